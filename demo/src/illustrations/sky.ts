import { mix, type Mood } from './palette.ts';
import { band, curve, disc, HEIGHT, line, oval, round, shape, WIDTH, type Pen, type Point } from './pen.ts';

/** The whole sheet in the colours of the hour; the last one arrives at the given horizon. */
export function sky(pen: Pen, mood: Mood, horizon = 520): string {
  const last = mood.sky.length - 1;
  const fill = pen.linear(mood.sky.map((colour, i) => [((i / last) * horizon) / HEIGHT, colour] as const));
  return band(0, HEIGHT, fill);
}

/** Sun or moon with the light around it. */
export function luminary(pen: Pen, mood: Mood, x: number, y: number, radius: number, glow = 5): string {
  const halo = pen.radial([
    [0, mood.disc, 0.75],
    [0.25, mood.disc, 0.35],
    [1, mood.disc, 0],
  ]);
  return disc(x, y, radius * glow, halo) + disc(x, y, radius * 1.35, mood.disc, 0.35) + disc(x, y, radius, mood.disc);
}

/** A crescent moon, lit from the lower left. */
export function crescent(pen: Pen, mood: Mood, x: number, y: number, radius: number): string {
  const halo = pen.radial([
    [0, mood.disc, 0.4],
    [1, mood.disc, 0],
  ]);
  const r = round(radius);
  return (
    disc(x, y, radius * 4, halo) +
    shape(
      `M${round(x - r * 0.3)} ${round(y - r)}a${r} ${r} 0 1 0 ${round(r * 1.25)} ${round(r * 1.35)}a${round(r * 0.86)} ${round(r * 0.86)} 0 1 1 ${round(-r * 1.25)} ${round(-r * 1.35)}z`,
      mood.disc,
    )
  );
}

/** Long flat veils of cloud between two heights. */
export function veils(pen: Pen, colour: string, top: number, bottom: number, count: number, opacity = 0.5): string {
  const { random } = pen;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const y = random.between(top, bottom);
    const x = random.between(-150, WIDTH - 150);
    const length = random.between(180, 520);
    const height = random.between(6, 17);
    const lift = random.between(0.3, 0.7);
    drawing += `M${round(x)} ${round(y)}q${round(length * lift)} ${round(-height * 2)} ${round(length)} 0q${round(-length * 0.4)} ${round(height)} ${round(-length)} 0z`;
  }
  return shape(drawing, colour, opacity);
}

/** A heaped fair-weather cloud on a flat base; width in sheet units. */
export function cumulus(pen: Pen, mood: Mood, x: number, y: number, width: number, opacity = 0.95): string {
  const { random } = pen;
  const lobes = Math.max(4, Math.round(width / 42));
  const step = width / lobes;
  let data = `M${round(x - width / 2)} ${round(y)}`;
  for (let i = 0; i < lobes; i++) {
    const middle = (i + 0.5) / lobes;
    const rise = Math.sin(Math.PI * middle);
    const next = Math.sin(Math.PI * Math.min(1, (i + 1) / lobes));
    const before = Math.sin(Math.PI * (i / lobes));
    const radius = step * random.between(0.5, 0.56) * (1 + 0.12 * rise);
    data += `a${round(radius)} ${round(radius)} 0 0 1 ${round(step)} ${round(-(next - before) * width * 0.27)}`;
  }
  data += 'z';
  const fill = pen.linear([
    [0, mix(mood.disc, '#ffffff', 0.5)],
    [0.55, mood.disc],
    [1, mood.sky[mood.sky.length - 2] ?? mood.haze, 0.15],
  ]);
  return shape(data, fill, opacity);
}

/** A drifting bank of mist whose edges dissolve. */
export function mist(pen: Pen, colour: string, y: number, thickness: number, opacity = 0.7): string {
  const { random } = pen;
  const fill = pen.linear([
    [0, colour, 0],
    [0.5, colour, 1],
    [1, colour, 0],
  ]);
  const points: Point[] = [];
  for (let i = 0; i <= 6; i++) points.push([i * 200, y - thickness / 2 + random.between(-0.22, 0.22) * thickness]);
  const below: Point[] = [];
  for (let i = 6; i >= 0; i--) below.push([i * 200, y + thickness / 2 + random.between(-0.22, 0.22) * thickness]);
  const bottom = curve(below).replace('M', 'L');
  return shape(`${curve(points)}${bottom}z`, fill, opacity);
}

/** Scattered puffs of mist, for forests after rain. */
export function wisps(
  pen: Pen,
  colour: string,
  areas: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
  opacity = 0.6,
): string {
  const fill = pen.radial([
    [0, colour, 1],
    [0.5, colour, 0.55],
    [1, colour, 0],
  ]);
  return areas.map(([x, y, rx, ry]) => oval(x, y, rx, ry, fill, opacity)).join('');
}

/** Stars above a height, many small and a few bright. */
export function stars(pen: Pen, bottom: number, count: number): string {
  const { random } = pen;
  const sizes = [
    [1.3, 0.55, 0.7],
    [2.1, 0.8, 0.23],
    [3.4, 0.95, 0.07],
  ] as const;
  return sizes
    .map(([size, opacity, share]) => {
      let data = '';
      for (let i = 0; i < count * share; i++)
        data += `M${random.whole(0, WIDTH)} ${random.whole(0, Math.round(bottom * random.between(0.3, 1)))}h0`;
      return line(data, '#fdf6e0', size, opacity);
    })
    .join('');
}

/** The Milky Way as a slanting cloud of light with star dust. */
export function milkyWay(pen: Pen, x: number, y: number, length: number, turn: number): string {
  const { random } = pen;
  const glow = pen.radial([
    [0, '#cfe3e6', 0.5],
    [0.45, '#8fb4c6', 0.22],
    [1, '#5f8aa8', 0],
  ]);
  const core = pen.radial([
    [0, '#ffe9c4', 0.4],
    [1, '#ffe9c4', 0],
  ]);
  let dust = '';
  for (let i = 0; i < 64; i++) {
    const along = random.between(-0.5, 0.5) * length;
    const across = (random.between(-1, 1) + random.between(-1, 1)) * 34;
    dust += `M${round(along)} ${round(across)}h0`;
  }
  const lane = curve([
    [-length * 0.4, 8],
    [-length * 0.2, -8],
    [0, 6],
    [length * 0.2, -6],
    [length * 0.42, 4],
  ]);
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">` +
    oval(0, 0, length * 0.62, 105, glow) +
    oval(length * 0.05, 0, length * 0.3, 46, core) +
    line(lane, '#122a4a', 15, 0.35) +
    line(dust, '#fff6df', 1.6, 0.8) +
    '</g>'
  );
}

/** A loose flock of gliding birds. */
export function flock(pen: Pen, x: number, y: number, count: number, colour: string, size = 14, opacity = 0.8): string {
  const { random } = pen;
  let data = '';
  for (let i = 0; i < count; i++) {
    const bx = x + i * size * 2.1 + random.between(-size, size);
    const by = y + Math.abs(i - count / 2) * size * 0.7 + random.between(-size, size) * 0.5;
    const s = size * random.between(0.75, 1.1);
    data += `M${round(bx - s)} ${round(by - s * 0.25)}q${round(s * 0.6)} ${round(-s * 0.35)} ${round(s)} ${round(s * 0.3)}q${round(s * 0.4)} ${round(-s * 0.65)} ${round(s)} ${round(-s * 0.3)}`;
  }
  return line(data, colour, Math.max(1.6, size / 7), opacity);
}

/** Slanting shafts of light through leaves. */
export function lightShafts(pen: Pen, colour: string, x: number, count: number, opacity = 0.3): string {
  const { random } = pen;
  const fill = pen.linear([
    [0, colour, 0.9],
    [1, colour, 0],
  ]);
  let data = '';
  for (let i = 0; i < count; i++) {
    const left = x + i * random.between(95, 150);
    const width = random.between(24, 70);
    data += `M${round(left)} -10h${round(width)}l${round(-260 + width)} 640h${round(-width * 2.1)}z`;
  }
  return shape(data, fill, opacity);
}
