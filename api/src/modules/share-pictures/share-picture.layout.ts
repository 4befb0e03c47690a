import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { markShapes } from '@imisozi/core/mark';
import type { SharePictureSubject } from './share-picture.subject.js';

/** In pixels, as social networks recommend. */
export const WIDTH = 1_200;
export const HEIGHT = 630;
/** Where the record's picture begins; the text is left of it. */
export const PICTURE_LEFT = 560;

const TEXT_WIDTH = 500;
const MARGIN = 64;
const COLOUR = { deep: '#123227', gold: '#f0c46c', text: '#f6f0e2', soft: '#c3d0c5' };
/** Longer titles use smaller sizes, and are cut after four lines. */
const SIZES = [
  { upTo: 22, size: 72 },
  { upTo: 48, size: 58 },
  { upTo: 90, size: 46 },
  { upTo: Infinity, size: 38 },
] as const;
const MAX_LINES = 4;

const require = createRequire(import.meta.url);
const font = (name: string, weight: 500 | 700, file: string): Font => ({
  name,
  weight,
  data: readFileSync(require.resolve(`@expo-google-fonts/${file}`)),
});
let fonts: Font[] | undefined;

/** The project's own fonts, which cover French and Kinyarwanda; system fonts are not used. */
const loadFonts = () =>
  (fonts ??= [
    font('Bricolage Grotesque', 700, 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    font('Figtree', 500, 'figtree/500Medium/Figtree_500Medium.ttf'),
  ]);

/** Characters missing in the fonts; they would be drawn as empty boxes. */
const WITHOUT_GLYPH = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac]/g;

const drawable = (text: string) => text.normalize('NFC').replace(WITHOUT_GLYPH, '').replace(/\s+/g, ' ').trim();

/** The text of a picture as SVG paths, on a transparent background of the full size. */
export async function textLayer(subject: SharePictureSubject): Promise<string> {
  const title = drawable(subject.title) || subject.company;
  const { size } = SIZES.find(({ upTo }) => title.length <= upTo)!;
  const text = { fontFamily: 'Figtree', color: COLOUR.text };
  const tree = box({ width: WIDTH, height: HEIGHT, flexDirection: 'column', padding: MARGIN }, [
    box({ ...text, fontSize: 26, color: COLOUR.gold, width: TEXT_WIDTH }, subject.kicker),
    box(
      {
        fontFamily: 'Bricolage Grotesque',
        fontSize: size,
        lineHeight: 1.1,
        color: COLOUR.text,
        width: TEXT_WIDTH,
        marginTop: 18,
        display: 'block',
        lineClamp: MAX_LINES,
        textWrap: 'balance',
        wordBreak: 'break-word',
      },
      title,
    ),
    ...(subject.line ? [box({ ...text, fontSize: 30, width: TEXT_WIDTH, marginTop: 26 }, subject.line)] : []),
    box(
      { ...text, fontSize: 26, color: COLOUR.soft, position: 'absolute', left: MARGIN + 66, bottom: MARGIN + 4 },
      drawable(subject.company),
    ),
  ]);
  const { default: satori } = await import('satori');
  return satori(tree, { width: WIDTH, height: HEIGHT, fonts: loadFonts() });
}

/** The background of the text, with a curved edge towards the picture, and the company's logo. */
export const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path d="M0 0H640C600 150 560 210 600 330S700 520 690 630H0Z" fill="${COLOUR.gold}" opacity=".9"/>
<path d="M0 0H626C586 150 548 210 586 330S686 520 674 630H0Z" fill="${COLOUR.deep}"/>
<g transform="translate(${MARGIN} ${HEIGHT - MARGIN - 44}) scale(1.2)">${markShapes({ hills: COLOUR.text, sun: COLOUR.gold })}</g></svg>`;

function box(style: Record<string, string | number>, children: string | object[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
