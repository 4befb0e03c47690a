import { parseFilter, type ListQuery } from '../../platform/list/list-query.js';

/** The departures' own filter names (rules/departures 1), and the list filters that they stand for. */
const BOUNDS: ReadonlyMap<string, string> = new Map([
  ['from', 'startDate_gte'],
  ['to', 'startDate_lte'],
]);

/** Replaces `from` and `to`, the first and the last day of departure, by the range filters of all lists. */
export function departureFilter(query: ListQuery): ListQuery {
  const filter = parseFilter(query).map(([name, value]) => [BOUNDS.get(name) ?? name, value] as const);
  return { ...query, filter: JSON.stringify(Object.fromEntries(filter)) };
}
