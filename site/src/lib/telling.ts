import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { languageCode } from '../i18n/language';

/** A record, which may be told in another language than English. */
export interface Told {
  readonly telling?: { readonly inEnglish: readonly string[] };
}

/** Marks an element whose text is English on a page that is not, for voices, hyphens and the order of punctuation. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;
export type EnglishOnly = typeof ENGLISH | undefined;

/** Attributes of an element that shows a text of a record: those of an English one where it is not translated. */
export const attributesOf = ({ telling }: Told, key: string): EnglishOnly =>
  telling?.inEnglish.includes(key) ? ENGLISH : undefined;

/** Attributes of an element with a text that there is in English only. */
export const onlyEnglish = (): EnglishOnly => (languageCode() === DEFAULT_LANGUAGE ? undefined : ENGLISH);

/** The language that a page with these records is told in: English, where one of their texts is. */
export const toldIn = (records: readonly Told[]): LanguageCode =>
  records.some(({ telling }) => telling && telling.inEnglish.length > 0) ? DEFAULT_LANGUAGE : languageCode();
