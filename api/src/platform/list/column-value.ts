import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { refusal } from '../errors/refused.js';
import { parseDayFilter } from './day-filter.js';

export type Column = ColumnMetadata;

/** @throws Error when a list definition names a column that its entity does not have */
export function columnOf(rows: SelectQueryBuilder<ObjectLiteral>, name: string): Column {
  const column = rows.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(name);
  if (!column) throw new Error(`The definition of a list names an unknown column: ${name}`);
  return column;
}

/** The SQL of a column, about `row`; an expression for derived columns. */
export const sqlOf = ({ propertyName, query, isVirtualProperty }: Column): string =>
  isVirtualProperty && query ? `(${query('row')})` : `row.${propertyName}`;

/** Converts a value to how the column stores it: dollars become cents. */
export function storedValue(column: Column, value: unknown): unknown {
  const { transformer } = column;
  return transformer && !Array.isArray(transformer) ? (transformer.to(value) as unknown) : value;
}

/**
 * Converts a filter's value to how the column stores it.
 * @param isUpperBound whether rows with a smaller value are found too, which matters for days
 * @throws Refused for a value of the wrong type
 */
export function parseValue(column: Column, filter: string, value: unknown, isUpperBound = false): unknown {
  const refused = (kind: string) => refusal('filter-takes', { filter, kind });
  switch (column.type) {
    case 'boolean': {
      const flag = value === 'true' ? true : value === 'false' ? false : value;
      if (typeof flag !== 'boolean') throw refused('true or false');
      return flag;
    }
    case 'int': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      // JSON may contain 1e400, which becomes Infinity here and is invalid in SQL.
      if (typeof number !== 'number' || !Number.isFinite(number)) throw refused('a number');
      return storedValue(column, number);
    }
    case 'datetime': {
      const time = parseDayFilter(value, isUpperBound);
      if (!time) throw refused('a date, such as 2026-11-21 or 2026-11-21T08:00:00Z');
      return time;
    }
    default:
      if (typeof value !== 'string' && !Number.isFinite(value)) throw refused('text');
      return String(value);
  }
}
