import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { foldText } from '@imisozi/core/fold-text';
import { phoneDigits } from '@imisozi/core/phone';
import { SEARCH_TEXT } from './search-text.js';
import { SEARCH_WORDS, wordsOf } from './search-words.js';
import { forgetSpellings } from './spellings.js';

/** Values in one statement. */
const CHUNK = 200;

/**
 * Forgets by which words records are found, before they are erased: those of their search texts, and of other
 * spellings, because words of earlier texts stay.
 */
export async function forgetSearchWords<Row extends ObjectLiteral>(
  tx: EntityManager,
  target: EntityTarget<Row>,
  ids: readonly string[],
  spellings: readonly string[],
): Promise<void> {
  const { tableName } = tx.connection.getMetadata(target);
  const others = spellings.flatMap((text) => [...wordsOf(foldText(text)), ...wordsOf(phoneDigits(text))]);
  for (const id of ids) {
    const row = await tx
      .createQueryBuilder(target, 'row')
      .select(`row.${SEARCH_TEXT}`, 'text')
      .where('row.id = :id', { id })
      .getRawOne<{ text: Buffer | null }>();
    const words = [...new Set([...wordsOf(row?.text?.toString() ?? ''), ...others])].map((word) => Buffer.from(word));
    for (let from = 0; from < words.length; from += CHUNK) {
      const some = words.slice(from, from + CHUNK);
      await tx.query(
        `DELETE FROM ${SEARCH_WORDS} WHERE kind = ? AND recordId = ? AND word IN (${some.map(() => '?').join(', ')})`,
        [tableName, id, ...some],
      );
    }
    await forgetSpellings(tx, words);
  }
}
