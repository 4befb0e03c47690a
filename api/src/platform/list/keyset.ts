import { LessThan, type FindOptionsWhere } from 'typeorm';
import { refusal } from '../errors/refused.js';

/** The place of a record in a newest-first list; the id decides between two of the same millisecond. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([\da-f-]{36})$/;

/** The cursor at the end of a page, for the call that continues from there. */
export const cursorAt = ({ createdAt, id }: Place): string => `${createdAt.toISOString()}_${id}`;

/** @throws Refused for a cursor that {@link cursorAt} has not made */
export function placeAt(cursor: string | undefined): Place | undefined {
  if (!cursor) return undefined;
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(time ?? '');
  if (!id || Number.isNaN(createdAt.getTime())) {
    throw refusal('page-not-found');
  }
  return { createdAt, id };
}

/** A page of a list of one record's rows. */
export interface Part {
  /** Where the previous page ended. */
  readonly place: Place | undefined;
  /** How many rows at most. */
  readonly take: number;
}

/** Limits a query to records after a place in a list of `NEWEST_FIRST`; without a place it is unchanged. */
export function after<Row extends Place>(
  place: Place | undefined,
  where: FindOptionsWhere<Row>,
): FindOptionsWhere<Row> | FindOptionsWhere<Row>[] {
  if (!place) return where;
  const { createdAt, id } = place;
  return [
    { ...where, createdAt: LessThan(createdAt) },
    { ...where, createdAt, id: LessThan(id) },
  ];
}

/** Compares two records for a newest-first list, as both databases do. */
export const byPlace = (one: Place, other: Place): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
