import { parseCatTime, addDays, type Day } from '@imisozi/core/kigali-time';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';

/** The database numbers days from here. */
const DAY_ZERO = '1970-01-01';

/** The day with a number that the database gave it. */
export const dayNumbered = (dayNumber: number): Day => addDays(DAY_ZERO, dayNumber);

/**
 * Counts rows `o` by the day in Kigali of a column, from one day to another, both included: rows `{day, count}`, where
 * {@link dayNumbered} names the day. Kigali is two hours ahead of UTC the whole year, and the two databases say so
 * differently. MySQL groups by a whole number in half the time that it takes for text.
 */
export function countByDay<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  column: keyof Row & string,
  [first, last]: readonly [Day, Day],
): SelectQueryBuilder<Row> {
  const isMysql = repository.manager.connection.options.type === 'mysql';
  const day = isMysql
    ? `TIMESTAMPDIFF(DAY, '1969-12-31 22:00:00', o.${column})`
    : `unixepoch(o.${column}, '+2 hours') / 86400`;
  return repository
    .createQueryBuilder('o')
    .select(day, 'day')
    .addSelect('COUNT(*)', 'count')
    .where(`o.${column} >= :begin AND o.${column} < :end`, {
      begin: parseCatTime(first),
      end: parseCatTime(addDays(last, 1)),
    })
    .groupBy('day');
}
