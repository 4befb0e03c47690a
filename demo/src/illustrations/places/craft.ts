import { mix } from '../palette.ts';
import { line, oval, polygon, round, shape, type Pen, type Point } from '../pen.ts';

/** The four colours of imigongo. */
export const imigongoColours = { black: '#1c1a19', white: '#f3ecdd', red: '#97372a', ochre: '#c98a3c' } as const;

// Rows of nested diamonds: stripes parallel to the edges are what makes imigongo vibrate.
/** A field of nested diamonds in imigongo colours, from the origin to the right and down; all measures in units. */
export function imigongoDiamonds(columns: number, rows: number, width: number, height: number): string {
  const tones = [
    imigongoColours.black,
    imigongoColours.white,
    imigongoColours.red,
    imigongoColours.white,
    imigongoColours.black,
    imigongoColours.ochre,
  ];
  return tones
    .map((tone, ring) => {
      const part = 1 - ring / tones.length;
      let data = '';
      for (let r = 0; r < rows; r++) {
        for (let c = 0; c < columns; c++) {
          const [cx, cy] = [(c + 0.5) * width, (r + 0.5) * height];
          data += polygon([
            [cx, cy - (height / 2) * part],
            [cx + (width / 2) * part, cy],
            [cx, cy + (height / 2) * part],
            [cx - (width / 2) * part, cy],
          ]);
        }
      }
      return shape(data, tone);
    })
    .join('');
}

/** A band of parallel zigzags from the origin; period and the thickness of one stripe in units. */
export function imigongoZigzag(length: number, period: number, stripe: number, tones: readonly string[]): string {
  return tones
    .map((tone, i) => {
      let data = `M${-period} ${round(i * stripe)}`;
      for (let x = -period; x < length + period; x += period)
        data += `l${round(period / 2)} ${round(-period / 2)}l${round(period / 2)} ${round(period / 2)}`;
      return `<path stroke="${tone}" stroke-width="${round(stripe * 1.04, 1)}" stroke-linejoin="miter" stroke-linecap="butt" d="${data}"/>`;
    })
    .join('');
}

/** A square spiral of relief ridges around the origin; reach is half its side. */
export function imigongoSpiral(reach: number, stripe: number, tone: string): string {
  let data = `M${-reach} ${reach}`;
  let side = reach * 2;
  const directions = ['v-', 'h', 'v', 'h-'] as const;
  for (let i = 0; side > stripe * 1.6; i++) {
    data += `${directions[i % 4]}${round(side)}`;
    if (i > 0 && i % 2 === 0) side -= stripe * 2;
    if (i === 0) continue;
  }
  return `<path stroke="${tone}" stroke-width="${stripe}" stroke-linejoin="miter" stroke-linecap="butt" d="${data}"/>`;
}

/** A peace basket (agaseke) with its pointed lid, 200 wide and 330 high; origin under its foot. The id space is the pen's. */
export function agaseke(pen: Pen, body: string, motif: string, second = motif): string {
  const bowl = 'M-92-152C-104-96-92-34-58 0H58C92-34 104-96 92-152z';
  const lid = 'M-98-150C-70-214-26-262-4-336H4C26-262 70-214 98-150C50-140-50-140-98-150z';
  const zigzag = (y: number, half: number, teeth: number, height: number): string => {
    const points: Point[] = [];
    for (let i = 0; i <= teeth * 2; i++) points.push([-half + (i * half) / teeth, y + (i % 2 ? -height : 0)]);
    return `M${points.map(([x, py]) => `${round(x)} ${round(py)}`).join('L')}`;
  };
  const light = pen.linear(
    [
      [0, '#fff6e0', 0.4],
      [0.4, '#fff6e0', 0],
      [1, '#1a0d06', 0.42],
    ],
    [0, 0, 1, 0],
  );
  const coils = Array.from({ length: 9 }, (_, i) => `M-104 ${-14 - i * 16}Q0 ${-2 - i * 16} 104 ${-14 - i * 16}`).join(
    '',
  );
  const lidCoils = Array.from(
    { length: 10 },
    (_, i) => `M-100 ${-160 - i * 15}Q0 ${-148 - i * 15} 100 ${-160 - i * 15}`,
  ).join('');
  return (
    oval(0, -2, 96, 15, '#000000', 0.18) +
    `<g ${pen.clip(bowl)}>${shape(bowl, body)}${line(zigzag(-44, 112, 5, 58), motif, 15)}${line(zigzag(-18, 112, 5, 58), second, 6)}${line(coils, '#2a170c', 1.6, 0.28)}${shape(bowl, light)}</g>` +
    `<g ${pen.clip(lid)}>${shape(lid, body)}${line(zigzag(-164, 110, 4, 62), motif, 14)}${line(zigzag(-186, 110, 4, 62), second, 5)}${line(lidCoils, '#2a170c', 1.6, 0.28)}${shape(lid, light)}</g>` +
    line('M-96-150C-50-138 50-138 96-150', mix(body, '#2a170c', 0.45), 5)
  );
}

/** A tall royal drum laced with hide, 150 wide and 210 high; origin under its foot. */
export function drum(pen: Pen, wood: string, hide: string, lace: string): string {
  const barrel = 'M-74-196C-78-120-60-40-38 0H38C60-40 78-120 74-196z';
  const light = pen.linear(
    [
      [0, '#fff1d0', 0.38],
      [0.45, '#fff1d0', 0],
      [1, '#160a05', 0.5],
    ],
    [0, 0, 1, 0],
  );
  const laces = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4;
    return `M${round(t * 70)} -182L${round((t + 0.125) * 40)} -16L${round((t + 0.25) * 70)} -182`;
  }).join('');
  return (
    oval(0, -2, 50, 10, '#000000', 0.25) +
    `<g ${pen.clip(barrel)}>${shape(barrel, wood)}${line(laces, lace, 3.4, 0.9)}${shape('M-80-196H80V-168Q0-150-80-168zM-44-18Q0-8 44-18V6H-44z', mix(hide, wood, 0.25))}${shape(barrel, light)}</g>` +
    oval(0, -196, 75, 22, mix(hide, '#5a3a1c', 0.35)) +
    oval(0, -199, 69, 18.5, hide) +
    oval(-10, -202, 40, 9, '#ffffff', 0.22)
  );
}

/** A cup of coffee on a saucer, 260 wide, seen slightly from above; origin under the saucer. */
export function coffeeCup(pen: Pen, china: string, coffee: string): string {
  const light = pen.linear(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, '#3a2415', 0.28],
    ],
    [0, 0, 1, 0],
  );
  const bowl = 'M-90-118C-90-58-62-22-40-16H40C62-22 90-58 90-118z';
  return (
    oval(0, -4, 150, 26, '#2a170c', 0.22) +
    oval(0, -12, 142, 25, mix(china, '#3a2415', 0.14)) +
    oval(0, -16, 132, 21, china) +
    oval(0, -16, 72, 11, mix(china, '#3a2415', 0.18)) +
    `<path stroke="${mix(china, '#3a2415', 0.1)}" stroke-width="15" d="M84-102C128-112 136-52 66-52"/>` +
    shape(bowl, china) +
    shape(bowl, light) +
    `<g ${pen.clip(bowl)}>${`<g transform="translate(-120 -62)">${imigongoZigzag(260, 34, 6, [imigongoColours.black, imigongoColours.red, imigongoColours.black])}</g>`}</g>` +
    oval(0, -118, 90, 22, mix(china, '#ffffff', 0.4)) +
    oval(0, -117, 80, 17.5, coffee) +
    shape('M-74-120C-40-132 40-132 74-120C40-126-40-126-74-120z', mix(coffee, '#e0a55a', 0.5), 0.8)
  );
}
