import { createRequire } from 'node:module';
import { openSync, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Documents repeat the same words: laying out their letters took a fifth of the time. */
const WORDS = 2_000;

/** Every Arabic letter stands alone, at the beginning, in the middle and at the end of a word. */
const ARABIC_LETTERS = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچڤگ';

const require = createRequire(import.meta.url);

function open(file: string, letters = ''): Font {
  const font = openSync(require.resolve(`@expo-google-fonts/${file}`)) as Font;
  // fontkit caches a glyph with the code point that it was first created for. A glyph created by subsetting has none,
  // and text copied from the next document would have wrong letters. So all glyphs are created here.
  // The forms of Arabic letters first: they are characters too, which nobody would look for in a copied text.
  for (const letter of letters) font.layout(`${letter} ب${letter} ${letter}ب ب${letter}ب ل${letter} بل${letter}`);
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
  text: open('figtree/400Regular/Figtree_400Regular.ttf'),
  strong: open('figtree/700Bold/Figtree_700Bold.ttf'),
};

let arabic: typeof FONTS | undefined;

/** The fonts of Arabic letters, parsed for the first document that has any. */
export function arabicFonts(): typeof FONTS {
  arabic ??= {
    text: open('ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf', ARABIC_LETTERS),
    strong: open('ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf', ARABIC_LETTERS),
  };
  return arabic;
}

/** The name that an Arabic font has in a document, beside the one of the same weight for other letters. */
export const arabicName = (weight: keyof typeof FONTS): string => `${weight} arabic`;
