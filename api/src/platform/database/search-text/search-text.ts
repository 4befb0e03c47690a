import { Column, type DataSource, type EntityMetadata, type ObjectLiteral } from 'typeorm';
import type { AbstractSqliteDriver } from 'typeorm/driver/sqlite-abstract/AbstractSqliteDriver.js';
import { foldText } from '@imisozi/core/fold-text';
import { phoneDigits, searchedPhone } from '@imisozi/core/phone';
import { markWords } from './search-words.js';

/** The property and column name of the search text, in every entity that has one. */
export const SEARCH_TEXT = 'searchText';

/** The maximum that MySQL can index together with two short columns; more than any real record needs. */
const INDEXED_BYTES = 2_900;

/** The maximum together with the time, the id and two short columns. */
const INDEXED_IN_ORDER_BYTES = 2_800;

/** For records with a long text, whose search text is not indexed. */
const LONG_BYTES = 24_000;

const TYPE = 'varbinary';

const sources = new Map<unknown, readonly string[]>();
const limits = new Map<unknown, number>();
const worded = new Set<unknown>();
const spelled = new Set<unknown>();

/**
 * All columns that staff search a record by, in one column: folded by {@link foldText}, one per line. The subscriber
 * beside this file fills it; null means "to be filled". It holds bytes because comparing bytes takes a tenth of the
 * time of comparing text; it is never read back. An index must begin with this column, so that a search scans the index
 * instead of whole rows; a `long` search text has no index. Records that may number a million are found by the
 * beginnings of `words`, in a separate table; where there are very many records, an index in newest-first order finds a
 * page. With `spelled`, its words also correct misspelt searches (`spellings.ts`).
 */
export const SearchTextColumn =
  <Entity extends object>(
    columns: readonly (keyof Entity & string)[],
    { long = false, words = false, spelled: isSpelled = false } = {},
  ) =>
  (prototype: Entity, property: typeof SEARCH_TEXT): void => {
    const length = long ? LONG_BYTES : words ? INDEXED_IN_ORDER_BYTES : INDEXED_BYTES;
    sources.set(prototype.constructor, columns);
    limits.set(prototype.constructor, length);
    if (words) worded.add(prototype.constructor);
    if (isSpelled) spelled.add(prototype.constructor);
    Column({ type: TYPE, length, nullable: true, select: false })(prototype, property);
  };

/** The columns that an entity's search text consists of; undefined when it has none. */
export const searchedColumns = ({ target }: Pick<EntityMetadata, 'target'>): readonly string[] | undefined =>
  sources.get(target);

/** Whether records of the entity are found by the beginnings of words. */
export const hasSearchWords = ({ target }: Pick<EntityMetadata, 'target'>): boolean => worded.has(target);

/** Whether the words are also found with a misspelt letter. */
export const hasSpellings = ({ target }: Pick<EntityMetadata, 'target'>): boolean => spelled.has(target);

const PHONES: readonly string[] = ['phone', 'phoneNumber'];

/** Whether the entity's search text contains the digits of a telephone number besides the number as written. */
export const hasPhone = (metadata: Pick<EntityMetadata, 'target'>): boolean =>
  searchedColumns(metadata)?.some((name) => PHONES.includes(name)) ?? false;

/** The search text of a record with these values. Text beyond the column's length is cut off and not found. */
export function searchTextOf({ target }: EntityMetadata, values: ObjectLiteral): Buffer {
  const lines = (sources.get(target) ?? []).map((name) => {
    const text = String(values[name] ?? '');
    return PHONES.includes(name) ? [foldText(text), ...waysToDial(text)].join(' ') : foldText(text);
  });
  const text = lines.join('\n');
  return Buffer.from(worded.has(target) ? markWords(text) : text).subarray(0, limits.get(target));
}

/**
 * The digits of a telephone number, with and without the prefix that differs between national and international
 * dialling: a search matches the beginning of either.
 */
function waysToDial(text: string): string[] {
  const digits = phoneDigits(text);
  const national = searchedPhone(text.trim()) ?? searchedPhone(digits);
  return national && national !== digits ? [digits, national] : [digits];
}

/** SQLite accepts any type name and stores bytes unchanged, but TypeORM's list of SQLite types lacks this one. */
export function allowBytesOnSqlite({ driver }: DataSource): void {
  const { supportedDataTypes, withLengthColumnTypes } = driver as AbstractSqliteDriver;
  for (const types of [supportedDataTypes, withLengthColumnTypes]) types.push(TYPE);
}
