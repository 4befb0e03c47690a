import { readTourQuery, tourQueryString, withoutCriteria, type TourQuery } from '@imisozi/core/finder/tour-query';
import { today } from '@imisozi/core/kigali-time';
import { tripBrief as text } from '../i18n/en';
import type { TripBrief } from '../islands/trip-brief/trip-brief';
import { destinationLinks } from './api/server';
import { parameterOf, tourParametersOf } from './query-parameters';
import { monthName } from './tour-criteria';

const PATH = '/trip-brief';

/** The trip brief, filled in with what was looked for among the tours; words stay behind. */
export function tripBriefLink(query: TourQuery): string {
  const asked = tourQueryString({ ...withoutCriteria(query, ['words']), sort: 'fit' });
  return asked ? `${PATH}?${asked}` : PATH;
}

/** The trip brief for a journey like a tour. */
export const tripBriefLike = (slug: string): string => `${PATH}?${new URLSearchParams({ tour: slug }).toString()}`;

/**
 * What the query of the page fills in: numbers, a month, and the titles of a tour or a destination that exist, so a crafted
 * link cannot put other words in the form.
 */
export async function tripBriefPrefillFrom(locals: App.Locals, url: URL): Promise<Partial<TripBrief> | undefined> {
  const { people, days, price, place, month } = readTourQuery(tourParametersOf(url), today());
  const slug = parameterOf(url, 'tour');
  const tour = slug ? await locals.content.tour(slug) : null;
  const destination = place && (await destinationLinks(locals))?.find((link) => link.slug === place);
  const prefill = {
    ...(people !== null && { adults: String(people) }),
    ...(days !== null && { days: String(days) }),
    ...(price !== null && { budget: String(price) }),
    ...(month !== null && { when: monthName(month) }),
    ...(tour ? { message: text.like(tour.title) } : destination && { message: text.to(destination.title) }),
  };
  return Object.keys(prefill).length > 0 ? prefill : undefined;
}
