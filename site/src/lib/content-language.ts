import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { languageCode } from '../i18n/language';

/** A record, which may be translated than English. */
export interface Translatable {
  readonly translation?: { readonly untranslated: readonly string[] };
}

/** Marks an element whose text is English on a page that is not, for voices, hyphens and the order of punctuation. */
const ENGLISH = Object.freeze({ lang: 'en', dir: 'ltr' });
export type EnglishOnly = typeof ENGLISH | undefined;

/** For one element: Astro writes the class of its component's style into the object that is spread into an element. */
export const copyOf = (attributes: EnglishOnly): EnglishOnly => attributes && { ...attributes };

/** Attributes of an element that shows a text of a record: those of an English one where it is not translated. */
export const attributesOf = ({ translation }: Translatable, key: string): EnglishOnly =>
  translation?.untranslated.includes(key) ? copyOf(ENGLISH) : undefined;

/** Attributes of an element with a text that there is in English only. */
export const onlyEnglish = (): EnglishOnly => (languageCode() === DEFAULT_LANGUAGE ? undefined : copyOf(ENGLISH));

/** The language of the content of a page with these records: English, where one of their texts is not translated. */
export const contentLanguageOf = (records: readonly Translatable[]): LanguageCode =>
  records.some(({ translation }) => translation && translation.untranslated.length > 0)
    ? DEFAULT_LANGUAGE
    : languageCode();
