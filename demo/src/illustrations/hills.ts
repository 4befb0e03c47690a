import { distant, mix, type Mood } from './palette.ts';
import { curve, HEIGHT, line, polygon, round, shape, WIDTH, type Pen, type Point } from './pen.ts';
import type { Random } from './prng.ts';

/** The skyline of a landform: its height on the sheet at any x. */
export type Skyline = (x: number) => number;

/** Soft rolling hills around a height; relief and wavelength in sheet units. */
export function rolling(random: Random, base: number, relief: number, wavelength = 420): Skyline {
  const waves = [1, 0.47, 0.21].map((part, i) => ({
    height: relief * (i === 0 ? 0.62 : i === 1 ? 0.3 : 0.1),
    length: wavelength * part * random.between(0.85, 1.15),
    phase: random.between(0, Math.PI * 2),
  }));
  return (x) =>
    base - waves.reduce((sum, wave) => sum + wave.height * Math.sin((x / wave.length) * Math.PI * 2 + wave.phase), 0);
}

/** A volcano: concave flanks up to a rounded, notched or flat summit. Width is measured at the foot, on both sides together. */
export function volcano(
  x: number,
  summit: number,
  foot: number,
  width: number,
  { crater = 0, skew = 0, steep = 1.7 }: { crater?: number; skew?: number; steep?: number } = {},
): Skyline {
  return (at) => {
    const side = (at - x) / (width / 2) / (at < x ? 1 - skew : 1 + skew);
    const away = Math.min(1, Math.abs(side));
    const flank = summit + (foot - summit) * (1 - (1 - away) ** steep);
    const top = summit + Math.max(14, crater * 0.7);
    const dip = crater > 0 ? crater * Math.max(0, 1 - Math.abs(at - x) / (crater * 2.2)) * 0.55 : 0;
    return Math.max(flank, top) + dip;
  };
}

/** Sabyinyo's broken ridge: several teeth in a row. */
export function toothed(x: number, summit: number, foot: number, width: number): Skyline {
  const teeth = [
    [-0.3, 0.34],
    [-0.12, 0.12],
    [0.05, 0],
    [0.2, 0.2],
    [0.36, 0.42],
  ] as const;
  return (at) =>
    Math.min(
      ...teeth.map(([offset, lower]) => {
        const away = Math.min(1, Math.abs((at - x) / width - offset) / 0.62);
        return summit + lower * (foot - summit) * 0.6 + (foot - summit) * (1 - (1 - away) ** 1.9);
      }),
    );
}

/** The highest of several landforms at every x. */
export function highest(...skylines: readonly [Skyline, ...Skyline[]]): Skyline {
  return (x) => Math.min(...skylines.map((skyline) => skyline(x)));
}

function trace(skyline: Skyline, step: number, from = -20, to = WIDTH + 20): Point[] {
  const points: Point[] = [];
  for (let x = from; x < to; x += step) points.push([x, skyline(x)]);
  points.push([to, skyline(to)]);
  return points;
}

export interface HillOptions {
  /** Distance 0 (at hand) to 1 (dissolved in the haze). */
  distance?: number;
  /** How far down the colour of the air rises from the valley, 0 to 1. */
  valleyHaze?: number;
  /** Strength of the shadow side of every crest, 0 to 1. */
  relief?: number;
  /** Where the light comes from. */
  lightFrom?: 'left' | 'right';
  /** Spacing of the traced points: smaller shows more detail. */
  step?: number;
  bottom?: number;
}

/** A filled landform with light on its crests and air in its valleys. */
export function hill(pen: Pen, mood: Mood, skyline: Skyline, colour: string, options: HillOptions = {}): string {
  const { distance = 0, valleyHaze = 0.35, relief = 0.5, lightFrom = 'left', step = 60, bottom = HEIGHT } = options;
  const top = distant(colour, mood, distance);
  const points = trace(skyline, step);
  const fill = pen.linear([
    [0, mix(top, mood.light, 0.13 * (1 - distance))],
    [0.22, top],
    [1, distant(top, mood, valleyHaze)],
  ]);
  const body = shape(`${curve(points)}V${bottom}H-20z`, fill);
  return relief > 0 ? body + shadowSides(pen, mood, points, top, relief, lightFrom) : body;
}

// A crest shows its volume when the flank away from the light, down to a wandering spur, is darker.
function shadowSides(
  pen: Pen,
  mood: Mood,
  points: readonly Point[],
  colour: string,
  strength: number,
  lightFrom: 'left' | 'right',
): string {
  const walk = lightFrom === 'left' ? [...points] : [...points].reverse();
  const direction = lightFrom === 'left' ? 1 : -1;
  const fill = pen.linear([
    [0, mix(colour, mood.shade, 0.55), strength],
    [1, mix(colour, mood.shade, 0.3), 0],
  ]);
  let data = '';
  for (let i = 1; i < walk.length - 1; i++) {
    const [x, y] = walk[i] as Point;
    if ((walk[i - 1] as Point)[1] < y || (walk[i + 1] as Point)[1] <= y) continue;
    let end = i + 1;
    while (end < walk.length - 1 && (walk[end + 1] as Point)[1] > (walk[end] as Point)[1]) end++;
    const [footX, footY] = walk[end] as Point;
    const drop = footY - y;
    if (drop < 12) continue;
    const depth = drop * 1.5 + 46;
    const spur: Point[] = [
      [footX, footY + depth * 0.15],
      [x + (footX - x) * 0.55, y + depth * 1.05],
      [x + direction * depth * 0.12, y + depth * 0.72],
      [x - direction * depth * 0.05, y + depth * 0.42],
      [x + direction * depth * 0.05, y + depth * 0.2],
      [x, y],
    ];
    data += `${curve(walk.slice(i, end + 1))}${curve(spur).replace('M', 'L')}z`;
  }
  return data ? shape(data, fill) : '';
}

/** Gullies that run down a volcano from near its summit, on the side away from the light. */
export function gullies(
  pen: Pen,
  mood: Mood,
  skyline: Skyline,
  colour: string,
  x: number,
  reach: number,
  {
    distance = 0,
    lightFrom = 'left',
    count = 5,
  }: { distance?: number; lightFrom?: 'left' | 'right'; count?: number } = {},
): string {
  const { random } = pen;
  const tone = distant(colour, mood, distance);
  const direction = lightFrom === 'left' ? 1 : -1;
  const summit = skyline(x);
  const dark = pen.linear([
    [0, mix(tone, mood.shade, 0.5), 0.55],
    [1, mix(tone, mood.shade, 0.3), 0],
  ]);
  const flank: Point[] = [];
  for (let i = 0; i <= 8; i++) flank.push([x + direction * reach * (i / 8), skyline(x + direction * reach * (i / 8))]);
  const [footX, footY] = flank[8] as Point;
  const back: Point[] = [
    [footX, footY + 20],
    [x + direction * reach * 0.5, footY + 30],
    [x + direction * reach * 0.17, summit + (footY - summit) * 0.75],
    [x - direction * reach * 0.03, summit + (footY - summit) * 0.45],
    [x + direction * reach * 0.04, summit + (footY - summit) * 0.2],
    [x, summit],
  ];
  let cuts = '';
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? -direction : direction;
    const spread = reach * (0.12 + 0.62 * (i / count)) * random.between(0.8, 1.15);
    const top = summit + (footY - summit) * random.between(0.06, 0.25);
    const low = summit + (footY - summit) * random.between(0.75, 1.02);
    const startX = x + side * spread * 0.16;
    cuts += `M${round(startX)} ${round(Math.max(top, skyline(startX) + 6))}q${round(side * spread * 0.22)} ${round((low - top) * 0.5)} ${round(side * spread)} ${round(low - top)}q${round(-side * spread * 0.5)} ${round(-(low - top) * 0.36)} ${round(-side * spread)} ${round(-(low - top))}z`;
  }
  return (
    shape(`${curve(flank)}${curve(back).replace('M', 'L')}z`, dark) + shape(cuts, mix(tone, mood.shade, 0.45), 0.3)
  );
}

/** Contour lines of terraces under a skyline; spacing widens downwards. */
export function terraces(
  skyline: Skyline,
  colour: string,
  {
    first = 24,
    spacing = 22,
    count = 6,
    growth = 1.16,
    width = 2,
    opacity = 0.35,
    from = -20,
    to = WIDTH + 20,
    flatten = 0.06,
  }: {
    first?: number;
    spacing?: number;
    count?: number;
    growth?: number;
    width?: number;
    opacity?: number;
    from?: number;
    to?: number;
    flatten?: number;
  } = {},
): string {
  let drawing = '';
  let depth = first;
  let gap = spacing;
  const middle = skyline((from + to) / 2);
  for (let i = 0; i < count; i++) {
    const contour: Skyline = (x) => skyline(x) + depth + (middle - skyline(x)) * Math.min(0.5, flatten * i);
    drawing += curve(trace(contour, 90, from, to));
    depth += gap;
    gap *= growth;
  }
  return line(drawing, colour, width, opacity);
}

/** Patchwork fields laid over a slope between two depths below its skyline. */
export function fields(
  pen: Pen,
  skyline: Skyline,
  colours: readonly [string, ...string[]],
  {
    from = 0,
    to = WIDTH,
    top = 30,
    bottom = 200,
    rows = 3,
    opacity = 0.55,
    slant = 26,
  }: {
    from?: number;
    to?: number;
    top?: number;
    bottom?: number;
    rows?: number;
    opacity?: number;
    slant?: number;
  } = {},
): string {
  const { random } = pen;
  const patches = new Map<string, string>();
  const depth = (row: number): number => top + (bottom - top) * (row / rows) ** 1.25;
  for (let row = 0; row < rows; row++) {
    let x = from + random.between(-60, 0);
    while (x < to) {
      const width = random.between(46, 118) * (0.8 + row * 0.25);
      if (random.chance(0.72)) {
        const [high, low] = [depth(row) + 3, depth(row + 1) - 3];
        const gap = 4;
        const patch = polygon([
          [x + gap, skyline(x) + high],
          [x + width / 2, skyline(x + width / 2) + high],
          [x + width - gap, skyline(x + width) + high],
          [x + width - gap - slant, skyline(x + width - slant) + low],
          [x + width / 2 - slant, skyline(x + width / 2 - slant) + low],
          [x + gap - slant, skyline(x - slant) + low],
        ]);
        const colour = random.pick(colours);
        patches.set(colour, (patches.get(colour) ?? '') + patch);
      }
      x += width;
    }
  }
  return [...patches].map(([colour, data]) => shape(data, colour, opacity)).join('');
}

/** Rows of tea that follow a slope: rounded hedges with light on top. */
export function teaRows(
  pen: Pen,
  skyline: Skyline,
  light: string,
  dark: string,
  {
    first = 10,
    count = 7,
    height = 26,
    growth = 1.13,
  }: { first?: number; count?: number; height?: number; growth?: number } = {},
): string {
  const { random } = pen;
  let drawing = '';
  let depth = first;
  let size = height;
  for (let i = 0; i < count; i++) {
    const sway = random.between(0, Math.PI * 2);
    const row = curve(trace((x) => skyline(x) + depth + size * 0.3 + Math.sin(x / 130 + sway) * size * 0.1, 95));
    // The same line twice: wide and dark for the hedge, narrow and raised for its lit crown.
    const hedge = pen.stamp(`<path d="${row}"/>`);
    drawing += `<g stroke="${dark}" stroke-width="${round(size * 0.56, 1)}" opacity=".85">${hedge(0, 0)}</g><g stroke="${light}" stroke-width="${round(size * 0.2, 1)}" opacity=".75">${hedge(0, -size * 0.16)}</g>`;
    depth += size;
    size *= growth;
  }
  return drawing;
}

/** A path or road that winds towards the viewer: points are its middle with the half width there. */
export function road(
  points: readonly (readonly [x: number, y: number, half: number])[],
  fill: string,
  edge?: string,
): string {
  const left = points.map(([x, y, half]) => [x - half, y] as const);
  const right = points.map(([x, y, half]) => [x + half, y] as const).reverse();
  const data = `${curve(left)}${curve(right).replace('M', 'L')}z`;
  return shape(data, fill) + (edge ? line(curve(left), edge, 2, 0.5) : '');
}
