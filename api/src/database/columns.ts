import { toCents } from '../common/money.js';
import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** 36 characters of a random UUID: the only kind of key here, because ids are public and must not be guessable. */
export const ID_LENGTH = 36;

/** Cents in the database, dollars in the program: sums stay exact and both databases agree. */
const cents = {
  to: (dollars: number | null | undefined) => (typeof dollars === 'number' ? toCents(dollars) : dollars),
  from: (stored: number | null) => (stored === null ? null : stored / 100),
};

export const IdColumn = () => PrimaryColumn({ type: 'varchar', length: ID_LENGTH });

/** A reference to another record's id. */
export const RefColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({ type: 'varchar', length: ID_LENGTH, ...options });

export const TextColumn = (length: number, options: Pick<ColumnOptions, 'nullable' | 'default'> = {}) =>
  Column({ type: 'varchar', length, ...options });

/** Up to 65,535 bytes of text (MySQL's TEXT). */
export const LongTextColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) => Column({ type: 'text', ...options });

/** US dollars with cents, as a JavaScript number. */
export const MoneyColumn = (options: Pick<ColumnOptions, 'default' | 'nullable'> = {}) =>
  Column({ type: 'int', transformer: cents, ...options });

export const CountColumn = () => Column({ type: 'int', default: 0 });

export const FlagColumn = (fallback: boolean) => Column({ type: 'boolean', default: fallback });

/** A point in time, to the millisecond, in UTC. */
export const TimeColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });

/** A list or object kept as JSON text; never queried into. */
export const JsonColumn = (options: Pick<ColumnOptions, 'nullable'> = {}) =>
  Column({ type: 'simple-json', ...options });
