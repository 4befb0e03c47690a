import type { Skyline } from './hills.ts';
import { mix, type Mood } from './palette.ts';
import { band, curve, HEIGHT, line, round, shape, WIDTH, type Pen, type Point } from './pen.ts';

/** A lake from its far shore down: sky near the shore, its own colour at the viewer's feet. */
export function lake(
  pen: Pen,
  mood: Mood,
  shore: number,
  near: string,
  { bottom = HEIGHT, calm = 0.5 }: { bottom?: number; calm?: number } = {},
): string {
  const horizon = mood.sky[mood.sky.length - 1] ?? mood.haze;
  const middle = mood.sky[Math.max(0, mood.sky.length - 3)] ?? mood.haze;
  const fill = pen.linear([
    [0, mix(horizon, mood.haze, 0.4)],
    [0.3, mix(middle, near, 0.35)],
    [1, mix(near, middle, 0.12)],
  ]);
  return band(shore, bottom, fill) + ripples(pen, mood.disc, shore + 6, bottom, 26, calm);
}

/** Short horizontal glints, wider towards the viewer. */
export function ripples(pen: Pen, colour: string, top: number, bottom: number, count: number, opacity = 0.4): string {
  const { random } = pen;
  let data = '';
  for (let i = 0; i < count; i++) {
    const near = random.between(0, 1) ** 1.4;
    const y = top + (bottom - top) * near;
    const length = 18 + near * random.between(40, 170);
    data += `M${round(random.between(-40, WIDTH))} ${round(y)}h${round(length)}`;
  }
  return line(data, colour, 1.8, opacity * 0.6);
}

/** The broken column of light below a low sun or moon. */
export function glitter(
  pen: Pen,
  colour: string,
  x: number,
  top: number,
  bottom: number,
  width: number,
  opacity = 0.8,
): string {
  const { random } = pen;
  let data = '';
  for (let y = top + 4; y < bottom; y += 5 + (y - top) * 0.055) {
    const near = (y - top) / (bottom - top);
    const half = width * (0.22 + 0.78 * near) * random.between(0.4, 1);
    const shift = random.between(-0.3, 0.3) * width * (0.2 + near);
    const thick = 1.4 + near * 5;
    data += `M${round(x + shift - half)} ${round(y)}q${round(half)} ${round(-thick)} ${round(half * 2)} 0q${round(-half)} ${round(thick)} ${round(-half * 2)} 0z`;
  }
  return shape(data, colour, opacity);
}

/** The mirror image of a landform in still water, squeezed and fading. */
export function reflection(
  pen: Pen,
  skyline: Skyline,
  shore: number,
  colour: string,
  { squeeze = 0.55, opacity = 0.5 }: { squeeze?: number; opacity?: number } = {},
): string {
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 48) points.push([x, shore + Math.max(0, shore - skyline(x)) * squeeze]);
  const fill = pen.linear([
    [0, colour, 0.9],
    [1, colour, 0.25],
  ]);
  return shape(`${curve(points)}V${shore}H-20z`, fill, opacity);
}

/** An island: a low wooded back lying on the water, with its reflection. */
export function island(
  pen: Pen,
  mood: Mood,
  x: number,
  shore: number,
  width: number,
  height: number,
  colour: string,
): string {
  const { random } = pen;
  const count = Math.max(5, Math.round(width / 26));
  const top: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const rise = Math.sin(Math.PI * t) ** 0.7 * height;
    top.push([
      x - width / 2 + t * width,
      shore - rise - (i > 0 && i < count ? random.between(-0.08, 0.14) * height : 0),
    ]);
  }
  const fill = pen.linear([
    [0, mix(colour, mood.light, 0.16)],
    [1, mix(colour, mood.shade, 0.3)],
  ]);
  const mirror = top.map(([px, py]) => [px, shore + (shore - py) * 0.5] as Point);
  const glass = pen.linear([
    [0, mix(colour, mood.shade, 0.3), 0.5],
    [1, colour, 0],
  ]);
  return (
    shape(`${curve(mirror)}z`, glass) +
    shape(`${curve(top)}z`, fill) +
    line(`M${round(x - width / 2 - 6)} ${round(shore + 1)}h${round(width + 12)}`, mood.disc, 1.6, 0.6)
  );
}

/** A waterfall: a veil with strands, spray at the foot. The fall is centred on x and widens downwards. */
export function waterfall(pen: Pen, x: number, top: number, bottom: number, width: number): string {
  const { random } = pen;
  const fill = pen.linear([
    [0, '#f3f7ee'],
    [0.6, '#dcebe6'],
    [1, '#f7faf3'],
  ]);
  const foot = width * 1.28;
  const h = bottom - top;
  let strands = '';
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11 - 0.5;
    const from = random.between(0, 0.35);
    strands += `M${round(x + t * width)} ${round(top + h * from)}q${round(t * 6)} ${round(h * 0.3)} ${round(t * (foot - width))} ${round(h * random.between(0.45, 0.63))}`;
  }
  const spray = pen.radial([
    [0, '#ffffff', 0.95],
    [0.5, '#f2f8f0', 0.5],
    [1, '#f2f8f0', 0],
  ]);
  return (
    shape(
      `M${round(x - width / 2)} ${round(top)}q${round(width / 2)} -10 ${round(width)} 0q6 ${round(h * 0.5)} ${round((foot - width) / 2)} ${round(h)}h${round(-foot)}q${round((foot - width) / 2 - 6)} ${round(-h * 0.5)} ${round((foot - width) / 2)} ${round(-h)}z`,
      fill,
    ) +
    line(strands, '#a9cbc9', 3, 0.65) +
    `<ellipse cx="${round(x)}" cy="${round(bottom)}" rx="${round(foot * 1.25)}" ry="${round(Math.min(70, h * 0.17))}" fill="${spray}"/>`
  );
}
