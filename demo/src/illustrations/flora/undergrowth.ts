import { mix } from '../palette.ts';
import { disc, line, outline, oval, place, round, shape, WIDTH, type Pen } from '../pen.ts';
import type { Random } from '../prng.ts';

/** A bamboo culm 20 wide, from the origin 1400 up, jointed and lit on one side. */
export function bamboo(random: Random, colour: string): string {
  let joints = '';
  for (let y = -random.between(40, 90); y > -1400; y -= random.between(84, 112)) joints += `M-10 ${round(y)}q10 5 20 0`;
  const dark = mix(colour, '#071a12', 0.45);
  return (
    line('M0 0V-1400', colour, 20) +
    line('M-5 0V-1400', mix(colour, '#f4f6bf', 0.4), 4.4, 0.6) +
    line('M6 0V-1400', dark, 5.2, 0.4) +
    line(joints, dark, 2.6, 0.75)
  );
}

/** A hanging spray of narrow bamboo leaves around the origin, about 120 wide. */
export function bambooSpray(random: Random, colour: string, count = 9): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const angle = random.between(-0.5, 3.64);
    const length = random.between(42, 86);
    const [dx, dy] = [Math.cos(angle) * length, Math.abs(Math.sin(angle)) * length * 0.75 + 8];
    const [nx, ny] = [-dy * 0.13, dx * 0.13];
    data += `M0 0Q${round(dx * 0.45 + nx)} ${round(dy * 0.45 + ny)} ${round(dx)} ${round(dy)}Q${round(dx * 0.45 - nx)} ${round(dy * 0.45 - ny)} 0 0z`;
  }
  return shape(data, colour);
}

// Blades of grass bending with the wind, as path data for one fill.
function grass(
  random: Random,
  base: (x: number) => number,
  height: number,
  gap: number,
  from = -10,
  to = WIDTH + 10,
  wind = 0.25,
): string {
  let data = '';
  for (let x = from; x < to; x += gap * random.between(0.5, 1.5)) {
    const h = height * random.between(0.45, 1.1);
    const bend = h * (wind + random.between(-0.35, 0.35));
    const w = Math.max(1.6, height * 0.034);
    const y = base(x);
    data += `M${round(x - w)} ${round(y)}q${round(bend * 0.15)} ${round(-h * 0.6)} ${round(bend + w)} ${round(-h)}q${round(-bend * 0.4 + w * 0.5)} ${round(h * 0.5)} ${round(-bend + w)} ${round(h)}z`;
  }
  return data;
}

/** A strip of grass that follows the ground: one tuft of blades, repeated and turned to the slope. */
export function meadow(
  pen: Pen,
  fill: string,
  ground: (x: number) => number,
  height: number,
  gap: number,
  { from = -10, to = WIDTH + 10, opacity }: { from?: number; to?: number; opacity?: number } = {},
): string {
  const width = Math.min(to - from, gap * 18);
  const tuft = pen.stamp(
    shape(
      grass(pen.random, () => 0, height, gap, -width / 2, width / 2),
      fill,
      opacity,
    ),
  );
  let strip = '';
  for (let x = from + width / 2; x < to + width / 2; x += width) {
    const slope = (ground(x + width / 2) - ground(x - width / 2)) / width;
    strip += tuft(x, ground(x) + 2, 1, { turn: (Math.atan(slope) * 180) / Math.PI });
  }
  return strip;
}

/** A stand of papyrus: two plants, repeated; every spot gives x, y of the foot and the height. */
export function reeds(
  pen: Pen,
  spots: readonly (readonly [x: number, y: number, height: number])[],
  stem: string,
  mop: string,
): string {
  const stamps = [
    pen.stamp(papyrus(pen.random, 300, stem, mop)),
    pen.stamp(papyrus(pen.random, 300, stem, mop)),
  ] as const;
  return spots
    .map(([x, y, height], i) => (i % 2 ? stamps[1] : stamps[0])(x, y, height / 300, { flip: i % 3 === 0 }))
    .join('');
}

// A fern frond growing from the origin upwards to the right, about 190 long; it takes the colour around it.
function frond(): string {
  let data = 'M0 0Q75-92 170-58Q75-84 0 0';
  for (let i = 1; i <= 10; i++) {
    const t = i / 11;
    const at = `M${round(150 * t + 20 * t * t)} ${round(-150 * t + 92 * t * t)}`;
    const l = 52 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + 4;
    data += `${at}q${round(l * 0.1)} ${round(-l * 0.7)} ${round(l * 0.55)} ${round(-l)}q${round(l * 0.12)} ${round(l * 0.6)} ${round(-l * 0.55)} ${round(l)}`;
    data += `q${round(l * 0.5)} ${round(l * 0.1)} ${round(l * 0.72)} ${round(l * 0.72)}q${round(-l * 0.62)} ${round(-l * 0.1)} ${round(-l * 0.72)} ${round(-l * 0.72)}`;
  }
  return `<path d="${data}"/>`;
}

/** A tuft of fern fronds around the origin. */
export function fernTuft(pen: Pen, colour: string, scale = 1): string {
  const copy = pen.stamp(frond());
  const back = copy(0, 0, scale * 0.85, { turn: -58 }) + copy(0, 0, scale * 0.85, { flip: true, turn: 58 });
  const front = copy(0, 0, scale, { turn: -14 }) + copy(0, 0, scale, { flip: true, turn: 10 });
  return `<g fill="${mix(colour, '#04140e', 0.3)}">${back}</g><g fill="${colour}">${front}</g>`;
}

/** A broad forest leaf lying along +x from the origin, 200 long, with its veins. */
export function broadLeaf(colour: string, vein = mix(colour, '#f2f5c0', 0.3)): string {
  return (
    shape('M0 0C30-52 120-64 200-6C130 48 44 46 0 0z', colour) +
    line(
      'M0 0C60-10 130-12 190-6M46-6C62-24 74-32 90-38M46-4C66 10 80 20 100 24M92-10C110-24 122-30 138-32M92-8C112 6 126 10 144 14',
      vein,
      2,
      0.55,
    )
  );
}

/** Papyrus: stems with mops of rays; origin at the foot, height in units. */
function papyrus(random: Random, height: number, stem: string, mop: string): string {
  const lean = random.between(-0.14, 0.14) * height;
  const [topX, topY] = [lean, -height];
  let rays = '';
  const reach = height * 0.2 + 14;
  for (let i = 0; i < 15; i++) {
    const angle = (i / 14) * Math.PI * 1.5 + Math.PI * 0.75;
    const r = reach * random.between(0.8, 1.1);
    rays += `M${round(topX)} ${round(topY)}q${round(Math.cos(angle) * r * 0.5)} ${round(Math.sin(angle) * r * 0.65)} ${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r * 0.82 + r * 0.16)}`;
  }
  return (
    line(
      `M0 0Q${round(lean * 0.2)} ${round(-height * 0.5)} ${round(topX)} ${round(topY)}`,
      stem,
      Math.max(2.5, height * 0.022),
    ) +
    line(rays, mop, Math.max(1.6, height * 0.011)) +
    disc(topX, topY, height * 0.022, mop)
  );
}

/** A giant lobelia: a spire over a rosette; origin at the foot, about 260 high. */
export function lobelia(random: Random, leaf: string, spire: string): string {
  const blade = (turn: number, length: number, fill: string): string =>
    `<path transform="rotate(${turn})" fill="${fill}" d="M0-5Q${length * 0.5}-17 ${length} 0Q${length * 0.5} 12 0 5z"/>`;
  const rosette = [-172, -150, -30, -8, -130, -50]
    .map((turn, i) => blade(turn, random.between(58, 78), i % 2 ? leaf : mix(leaf, '#071a12', 0.3)))
    .join('');
  let bracts = '';
  for (let y = -70; y > -246; y -= 15) {
    const w = 21 * (1 - ((-y - 70) / 176) ** 2 * 0.75);
    bracts += `M${round(-w)} ${y}q${round(w)} 11 ${round(w * 2)} 0`;
  }
  return (
    line('M0 0V-60', mix(spire, '#2a1c12', 0.6), 13) +
    `<g transform="translate(0 -56)">${rosette}</g>` +
    shape('M-21-62C-25-130-16-214 0-262C16-214 25-130 21-62z', spire) +
    line(bracts, mix(spire, '#0b231b', 0.4), 3, 0.65) +
    shape('M-18-66C-21-130-13-208-2-250C-8-190-9-120-8-64z', mix(spire, '#f7f3c4', 0.45), 0.6)
  );
}

/** A giant groundsel: forked trunk in a coat of dead leaves, cabbages on top; origin at the foot, about 210 high. */
export function groundsel(leaf: string, trunk: string): string {
  const head = (x: number, y: number, s: number): string => {
    const blades = [-180, -156, -132, -108, -84, -60, -36, -12].map(
      (turn, i) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" fill="${i % 2 ? leaf : mix(leaf, '#06160f', 0.28)}" d="M0-4Q26-16 50 0Q26 10 0 4z"/>`,
    );
    return blades.join('');
  };
  return (
    line('M0 0V-90M0-78C-6-110-40-112-44-140M0-84C8-114 36-118 40-152M0-90V-172', trunk, 17) +
    line('M-4-10V-84M4-20V-90', mix(trunk, '#d8c79a', 0.4), 3, 0.5) +
    head(-45, -142, 0.95) +
    head(41, -154, 0.95) +
    head(0, -176, 1.15)
  );
}

/** A branch of coffee, growing along +x from the origin (320 long): glossy leaves, cherries at the nodes. */
export function coffeeBranch(leaf: string, cherry: string): string {
  const pair = (x: number, y: number, s: number, tone: string): string =>
    [-52, 48]
      .map((turn) =>
        place(
          shape('M0 0C16-30 74-38 112 0C74 30 18 26 0 0z', tone) +
            line(
              'M0 0C40-6 76-6 108 0M30-4C40-14 48-18 56-20M30-2C42 8 50 12 58 13M62-5C72-14 78-16 86-17M62-4C74 5 80 8 88 8',
              mix(tone, '#e9f2c0', 0.35),
              1.8,
              0.6,
            ),
          x,
          y,
          s,
          { turn },
        ),
      )
      .join('');
  const cherries = (x: number, y: number, tones: readonly string[]): string =>
    tones
      .map((tone, i) => {
        const [cx, cy] = [x + ([-13, 11, -1, 22, -24][i] ?? 0), y + ([8, 12, -11, -5, -6][i] ?? 0)];
        return oval(cx, cy, 11.5, 12.5, tone) + oval(cx - 3.5, cy - 4.5, 3, 3.6, '#fff3e0', 0.55);
      })
      .join('');
  const ripe = cherry;
  const half = mix(cherry, '#d9a441', 0.55);
  const green = mix(leaf, '#c9d67a', 0.55);
  return (
    line('M0 0C90-22 200-18 318-40', mix('#4a3527', leaf, 0.2), 7) +
    pair(70, -14, 0.95, mix(leaf, '#06160f', 0.25)) +
    pair(160, -19, 1, leaf) +
    pair(242, -27, 0.85, mix(leaf, '#06160f', 0.12)) +
    place(shape('M0 0C16-24 64-30 96 0C64 24 18 20 0 0z', mix(leaf, '#dff0a0', 0.2)), 312, -40, 0.9, { turn: -14 }) +
    cherries(72, -12, [ripe, ripe, half, ripe]) +
    cherries(160, -17, [ripe, half, ripe, ripe, green]) +
    cherries(240, -26, [half, ripe, green])
  );
}

/** A mossy or leafy bough that crosses the sheet; points of the middle line with its width. */
export function bough(path: string, width: number, bark: string, moss: string): string {
  return (
    line(path, mix(bark, '#06100c', 0.35), width) +
    `<g transform="translate(0 ${round(-width * 0.16)})">${line(path, bark, width * 0.72)}</g><g transform="translate(0 ${round(-width * 0.4)})">${line(path, moss, width * 0.3)}</g>`
  );
}

/** Rounded stones, path data for one fill. */
export function stone(random: Random, x: number, y: number, width: number): string {
  const h = width * random.between(0.42, 0.6);
  return outline(
    [
      [x - width / 2, y],
      [x - width * 0.42, y - h * 0.6],
      [x - width * 0.12, y - h],
      [x + width * 0.28, y - h * 0.86],
      [x + width * 0.48, y - h * 0.35],
      [x + width / 2, y],
      [x, y + h * 0.12],
    ],
    0,
  );
}
