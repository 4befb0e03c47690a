import type { Skyline } from '../hills.ts';
import { mix } from '../palette.ts';
import { line, oval, round, shape, type Pen } from '../pen.ts';
import type { Random } from '../prng.ts';

/** Kigali's Convention Centre: a ribbed dome whose bands rise in a spiral, on its terrace; origin at the middle of its foot, 300 wide and 190 high. */
export function conventionDome(pen: Pen, body: string, ribs: string, glow?: string): string {
  const dome = 'M-118-22C-122-96-74-158 0-160C74-158 122-96 118-22z';
  const rings = Array.from({ length: 8 }, (_, i) => {
    const y = -34 - i * 16;
    const half = 118 * Math.sqrt(Math.max(0, 1 - ((-y - 22) / 140) ** 2)) + 4;
    return `M${round(-half)} ${y + 9}Q0 ${y + 26} ${round(half)} ${y - 8}`;
  }).join('');
  const fill = pen.linear(
    [
      [0, mix(body, '#ffffff', 0.3)],
      [1, body],
    ],
    [0, 0, 1, 0],
  );
  const halo = glow
    ? `<ellipse cx="0" cy="-86" rx="230" ry="170" fill="${pen.radial([
        [0, glow, 0.55],
        [1, glow, 0],
      ])}"/>`
    : '';
  return (
    halo +
    `<g ${pen.clip(dome)}>${shape(dome, fill)}${line(rings, ribs, glow ? 5.5 : 4.5, glow ? 0.95 : 0.75)}${line('M-60-22C-62-90-34-140 0-160M60-22C62-90 34-140 0-160M0-160V-22', mix(body, '#22303a', 0.4), 1.4, 0.4)}</g>` +
    oval(0, -159, 22, 5, mix(body, '#22303a', 0.35)) +
    shape('M-150-22H150L158 0H-158z', mix(body, '#22303a', 0.45)) +
    line('M-146-12H146', glow ?? '#f4efe2', 2, 0.7)
  );
}

/** One tower block with its windows; `lit` (0 to 1) is the share of windows that show. Origin at the middle of the foot. */
function tower(
  random: Random,
  width: number,
  height: number,
  wall: string,
  shade: string,
  window: string,
  lit: number,
): string {
  const columns = Math.max(2, Math.round(width / 13));
  const pitch = width / columns;
  // Every column is one dashed line, so that a facade costs a few bytes and not a path a window.
  const facade = [0, 1]
    .map((odd) => {
      let data = '';
      for (let c = odd; c < columns; c += 2)
        data += `M${round(-width / 2 + (c + 0.5) * pitch, 1)} ${round(-height + 9)}V-4`;
      const dashes = Array.from({ length: 5 }, () => (random.chance(lit) ? '7 7' : '7 21')).join(' ');
      return `<path stroke="${window}" stroke-width="${round(pitch * 0.48, 1)}" stroke-linecap="butt" stroke-dasharray="${dashes}" opacity=".85" d="${data}"/>`;
    })
    .join('');
  return (
    shape(`M${round(-width / 2)} 0V${round(-height)}H${round(width / 2)}V0z`, wall) +
    shape(`M${round(width * 0.22)} 0V${round(-height)}H${round(width / 2)}V0z`, shade, 0.5) +
    facade
  );
}

/** The centre of the city: towers of several shapes side by side, about 560 wide and 230 high; origin at the middle of the foot. */
export function downtown(random: Random, wall: string, shade: string, window: string, lit = 0.55): string {
  const row = [
    [-250, 54, 62],
    [-196, 44, 96],
    [-146, 62, 78],
    [-88, 46, 142],
    [-34, 66, 108],
    [30, 46, 176],
    [88, 62, 102],
    [142, 46, 126],
    [196, 60, 84],
    [250, 52, 54],
  ] as const;
  return (
    row
      .map(
        ([x, w, h], i) =>
          `<g transform="translate(${x} 0)">${tower(random, w, h, mix(wall, shade, (i % 3) * 0.16), shade, window, lit)}</g>`,
      )
      .join('') +
    // The stepped crown of the tallest tower, two masts and a vaulted roof.
    shape('M10-176L16-196H44L50-176z', wall) +
    line('M30-196V-230M-88-142V-166', shade, 3) +
    shape('M-67-108Q-34-132-1-108z', mix(wall, shade, 0.2))
  );
}

/** Houses scattered on a slope: walls and pitched roofs. Returns roofs and walls as two paths' data. */
export function houses(
  random: Random,
  skyline: Skyline,
  count: number,
  {
    from = 0,
    to = 1200,
    top = 10,
    bottom = 120,
    size = 16,
  }: { from?: number; to?: number; top?: number; bottom?: number; size?: number } = {},
): { roofs: string; walls: string; windows: string } {
  let [roofs, walls, windows] = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const depth = random.between(0, 1);
    const s = size * (0.6 + depth * 0.6) * random.between(0.85, 1.2);
    const x = round(random.between(from, to));
    const y = round(skyline(x) + top + (bottom - top) * depth);
    const [w, h] = [round(s * 1.5), round(s * 0.7)];
    walls += `M${x} ${y}h${w}v${h}h${-w}z`;
    roofs += `M${x - 2} ${y + 1}l${round(w * 0.25)} ${round(-s * 0.5)}h${round(w * 0.55)}l${round(w * 0.25)} ${round(s * 0.5)}z`;
    if (random.chance(0.6))
      windows += `M${x + round(w * random.between(0.15, 0.65))} ${y + round(h * 0.3)}h${Math.max(2, round(s * 0.28))}v${Math.max(2, round(s * 0.3))}h${-Math.max(2, round(s * 0.28))}z`;
  }
  return { roofs, walls, windows };
}

/** Lights of a town on its slopes, as dots to stroke with round caps. */
export function townLights(
  random: Random,
  skyline: Skyline,
  count: number,
  { from = 0, to = 1200, top = 8, bottom = 130 }: { from?: number; to?: number; top?: number; bottom?: number } = {},
): string {
  const [startX, startY] = [round(from), round(skyline(from))];
  let data = `M${startX} ${startY}`;
  let [x, y] = [startX, startY];
  // From left to right in relative steps: half the bytes of absolute ones.
  for (let i = 1; i <= count; i++) {
    const nextX = round(from + ((to - from) * (i + random.between(-1, 1))) / (count + 1));
    const nextY = round(skyline(nextX) + top + (bottom - top) * random.between(0, 1) ** 1.5);
    data += `m${nextX - x} ${nextY - y}h0`.replace(' -', '-');
    [x, y] = [nextX, nextY];
  }
  return data;
}
