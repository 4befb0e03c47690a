import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { ErasedPerson } from './person.js';

/** Shorter texts are also part of others. */
const MIN_LENGTH = 5;

/** Rows in which one of these columns contains an address, name or number of the person. */
export function whereSpelled<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  columns: readonly string[],
  { emails, spellings }: ErasedPerson,
): SelectQueryBuilder<Row> {
  const texts = [...new Set([...emails, ...spellings])].filter((text) => text.length >= MIN_LENGTH);
  return rows.where(
    new Brackets((or) => {
      or.where('1 = 0');
      for (const [index, text] of texts.entries()) {
        const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
        for (const column of columns) {
          or.orWhere(`row.${column} LIKE :text${index} ESCAPE '!'`, { [`text${index}`]: pattern });
        }
      }
    }),
  );
}
