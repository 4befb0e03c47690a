import { range, scatter, woods } from '../compose.ts';
import { heron, kingfisher } from '../fauna/birds.ts';
import { banana, copse, eucalyptus, palm } from '../flora/trees.ts';
import { coffeeBranch, meadow, reeds } from '../flora/undergrowth.ts';
import { fields, gullies, hill, rolling, terraces, volcano, type Skyline } from '../hills.ts';
import { distant, mix, moods, pigment, type Mood } from '../palette.ts';
import { curve, line, oval, place, round, shape, type Pen } from '../pen.ts';
import { dugout, kivuBoat, launch } from '../places/boats.ts';
import { houses } from '../places/city.ts';
import { cyclist, paddler } from '../places/people.ts';
import { crescent, cumulus, flock, luminary, mist, sky, stars, veils } from '../sky.ts';
import { glitter, island, lake, reflection } from '../water.ts';
import type { SceneBook } from './scene.ts';

function shoreHills(pen: Pen, mood: Mood, shore: number, tones: readonly [string, string]): string {
  const back = rolling(pen.random, shore - 70, 70, 620);
  const front = rolling(pen.random, shore - 26, 44, 460);
  return (
    hill(pen, mood, back, tones[0], { distance: 0.58, relief: 0.3 }) +
    hill(pen, mood, front, tones[1], { distance: 0.36, relief: 0.45 })
  );
}

const canoe = (wood: string, rim: string, first: string, second: string): string =>
  place(paddler(first), -96, -4, 1) + place(paddler(second), 40, -4, 1) + dugout(wood, rim);

export const lakes: SceneBook = {
  'bike-above-the-lake': (pen) => {
    const mood = moods.morning;
    const shore = 372;
    const spur: Skyline = (x) => 392 + Math.max(0, 620 - x) * -0.16 + Math.max(0, x - 620) * 0.5 + Math.sin(x / 80) * 8;
    const trail: Skyline = (x) => 640 - x * 0.06 + Math.sin(x / 210 + 0.4) * 20;
    const village = houses(pen.random, spur, 9, { from: 40, to: 460, top: 30, bottom: 120, size: 14 });
    return [
      sky(pen, mood, 350),
      luminary(pen, mood, 930, 150, 40, 6),
      cumulus(pen, mood, 340, 170, 270, 0.85),
      veils(pen, '#ffffff', 100, 250, 5, 0.45),
      shoreHills(pen, mood, shore, [pigment.lake, '#4f7f78']),
      lake(pen, mood, shore, '#2b7896', { bottom: 720, calm: 0.6 }),
      glitter(pen, '#fffbe8', 930, shore, 600, 90, 0.5),
      island(pen, mood, 700, 428, 150, 26, '#3f7d5a'),
      island(pen, mood, 890, 462, 230, 40, '#36724f'),
      island(pen, mood, 1110, 420, 170, 24, '#4f8a6a'),
      island(pen, mood, 640, 500, 120, 20, '#36724f'),
      place(kivuBoat('#3a2c28', '#7a5a44', '#4a3830'), 1010, 560, 0.2),
      hill(pen, mood, spur, '#5f9a45', { relief: 0.5, valleyHaze: 0.1 }),
      terraces(spur, '#e8efb0', { count: 6, opacity: 0.35, to: 760 }),
      shape(copse(pen.random, spur, 22, 0, 620, 14, 90), '#2f6b43'),
      shape(village.walls, '#f1e4cc'),
      shape(village.roofs, '#a9502f'),
      hill(pen, mood, trail, '#6f9a3f', { relief: 0, valleyHaze: 0 }),
      shape(
        `${curve(Array.from({ length: 14 }, (_, i) => [i * 100 - 20, trail(i * 100 - 20) + 16] as const))}V800H-20z`,
        '#b8653a',
      ),
      line(
        curve(Array.from({ length: 14 }, (_, i) => [i * 100 - 20, trail(i * 100 - 20) + 40] as const)),
        '#d98f5f',
        9,
        0.7,
      ),
      shape(
        `${curve(Array.from({ length: 14 }, (_, i) => [i * 100 - 20, trail(i * 100 - 20) + 82 + Math.sin(i * 2) * 6] as const))}V800H-20z`,
        '#3f7a3a',
      ),
      oval(610, 664, 130, 9, '#6a3018', 0.4),
      place(cyclist('#2b6f8c', { top: '#d3a03f', bottom: '#22384a' }), 610, 664, 1.28),
      shape(eucalyptus(pen.random, trail, 20, 190, 44, 210), '#2a5f40'),
      scatter(pen, banana('#5f9a3f', '#2f6b3c'), 4, (t) => [900 + t * 330, 800 + pen.random.between(-20, 10), 1.05]),
      meadow(pen, '#2f6a38', () => 812, 84, 9),
    ];
  },

  'kivu-fishing-boats': (pen) => {
    const mood = moods.sunset;
    const shore = 440;
    return [
      sky(pen, mood, 440),
      luminary(pen, mood, 420, 372, 54, 5.5),
      veils(pen, '#ffe0a8', 90, 340, 9, 0.42),
      veils(pen, '#5a4668', 60, 220, 5, 0.3),
      shoreHills(pen, mood, shore, ['#4b3a5c', '#3b2f4c']),
      lake(pen, mood, shore, '#2f2d55', { calm: 0.5 }),
      glitter(pen, '#ffe3a8', 420, shore, 800, 110, 0.8),
      place(kivuBoat('#2a2030', '#6d4a44', '#30243a'), 930, 500, 0.34),
      place(kivuBoat('#2a2030', '#6d4a44', '#30243a'), 180, 528, 0.42, { flip: true }),
      place(kivuBoat('#1d1622', '#7a5248', '#241a28', '#ffd98a'), 640, 662, 1.34),
      line('M420 706h160M700 716h190M500 730h240', '#ffd9a0', 3, 0.35),
      flock(pen, 700, 220, 7, '#2a2036', 12, 0.65),
    ];
  },

  'kivu-islands': (pen) => {
    const mood = moods.noon;
    const shore = 330;
    const near: Skyline = (x) =>
      664 + Math.max(0, x - 520) * -0.16 + Math.max(0, 520 - x) * 0.36 + Math.sin(x / 80) * 7;
    return [
      sky(pen, mood, 320),
      cumulus(pen, mood, 300, 150, 330),
      cumulus(pen, mood, 840, 118, 240, 0.9),
      cumulus(pen, mood, 1060, 210, 170, 0.8),
      shoreHills(pen, mood, shore, [pigment.lake, '#3f8078']),
      lake(pen, mood, shore, '#1f7a9c', { calm: 0.6 }),
      island(pen, mood, 180, 372, 220, 34, '#4a8a6a'),
      island(pen, mood, 520, 384, 160, 26, '#4a8a6a'),
      island(pen, mood, 980, 376, 260, 40, '#4a8a6a'),
      island(pen, mood, 300, 452, 330, 70, '#3a7d50'),
      island(pen, mood, 760, 440, 210, 46, '#3a7d50'),
      island(pen, mood, 640, 530, 380, 92, '#2f7046'),
      island(pen, mood, 1110, 512, 240, 60, '#2f7046'),
      place(launch('#a9502f', '#f4efe2', '#fbf5e9'), 330, 588, 0.7),
      line('M190 606q-80 10-160 34M240 612h200', '#f3faf4', 3, 0.7),
      hill(pen, mood, near, '#4f8f40', { relief: 0.3, valleyHaze: 0 }),
      terraces(near, '#d8e89a', { count: 5, opacity: 0.35, from: 420 }),
      shape(eucalyptus(pen.random, near, 760, 1180, 42, 150), '#1f5238'),
      shape(copse(pen.random, near, 14, 520, 1200, 24, 60), '#2a6440'),
      meadow(pen, '#2f6f38', () => 812, 70, 9),
    ];
  },

  'rubavu-shore': (pen) => {
    const mood = moods.golden;
    const shore = 450;
    const peak = volcano(330, 176, 450, 640, { crater: 46 });
    const frond = mix(pigment.volcano, '#2f1c0c', 0.25);
    return [
      sky(pen, mood, 440),
      luminary(pen, mood, 790, 330, 60, 5),
      veils(pen, '#fff2cc', 90, 330, 8, 0.5),
      hill(pen, mood, peak, '#5f5468', { distance: 0.5, relief: 0 }),
      gullies(pen, mood, peak, '#5f5468', 330, 240, { distance: 0.5, lightFrom: 'right' }),
      veils(pen, '#fbe6c0', 150, 186, 1, 0.8),
      range(pen, mood, [{ base: 424, height: 30, colour: '#6a5f4a', distance: 0.42, relief: 0.3, lightFrom: 'right' }])
        .drawing,
      lake(pen, mood, shore, '#5f7f86', { calm: 0.7 }),
      glitter(pen, '#fff3c8', 790, shore, 700, 120, 0.85),
      place(kivuBoat('#4a3426', '#8a6a4a', '#54402e'), 560, 520, 0.36),
      flock(pen, 480, 260, 5, '#5a4326', 12, 0.6),
      shape(
        'M-20 800V700C160 660 340 676 520 706S880 742 1220 640V800z',
        pen.linear([
          [0, '#f3dba4'],
          [1, '#c89a58'],
        ]),
      ),
      line('M-20 694C160 654 340 668 520 698S880 734 1220 632', '#fff6dc', 9, 0.8),
      line('M-20 680C170 640 350 654 530 684S880 718 1220 612', '#fff6dc', 4, 0.5),
      place(palm('#2f4a30', '#5a4028', -44), 1060, 730, 1.35),
      place(palm(frond, '#5a4028', 30), 1110, 748, 1.85),
      place(palm(frond, '#5a4028', 40), 90, 736, 1.5),
      // A beach umbrella and two chairs.
      line('M330 726L346 632', '#6a4a30', 5) +
        shape(
          'M262 644C276 596 320 582 352 590S424 622 430 662C396 646 376 646 348 652C318 638 296 636 262 644z',
          '#a9502f',
        ) +
        shape(
          'M308 588C296 608 296 624 300 638C286 636 274 640 262 644C270 614 286 596 308 588zM352 590C366 606 372 628 372 650C384 648 404 652 430 662C424 628 396 600 352 590z',
          '#f8efdc',
        ) +
        line('M250 726L272 690L300 726M262 708h44M380 734L402 698L430 734M392 716h44', '#6a4a30', 6),
      meadow(pen, '#5f6a34', () => 812, 60, 16, { from: 0, to: 360 }),
      meadow(pen, '#4f5a2c', () => 812, 70, 14, { from: 860, to: 1210 }),
    ];
  },

  'kivu-coffee': (pen) => {
    const mood = moods.morning;
    const shore = 430;
    const branch = pen.stamp(coffeeBranch('#2a6a40', '#b8392c'));
    return [
      sky(pen, mood, 420),
      luminary(pen, mood, 330, 190, 46, 6),
      veils(pen, '#ffffff', 110, 300, 6, 0.5),
      shoreHills(pen, mood, shore, [pigment.lake, '#4f827a']),
      lake(pen, mood, shore, '#2f7f98', { bottom: 690 }),
      glitter(pen, '#fffbe6', 330, shore, 660, 90, 0.6),
      island(pen, mood, 620, 480, 190, 30, '#4a8a6a'),
      island(pen, mood, 930, 500, 130, 20, '#4a8a6a'),
      place(kivuBoat('#3a2c28', '#7a5a44', '#4a3830'), 500, 560, 0.22),
      hill(pen, mood, (x) => 690 + Math.sin(x / 200) * 18 - x * 0.03, '#5f9440', { relief: 0.3, valleyHaze: 0 }),
      scatter(
        pen,
        shape('M-34 0C-52-26-40-54-22-58C-20-84 20-86 24-58C46-52 52-24 34 0z', '#2f6b3f') +
          oval(-10, -34, 5, 5, '#b8392c') +
          oval(14, -24, 5, 5, '#b8392c') +
          oval(6, -52, 4, 4, '#d98a3c'),
        15,
        (t) => [20 + t * 1180, 740 + pen.random.between(-20, 44), 0.7 + pen.random.between(0, 0.3)],
      ),
      branch(1230, 210, 2, { flip: true }),
      branch(1240, 560, 1.7, { flip: true, turn: -4 }),
      branch(1010, -30, 1.25, { turn: 96 }),
      branch(-40, 640, 1.35, { turn: 10 }),
    ];
  },

  'burera-islands': (pen) => {
    const mood = moods.morning;
    const shore = 428;
    const peak = volcano(520, 128, 430, 620);
    // Both slopes end at the water, which stays open in the middle.
    const left: Skyline = (x) => 290 + x * 0.35 + 90 * (x / 330) ** 3 + Math.sin(x / 70) * 8;
    const right: Skyline = (x) => 266 + (1200 - x) * 0.3 + 90 * ((1200 - x) / 340) ** 3 + Math.sin(x / 66 + 1) * 8;
    const farm = houses(pen.random, right, 9, { from: 880, to: 1180, top: 40, bottom: 160, size: 14 });
    return [
      sky(pen, mood, 410),
      veils(pen, '#ffffff', 90, 230, 6, 0.55),
      cumulus(pen, mood, 960, 160, 220, 0.8),
      hill(pen, mood, peak, pigment.lake, { distance: 0.46, relief: 0 }),
      gullies(pen, mood, peak, pigment.lake, 520, 250, { distance: 0.46 }),
      veils(pen, '#fbfaf0', 230, 270, 2, 0.7),
      range(pen, mood, [{ base: 404, height: 34, colour: '#3f7d6a', distance: 0.5, relief: 0.35, mist: 0.4 }]).drawing,
      lake(pen, mood, shore, '#1f6f8c', { calm: 0.6 }),
      reflection(pen, peak, shore, '#3f7f92', { squeeze: 0.4, opacity: 0.3 }),
      hill(pen, mood, (x) => Math.min(left(x), 900), '#5f9a4a', { distance: 0.12, relief: 0 }),
      island(pen, mood, 560, 494, 210, 44, '#3f8050'),
      island(pen, mood, 760, 462, 150, 26, '#4f8a62'),
      island(pen, mood, 640, 570, 130, 26, '#36774a'),
      hill(pen, mood, (x) => Math.min(right(x), 900), '#57923f', { distance: 0.06, relief: 0 }),
      terraces(left, '#eaf0b4', { count: 11, spacing: 24, growth: 1.04, opacity: 0.4, to: 420, flatten: 0 }),
      terraces(right, '#eaf0b4', { count: 12, spacing: 24, growth: 1.04, opacity: 0.4, from: 800, flatten: 0 }),
      fields(pen, right, ['#3f7d3a', '#a3b552', '#b98a4a'], { from: 800, top: 30, bottom: 240, rows: 4, opacity: 0.5 }),
      fields(pen, left, ['#3f7d3a', '#a3b552', '#8a6a42'], { to: 380, top: 30, bottom: 260, rows: 4, opacity: 0.45 }),
      shape(farm.walls, '#f1e4cc'),
      shape(farm.roofs, '#a9502f'),
      shape(copse(pen.random, left, 16, 0, 300, 18, 120), '#1f5a3c'),
      shape(eucalyptus(pen.random, right, 980, 1190, 36, 92), '#1f5a3c'),
      place(canoe('#5a3a24', '#d9b07a', '#a9502f', '#d3a03f'), 586, 640, 0.5),
      line('M470 656h190M530 672h150', '#eef6f0', 2.5, 0.6),
    ];
  },

  'ruhondo-evening': (pen) => {
    const mood = moods.dusk;
    const shore = 436;
    const peaks = rolling(pen.random, 380, 60, 560);
    const cone = volcano(860, 226, 440, 520, { crater: 18 });
    return [
      sky(pen, mood, 440),
      stars(pen, 220, 40),
      crescent(pen, mood, 300, 150, 26),
      veils(pen, '#f6c79a', 240, 400, 7, 0.4),
      hill(pen, mood, volcano(1110, 290, 440, 420), '#2b3358', { distance: 0.42, relief: 0.2 }),
      hill(pen, mood, cone, '#2b3358', { distance: 0.36, relief: 0.2 }),
      hill(pen, mood, peaks, '#1f2a4a', { distance: 0.2, relief: 0.3 }),
      lake(pen, mood, shore, '#1c2a52', { calm: 0.4 }),
      reflection(pen, cone, shore, '#2b3358', { squeeze: 0.5, opacity: 0.4 }),
      reflection(pen, peaks, shore, '#1f2a4a', { opacity: 0.5 }),
      island(pen, mood, 180, 490, 250, 44, '#182240'),
      island(pen, mood, 1010, 474, 190, 28, '#1f2a4a'),
      line('M120 478h0M150 474h0M216 476h0', '#ffd98a', 6),
      line('M120 500v26M150 498v20M216 498v24', '#ffd98a', 3, 0.35),
      glitter(pen, '#f3b98c', 620, shore, 760, 200, 0.35),
      place(canoe('#141a30', '#a87a6a', '#2a2440', '#241f38'), 640, 640, 1.05),
      line('M380 668h260M560 690h340M480 716h180', '#f3b98c', 3, 0.35),
      reeds(
        pen,
        [
          [40, 816, 260],
          [90, 820, 190],
          [10, 810, 330],
          [130, 824, 140],
        ],
        '#0d1328',
        '#16203c',
      ),
      meadow(pen, '#0d1328', () => 812, 80, 9, { from: 0, to: 420 }),
    ];
  },

  'lantern-regatta': (pen) => {
    const mood = moods.night;
    const shore = 400;
    const boat = pen.stamp(kivuBoat('#0d1526', '#5a4a44', '#141f33', '#ffd98a'));
    const glow = pen.radial([
      [0, '#ffcf7a', 0.5],
      [1, '#ffcf7a', 0],
    ]);
    const trail = (x: number, y: number, s: number): string => {
      let data = '';
      for (const lamp of [-206, 0, 206])
        for (let i = 0; i < 9; i++)
          data += `M${round(x + (lamp + pen.random.between(-14, 14)) * s - 12 * s)} ${round(y + (28 + i * 17) * s)}h${round((20 + i * 2) * s)}`;
      return oval(x, y - 90 * s, 420 * s, 260 * s, glow) + line(data, '#ffd98a', Math.max(1.8, 4.5 * s), 0.6);
    };
    return [
      sky(pen, mood, 420),
      stars(pen, 380, 150),
      crescent(pen, mood, 930, 140, 34),
      shoreHills(pen, mood, shore, ['#14304a', '#0f2438']),
      line(
        Array.from({ length: 34 }, () => `M${pen.random.whole(20, 1180)} ${pen.random.whole(366, 396)}h0`).join(''),
        '#ffd98a',
        3.6,
        0.85,
      ),
      lake(pen, mood, shore, '#081a33', { calm: 0.3 }),
      glitter(pen, '#f6efd8', 930, shore, 620, 60, 0.4),
      ...(
        [
          [250, 470, 0.3],
          [560, 452, 0.24],
          [1000, 484, 0.34],
          [820, 440, 0.2],
        ] as const
      ).map(([x, y, s]) => trail(x, y, s) + boat(x, y, s)),
      trail(860, 590, 0.62),
      boat(860, 590, 0.62, { flip: true }),
      trail(370, 664, 1.0),
      boat(370, 664, 1.0),
    ];
  },

  'twin-lakes-canoe': (pen) => {
    const mood = moods.dawn;
    const shore = 424;
    const back = volcano(270, 206, 430, 520);
    const hills = rolling(pen.random, 384, 60, 520);
    return [
      sky(pen, mood, 410),
      luminary(pen, mood, 760, 300, 50, 6),
      veils(pen, '#fff6e4', 80, 280, 7, 0.5),
      hill(pen, mood, back, pigment.lake, { distance: 0.6, relief: 0 }),
      gullies(pen, mood, back, pigment.lake, 270, 200, { distance: 0.6, lightFrom: 'right' }),
      hill(pen, mood, hills, pigment.volcano, { distance: 0.5, relief: 0.35, lightFrom: 'right' }),
      mist(pen, '#fdf0da', 418, 70, 0.9),
      lake(pen, mood, shore, '#5f98a0', { calm: 0.5 }),
      reflection(pen, hills, shore, '#6f9a90', { opacity: 0.4 }),
      reflection(pen, back, shore, '#7fa3a8', { squeeze: 0.5, opacity: 0.35 }),
      glitter(pen, '#fffaf0', 760, shore, 780, 100, 0.75),
      mist(pen, '#fff4e2', 470, 50, 0.75),
      island(pen, mood, 1040, 486, 220, 40, '#3f7660'),
      place(canoe('#4f3422', '#d9b07a', '#a9502f', '#2b5f7a'), 560, 642, 1.55),
      line('M240 690q120 12 320 10M640 704h260M420 724h300M330 748h160', '#fffaf0', 3, 0.6),
      meadow(pen, '#3f5f3f', () => 812, 120, 12, { from: 0, to: 250 }),
      meadow(pen, '#36573a', () => 812, 130, 12, { from: 960, to: 1210 }),
    ];
  },

  'wetland-birds': (pen) => {
    const mood = moods.morning;
    const far = rolling(pen.random, 350, 50, 520);
    const homes = houses(pen.random, far, 26, { top: 8, bottom: 60, size: 10 });
    return [
      sky(pen, mood, 360),
      luminary(pen, mood, 900, 170, 40, 6),
      veils(pen, '#ffffff', 90, 240, 6, 0.5),
      hill(pen, mood, far, '#5f8f62', { distance: 0.5, relief: 0.4 }),
      shape(homes.walls, '#e9dfc8', 0.8),
      shape(homes.roofs, '#b07a5a', 0.8),
      woods(pen, mood, (x) => 424 + Math.sin(x / 110) * 8, pigment.fern, {
        distance: 0.34,
        crown: 34,
        texture: 30,
        depth: 40,
      }),
      mist(pen, '#f7f7ea', 470, 60, 0.8),
      lake(pen, mood, 470, '#4f9098', { calm: 0.6 }),
      reeds(
        pen,
        [
          [330, 500, 110],
          [370, 506, 80],
          [700, 500, 100],
          [740, 504, 130],
          [780, 500, 84],
        ],
        distant('#5f8f45', mood, 0.3),
        distant('#9dbb4d', mood, 0.25),
      ),
      oval(420, 566, 46, 9, '#5f9a4a') +
        oval(520, 586, 58, 10, '#4f8a40') +
        oval(860, 560, 44, 8, '#5f9a4a') +
        oval(640, 640, 64, 11, '#4f8a40') +
        oval(512, 580, 7, 6, '#f6eef2') +
        oval(650, 632, 8, 7, '#f3d9e2'),
      place(heron('#8fa3ad', '#eef0ea'), 500, 690, 1.6),
      place(heron('#9fb0b6', '#f2f2ea'), 730, 596, 0.85, { flip: true }),
      line('M440 694h130M690 600h90', '#f3faf2', 3, 0.6),
      reeds(
        pen,
        [
          [60, 816, 420],
          [130, 820, 320],
          [200, 822, 250],
          [1140, 816, 440],
          [1070, 820, 200],
          [1190, 818, 330],
          [20, 816, 280],
        ],
        '#3f7a3a',
        '#93b64a',
      ),
      line('M930 812C940 700 960 600 1000 520', '#4f8a3f', 8),
      place(kingfisher(), 986, 560, 1.75, { flip: true }),
      meadow(pen, '#2f6a3a', () => 812, 110, 9),
    ];
  },
};
