import type { EntityManager, EntityMetadata } from 'typeorm';

/** The table of {@link SearchWord}. */
export const SEARCH_WORDS = 'search_words';

/** Stands before each word of a search text: who looks for it together with a word finds the beginnings of words. */
const MARK = '\u0001';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** One letter finds too much to be of use. */
const MIN_WORD_LENGTH = 2;

/** What is kept of a word, in characters: those that begin alike so far are told apart by the search text. */
const MAX_WORD_LENGTH = 24;

/** No byte of UTF-8: all words that begin with a text come before that text with it. */
const BEHIND_ALL = Buffer.from([0xff]);

/** A word with it comes right behind the word itself. */
const NEXT = Buffer.from([0]);

/** Folded text with a mark before each word. */
export const markWords = (folded: string): string => folded.replace(WORD, `${MARK}$&`);

/** The different words of a folded text, marked or not, as the table keeps them. */
export const wordsOf = (folded: string): string[] => [
  ...new Set(
    Array.from(folded.matchAll(WORD), ([word]) => Array.from(word).slice(0, MAX_WORD_LENGTH).join('')).filter(
      (word) => word.length >= MIN_WORD_LENGTH,
    ),
  ),
];

/** A word that is looked for; one that is not `whole` is the beginning of others. */
export interface SoughtWord {
  readonly word: string;
  readonly isWhole: boolean;
}

/** The words by which a folded search is answered. Where other signs follow a word, it has ended. */
export const soughtWords = (folded: string): SoughtWord[] =>
  Array.from(folded.matchAll(WORD), ({ 0: found, index }) => {
    const [word] = wordsOf(found);
    return { word: word ?? '', isWhole: word === found && index + found.length < folded.length };
  }).filter(({ word }) => word);

/** The bounds between which the words stand: the first included, the last not. */
export const boundsOf = ({ word, isWhole }: SoughtWord): readonly [from: Buffer, to: Buffer] => {
  const from = Buffer.from(word);
  return [from, Buffer.concat([from, isWhole ? NEXT : BEHIND_ALL])];
};

/**
 * Notes by which words records are found. Words that a record no longer has stay: a search looks into its text as well.
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
