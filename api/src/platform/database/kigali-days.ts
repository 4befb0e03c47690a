import { parseCatTime, addDays, type Day } from '@imisozi/core/kigali-time';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';

/** Day 0 of the day numbers in SQL. */
const DAY_ZERO = '1970-01-01';

/** Converts a day number from the database to a day. */
export const dayNumbered = (dayNumber: number): Day => addDays(DAY_ZERO, dayNumber);

/**
 * Counts rows `o` by a time column's day in Kigali, from one day to another, both included: rows `{day, count}`, where
 * {@link dayNumbered} converts `day`. Kigali is two hours ahead of UTC all year; the two databases express this
 * differently. MySQL groups by an integer in half the time that it takes for text.
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
