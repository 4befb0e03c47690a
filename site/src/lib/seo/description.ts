import { cut, plainText } from '../excerpt';

/** As much as search engines show, in characters. */
const LENGTH = 155;

/** What a record's page is about, from its rich text; without any, `fallback`. */
export const describe = (richText: string, fallback: string): string => cut(plainText(richText), LENGTH) || fallback;
