import { cut, plainText } from '@imisozi/core/excerpt';

/** Search engines show about this many characters. */
const LENGTH = 155;

/** The meta description: the start of the record's rich text, or `fallback` if there is none. */
export const describe = (richText: string, fallback: string): string => cut(plainText(richText), LENGTH) || fallback;
