import type { LanguageCode } from '@imisozi/core/languages';
import type { TranslatedKind } from '../data/translations';

/** The path of a translation below /account. */
export const translationPath = (kind: TranslatedKind, id: string, language: LanguageCode): string =>
  `/${kind}/translation/${encodeURIComponent(id)}/${language}`;
