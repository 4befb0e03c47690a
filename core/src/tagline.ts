import type { Company } from './company.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';

/** The company's tagline in a language; undefined if it is not translated. */
export const taglineFor = (
  { tagline, taglineTranslations }: Pick<Company, 'tagline' | 'taglineTranslations'>,
  language: LanguageCode,
): string | undefined => (language === DEFAULT_LANGUAGE ? tagline : taglineTranslations[language]);
