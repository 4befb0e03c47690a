import { foldText } from '../fold-text.ts';
import type { Place } from './tour-results.ts';

const MAX_WORDS = 8;

/** The score of a word, by where it occurs. */
const IN_TITLE = 4;
const IN_PLACE = 2;
const IN_TEXT = 1;

/** The searchable texts of a tour. */
export interface SearchedTexts {
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** Folded, with a space before each word, so that ` word` finds the beginnings of words. */
const folded = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')}`;

interface Texts {
  readonly title: string;
  readonly location: string;
  readonly places: readonly Place[];
  /** Its description as plain text. */
  readonly description: string;
}

/** The texts of a tour, prepared for {@link scoreOf}. */
export const searchedTexts = ({ title, location, places, description }: Texts): SearchedTexts => ({
  title: folded(title),
  place: folded([location, ...places.map(({ label }) => label)].join(' ')),
  text: folded(description),
});

/** Texts in two languages, found by the words of either. */
export const searchedInBoth = (own: SearchedTexts, english: SearchedTexts): SearchedTexts => ({
  title: own.title + english.title,
  place: own.place + english.place,
  text: own.text + english.text,
});

/** The words of a search, matched as beginnings of words; at most eight. */
export function soughtWords(text: string): string[] {
  const words = folded(text).split(' ').filter(Boolean);
  return words.slice(0, MAX_WORDS).map((word) => ` ${word}`);
}

/** How well a tour matches the words; 0 if one of them is missing. */
export function scoreOf({ title, place, text }: SearchedTexts, sought: readonly string[]): number {
  let score = 0;
  for (const word of sought) {
    const points =
      (title.includes(word) ? IN_TITLE : 0) +
      (place.includes(word) ? IN_PLACE : 0) +
      (text.includes(word) ? IN_TEXT : 0);
    if (points === 0) return 0;
    score += points;
  }
  return score;
}
