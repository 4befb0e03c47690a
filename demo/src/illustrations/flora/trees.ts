import { mix } from '../palette.ts';
import { line, outline, oval, round, shape, WIDTH, type Point } from '../pen.ts';
import type { Skyline } from '../hills.ts';
import type { Random } from '../prng.ts';

/**
 * An umbrella acacia standing on the origin, about 200 high and 260 wide.
 * The crown is layered in flat plates, as the real ones grow.
 */
export function acacia(random: Random, leaf: string, trunk: string, light = mix(leaf, '#fff0b0', 0.22)): string {
  const lean = random.between(-12, 12);
  const fork = `M-5 0C-3 -46 ${round(lean - 8)} -70 ${round(lean - 4)} -96M${round(lean - 4)} -92C${round(lean - 30)} -120 -62 -130 -84 -152M${round(lean - 4)} -94C${round(lean + 14)} -124 38 -134 78 -150M${round(lean - 3)} -96C${round(lean - 4)} -126 -8 -140 -14 -164M${round(lean + 20)} -122C34 -140 30 -150 34 -166M${round(lean - 38)} -122C-44 -140 -40 -150 -38 -160`;
  const plate = (x: number, y: number, half: number, thick: number): string => {
    const points: Point[] = [[x - half, y]];
    const bumps = Math.max(4, Math.round(half / 17));
    for (let i = 1; i < bumps; i++) {
      const t = i / bumps;
      points.push([
        x - half + 2 * half * t,
        y - thick * (0.55 + 0.45 * Math.sin(Math.PI * t)) * random.between(0.82, 1.12),
      ]);
    }
    points.push(
      [x + half, y],
      [x + half * 0.55, y + thick * 0.32],
      [x, y + thick * 0.2],
      [x - half * 0.6, y + thick * 0.34],
    );
    return outline(points, 0);
  };
  const low = plate(-78, -146, 56, 26) + plate(82, -144, 54, 25);
  const high = plate(random.between(-12, 8), -164, 108, 34);
  const glow = plate(random.between(-20, 10), -176, 84, 16);
  return (
    line(fork, trunk, 7) +
    line(`M-6 0C-4 -40 ${round(lean / 2 - 6)} -60 ${round(lean - 5)} -90`, trunk, 12) +
    shape(low, mix(leaf, trunk, 0.25)) +
    shape(high, leaf) +
    shape(glow, light, 0.55)
  );
}

/** A rain-forest giant: straight pale trunk, domed crown; origin at the foot, height in units. */
export function forestGiant(random: Random, height: number, leaf: string, trunk: string, light: string): string {
  const spread = height * random.between(0.24, 0.32);
  const crownAt = -height * 0.82;
  const w = height * 0.022;
  const crown = (x: number, y: number, r: number, fill: string, opacity?: number): string => {
    const points: Point[] = [];
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * Math.PI * 2;
      const reach = r * random.between(0.86, 1.1);
      points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.62]);
    }
    return shape(outline(points, 0), fill, opacity);
  };
  const stem = `M${round(-w * 1.8)} 0Q${round(-w)} ${round(-height * 0.1)} ${round(-w)} ${round(-height * 0.3)}L${round(-w * 0.7)} ${round(crownAt)}h${round(w * 1.5)}L${round(w)} ${round(-height * 0.3)}Q${round(w)} ${round(-height * 0.1)} ${round(w * 2.2)} 0z`;
  const branches = line(
    `M0 ${round(crownAt * 0.86)}Q${round(-spread * 0.3)} ${round(crownAt * 0.95)} ${round(-spread * 0.6)} ${round(crownAt * 1.02)}M0 ${round(crownAt * 0.9)}Q${round(spread * 0.3)} ${round(crownAt)} ${round(spread * 0.55)} ${round(crownAt * 1.05)}`,
    trunk,
    w * 1.1,
  );
  return (
    shape(stem, trunk) +
    branches +
    crown(-spread * 0.5, crownAt * 1.02, spread * 0.62, mix(leaf, '#04140e', 0.22)) +
    crown(spread * 0.5, crownAt * 1.04, spread * 0.6, mix(leaf, '#04140e', 0.14)) +
    crown(0, crownAt * 1.13, spread * 0.74, leaf) +
    crown(-spread * 0.16, crownAt * 1.19, spread * 0.44, light, 0.45)
  );
}

/** The closed roof of a forest along a skyline: crowns side by side. Returns path data for one fill. */
export function canopyEdge(
  random: Random,
  skyline: Skyline,
  crown: number,
  from = -30,
  to = WIDTH + 30,
  bottom = 800,
): string {
  let x = from;
  let y = skyline(x);
  let data = `M${round(x)} ${bottom}V${round(y)}`;
  while (x < to) {
    const width = crown * random.between(0.6, 1.35);
    const nextY = skyline(x + width) + random.between(-0.18, 0.18) * crown;
    const radius = width * random.between(0.52, 0.68);
    data += `a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} ${round(nextY - y)}`;
    x = round(x) + round(width);
    y = round(y) + round(nextY - y);
  }
  return `${data}V${bottom}z`;
}

/** Crowns scattered below a skyline, lit from above: the texture of a wooded slope. Returns arcs to stroke. */
export function canopyTexture(
  random: Random,
  skyline: Skyline,
  crown: number,
  depth: number,
  count: number,
  from = 0,
  to = WIDTH,
): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    const y = skyline(x) + random.between(0.12, 1) * depth;
    const half = crown * random.between(0.28, 0.5);
    data += `M${round(x - half)} ${round(y)}q${round(half)} ${round(-half * 1.25)} ${round(half * 2)} 0`;
  }
  return data;
}

/** Small trees on a slope or a crest, as dots with stems: eucalyptus and avocado seen from afar. */
export function copse(
  random: Random,
  skyline: Skyline,
  count: number,
  from: number,
  to: number,
  size: number,
  depth = 0,
): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    const y = skyline(x) + random.between(0, depth) + 2;
    const s = size * random.between(0.65, 1.25);
    data += `M${round(x)} ${round(y + s * 0.2)}q${round(-s * 0.75)} ${round(-s * 0.5)} ${round(-s * 0.3)} ${round(-s * 1.4)}q${round(s * 0.35)} ${round(-s * 0.55)} ${round(s * 0.7)} 0q${round(s * 0.4)} ${round(s * 0.9)} ${round(-s * 0.4)} ${round(s * 1.4)}z`;
  }
  return data;
}

/** Tall slim eucalyptus in a row along a crest; path data for one fill. */
export function eucalyptus(
  random: Random,
  skyline: Skyline,
  from: number,
  to: number,
  gap: number,
  height: number,
): string {
  let data = '';
  for (let x = from; x < to; x += gap * random.between(0.5, 1.5)) {
    const y = skyline(x) + 3;
    const h = height * random.between(0.7, 1.15);
    const w = h * 0.085;
    data += `M${round(x - 1)} ${round(y)}v${round(-h * 0.35)}q${round(-w * 1.3)} ${round(-h * 0.1)} ${round(-w * 0.7)} ${round(-h * 0.34)}q${round(w * 0.5)} ${round(-h * 0.36)} ${round(w)} ${round(-h * 0.36)}q${round(w * 0.9)} ${round(h * 0.16)} ${round(w * 0.8)} ${round(h * 0.4)}q${round(w * 0.1)} ${round(h * 0.22)} ${round(-w * 0.7)} ${round(h * 0.3)}l2 ${round(h * 0.36)}z`;
  }
  return data;
}

/** A banana plant of broad arching leaves, origin at the foot, about 170 high. */
export function banana(leaf: string, dark: string): string {
  const arch =
    'M0 0C14-50 60-86 124-64C142-56 150-38 152-22C138-36 126-42 112-42C112-34 108-28 104-24C98-38 88-44 76-44C74-36 70-30 64-26C58-34 50-36 40-32C26-26 10-16 0 0z';
  const rib = 'M0 0C18-40 64-66 116-56';
  const blade = (turn: number, scale: number, tone: string, flip = false): string =>
    `<g transform="translate(0 -62) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${shape(arch, tone)}${line(rib, mix(tone, '#f6f2b0', 0.35), 2.4, 0.7)}</g>`;
  const light = mix(leaf, '#fff3a8', 0.18);
  return (
    shape('M-9 0Q-5-40-5-70h10Q6-40 10 0z', mix(dark, '#8a6a3a', 0.35)) +
    blade(16, 0.78, dark) +
    blade(-14, 0.74, dark, true) +
    blade(-10, 0.95, leaf) +
    blade(8, 0.98, leaf, true) +
    blade(-42, 0.92, light) +
    blade(38, 0.88, mix(leaf, dark, 0.25), true)
  );
}

/** A palm for the lake shore, origin at the foot, about 260 high, leaning by the given units. */
export function palm(leaf: string, trunk: string, lean = 40): string {
  const frond = 'M0 0C26-34 66-40 104-8C84-12 76-8 72 2C64-10 56-10 50-2C42-12 34-12 28-4C20-10 10-8 0 0z';
  const crown = [-176, -148, -118, -86, -58, -30, -4, 18, 158]
    .map(
      (turn, i) =>
        `<path transform="rotate(${turn})${Math.abs(turn) > 90 ? ' scale(1 -1)' : ''}" fill="${i % 2 ? leaf : mix(leaf, '#04140e', 0.25)}" d="${frond}"/>`,
    )
    .join('');
  return (
    line(`M0 0Q${round(lean * 0.1)}-130 ${lean}-240`, trunk, 10) +
    `<g transform="translate(${lean} -242)">${crown}</g>` +
    oval(lean - 6, -236, 7, 8, mix(trunk, '#c9774a', 0.3)) +
    oval(lean + 8, -232, 7, 8, mix(trunk, '#c9774a', 0.2))
  );
}

/** A candelabra euphorbia of the dry hills, origin at the foot, about 190 high. */
export function euphorbia(leaf: string, trunk: string): string {
  const arms =
    'M0-60C-30-66-46-84-46-130M0-66C30-72 46-90 46-136M0-72C-16-82-24-100-24-150M0-74C16-84 22-104 22-156M0-60V-164M-30-70C-60-74-72-92-70-118M30-76C58-82 70-96 70-124';
  return (
    line('M0 0V-70', trunk, 13) +
    line(arms, leaf, 11) +
    line('M-3-76V-160M-27-100V-148M20-100V-152M-49-96V-128M43-100V-132', mix(leaf, '#fff3b0', 0.35), 2.5, 0.7)
  );
}
