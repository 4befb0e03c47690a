import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import { parseTexts, type MessageTexts } from './parse-message.ts';
import { readIn, type Read } from './read-in.ts';
import type { Texts } from './texts.ts';

/** Texts in the languages that have them: readers of other languages get English. */
export interface InLanguages<English> {
  /** The language of the texts for a reader of the requested language. */
  readonly written: (asked: LanguageCode) => LanguageCode;
  readonly in: (asked: LanguageCode) => Read<English>;
}

/** The texts of one domain, for servers: only this call says which languages have them. */
export function inLanguages<English>(
  files: { readonly en: English } & { readonly [Code in LanguageCode]?: Texts<English> },
): InLanguages<English> {
  const known = new Map<LanguageCode, unknown>();
  const written = (asked: LanguageCode) => (files[asked] ? asked : DEFAULT_LANGUAGE);
  return {
    written,
    in(asked) {
      const language = written(asked);
      // Parsed at the first use, not at start-up.
      if (!known.has(language)) known.set(language, readIn(language, parseTexts(files[language] as MessageTexts)));
      return known.get(language) as Read<English>;
    },
  };
}
