import { DEFAULT_LANGUAGE, type LanguageCode } from '../languages.ts';
import { parseTexts, type MessageTexts } from './parse-message.ts';
import { readIn, type Read } from './read-in.ts';
import type { Texts } from './texts.ts';

/** Texts in the languages that have them: who reads another one gets English. */
export interface InLanguages<English> {
  /** The language that is written to a reader of another one. */
  readonly written: (asked: LanguageCode) => LanguageCode;
  readonly in: (asked: LanguageCode) => Read<English>;
}

/** The files of one domain, for servers: which languages have it is said here and nowhere else. */
export function inLanguages<English>(
  files: { readonly en: English } & { readonly [Code in LanguageCode]?: Texts<English> },
): InLanguages<English> {
  const known = new Map<LanguageCode, unknown>();
  const written = (asked: LanguageCode) => (files[asked] ? asked : DEFAULT_LANGUAGE);
  return {
    written,
    in(asked) {
      const language = written(asked);
      // Parsed when first needed: the product starts without.
      if (!known.has(language)) known.set(language, readIn(language, parseTexts(files[language] as MessageTexts)));
      return known.get(language) as Read<English>;
    },
  };
}
