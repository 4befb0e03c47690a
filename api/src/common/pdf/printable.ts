import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
import { openSync, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Documents repeat the same words: laying out their letters took a fifth of the time. */
const WORDS = 2_000;

const require = createRequire(import.meta.url);

function open(file: string): Font {
  const font = openSync(require.resolve(`@expo-google-fonts/figtree/${file}`)) as Font;
  // fontkit caches a glyph with the code point that it was first created for. A glyph created by subsetting has none,
  // and text copied from the next document would have wrong letters. So all glyphs are created here.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  keepLayouts(font);
  return font;
}

/** Caches the layouts of words in the font. pdfkit modifies the positions that it gets, so it gets a copy. */
function keepLayouts(font: Font): void {
  const kept = new LRUCache<string, GlyphRun>({ max: WORDS });
  const layout = font.layout.bind(font);
  font.layout = (text, ...how) => {
    if (how.some((value) => value !== undefined)) return layout(text, ...how);
    let run = kept.get(text);
    if (!run) kept.set(text, (run = layout(text)));
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions });
  };
}

/** The fonts of all documents, parsed once: parsing them for each document took half of its time. */
export const FONTS = {
  text: open('400Regular/Figtree_400Regular.ttf'),
  strong: open('700Bold/Figtree_700Bold.ttf'),
};

/** Both weights contain the same letters. */
const canPrint = (text: string) => [...text].every((letter) => FONTS.text.hasGlyphForCodePoint(letter.codePointAt(0)!));

/**
 * The text in letters that the font contains, because it draws a box for any other: Wanjikũ keeps the tilde as a
 * combining mark; Иван becomes Ivan; pictograms are removed.
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
