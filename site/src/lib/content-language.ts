import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { languageCode } from '../i18n/language';

/** A record that may be translated from English. */
export interface Translatable {
  readonly translation?: { readonly untranslated: readonly string[] };
}

/** Marks an element as English on a page in another language, for speech, hyphenation and the order of punctuation. */
const ENGLISH = Object.freeze({ lang: 'en', dir: 'ltr' });
export type EnglishOnly = typeof ENGLISH | undefined;

/** A new object for each element, because Astro writes the component's style class into an object that is spread. */
export const copyOf = (attributes: EnglishOnly): EnglishOnly => attributes && { ...attributes };

/** Attributes for an element that shows a text of a record: English if the text is not translated. */
export const attributesOf = ({ translation }: Translatable, key: string): EnglishOnly =>
  translation?.untranslated.includes(key) ? copyOf(ENGLISH) : undefined;

/** Attributes for an element whose text exists only in English. */
export const onlyEnglish = (): EnglishOnly => (languageCode() === DEFAULT_LANGUAGE ? undefined : copyOf(ENGLISH));

/** The content language of a page with these records: English if any of their texts is not translated. */
export const contentLanguageOf = (records: readonly Translatable[]): LanguageCode =>
  records.some(({ translation }) => translation && translation.untranslated.length > 0)
    ? DEFAULT_LANGUAGE
    : languageCode();
