import type { LanguageCode } from '@imisozi/core/languages';
import type { TranslatedKind } from '../data/translations';

/** The screen below /account where a record is translated into a language. */
export const translationPath = (kind: TranslatedKind, id: string, language: LanguageCode): string =>
  `/${kind}/translation/${encodeURIComponent(id)}/${language}`;
