import type { LanguageCode } from '@imisozi/core/languages';

/** How much of a record is translated into a language. */
export interface TranslationState {
  readonly language: LanguageCode;
  /** Keys of its untranslated texts. */
  readonly untranslated: readonly string[];
}

const states = new WeakMap<object, TranslationState>();

/** Remembers which texts of a record are not translated, for its view. */
export function keepTranslationState(record: object, translation: TranslationState): void {
  states.set(record, translation);
}

/** The state of its translation; undefined if no other language was requested. */
export const translationStateOf = (record: object): TranslationState | undefined => states.get(record);
