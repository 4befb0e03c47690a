import { BadRequestException } from '@nestjs/common';
import { Brackets, type ObjectLiteral, type Repository, type SelectQueryBuilder } from 'typeorm';
import { hasPhone, SEARCH_TEXT, searchedColumns } from '../../database/search-text/search-text.js';
import { foldText } from '../../database/search-text/fold-text.js';
import { searchedPhone } from '@imisozi/core/phone';
import type { ListRules } from './list-rules.js';

const MOST_WORDS = 8;

/** So few records are named one by one, and the rest of the query looks at nothing else. */
const FEW = 1_000;

type Rows = SelectQueryBuilder<ObjectLiteral>;

/** What is left to do for a search after its first look. */
export type Search = 'none' | 'few' | 'many';

/**
 * Narrows the rows to those with each word of the filter `q` somewhere in what staff search by. Where there is a
 * search text, one look at it finds the records if they are few: no other index could, and so nothing looks twice.
 * @returns whether they are named one by one
 * @throws BadRequestException for anything but text
 */
export async function applySearch(
  rows: Rows,
  repository: Repository<ObjectLiteral>,
  rules: ListRules,
  value: unknown,
): Promise<Search> {
  if (value === undefined) return 'none';
  if (typeof value !== 'string') throw new BadRequestException('The filter q must be text.');
  const phone = hasPhone(repository.metadata) ? searchedPhone(value.trim()) : undefined;
  const words = phone ? [phone] : value.trim().split(/\s+/).slice(0, MOST_WORDS);
  if (!searchedColumns(repository.metadata)) {
    whereColumnsHave(rows, rules.search ?? [], words);
    return 'few';
  }
  const looked = onSearchIndex(repository.createQueryBuilder('row').select('row.id', 'id'));
  whereSearchTextHas(looked, words);
  const found = await looked.limit(FEW + 1).getRawMany<{ id: string }>();
  if (found.length > FEW) {
    whereSearchTextHas(rows, words);
    return 'many';
  }
  if (found.length === 0) rows.andWhere('1 = 0');
  else rows.andWhere('row.id IN (:...found)', { found: found.map(({ id }) => id) });
  return 'few';
}

/** Makes MySQL look at the index that holds the search text, and not at whole rows. */
export function onSearchIndex<Entity extends ObjectLiteral>(
  rows: SelectQueryBuilder<Entity>,
): SelectQueryBuilder<Entity> {
  const { indices } = rows.expressionMap.mainAlias!.metadata;
  const index = indices.find(({ columns }) => columns[0]?.propertyName === SEARCH_TEXT);
  return index ? rows.useIndex(index.name) : rows;
}

function whereSearchTextHas(rows: Rows, words: readonly string[]): void {
  for (const [index, word] of words.entries()) {
    rows.andWhere(`INSTR(row.${SEARCH_TEXT}, :word${index}) > 0`, { [`word${index}`]: Buffer.from(foldText(word)) });
  }
}

function whereColumnsHave(rows: Rows, columns: readonly string[], words: readonly string[]): void {
  for (const [index, word] of words.entries()) {
    const name = `word${index}`;
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    rows.andWhere(
      new Brackets((any) => {
        for (const column of columns) any.orWhere(`row.${column} LIKE :${name} ESCAPE '!'`, { [name]: pattern });
      }),
    );
  }
}
