import { parseFilter, type ListQuery } from '../../platform/list/list-query.js';

/** Names of the filters of departures (rules/departures 1), and what they mean to a list. */
const BOUNDS: ReadonlyMap<string, string> = new Map([
  ['from', 'startDate_gte'],
  ['to', 'startDate_lte'],
]);

/** The query with `from` and `to`, the first and the last day of departure, as every list has bounds. */
export function departureFilter(query: ListQuery): ListQuery {
  const filter = parseFilter(query).map(([name, value]) => [BOUNDS.get(name) ?? name, value] as const);
  return { ...query, filter: JSON.stringify(Object.fromEntries(filter)) };
}
