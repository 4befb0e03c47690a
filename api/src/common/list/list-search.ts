import { BadRequestException } from '@nestjs/common';
import { Brackets, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import { hasPhone, SEARCH_TEXT, searchedColumns } from '../../database/search-text/search-text.js';
import { foldText } from '../../database/search-text/fold-text.js';
import { searchedPhone } from '@imisozi/core/phone';
import type { ListDefinition } from './list-definition.js';

const MOST_WORDS = 8;

/** With at most this number of hits, the query is restricted to their ids. */
const FEW = 1_000;

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** How a search was answered: with all ids that it found, if they are few. */
export type SearchResult = 'none' | 'few' | 'many';

/**
 * Narrows the rows to those with each word of the filter `q` in a searched column. With a search text column, one scan of
 * its index finds the ids if they are few, and the other queries of the list need not search again.
 * @returns whether the rows are restricted to ids
 * @throws BadRequestException for anything but text
 */
export async function applySearch(
  rows: Rows,
  repository: Repository<ObjectLiteral>,
  list: ListDefinition,
  value: unknown,
): Promise<SearchResult> {
  if (value === undefined) return 'none';
  if (typeof value !== 'string') throw new BadRequestException('The filter q must be text.');
  const phone = hasPhone(repository.metadata) ? searchedPhone(value.trim()) : undefined;
  const words = phone ? [phone] : value.trim().split(/\s+/).slice(0, MOST_WORDS);
  if (!searchedColumns(repository.metadata)) {
    whereColumnsHave(rows, list.search ?? [], words);
    return 'few';
  }
  const hits = onSearchIndex(repository.createQueryBuilder('row').select('row.id', 'id'));
  whereSearchTextHas(hits, list, words);
  const found = await hits.limit(FEW + 1).getRawMany<{ id: string }>();
  if (found.length > FEW) {
    whereSearchTextHas(rows, list, words);
    return 'many';
  }
  if (found.length === 0) rows.andWhere('1 = 0');
  else rows.andWhere('row.id IN (:...found)', { found: found.map(({ id }) => id) });
  return 'few';
}

/** Makes MySQL scan the index that contains the search text, and not whole rows. */
export function onSearchIndex<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  const { indices } = rows.expressionMap.mainAlias!.metadata;
  const index = indices.find(({ columns }) => columns[0]?.propertyName === SEARCH_TEXT);
  return index ? rows.useIndex(index.name) : rows;
}

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
