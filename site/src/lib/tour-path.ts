import { tripQuery, type TripQuery } from '@imisozi/core/finder/tour-query';
import { pagePath } from '../i18n/language';

/** The path of a tour's page, with the number of people and the month of the search. */
export function tourPath(slug: string, trip: TripQuery = {}): string {
  const query = tripQuery(trip);
  return pagePath(`/tour/${slug}${query && `?${query}`}`);
}
