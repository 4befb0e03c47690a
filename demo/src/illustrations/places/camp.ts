import { mix } from '../palette.ts';
import { disc, line, outline, oval, round, shape, type Pen } from '../pen.ts';

/** A hot-air balloon in the colours given, 220 wide and 330 high; origin at the middle of the envelope. */
export function balloon(pen: Pen, gores: readonly [string, string, string]): string {
  const envelope = 'M0-120C76-120 118-66 114-4C110 60 44 110 24 150H-24C-44 110-110 60-114-4C-118-66-76-120 0-120z';
  const light = pen.linear(
    [
      [0, '#fff6dd', 0.5],
      [0.45, '#fff6dd', 0],
      [1, '#1a0d10', 0.4],
    ],
    [0, 0, 1, 0],
  );
  return (
    `<g ${pen.clip(envelope)}>${shape(envelope, gores[0])}${shape('M0-120C-40-110-62-40-52 20C-46 80-18 120-14 150H14C18 120 46 80 52 20C62-40 40-110 0-120z', gores[1])}${shape('M0-120C-14-100-22-40-19 20C-16 80-6 120-5 150H5C6 120 16 80 19 20C22-40 14-100 0-120z', gores[2])}` +
    `<path stroke="${gores[2]}" stroke-width="9" d="M-130 14l26-26 26 26 26-26 26 26 26-26 26 26 26-26 26 26 26-26 26 26"/><path stroke="${gores[2]}" stroke-width="4" d="M-130 34l26-26 26 26 26-26 26 26 26-26 26 26 26-26 26 26 26-26 26 26"/>${shape(envelope, light)}</g>` +
    line('M-22 150L-15 184M22 150L15 184M0 150V184', '#3a2a20', 2) +
    shape('M-19 182H19L16 210H-16z', '#7a5634') +
    line('M-19 190h38M-18 199h36', '#4a3527', 2) +
    disc(-7, 175, 4.5, '#2a1c16') +
    disc(7, 174, 4.5, '#2a1c16')
  );
}

/** A safari vehicle with an open roof, driving right, 240 long and 120 high; origin on the ground. */
export function safariCar(paint: string, dark: string, glass: string): string {
  return (
    shape('M-92-108H44L50-100H-98z', paint) +
    line('M-86-100V-74M-30-100V-74M26-100L40-72', dark, 5) +
    [-66, -8]
      .map((x) => oval(x, -88, 7, 8, '#33231b') + shape(`M${x - 12}-66q2-14 12-14t12 14z`, mix(paint, '#fbf5e9', 0.4)))
      .join('') +
    shape('M30-98L46-70H34L22-98z', glass, 0.6) +
    shape('M-112-74H42C70-72 92-66 108-58C114-52 116-40 114-26H-114C-118-44-116-62-112-74z', paint) +
    shape('M-114-42H115L114-26H-114z', dark, 0.5) +
    line('M-34-72V-30M28-72V-30', dark, 2, 0.6) +
    [-66, 70]
      .map(
        (x) => disc(x, -24, 25, '#1d1a19') + disc(x, -24, 12, mix(paint, '#8a8478', 0.5)) + disc(x, -24, 4, '#1d1a19'),
      )
      .join('') +
    oval(108, -46, 5, 7, '#fff0b8') +
    shape('M-128-66h14v30h-14z', '#1d1a19')
  );
}

/** A ridge tent with light inside, 200 wide; origin at the middle of the ground line. */
export function tent(canvas: string, inside: string): string {
  return (
    shape('M-112 0L-30-116L86-108L126 0z', mix(canvas, '#0a0d14', 0.35)) +
    shape('M-112 0L-30-116L50 0z', canvas) +
    shape('M-62 0L-30-88L0 0z', inside) +
    shape('M-62 0L-30-88L-34-20z', mix(inside, canvas, 0.35)) +
    line('M-30-116L86-108M-30-116L-126 6M86-108L146 8', mix(canvas, '#0a0d14', 0.5), 2.6)
  );
}

/** A campfire with its light on the ground, 120 high; origin on the ground. */
export function campfire(pen: Pen): string {
  const glow = pen.radial([
    [0, '#ffb45a', 0.75],
    [0.4, '#f08a3c', 0.3],
    [1, '#f08a3c', 0],
  ]);
  return (
    oval(0, -30, 210, 130, glow) +
    line('M-40 2L34-14M40 2L-34-14M-20 6L26-6', '#2a1a12', 11) +
    shape('M-32-8C-44-44-14-54-20-92C2-78 6-62 4-48C14-58 14-70 10-80C34-60 40-30 28-8C16 2-20 2-32-8z', '#ef7f2f') +
    shape('M-18-8C-26-32-6-40-6-64C10-50 12-38 10-28C16-32 18-40 16-46C28-30 26-14 18-7C8 0-10 0-18-8z', '#ffc24d') +
    shape('M-8-8C-10-22 0-26 2-38C12-24 12-14 8-8C4-4-4-4-8-8z', '#fff0b0') +
    line('M-26-104h0M18-118h0M4-140h0M34-92h0M-10-128h0', '#ffc24d', 3.4)
  );
}

/** The royal house of Nyanza: a great dome of thatch with a finial and a framed doorway, 380 wide and 300 high; origin on the ground. */
export function royalHouse(pen: Pen, thatch: string, shade: string): string {
  const dome = 'M-186 0C-192-74-150-176-62-238C-30-260-12-268 0-292C12-268 30-260 62-238C150-176 192-74 186 0z';
  const light = pen.linear(
    [
      [0, '#fff0c4', 0.5],
      [0.4, '#fff0c4', 0],
      [1, '#1c0f06', 0.5],
    ],
    [0, 0, 1, 0],
  );
  const layers = [-34, -70, -106, -142, -178, -212, -240]
    .map((y, i) => {
      const half = 196 - i * 24;
      return `M${-half} ${y}Q0 ${y + 34} ${half} ${y}`;
    })
    .join('');
  const straws = Array.from({ length: 30 }, (_, i) => {
    const x = -176 + i * 12;
    const y = -20 - ((i * 37) % 190);
    return Math.abs(x) < 176 + y * 0.62 ? `M${x} ${y}l${round(-x * 0.05)} 17` : '';
  }).join('');
  return (
    oval(0, 0, 206, 16, '#1c0f06', 0.28) +
    `<g ${pen.clip(dome)}>${shape(dome, thatch)}${line(layers, shade, 3.4, 0.4)}${line(straws, shade, 2.2, 0.45)}${shape(dome, light)}</g>` +
    line('M-7-282L0-318L7-282M0-292V-330', mix(shade, '#000000', 0.2), 4.5) +
    shape('M-66 0C-68-70-44-116 0-122C44-116 68-70 66 0z', mix(thatch, '#f4e2b4', 0.45)) +
    shape('M-52 0C-53-60-34-98 0-103C34-98 53-60 52 0z', shade) +
    shape('M-40 0C-41-50-26-82 0-86C26-82 41-50 40 0z', '#1c120c') +
    line('M-59-10C-58-66-38-104 0-111C38-104 58-66 59-10', mix(shade, '#000000', 0.1), 2, 0.7)
  );
}

/** A fence of living stakes and woven reed between two ends on a level, height in units. */
export function wovenFence(from: number, to: number, y: number, height: number, reed: string, stake: string): string {
  let stakes = '';
  let weave = '';
  for (let x = from, i = 0; x <= to; x += height * 0.26, i++)
    stakes += `M${round(x)} ${round(y)}v${round(-height * (i % 2 ? 1.12 : 0.98))}`;
  for (let level = 0.22; level < 0.95; level += 0.24)
    weave += `M${round(from)} ${round(y - height * level)}h${round(to - from)}`;
  return (
    shape(`M${round(from)} ${round(y)}v${round(-height * 0.94)}H${round(to)}V${round(y)}z`, reed) +
    line(stakes, stake, height * 0.075) +
    line(weave, mix(reed, '#fff0c4', 0.35), height * 0.05)
  );
}

/** A passenger aeroplane climbing to the right, 300 long; tail in the company's colours. */
export function aeroplane(body: string, shade: string, tail: string): string {
  return (
    shape('M-30-4C-56-40-84-74-104-92L-82-94C-46-66-8-34 24-12z', mix(body, shade, 0.55)) +
    shape('M-142-16L-176-66L-150-68L-104-24z', tail) +
    shape('M-132-10L-158-26L-142-30L-100-16z', mix(body, shade, 0.6)) +
    shape(
      outline([
        [-150, -10],
        [-120, -24],
        [-40, -26],
        [60, -26],
        [112, -22],
        [142, -10],
        [150, 0],
        [138, 8],
        [104, 14],
        [0, 16],
        [-90, 10],
        [-136, 0],
      ]),
      body,
    ) +
    shape('M-150-8C-100 2 60 10 148 0C146 6 140 8 138 8C110 14 60 16 0 16C-60 16-120 8-150-8z', shade, 0.5) +
    line('M-86-10H84', shade, 6, 0.75) +
    line('M-80-10H78', body, 2.4) +
    shape('M112-18C124-15 132-12 138-8L116-7z', '#22384a') +
    shape('M-18 2C-40 34-72 74-98 102L-72 100C-30 72 22 34 46 8z', mix(body, shade, 0.28)) +
    shape(
      outline([
        [-14, 34],
        [12, 26],
        [22, 34],
        [12, 44],
        [-12, 46],
      ]),
      shade,
    ) +
    shape('M-156-40L-176-66L-150-68L-134-50z', mix(tail, '#ffffff', 0.25))
  );
}
