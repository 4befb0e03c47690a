import type { EntityManager } from 'typeorm';
import { wordsOf } from './search-words.js';

/** The table of `SearchSpelling`. */
export const SEARCH_SPELLINGS = 'search_spellings';

/** Shorter words differ from too many others by one letter; longer ones are no names. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 20;

/** Rows in one statement. */
const CHUNK = 250;

/** Words that are proposed for a misspelt one. */
const MAX_WORDS = 4;

const NAME = /^[\p{L}\p{M}]+$/u;

/** Whether misspelt forms of a folded word are found. */
export const isSpelled = (word: string): boolean =>
  word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && NAME.test(word);

/** A word, and the word without each one of its letters. */
export function spellingsOf(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/**
 * Whether one letter more, less, other, or two that changed places, make one word the other. Sharing a spelling is not
 * enough: both may lack another letter.
 */
export function isNearly(one: string, other: string): boolean {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const same = (x: readonly string[], y: readonly string[]) => x.join('') === y.join('');
  const swapped = [restB[1], restB[0], ...restB.slice(2)].filter((letter) => letter !== undefined);
  return (
    same(restA.slice(1), restB.slice(1)) ||
    same(restA.slice(1), restB) ||
    same(restA, restB.slice(1)) ||
    same(restA, swapped)
  );
}

/** The beginning of a known word that another one may be a misspelt form of; null if there is none. */
export function nearBeginning(word: string, known: string): string | null {
  const letters = Array.from(known);
  const lengths = [1, 0, -1].map((more) => Array.from(word).length + more);
  const beginnings = lengths.map((length) => letters.slice(0, length).join(''));
  if (beginnings.includes(word)) return null;
  return beginnings.find((beginning) => isSpelled(word) && isNearly(word, beginning)) ?? null;
}

/** Stores by which misspelt forms the words of folded texts are found. */
export async function addSpellings(manager: EntityManager, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(wordsOf).filter(isSpelled))];
  const rows = words
    .flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word] as const))
    // In one order, so that two transactions never wait for each other.
    .sort(([one, a], [other, b]) => (one === other ? (a < b ? -1 : 1) : one < other ? -1 : 1));
  const verb = manager.connection.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = rows.slice(from, from + CHUNK);
    await manager.query(
      `${verb} INTO ${SEARCH_SPELLINGS} (spelling, word) VALUES ${some.map(() => '(?, ?)').join(', ')}`,
      some.flat().map((text) => Buffer.from(text)),
    );
  }
}

/** The known words that a folded word may be a misspelt form of, without the word itself. */
export async function rightWords(manager: EntityManager, word: string): Promise<string[]> {
  if (!isSpelled(word)) return [];
  const sought = spellingsOf(word);
  const rows = await manager.query<{ word: Buffer }[]>(
    `SELECT DISTINCT word FROM ${SEARCH_SPELLINGS} WHERE spelling IN (${sought.map(() => '?').join(', ')}) LIMIT 200`,
    sought.map((text) => Buffer.from(text)),
  );
  const words = rows.map((row) => row.word.toString()).filter((known) => known !== word && isNearly(word, known));
  // Of several, the one that begins alike is meant more often.
  return words.sort((one, other) => alike(other, word) - alike(one, word)).slice(0, MAX_WORDS);
}

function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Forgets words that no record contains any more. */
export async function forgetSpellings(manager: EntityManager, words: readonly Buffer[]): Promise<void> {
  for (const word of words) {
    const [used] = await manager.query<unknown[]>(
      "SELECT 1 FROM search_words WHERE kind = 'clients' AND word = ? LIMIT 1",
      [word],
    );
    if (!used) await manager.query(`DELETE FROM ${SEARCH_SPELLINGS} WHERE word = ?`, [word]);
  }
}
