/** The languages that guides can be said to speak, by their ISO 639 codes. */
export const SPOKEN_LANGUAGES = [
  'en',
  'fr',
  'rw',
  'sw',
  'ar',
  'de',
  'es',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'zh',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

const names = new Intl.DisplayNames('en-GB', { type: 'language' });

/** The English name of a spoken language: `German`. */
export const spokenName = (code: SpokenLanguage): string => names.of(code) ?? code;
