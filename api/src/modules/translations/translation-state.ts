import type { LanguageCode } from '@imisozi/core/languages';

/** How far a record is translated into a language. */
export interface TranslationState {
  readonly language: LanguageCode;
  /** Keys of its texts that are not translated yet. */
  readonly untranslated: readonly string[];
}

const states = new WeakMap<object, TranslationState>();

/** Remembers which texts of a record are not translated, for its view. */
export function keepTranslationState(record: object, translation: TranslationState): void {
  states.set(record, translation);
}

/** The state of its translation; undefined for one that nobody asked for in another language. */
export const translationStateOf = (record: object): TranslationState | undefined => states.get(record);
