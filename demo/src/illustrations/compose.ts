import { broadLeaf } from './flora/undergrowth.ts';
import { canopyEdge, canopyTexture } from './flora/trees.ts';
import { hill, rolling, type HillOptions, type Skyline } from './hills.ts';
import { distant, mix, type Mood } from './palette.ts';
import { line, shape, type Pen } from './pen.ts';
import { mist } from './sky.ts';

/** One ridge of a range of hills. */
export interface Ridge extends HillOptions {
  base: number;
  relief?: number;
  height?: number;
  wavelength?: number;
  colour: string;
  /** Strength of the mist in front of the ridge, 0 to 1. */
  mist?: number;
}

/** A range of rolling hills, back to front; returns its drawing and the skyline of every ridge. */
export function range(pen: Pen, mood: Mood, ridges: readonly Ridge[]): { drawing: string; skylines: Skyline[] } {
  const skylines: Skyline[] = [];
  let drawing = '';
  for (const ridge of ridges) {
    const skyline = rolling(pen.random, ridge.base, ridge.height ?? 60, ridge.wavelength ?? 430);
    skylines.push(skyline);
    drawing += hill(pen, mood, skyline, ridge.colour, ridge);
    if (ridge.mist) drawing += mist(pen, mood.haze, ridge.base + 70, 120, ridge.mist);
  }
  return { drawing, skylines };
}

/** A ridge under closed forest: crowns on the skyline and on the slope, air in the valley. */
export function woods(
  pen: Pen,
  mood: Mood,
  skyline: Skyline,
  colour: string,
  {
    distance = 0,
    crown = 40,
    texture = 40,
    depth = 150,
    haze = 0.4,
  }: { distance?: number; crown?: number; texture?: number; depth?: number; haze?: number } = {},
): string {
  const tone = distant(colour, mood, distance);
  const fill = pen.linear([
    [0, mix(tone, mood.light, 0.1 * (1 - distance))],
    [0.25, tone],
    [1, distant(tone, mood, haze)],
  ]);
  return (
    shape(canopyEdge(pen.random, skyline, crown), fill) +
    (texture
      ? line(
          canopyTexture(pen.random, skyline, crown, depth, texture),
          mix(tone, mood.light, 0.32),
          Math.max(2, crown * 0.07),
          0.4 * (1 - distance * 0.6),
        )
      : '')
  );
}

/** Large leaves that reach into the picture from a corner: frames a scene and gives it depth. */
export function leafFrame(
  pen: Pen,
  colours: readonly [string, ...string[]],
  leaves: readonly (readonly [x: number, y: number, turn: number, scale: number])[],
): string {
  const stamps = colours.map((colour) => pen.stamp(broadLeaf(colour)));
  return leaves
    .map(([x, y, turn, scale], i) => (stamps[i % stamps.length] as ReturnType<Pen['stamp']>)(x, y, scale, { turn }))
    .join('');
}

/** Many copies of one drawing scattered along a line, smaller ones first so that near ones overlap far ones. */
export function scatter(
  pen: Pen,
  drawing: string,
  count: number,
  at: (t: number) => readonly [x: number, y: number, scale: number],
): string {
  const stamp = pen.stamp(drawing);
  return Array.from({ length: count }, (_, i) => {
    const [x, y, scale] = at((i + 0.5) / count);
    return stamp(x, y, scale, { flip: pen.random.chance(0.5) });
  }).join('');
}
