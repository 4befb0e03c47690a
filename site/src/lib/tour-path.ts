import type { TourQuery } from '@imisozi/core/finder/tour-query';
import { pagePath } from '../i18n/language';

/** The trip that a visitor searches for, which a tour's page starts with. */
export type SoughtTrip = Partial<Pick<TourQuery, 'people' | 'month'>>;

/** The path of a tour's page, with the number of people and the month of the search. */
export function tourPath(slug: string, { people, month }: SoughtTrip = {}): string {
  const trip = new URLSearchParams({ ...(people && { people: String(people) }), ...(month && { month }) });
  return pagePath(`/tour/${slug}${trip.size > 0 ? `?${trip.toString()}` : ''}`);
}
