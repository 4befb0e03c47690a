import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

function open(file: string): Font {
  const font = openSync(require.resolve(`@expo-google-fonts/figtree/${file}`)) as Font;
  // fontkit caches a glyph with the code point that it was first created for. Created by subsetting it has none, and text
  // copied out of the next document would have wrong letters. So all glyphs are created here.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}

/** The fonts of all documents, parsed once: parsing them anew took half the time of a document. */
export const FONTS = {
  text: open('400Regular/Figtree_400Regular.ttf'),
  strong: open('700Bold/Figtree_700Bold.ttf'),
};

/** Both weights know the same letters. */
const canPrint = (text: string) => [...text].every((letter) => FONTS.text.hasGlyphForCodePoint(letter.codePointAt(0)!));

/**
 * The text in letters that the font has, because it draws a box for any other: Wanjikũ keeps her tilde, as a mark of
 * its own; Иван becomes Ivan; pictures go.
 */
export function printable(text: string): string {
  return text.replaceAll(/[^\n\r\t]/gu, (letter) => (canPrint(letter) ? letter : replacement(letter)));
}

function replacement(letter: string): string {
  if (/\p{Extended_Pictographic}|\p{C}/u.test(letter)) return '';
  const [base = '', ...marks] = letter.normalize('NFD');
  return canPrint(base) ? base + marks.filter(canPrint).join('') : anyAscii(letter);
}
