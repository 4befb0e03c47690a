import { comma, pagePath } from '../i18n/language';
import { readTourQuery, tourQueryString, withoutCriteria, type TourQuery } from '@imisozi/core/finder/tour-query';
import { today } from '@imisozi/core/kigali-time';
import { savedTours } from '../i18n/for-pages';
import { tripBrief as text } from '../i18n/for-forms';
import type { TripBrief } from '../islands/trip-brief/trip-brief';
import { destinationLinks } from './api/server';
import { parameterOf, tourParametersOf } from './query-parameters';
import { readSlugs, slugsQuery } from './saved-slugs';
import { monthName } from './tour-criteria';

const PATH = '/trip-brief';

/** The trip brief, prefilled with the criteria of a tour search, without its free text. */
export function tripBriefLink(query: TourQuery): string {
  const asked = tourQueryString({ ...withoutCriteria(query, ['words']), sort: 'fit' });
  return pagePath(asked ? `${PATH}?${asked}` : PATH);
}

/** The trip brief for a journey like this tour. */
export const tripBriefLike = (slug: string): string =>
  pagePath(`${PATH}?${new URLSearchParams({ tour: slug }).toString()}`);

/** The trip brief for a journey that combines several tours. */
export const tripBriefWith = (slugs: readonly string[]): string => pagePath(`${PATH}?${slugsQuery(slugs)}`);

/**
 * The prefilled values from the page's query: numbers, a month, and the titles of tours or a destination that exist, so
 * a crafted link cannot put other text in the form.
 */
export async function tripBriefPrefillFrom(locals: App.Locals, url: URL): Promise<Partial<TripBrief> | undefined> {
  const { people, days, price, place, month } = readTourQuery(tourParametersOf(url), today());
  const slug = parameterOf(url, 'tour');
  const tour = slug ? await locals.siteData.tour(slug) : null;
  const destination = place && (await destinationLinks(locals))?.find((link) => link.slug === place);
  const several = await locals.siteData.toursNamed(readSlugs(parameterOf(url, 'tours')));
  const prefill = {
    ...(people !== null && { adults: String(people) }),
    ...(days !== null && { days: String(days) }),
    ...(price !== null && { budget: String(price) }),
    ...(month !== null && { when: monthName(month) }),
    ...(destination && { message: text.to({ title: destination.title }) }),
    ...(several.length > 0 && {
      message: savedTours.brief({ titles: several.map(({ title }) => title).join(comma()) }),
    }),
    ...(tour && { message: text.like({ title: tour.title }) }),
  };
  return Object.keys(prefill).length > 0 ? prefill : undefined;
}
