import { language, pagePath } from '../i18n/language';
import {
  criteriaOf,
  withoutCriteria,
  tourQueryString,
  type TourCriterion,
  type TourQuery,
} from '@imisozi/core/finder/tour-query';
import { finder } from '../i18n/for-pages';
import { catMonth } from './cat-time';
import { usd } from './money';
import { NAMES_OF } from './names-of-days';

/** The path of the page with the tours that a query finds. */
export function findPath(query: TourQuery): string {
  const written = tourQueryString(query);
  return written ? `/tours?${written}` : '/tours';
}

/** `December 2026` */
export const monthName = (month: string): string => catMonth(`${month}-01T00:00:00Z`);

/** {@link monthName} as it stands in a sentence. */
function ofMonth(month: string): string {
  const name = monthName(month);
  return NAMES_OF[language().dates]?.ofMonth(name) ?? name;
}

/** What is asked for, one entry a criterion, with the path of the page without it. */
export function chosenCriteria(query: TourQuery, placeName: string) {
  return criteriaOf(query).map((name) => ({
    name,
    label: labelOf(query, name, placeName),
    without: pagePath(findPath(withoutCriteria(query, [name]))),
  }));
}

function labelOf(query: TourQuery, name: TourCriterion, placeName: string): string {
  const labels: Readonly<Record<TourCriterion, () => string>> = {
    words: () => finder.forWords({ words: query.words }),
    people: () => finder.peopleOrMore({ people: query.people! }),
    days: () => finder.upToDays({ days: query.days! }),
    price: () => finder.upTo({ price: usd(query.price!) }),
    place: () => finder.inPlace({ place: placeName }),
    month: () => finder.inMonth({ month: ofMonth(query.month!) }),
  };
  return labels[name]();
}

/** The title of a page that is found by one place, length or month; only those are for search engines. */
export function titleOfOne(query: TourQuery, placeName: string): string | undefined {
  const [only, ...more] = criteriaOf(query);
  if (more.length > 0 || query.sort !== 'fit') return undefined;
  if (only === 'place') return finder.titles.place({ place: placeName });
  if (only === 'days') return finder.titles.days({ length: finder.upToDays({ days: query.days! }).toLowerCase() });
  return only === 'month' ? finder.titles.month({ month: ofMonth(query.month!) }) : undefined;
}
