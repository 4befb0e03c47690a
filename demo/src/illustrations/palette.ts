/** The pigments that every picture is mixed from. */
export const pigment = {
  volcano: '#1f4d3a',
  forest: '#17392c',
  fern: '#3f7d4f',
  tea: '#5f9a3f',
  lime: '#9dbb4d',
  lake: '#2b6f8c',
  deepLake: '#164a63',
  savannah: '#d3a03f',
  straw: '#e8c878',
  earth: '#a9502f',
  clay: '#c9774a',
  bark: '#4a3527',
  ink: '#14201d',
  night: '#0b1730',
  warmWhite: '#fbf5e9',
  ember: '#f08a3c',
  lamp: '#ffd98a',
} as const;

/** A time of day: what the air does to colours. */
export interface Mood {
  /** Sky colours from the zenith to the horizon. */
  sky: readonly [string, string, ...string[]];
  /** Disc of the sun or the moon. */
  disc: string;
  /** Colour that distance fades into. */
  haze: string;
  /** Tint of what the light touches. */
  light: string;
  /** Tint of what lies in shadow. */
  shade: string;
}

export const moods = {
  dawn: {
    sky: ['#7fa7b5', '#c4cfc4', '#f4dcbb', '#fcebd0'],
    disc: '#fff6e2',
    haze: '#f3e0c6',
    light: '#ffe7bd',
    shade: '#183b3a',
  },
  morning: {
    sky: ['#5fa6c4', '#a9d3dc', '#e6efe1', '#f8f1dc'],
    disc: '#fff8e6',
    haze: '#e2ebdd',
    light: '#fff3c4',
    shade: '#123a36',
  },
  noon: {
    sky: ['#3a8dba', '#7bbdd4', '#c6e2e4', '#eef4e6'],
    disc: '#fffdf2',
    haze: '#cfe3df',
    light: '#fff6cf',
    shade: '#10332f',
  },
  golden: {
    sky: ['#d98a45', '#eeb05f', '#f8cf88', '#fdeabb'],
    disc: '#fff4cf',
    haze: '#f6d394',
    light: '#ffe09a',
    shade: '#3b2413',
  },
  sunset: {
    sky: ['#384b75', '#8d5f76', '#df7f57', '#f7b264', '#fcd98d'],
    disc: '#fff0c2',
    haze: '#e9a06c',
    light: '#ffc67f',
    shade: '#241a2c',
  },
  dusk: {
    sky: ['#17294b', '#37497a', '#86688b', '#dd8f73', '#f5bd86'],
    disc: '#fbe3bd',
    haze: '#8b7590',
    light: '#f2b48a',
    shade: '#0f1729',
  },
  night: {
    sky: ['#071027', '#0e2143', '#1c3d62', '#3b6680'],
    disc: '#f6efd8',
    haze: '#2f5673',
    light: '#7fa9bd',
    shade: '#040a18',
  },
  mist: {
    sky: ['#a9c3bb', '#c8d8cb', '#e3eadc', '#f1f1e4'],
    disc: '#fbfaf0',
    haze: '#dbe5d8',
    light: '#eef3d6',
    shade: '#0f2c22',
  },
  canopy: {
    sky: ['#dfe8c0', '#c3d7a4', '#93b783', '#5f8f68'],
    disc: '#fbfbe0',
    haze: '#b9d0a0',
    light: '#eaf2b4',
    shade: '#0b231b',
  },
} as const satisfies Record<string, Mood>;

type Lab = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toOklab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((v) =>
      Math.round(255 * Math.min(1, Math.max(0, toGamma(v))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two `#rrggbb` colours in OKLab, where equal steps look equal; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = toOklab(first);
  const b = toOklab(second);
  return fromOklab([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as unknown as Lab);
}

/** A pigment as seen through the air: distance 0 is at hand, 1 has dissolved in the haze. */
export function distant(colour: string, mood: Mood, distance: number): string {
  return mix(colour, mood.haze, distance);
}
