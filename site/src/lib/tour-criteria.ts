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
import { NAMES_OF } from '@imisozi/core/names-of-days';

/** The path of the page with the results of a search. */
export function findPath(query: TourQuery): string {
  const written = tourQueryString(query);
  return written ? `/tours?${written}` : '/tours';
}

/** `December 2026` */
export const monthName = (month: string): string => catMonth(`${month}-01T00:00:00Z`);

/** {@link monthName} in the form that a sentence needs. */
function ofMonth(month: string): string {
  const name = monthName(month);
  return NAMES_OF[language().dates]?.ofMonth(name) ?? name;
}

/** The element with the results: filters lead there, so that a visitor goes on where the tours are. */
export const RESULTS = 'found';

/** The path of a filter: {@link findPath}, at its results. */
export const filterPath = (query: TourQuery): string => pagePath(`${findPath(query)}#${RESULTS}`);

/** The chosen criteria, each with the path of the search without it. */
export function chosenCriteria(query: TourQuery, placeName: string) {
  return criteriaOf(query).map((name) => ({
    name,
    label: labelOf(query, name, placeName),
    without: filterPath(withoutCriteria(query, [name])),
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

/** The title of a search for one place, length or month; only these searches are for search engines. */
export function titleOfOne(query: TourQuery, placeName: string): string | undefined {
  const [only, ...more] = criteriaOf(query);
  if (more.length > 0 || query.sort !== 'fit') return undefined;
  if (only === 'place') return finder.titles.place({ place: placeName });
  if (only === 'days') return finder.titles.days({ length: finder.upToDays({ days: query.days! }).toLowerCase() });
  return only === 'month' ? finder.titles.month({ month: ofMonth(query.month!) }) : undefined;
}
