import {
  TOUR_CHOICES,
  TOUR_PARAMETERS,
  readTourQuery,
  tourQueryString,
  tripQuery,
} from '@imisozi/core/finder/tour-query';
import { readLanguage } from '@imisozi/core/languages';
import { today } from '@imisozi/core/kigali-time';

/**
 * Every query parameter that a page reads. The edge cache stores one response for all queries without any of these, so
 * pages must read their query only with the functions of this file.
 */
const PARAMETERS = [
  ...TOUR_PARAMETERS,
  'ask',
  'booked',
  'dates',
  'departure',
  'event',
  'mail',
  'order',
  'plan',
  'remove',
  'sent',
  'share',
  'split',
  'tour',
  'tours',
  'traveller',
  'waiting',
  'waitingKey',
] as const;
type Parameter = (typeof PARAMETERS)[number];

const names: ReadonlySet<string> = new Set(PARAMETERS);

/** Whether a page reads this parameter. */
export const isParameter = (name: string): boolean => names.has(name);

/** The value of a parameter, or null. */
export const parameterOf = ({ searchParams }: URL, name: Parameter): string | null => searchParams.get(name);

/** The search parameters of a URL in their original order. */
export const tourParametersOf = ({ searchParams }: URL | { searchParams: URLSearchParams }): URLSearchParams =>
  new URLSearchParams([...searchParams].filter(([name]) => isTourParameter(name)));

const tourParameters: ReadonlySet<string> = new Set(TOUR_PARAMETERS);
const isTourParameter = (name: string): boolean => tourParameters.has(name);

/**
 * The query under which the edge cache stores a page, or undefined for a page that it does not store. Tour searches are
 * stored for the choices of the form, but not for free text, of which strangers can invent any number.
 */
export function keptQuery(path: string, searchParams: URLSearchParams): string | undefined {
  const page = readLanguage(path).path;
  if (page.startsWith('/tour/')) return keptTrip(searchParams);
  if (page !== '/tours') return undefined;
  for (const name of searchParams.keys()) if (isParameter(name) && !isTourParameter(name)) return undefined;
  const query = readTourQuery(searchParams, today());
  const isOffered = CHOSEN.every(
    (name) => query[name] === null || (TOUR_CHOICES[name] as readonly number[]).includes(query[name]),
  );
  const kept = tourQueryString(query);
  return isOffered && !query.words && kept === tourParametersOf({ searchParams }).toString() ? kept : undefined;
}

/** A tour's page is stored for the party sizes and the months of the finder's form. */
function keptTrip(searchParams: URLSearchParams): string | undefined {
  const read = new URLSearchParams([...searchParams].filter(([name]) => isParameter(name))).toString();
  const { people, month } = readTourQuery(searchParams, today());
  const isOffered = people === null || (TOUR_CHOICES.people as readonly number[]).includes(people);
  return read && isOffered && read === tripQuery({ people, month }) ? read : undefined;
}

const CHOSEN = ['people', 'days', 'price'] as const;
