import { onOneLine } from '@imisozi/core/one-line';
import { cutToCharacters } from '../../../platform/characters.js';

/** A text of a bank as one line of at most `max` characters. */
export const oneLineOf = (text: string, max: number): string =>
  cutToCharacters(onOneLine(text).replace(/\s+/g, ' '), max);

/** A reference that a bank fills in where there is none. */
const NO_REFERENCE = /^(not ?provided|nonref|none|n\/?a|-+|0+)$/i;

export const referenceOf = (...texts: readonly (string | undefined)[]): string =>
  texts.map((text) => oneLineOf(text ?? '', 100)).find((text) => text !== '' && !NO_REFERENCE.test(text)) ?? '';
