import { addDays, type Day } from '../kigali-time.ts';

/** A visitor's search for tours. Null: any. */
export interface TourQuery {
  /** The text as typed, trimmed; empty: any. */
  readonly words: string;
  readonly people: number | null;
  /** The maximum number of days. */
  readonly days: number | null;
  /** The maximum price in US dollars for the whole group. */
  readonly price: number | null;
  /** The key of a place. */
  readonly place: string | null;
  /** `2026-12` */
  readonly month: string | null;
  readonly sort: TourSort;
  /** From 1. */
  readonly page: number;
}

export const TOUR_SORTS = ['fit', 'price', 'length'] as const;
export type TourSort = (typeof TOUR_SORTS)[number];

/** The choices of the form; a URL may also have numbers between them. */
export const TOUR_CHOICES = {
  people: [1, 2, 3, 4, 5, 6, 8, 10],
  days: [1, 2, 4, 7, 10, 14],
  price: [250, 500, 1_000, 1_500, 2_500, 5_000, 10_000],
} as const;

/** The query parameters, in the order in which they appear in a URL. */
export const TOUR_PARAMETERS = ['q', 'people', 'days', 'price', 'place', 'month', 'sort', 'page'] as const;

/** Trips are planned a year ahead. */
const MONTHS_AHEAD = 12;

const MAX = { people: 99, days: 99, price: 1_000_000, page: 1_000 } as const;
/** Of what is typed. */
export const MAX_WORDS_LENGTH = 80;
const MAX_KEY_LENGTH = 120;
const PLACE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The months that a visitor can choose, from the current one on: `2026-12`. */
export function monthsAhead(now: Day): readonly string[] {
  const [year = 0, month = 0] = now.split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  );
}

/** The last day of a month. */
export function lastDayOf(month: string): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1);
}

/** Parses the query of a URL. Invalid and repeated parameters are ignored. */
export function readTourQuery(parameters: URLSearchParams, now: Day): TourQuery {
  const month = parameters.get('month');
  const place = parameters.get('place');
  const sort = parameters.get('sort');
  return {
    words: [...(parameters.get('q') ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()]
      .slice(0, MAX_WORDS_LENGTH)
      .join(''),
    people: numberOf(parameters, 'people'),
    days: numberOf(parameters, 'days'),
    price: numberOf(parameters, 'price'),
    place: place && place.length <= MAX_KEY_LENGTH && PLACE.test(place) ? place : null,
    month: month && monthsAhead(now).includes(month) ? month : null,
    sort: TOUR_SORTS.find((one) => one === sort) ?? 'fit',
    page: numberOf(parameters, 'page') ?? 1,
  };
}

function numberOf(parameters: URLSearchParams, name: keyof typeof MAX): number | null {
  const text = parameters.get(name) ?? '';
  if (!/^\d{1,7}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= MAX[name] ? number : null;
}

/** The canonical query string, without the question mark: every way to write a search leads to the same page. */
export function tourQueryString({ words, people, days, price, place, month, sort, page }: TourQuery): string {
  const parameters = new URLSearchParams();
  if (words) parameters.set('q', words);
  const choices = { people, days, price, place, month };
  for (const [name, value] of Object.entries(choices)) if (value !== null) parameters.set(name, String(value));
  if (sort !== 'fit') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
}

/** The part of a search with which a tour's page starts. */
export type TripQuery = Partial<Pick<TourQuery, 'people' | 'month'>>;

/** The query string of a tour's page for a trip, without the question mark. */
export function tripQuery({ people, month }: TripQuery): string {
  return new URLSearchParams({ ...(people && { people: String(people) }), ...(month && { month }) }).toString();
}

/** All search criteria, by the names of their parameters. */
export const TOUR_CRITERIA = ['words', 'people', 'days', 'price', 'place', 'month'] as const;
export type TourCriterion = (typeof TOUR_CRITERIA)[number];

/** The criteria that a search uses. */
export const criteriaOf = (query: TourQuery): TourCriterion[] =>
  TOUR_CRITERIA.filter((name) => query[name] !== null && query[name] !== '');

/** The same search without some of its criteria, starting at the first page. */
export function withoutCriteria(query: TourQuery, names: readonly TourCriterion[]): TourQuery {
  const gone = Object.fromEntries(names.map((name) => [name, name === 'words' ? '' : null]));
  return { ...query, ...gone, page: 1 };
}
