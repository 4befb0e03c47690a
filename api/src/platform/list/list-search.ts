import { Brackets, type EntityMetadata, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import { refusal } from '../errors/refused.js';
import { hasPhone, hasSearchWords, SEARCH_TEXT, searchedColumns } from '../database/search-text/search-text.js';
import {
  boundsOf,
  markWords,
  SEARCH_WORDS,
  soughtWords,
  type SoughtWord,
} from '../database/search-text/search-words.js';
import { foldText } from '@imisozi/core/fold-text';
import { searchedPhone } from '@imisozi/core/phone';
import type { ListDefinition } from './list-definition.js';

const MAX_WORDS = 8;

/** With at most this many hits, the query is restricted to their ids. */
const FEW = 1_000;

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** Up to this many records with a word are checked one by one; else reading the newest records finds a page sooner. */
const FEW_WITH_A_WORD = 2_000;

/** The same for several words, because it is unknown how many records have all of them; and for other sort orders. */
const FEW_OTHERWISE = 5_000;

/** How many records with the rarest word are checked to estimate the minimum number of hits. */
const SAMPLE = 500;

/** The query that counts the hits of a search with many of them. */
export interface SearchResult {
  readonly toCount: (rows: Rows) => Rows;
  /** These are only some of the hits; how many more there are is unknown. */
  readonly isSample: boolean;
  /** A newest-first page can be found by reading the index with the search texts in its order. */
  readonly isInIndex: boolean;
}

const ALL: SearchResult = { toCount: (rows) => rows, isSample: false, isInIndex: false };

/**
 * Narrows the rows to those with each word of the filter `q`: by the beginnings of words where the entity has search
 * words, else anywhere in a searched column.
 * @throws Refused for anything but text
 */
export async function applySearch(
  rows: Rows,
  repository: Repository<ObjectLiteral>,
  list: ListDefinition,
  value: unknown,
  isNewestFirst: boolean,
): Promise<SearchResult> {
  if (value === undefined) return ALL;
  if (typeof value !== 'string') throw refusal('filter-not-text', { filter: 'q' });
  const phone = hasPhone(repository.metadata) ? searchedPhone(value.trim()) : undefined;
  const words = phone ? [phone] : value.trim().split(/\s+/).slice(0, MAX_WORDS);
  if (hasSearchWords(repository.metadata)) return applyWords(rows, repository, words, isNewestFirst);
  if (!searchedColumns(repository.metadata)) {
    whereColumnsHave(rows, list.search ?? [], words);
    return ALL;
  }
  return applyScan(rows, repository, list, words);
}

/** One scan of the index with the search texts finds the ids if they are few, so the list need not search again. */
async function applyScan(
  rows: Rows,
  repository: Repository<ObjectLiteral>,
  list: ListDefinition,
  words: readonly string[],
): Promise<SearchResult> {
  const hits = onSearchIndex(repository.createQueryBuilder('row').select('row.id', 'id'));
  whereSearchTextHas(hits, list, words);
  const found = await hits.limit(FEW + 1).getRawMany<{ id: string }>();
  if (found.length > FEW) {
    whereSearchTextHas(rows, list, words);
    return { toCount: onSearchIndex, isSample: false, isInIndex: false };
  }
  if (found.length === 0) rows.andWhere('1 = 0');
  else rows.andWhere('row.id IN (:...found)', { found: found.map(({ id }) => id) });
  return ALL;
}

/**
 * If the records with the rarest word are few, they are checked one by one. If they are many, reading the list in its
 * order finds a page of them quickly.
 */
async function applyWords(
  rows: Rows,
  repository: Repository<ObjectLiteral>,
  words: readonly string[],
  isNewestFirst: boolean,
): Promise<SearchResult> {
  const folded = words.map(foldText);
  for (const [index, word] of folded.entries()) {
    rows.andWhere(`INSTR(row.${SEARCH_TEXT}, :word${index}) > 0`, { [`word${index}`]: Buffer.from(markWords(word)) });
  }
  const sought = folded.flatMap(soughtWords);
  if (sought.length === 0) return { ...ALL, isInIndex: isNewestFirst };
  const few = isNewestFirst && sought.length === 1 ? FEW_WITH_A_WORD : FEW_OTHERWISE;
  const rarest = await rarestOf(repository, sought, few + 1);
  if (rarest.count <= few) {
    whereFound(rows, rarest.word);
    return ALL;
  }
  return {
    toCount: (all) => whereFound(all.clone(), rarest.word, SAMPLE),
    isSample: true,
    isInIndex: isNewestFirst,
  };
}

/** The word that the fewest records have, and how many; counts above `most` are treated as equal. */
async function rarestOf(
  { manager, metadata }: Repository<ObjectLiteral>,
  words: readonly SoughtWord[],
  most: number,
): Promise<{ readonly word: SoughtWord; readonly count: number }> {
  const counted = words.map(
    (_, index) =>
      `SELECT ${index} AS place, COUNT(*) AS count FROM ` +
      `(SELECT 1 FROM ${SEARCH_WORDS} WHERE kind = ? AND word >= ? AND word < ? LIMIT ${most}) AS some${index}`,
  );
  const parameters = words.flatMap((word) => [metadata.tableName, ...boundsOf(word)]);
  const counts = await manager.query<{ place: number; count: number }[]>(counted.join(' UNION ALL '), parameters);
  const { place, count } = counts.reduce((one, other) => (Number(other.count) < Number(one.count) ? other : one));
  return { word: words[Number(place)]!, count: Number(count) };
}

/** Joins the records that have a word, so that the database starts with them; with a condition it might not. */
function whereFound(rows: Rows, word: SoughtWord, most?: number): Rows {
  const [from, to] = boundsOf(word);
  const some = `SELECT recordId FROM ${SEARCH_WORDS} WHERE kind = :kind AND word >= :wordFrom AND word < :wordTo`;
  const found = `(SELECT DISTINCT recordId FROM (${some}${most ? ` LIMIT ${most}` : ''}) AS hits)`;
  return rows.innerJoin(found, 'found', 'found.recordId = row.id', {
    kind: rows.expressionMap.mainAlias!.metadata.tableName,
    wordFrom: from,
    wordTo: to,
  });
}

/** Makes MySQL scan the index that contains the search text instead of whole rows. */
export function onSearchIndex<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  const index = searchIndexOf(rows.expressionMap.mainAlias!.metadata);
  return index ? rows.useIndex(index.name) : rows;
}

/** Whether the index with the search texts is in newest-first order and contains these columns too. */
export const isInSearchIndex = (metadata: EntityMetadata, names: readonly string[]): boolean => {
  const columns = searchIndexOf(metadata)?.columns.map(({ propertyName }) => propertyName) ?? [];
  return columns[0] === 'createdAt' && names.every((name) => columns.includes(name));
};

const searchIndexOf = ({ indices }: EntityMetadata) =>
  indices.find(({ columns }) => columns.some(({ propertyName }) => propertyName === SEARCH_TEXT));

function whereSearchTextHas(rows: Rows, { searchElsewhere }: ListDefinition, words: readonly string[]): void {
  for (const [index, word] of words.entries()) {
    const [name, pattern] = [`word${index}`, `pattern${index}`];
    const here = `INSTR(row.${SEARCH_TEXT}, :${name}) > 0`;
    rows.andWhere(searchElsewhere ? `(${here} OR (${searchElsewhere(`:${pattern} ESCAPE '!'`)}))` : here, {
      [name]: Buffer.from(foldText(word)),
      ...(searchElsewhere && { [pattern]: patternOf(word) }),
    });
  }
}

const patternOf = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`;

function whereColumnsHave(rows: Rows, columns: readonly string[], words: readonly string[]): void {
  for (const [index, word] of words.entries()) {
    const name = `word${index}`;
    const pattern = patternOf(word);
    rows.andWhere(
      new Brackets((any) => {
        for (const column of columns) any.orWhere(`row.${column} LIKE :${name} ESCAPE '!'`, { [name]: pattern });
      }),
    );
  }
}
