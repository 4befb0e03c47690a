import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { LANGUAGES } from '@imisozi/core/languages';
import { MARK_SIZE, markShapes } from '@imisozi/core/mark';
import { withoutIsolation } from '@imisozi/core/texts/format-message';
import type { SharePictureSubject } from './share-picture.subject.js';

/** In pixels, as social networks recommend. */
export const WIDTH = 1_200;
export const HEIGHT = 630;
/** The width of the record's picture, which stands beside the text: at its right, or at its left in Arabic. */
export const PICTURE_WIDTH = 640;

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
/** It has Latin letters, too. */
const ARABIC = 'IBM Plex Sans Arabic';

const require = createRequire(import.meta.url);
const font = (name: string, weight: 500 | 700, file: string): Font => ({
  name,
  weight,
  data: readFileSync(require.resolve(`@expo-google-fonts/${file}`)),
});
let fonts: Font[] | undefined;

/** The project's own fonts, which cover all languages of the site; system fonts are not used. */
const loadFonts = () =>
  (fonts ??= [
    font('Bricolage Grotesque', 700, 'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
    font('Figtree', 500, 'figtree/500Medium/Figtree_500Medium.ttf'),
    font(ARABIC, 500, 'ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf'),
    font(ARABIC, 700, 'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  ]);

/** Characters missing in the fonts; they would be drawn as empty boxes. */
const WITHOUT_GLYPH = {
  ltr: /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac]/g,
  rtl: /[^\u0020-\u00ff\u0600-\u06ff\u2010-\u2026\u20ac]/g,
};

const drawable = (text: string, direction: keyof typeof WITHOUT_GLYPH) =>
  withoutIsolation(text).normalize('NFC').replace(WITHOUT_GLYPH[direction], '').replace(/\s+/g, ' ').trim();

/** Whether a picture is read from right to left, and so mirrored. */
export const isMirrored = ({ language }: SharePictureSubject): boolean =>
  language !== undefined && LANGUAGES[language].direction === 'rtl';

/** Satori knows no isolation, and would set the sign of dollars behind the amount without a mark of its direction. */
const lineOf = (subject: SharePictureSubject): string =>
  isMirrored(subject) ? withoutIsolation(subject.line).replaceAll('$', '\u200e$') : subject.line;

/** The text of a picture as SVG paths, on a transparent background of the full size. */
export async function textLayer(subject: SharePictureSubject): Promise<string> {
  const isRightToLeft = isMirrored(subject);
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  const title = drawable(subject.title, direction) || subject.company;
  const { size } = SIZES.find(({ upTo }) => title.length <= upTo)!;
  const text = { fontFamily: isRightToLeft ? ARABIC : 'Figtree', fontWeight: 500, color: COLOUR.text, direction };
  const left = isRightToLeft ? WIDTH - MARGIN - TEXT_WIDTH : MARGIN;
  const side = isRightToLeft ? 'right' : 'left';
  const tree = box({ width: WIDTH, height: HEIGHT, flexDirection: 'column', padding: MARGIN, paddingLeft: left }, [
    box({ ...text, fontSize: 26, color: COLOUR.gold, width: TEXT_WIDTH, display: 'block' }, subject.kicker),
    box(
      {
        fontFamily: isRightToLeft ? ARABIC : 'Bricolage Grotesque',
        fontWeight: 700,
        direction,
        fontSize: size,
        lineHeight: isRightToLeft ? 1.3 : 1.1,
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
    ...(subject.line
      ? [box({ ...text, fontSize: 30, width: TEXT_WIDTH, marginTop: 26, display: 'block' }, lineOf(subject))]
      : []),
    box(
      { ...text, fontSize: 26, color: COLOUR.soft, position: 'absolute', [side]: MARGIN + 66, bottom: MARGIN + 4 },
      drawable(subject.company, direction),
    ),
  ]);
  const { default: satori } = await import('satori');
  return satori(tree, { width: WIDTH, height: HEIGHT, fonts: loadFonts() });
}

/** The mark of the company, in pixels. */
const MARK_SCALE = 1.2;
const MARK_WIDTH = MARK_SIZE * MARK_SCALE;

/** The background of the text, with a curved edge towards the picture, and the company's logo. */
export function background(isRightToLeft: boolean): string {
  const left = isRightToLeft ? WIDTH - MARGIN - MARK_WIDTH : MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<g${isRightToLeft ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>
<path d="M0 0H640C600 150 560 210 600 330S700 520 690 630H0Z" fill="${COLOUR.gold}" opacity=".9"/>
<path d="M0 0H626C586 150 548 210 586 330S686 520 674 630H0Z" fill="${COLOUR.deep}"/></g>
<g transform="translate(${left} ${HEIGHT - MARGIN - 44}) scale(${MARK_SCALE})">${markShapes({ hills: COLOUR.text, sun: COLOUR.gold })}</g></svg>`;
}

function box(style: Record<string, string | number>, children: string | object[]) {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}
