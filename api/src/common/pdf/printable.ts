import anyAscii from 'any-ascii';
import { isRightToLeft } from '../../texts/reader.js';
import { arabicFonts, FONTS } from './fonts.js';

/** Marks that keep a part of a right-to-left text from being turned round; they are read, not drawn. */
const DIRECTION_MARK = /[\u200e\u200f\u2066-\u2069]/u;

/** Both weights of a font contain the same letters. */
function canPrint(text: string): boolean {
  const inArabic = isRightToLeft();
  return [...text].every((letter) => {
    const code = letter.codePointAt(0)!;
    if (FONTS.text.hasGlyphForCodePoint(code)) return true;
    return inArabic && (DIRECTION_MARK.test(letter) || arabicFonts().text.hasGlyphForCodePoint(code));
  });
}

/**
 * The text in letters that the fonts of the document contain, because it draws a box for any other: Wanjikũ keeps the
 * tilde as a combining mark; Иван becomes Ivan; pictograms are removed. Arabic letters stay in Arabic documents only.
 */
export function printable(text: string): string {
  const printed = text.replaceAll(/[^\n\r\t]/gu, (letter) => (canPrint(letter) ? letter : replacement(letter)));
  // Removed pictograms leave two spaces; a time is kept on one line with its zone.
  return printed.replaceAll(/ {2,}/g, ' ').replaceAll(/(\d\d:\d\d) CAT/g, '$1\u00a0CAT');
}

function replacement(letter: string): string {
  if (/\p{Extended_Pictographic}|\p{C}/u.test(letter)) return '';
  const [base = '', ...marks] = letter.normalize('NFD');
  return canPrint(base) ? base + marks.filter(canPrint).join('') : anyAscii(letter);
}
