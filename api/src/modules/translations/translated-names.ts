import { z } from 'zod';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import type { TranslatedView } from './dto/translation-state.view.js';

/** What something is called in another language, by its English names. */
export type TranslatedNames = Readonly<Record<string, string>>;

export const translatedNamesSchema: z.ZodType<Record<string, string>> = z.record(z.string(), z.string());

/** A name in the language of `names`; English where they do not have it. */
export const nameIn = (names: TranslatedNames | null, english: string): string =>
  names && Object.hasOwn(names, english) ? names[english]! : english;

/** The names that readers of a language know. */
export interface NamesRead {
  readonly language: LanguageCode;
  readonly names: TranslatedNames;
}

/**
 * What a view with names adds in another language than English.
 * @param named the English names, by the path at which the view has them
 */
export function namesReadView({ language, names }: NamesRead, named: Readonly<Record<string, string>>): TranslatedView {
  if (language === DEFAULT_LANGUAGE) return {};
  const untranslated = Object.keys(named).filter((path) => !Object.hasOwn(names, named[path]!));
  return { translation: { language, untranslated } };
}
