import { distance } from 'fastest-levenshtein';
import { foldText } from '@imisozi/core/fold-text';

/** Words beside names that say nothing about who it is. */
const NO_NAMES = new Set(['mr', 'mrs', 'ms', 'dr', 'miss', 'and', 'et', 'und', 'the', 'of', 'from', 'by', 'or']);

/** How well a text names somebody: with all names (but one of three or more), or with some. */
export type NameMatch = 'full' | 'part';

const wordsOf = (text: string): string[] => [
  ...new Set((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !NO_NAMES.has(word))),
];

/** Finds whose names a text contains, in any order, without accents, with a typing error in a longer name. */
export class NamesIndex {
  /** The names of each person. */
  private readonly people: readonly (readonly string[])[];
  /** Who has a name. */
  private readonly byName = new Map<string, number[]>();
  private readonly byBeginning = new Map<string, string[]>();
  private readonly alike = new Map<string, readonly string[]>();

  /** @param names of each person; the place in the list is the answer of {@link find} */
  constructor(names: readonly string[]) {
    this.people = names.map(wordsOf);
    for (const [person, words] of this.people.entries()) {
      for (const word of words) this.byName.set(word, [...(this.byName.get(word) ?? []), person]);
    }
    for (const word of this.byName.keys()) {
      const beginning = word.slice(0, 2);
      this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), word]);
    }
  }

  /** The people whom a text names. */
  find(text: string): Map<number, NameMatch> {
    const matched = new Map<number, Set<string>>();
    for (const word of wordsOf(text)) {
      for (const name of this.namesLike(word)) {
        for (const person of this.byName.get(name)!) {
          const names = matched.get(person) ?? new Set();
          matched.set(person, names.add(name));
        }
      }
    }
    const found = new Map<number, NameMatch>();
    for (const [person, names] of matched) {
      const match = matchOf(this.people[person]!, names);
      if (match) found.set(person, match);
    }
    return found;
  }

  private namesLike(word: string): readonly string[] {
    const known = this.alike.get(word);
    if (known) return known;
    const names = (this.byBeginning.get(word.slice(0, 2)) ?? []).filter((name) => isLike(word, name));
    this.alike.set(word, names);
    return names;
  }
}

function isLike(word: string, name: string): boolean {
  if (word === name) return true;
  // A number has no typing errors.
  if (/\d/.test(name) || name.length < 5 || Math.abs(word.length - name.length) > 2) return false;
  return distance(word, name) <= (name.length >= 8 ? 2 : 1);
}

function matchOf(names: readonly string[], matched: ReadonlySet<string>): NameMatch | undefined {
  const missing = names.filter((name) => !matched.has(name));
  const isComplete = missing.length === 0 || (missing.length === 1 && names.length > 2 && !/\d/.test(missing[0]!));
  if (isComplete && matched.size >= 2) return 'full';
  return [...matched].some((name) => name.length >= 4) ? 'part' : undefined;
}
