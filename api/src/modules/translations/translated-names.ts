import { z } from 'zod';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import type { TranslatedView } from './dto/translation-state.view.js';

/** Translated names, by their English names. */
export type TranslatedNames = Readonly<Record<string, string>>;

export const translatedNamesSchema: z.ZodType<Record<string, string>> = z.record(z.string(), z.string());

/** A name in the language of `names`; English if it is missing there. */
export const nameIn = (names: TranslatedNames | null, english: string): string =>
  names && Object.hasOwn(names, english) ? names[english]! : english;

/** The names for readers of a language. */
export interface NamesRead {
  readonly language: LanguageCode;
  readonly names: TranslatedNames;
}

/**
 * The additional field of a view with names, in languages other than English.
 * @param named the English names, by their paths in the view
 */
export function namesReadView({ language, names }: NamesRead, named: Readonly<Record<string, string>>): TranslatedView {
  if (language === DEFAULT_LANGUAGE) return {};
  const untranslated = Object.keys(named).filter((path) => !Object.hasOwn(names, named[path]!));
  return { translation: { language, untranslated } };
}
