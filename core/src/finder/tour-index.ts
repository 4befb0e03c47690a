import MiniSearch from 'minisearch';
import { foldText } from '../fold-text.ts';
import type { Place } from './tour-results.ts';

const MAX_WORDS = 8;
/** How many words of descriptions are indexed, of one tour and of all together: it takes about 0.25 s at most. */
const MAX_TEXT_WORDS = { ofOne: 1_500, ofAll: 100_000 } as const;
/** Single letters, such as those before an apostrophe, are not looked for. */
const MIN_LETTERS = 2;
/** How many letters of an unknown word may be wrong, by its length. */
const WRONG_LETTERS = [
  { from: 7, most: 2 },
  { from: 4, most: 1 },
] as const;

/** The score of a word, by where it occurs. */
const POINTS = { title: 4, place: 2, text: 1 } as const;
const FIELDS = ['title', 'place', 'text'] as const;

/** The searchable texts of a tour. */
export type SearchedTexts = Readonly<Record<(typeof FIELDS)[number], string>>;

interface Texts {
  readonly title: string;
  readonly location: string;
  readonly places: readonly Place[];
  /** Its description as plain text. */
  readonly description: string;
}

/** The texts of a tour by which it is found. */
export const searchedTexts = ({ title, location, places, description }: Texts): SearchedTexts => ({
  title,
  place: [location, ...places.map(({ label }) => label)].join(' '),
  text: description,
});

/** Texts in two languages, found by the words of either. */
export const searchedInBoth = (own: SearchedTexts, english: SearchedTexts): SearchedTexts => ({
  title: `${own.title} ${english.title}`,
  place: `${own.place} ${english.place}`,
  text: `${own.text} ${english.text}`,
});

/** A place, found by its name. */
export const searchedPlace = ({ label }: Place): { readonly searched: SearchedTexts } => ({
  searched: { title: label, place: '', text: '' },
});

/** Arabic letters that are often written for one another. */
const NEAR_LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا', '\u0640': '' };
const NEAR = new RegExp(`[${Object.keys(NEAR_LETTERS).join('')}]`, 'gu');

/**
 * The form in which a word is compared: lower case, without accents, without the ending of a plural and the Arabic
 * article; both sides are shortened, so that a word still begins with its own beginning.
 */
const compared = (word: string): string =>
  foldText(word)
    .replace(NEAR, (letter) => NEAR_LETTERS[letter]!)
    .replace(/^ال(?=\p{L}{3})/u, '')
    .replace(/(?<=[a-z]{4})s$/, '');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The tours that contain all words of a search. */
export interface MatchedTours {
  /** How well a tour matches, by its index; others do not match. */
  readonly scores: ReadonlyMap<number, number>;
  /** The words that were looked for, if unknown ones were replaced by the nearest known ones. */
  readonly instead: string | null;
}

/** The words of the listed tours, indexed once for all searches. */
export class TourIndex {
  private readonly index: MiniSearch<SearchedTexts & { readonly id: number }>;

  constructor(tours: readonly { readonly searched: SearchedTexts }[]) {
    const most = Math.min(MAX_TEXT_WORDS.ofOne, Math.ceil(MAX_TEXT_WORDS.ofAll / Math.max(1, tours.length)));
    this.index = new MiniSearch({
      fields: [...FIELDS],
      tokenize: (text, field) => wordsOf(text).slice(0, field === 'text' ? most : undefined),
      processTerm: compared,
    });
    this.index.addAll(tours.map(({ searched }, id) => ({ ...searched, id })));
  }

  /** The tours with words that begin with all those of a text; null if it has none. */
  match(text: string): MatchedTours | null {
    const typed = [...new Set(wordsOf(text))].filter((word) => [...word].length >= MIN_LETTERS).slice(0, MAX_WORDS);
    if (typed.length === 0) return null;
    const known = typed.map((word) => (this.knows(word) ? word : (this.nearestTo(compared(word)) ?? word)));
    const [first, ...others] = known.map((word) => this.scoresOf(word));
    const scores = new Map(first);
    for (const [tour, score] of scores) {
      const more = others.map((found) => found.get(tour) ?? 0);
      if (more.includes(0)) scores.delete(tour);
      else scores.set(tour, score + more.reduce((sum, one) => sum + one, 0));
    }
    const isCorrected = known.some((word, at) => word !== typed[at]);
    return { scores, instead: isCorrected ? known.join(' ') : null };
  }

  /** The score of each tour with words that begin with this one. */
  private scoresOf(word: string): Map<number, number> {
    const scored = (match: Readonly<Record<string, string[]>>) => {
      const fields = new Set(Object.values(match).flat());
      return FIELDS.reduce((sum, field) => sum + (fields.has(field) ? POINTS[field] : 0), 0);
    };
    return new Map(this.index.search(word, { prefix: true }).map(({ id, match }) => [id as number, scored(match)]));
  }

  private knows(word: string): boolean {
    return this.index.search(word, { prefix: true }).length > 0;
  }

  /** The known word with the fewest other letters; of those, the one that most tours contain. */
  private nearestTo(word: string): string | undefined {
    const most = WRONG_LETTERS.find(({ from }) => [...word].length >= from)?.most ?? 0;
    for (let wrong = 1; wrong <= most; wrong++) {
      const tours = new Map<string, number>();
      for (const { terms } of this.index.search(word, { fuzzy: wrong, maxFuzzy: wrong }))
        for (const term of terms) tours.set(term, (tours.get(term) ?? 0) + 1);
      const [nearest] = [...tours].sort(([a, few], [b, many]) => many - few || a.localeCompare(b));
      if (nearest) return nearest[0];
    }
    return undefined;
  }
}
