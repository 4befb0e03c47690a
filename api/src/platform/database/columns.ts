import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { Column, PrimaryColumn, VirtualColumn, type ColumnOptions } from 'typeorm';
import { z, type ZodType } from 'zod';
import { isDay, type Day } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { isMediaUrl, MAX_URL_LENGTH } from '@imisozi/core/media-url';
import { CorruptValue } from './corrupt-rows/corrupt-value.js';

/** 36 characters of a random UUID: the only kind of key here, because ids are public and must not be guessable. */
export const ID_LENGTH = 36;

/** Cents in the database, dollars in the program: sums stay exact and both databases agree. */
const cents = {
  to: (dollars: number | null | undefined) => (typeof dollars === 'number' ? toCents(dollars) : dollars),
  from: (stored: number | null | undefined) => (typeof stored === 'number' ? stored / 100 : stored),
};

export const IdColumn = () => PrimaryColumn({ type: 'varchar', length: ID_LENGTH });

/** A reference to another record's id. */
export const RefColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({ type: 'varchar', length: ID_LENGTH, ...options });

export const TextColumn = (length: number, options: Pick<ColumnOptions, 'nullable' | 'default'> = {}) =>
  Column({ type: 'varchar', length, ...options });

/** Up to 65,535 bytes of text (MySQL's TEXT). */
export const LongTextColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) => Column({ type: 'text', ...options });

/** The most bytes of a {@link BytesColumn} (MySQL's BLOB). */
export const MAX_COLUMN_BYTES = 65_535;

/** Up to {@link MAX_COLUMN_BYTES} bytes. */
export const BytesColumn = () => Column({ type: 'blob' });

/** US dollars with cents, as a JavaScript number. */
export const MoneyColumn = (options: Pick<ColumnOptions, 'default' | 'nullable'> = {}) =>
  Column({ type: 'int', transformer: cents, ...options });

/** The code of a language of the site. */
export const LanguageColumn = () => Column({ type: 'varchar', length: 5, default: DEFAULT_LANGUAGE });

export const CountColumn = () => Column({ type: 'int', default: 0 });

export const FlagColumn = (fallback: boolean) => Column({ type: 'boolean', default: fallback });

/** The fallback for a day that cannot be read: it is in the past, so nothing is sold or scheduled for it. */
const NO_DAY: Day = '1970-01-01';

/** A day in Kigali, `2026-11-21`: stored as text, because text has no time zone that a driver could convert. */
export const DayColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({
    type: 'varchar',
    length: 10,
    transformer: {
      to: (day: unknown) => day,
      from: (stored: unknown) =>
        stored === undefined || (stored === null && options.nullable) || isDay(stored)
          ? stored
          : new CorruptValue(stored, options.nullable ? null : NO_DAY),
    },
    ...options,
  });

/** A point in time, to the millisecond, in UTC. */
export const TimeColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });

/** The URL of an uploaded file, or empty when there is none. */
export const MediaUrlColumn = () =>
  Column({
    type: 'varchar',
    length: MAX_URL_LENGTH,
    transformer: {
      to: (address: unknown) => address,
      from: (stored: unknown) =>
        stored === undefined || stored === '' || (typeof stored === 'string' && isMediaUrl(stored))
          ? stored
          : new CorruptValue(stored, ''),
    },
  });

/**
 * A list or object stored as JSON text; never queried into.
 * @param shape the schema of valid values
 * @param empty replaces any other value
 */
export function JsonColumn<Value>(
  shape: ZodType<Value>,
  empty: () => NoInfer<Value>,
  options: Pick<ColumnOptions, 'nullable'> = {},
) {
  // TypeORM saves whole rows: a value that could not be read must be written back unchanged.
  const rawOf = new WeakMap<object, unknown>();
  const corrupt = (raw: unknown) => {
    const fallback = empty();
    if (typeof fallback === 'object' && fallback !== null) rawOf.set(fallback, raw);
    return new CorruptValue(raw, fallback);
  };
  const read = (stored: unknown) => {
    if (stored === undefined || (stored === null && options.nullable)) return stored;
    try {
      const value = JSON.parse(stored as string) as unknown;
      return shape.safeParse(value).success ? value : corrupt(stored);
    } catch {
      return corrupt(stored);
    }
  };
  const write = (value: unknown) => {
    if (value === undefined || value === null) return value;
    return typeof value === 'object' && rawOf.has(value) ? rawOf.get(value) : JSON.stringify(value);
  };
  return Column({ type: 'text', transformer: { to: write, from: read }, ...options });
}

/**
 * A value computed from other tables: read with the record, and never written.
 * @param sql the expression; `row` is the alias of the record's own table in it
 */
export const DerivedColumn = (
  type: 'int' | 'text' | 'varchar',
  sql: (row: string) => string,
  options: Pick<ColumnOptions, 'nullable'> = {},
) => VirtualColumn({ type, query: sql, ...options });

/** An object with any content. */
export const ANY_OBJECT = z.record(z.string(), z.unknown());
