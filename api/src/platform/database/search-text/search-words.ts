import type { EntityManager, EntityMetadata } from 'typeorm';

/** The table of {@link SearchWord}. */
export const SEARCH_WORDS = 'search_words';

/** Precedes each word of a search text, so that a search for mark + text finds only the beginnings of words. */
const MARK = '\u0001';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A single letter matches too many records to be useful. */
const MIN_WORD_LENGTH = 2;

/** How many characters of a word are kept; words with the same first characters are told apart by the search text. */
const MAX_WORD_LENGTH = 24;

/** This byte never occurs in UTF-8, so all words with a prefix sort before that prefix followed by this byte. */
const BEHIND_ALL = Buffer.from([0xff]);

/** A word followed by this byte sorts right behind the word itself. */
const NEXT = Buffer.from([0]);

/** Folded text with a mark before each word. */
export const markWords = (folded: string): string => folded.replace(WORD, `${MARK}$&`);

/** The distinct words of a folded text, with or without marks, as stored in the table. */
export const wordsOf = (folded: string): string[] => [
  ...new Set(
    Array.from(folded.matchAll(WORD), ([word]) => Array.from(word).slice(0, MAX_WORD_LENGTH).join('')).filter(
      (word) => word.length >= MIN_WORD_LENGTH,
    ),
  ),
];

/** A word of a search; unless `isWhole`, it matches all words that begin with it. */
export interface SoughtWord {
  readonly word: string;
  readonly isWhole: boolean;
}

/** The words of a folded search. A word followed by other characters is complete. */
export const soughtWords = (folded: string): SoughtWord[] =>
  Array.from(folded.matchAll(WORD), ({ 0: found, index }) => {
    const [word] = wordsOf(found);
    return { word: word ?? '', isWhole: word === found && index + found.length < folded.length };
  }).filter(({ word }) => word);

/** The range of keys that match the word: the lower bound is included, the upper one is not. */
export const boundsOf = ({ word, isWhole }: SoughtWord): readonly [from: Buffer, to: Buffer] => {
  const from = Buffer.from(word);
  return [from, Buffer.concat([from, isWhole ? NEXT : BEHIND_ALL])];
};

/**
 * Stores the words by which records are found. Words that a record no longer contains stay: a search checks its text as
 * well.
 */
export async function addSearchWords(
  manager: EntityManager,
  { tableName }: EntityMetadata,
  records: readonly { readonly id: string; readonly text: Buffer }[],
): Promise<void> {
  const values = records.flatMap(({ id, text }) =>
    wordsOf(text.toString()).map((word) => [tableName, Buffer.from(word), id]),
  );
  if (values.length === 0) return;
  const verb = manager.connection.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  await manager.query(
    `${verb} INTO ${SEARCH_WORDS} (kind, word, recordId) VALUES ${values.map(() => '(?, ?, ?)').join(', ')}`,
    values.flat(),
  );
}
