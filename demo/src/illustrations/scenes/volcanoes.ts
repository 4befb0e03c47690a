import { leafFrame, range, scatter, woods } from '../compose.ts';
import { goldenMonkey, gorillaInfant, gorillaWalking, silverback } from '../fauna/primates.ts';
import { banana, copse, eucalyptus } from '../flora/trees.ts';
import { bamboo, bambooSpray, fernTuft, meadow, groundsel, lobelia, stone } from '../flora/undergrowth.ts';
import { fields, gullies, highest, hill, road, rolling, terraces, toothed, volcano, type Skyline } from '../hills.ts';
import { distant, mix, moods, pigment, type Mood } from '../palette.ts';
import { curve, line, oval, place, shape, type Pen } from '../pen.ts';
import { houses } from '../places/city.ts';
import { walker } from '../places/people.ts';
import { cumulus, flock, lightShafts, luminary, mist, sky, veils, wisps } from '../sky.ts';
import { glitter } from '../water.ts';
import type { SceneBook } from './scene.ts';

const fur = { fur: '#1b2121', lit: '#54686a', skin: '#2d3436' };

// A grove of culms by x, width, distance and lean; culms of about the same distance are copies of one.
function grove(
  pen: Pen,
  mood: Mood,
  culms: readonly (readonly [x: number, width: number, distance: number, lean?: number])[],
  colour = '#7fa04c',
): string {
  const stamps = new Map<number, ReturnType<Pen['stamp']>>();
  return culms
    .map(([x, width, distance, lean = 0]) => {
      const depth = Math.round(distance * 8) / 8;
      const stamp = stamps.get(depth) ?? pen.stamp(bamboo(pen.random, distant(colour, mood, depth)));
      stamps.set(depth, stamp);
      return stamp(x, 840, width / 20, { turn: (lean / 840) * 57 });
    })
    .join('');
}

function sprays(pen: Pen, colour: string, spots: readonly (readonly [x: number, y: number, scale: number])[]): string {
  const stamps = [
    pen.stamp(bambooSpray(pen.random, colour)),
    pen.stamp(bambooSpray(pen.random, mix(colour, '#f2f5b0', 0.18))),
  ];
  return spots
    .map(([x, y, scale], i) =>
      (stamps[i % 2] as (typeof stamps)[0])(x, y, scale, { turn: pen.random.between(-25, 25) }),
    )
    .join('');
}

export const volcanoes: SceneBook = {
  'gorilla-in-the-bamboo': (pen) => {
    const mood = moods.canopy;
    const peak = volcano(330, 150, 520, 760, { crater: 26 });
    const floor = rolling(pen.random, 668, 18, 620);
    return [
      sky(pen, mood, 760),
      wisps(pen, '#fdfde6', [[640, 250, 560, 320]], 0.95),
      hill(pen, mood, peak, pigment.volcano, { distance: 0.66, relief: 0.3 }),
      mist(pen, '#eef3d2', 500, 220, 0.9),
      grove(pen, mood, [
        [60, 15, 0.7],
        [150, 18, 0.62, 14],
        [250, 14, 0.72],
        [400, 16, 0.66, -10],
        [520, 13, 0.72],
        [700, 15, 0.68, 16],
        [820, 18, 0.6],
        [930, 14, 0.7, -12],
        [1040, 17, 0.62],
        [1150, 15, 0.68],
      ]),
      mist(pen, '#eef3d2', 600, 200, 0.65),
      grove(pen, mood, [
        [110, 26, 0.36, 20],
        [300, 24, 0.4, -14],
        [905, 26, 0.38, 18],
        [1090, 28, 0.32, -16],
      ]),
      lightShafts(pen, '#fdfbd8', 420, 4, 0.35),
      shape(
        `${curve(Array.from({ length: 14 }, (_, i) => [i * 100 - 20, floor(i * 100 - 20)] as const))}V800H-20z`,
        pen.linear([
          [0, '#5a8a45'],
          [1, '#1d4a33'],
        ]),
      ),
      scatter(pen, fernTuft(pen, '#4f8a45', 0.8), 8, (t) => [60 + t * 1100, 704 + pen.random.between(-18, 8), 0.7]),
      oval(600, 748, 280, 26, '#0c2419', 0.45),
      place(silverback(fur), 600, 748, 1.22),
      grove(
        pen,
        mood,
        [
          [48, 44, 0.04, 40],
          [1148, 46, 0.02, -46],
        ],
        '#6f9440',
      ),
      sprays(pen, '#4f8a3a', [
        [70, 90, 1.5],
        [150, 30, 1.3],
        [1130, 110, 1.5],
        [1040, 24, 1.3],
        [30, 330, 1.2],
        [1175, 380, 1.2],
        [260, -10, 1],
        [930, -10, 1],
      ]),
      scatter(pen, fernTuft(pen, '#2f6b3c', 1), 8, (t) => [20 + t * 1180, 808, 0.8 + Math.abs(t - 0.5) * 0.9]),
    ];
  },

  'gorilla-family': (pen) => {
    const mood = moods.mist;
    const trees = rolling(pen.random, 300, 26, 520);
    const middle = rolling(pen.random, 400, 30, 640);
    const clearing = rolling(pen.random, 560, 20, 900);
    return [
      sky(pen, mood, 500),
      wisps(pen, '#fffef2', [[620, 210, 560, 230]], 0.8),
      woods(pen, mood, trees, pigment.fern, { distance: 0.66, crown: 70, texture: 0 }),
      mist(pen, mood.haze, 410, 150, 0.9),
      woods(pen, mood, middle, pigment.fern, { distance: 0.38, crown: 78, texture: 34 }),
      mist(pen, mood.haze, 540, 110, 0.65),
      hill(pen, mood, clearing, '#5d8f46', { relief: 0, valleyHaze: 0 }),
      meadow(pen, '#6f9f4c', (x) => clearing(x) + 14, 40, 14),
      oval(480, 716, 230, 20, '#0f2c22', 0.35),
      oval(890, 706, 190, 16, '#0f2c22', 0.3),
      oval(690, 738, 76, 10, '#0f2c22', 0.3),
      place(gorillaWalking(fur, '#8d9a98'), 900, 708, 1.08, { flip: true }),
      place(silverback({ ...fur, fur: '#202728' }), 470, 716, 0.92),
      place(gorillaInfant(fur), 694, 740, 0.82),
      meadow(pen, '#3f7d44', () => 812, 84, 12),
      scatter(pen, fernTuft(pen, '#2f6b3c', 1), 7, (t) => [t * 1200, 812, 0.7 + Math.abs(t - 0.5)]),
      leafFrame(
        pen,
        ['#215a3d', '#173f2d'],
        [
          [-20, 120, 24, 1.2],
          [-20, 60, -4, 1.3],
          [60, -30, 60, 1],
          [1210, 90, 158, 1.2],
          [1220, 30, 184, 1.3],
          [1130, -30, 122, 1],
        ],
      ),
    ];
  },

  'virunga-chain-dawn': (pen) => {
    const mood = moods.dawn;
    const muhabura = volcano(1085, 262, 520, 400);
    const gahinga = volcano(905, 372, 520, 330, { crater: 22 });
    const sabyinyo = toothed(690, 312, 520, 360);
    const bisoke = volcano(420, 296, 520, 400, { crater: 30 });
    const karisimbi = volcano(170, 176, 520, 620, { crater: 12 });
    const behind = highest(gahinga, sabyinyo);
    const front = range(pen, mood, [
      { base: 556, height: 34, wavelength: 420, colour: pigment.volcano, distance: 0.5, relief: 0.35, mist: 0.75 },
      { base: 620, height: 44, wavelength: 520, colour: pigment.volcano, distance: 0.28, mist: 0.6 },
    ]);
    const near = rolling(pen.random, 712, 40, 720);
    return [
      sky(pen, mood, 500),
      luminary(pen, mood, 800, 240, 36, 7),
      veils(pen, '#fff2dc', 110, 280, 8, 0.5),
      hill(pen, mood, behind, pigment.lake, { distance: 0.66, relief: 0, step: 22 }),
      gullies(pen, mood, gahinga, pigment.lake, 905, 110, { distance: 0.66, lightFrom: 'left', count: 3 }),
      hill(pen, mood, highest(muhabura, bisoke), pigment.lake, { distance: 0.56, relief: 0, step: 24 }),
      gullies(pen, mood, muhabura, pigment.lake, 1085, 170, { distance: 0.56, lightFrom: 'left' }),
      gullies(pen, mood, bisoke, pigment.lake, 420, 160, { distance: 0.56, lightFrom: 'right' }),
      hill(pen, mood, karisimbi, pigment.lake, { distance: 0.44, relief: 0, step: 26 }),
      gullies(pen, mood, karisimbi, pigment.lake, 170, 260, { distance: 0.44, lightFrom: 'right', count: 6 }),
      veils(pen, '#fff6e6', 300, 400, 4, 0.6),
      mist(pen, '#fff0da', 512, 130, 1),
      front.drawing,
      hill(pen, mood, near, pigment.volcano, { relief: 0.6, valleyHaze: 0 }),
      fields(pen, near, ['#5f9a3f', '#8aa84a', '#2f6b43', '#b98a4a'], { top: 18, bottom: 110, rows: 2, opacity: 0.45 }),
      shape(eucalyptus(pen.random, near, 30, 330, 26, 66), pigment.forest),
      shape(copse(pen.random, near, 16, 640, 1180, 17), pigment.forest),
      flock(pen, 520, 190, 5, mood.shade, 10, 0.5),
    ];
  },

  'lobelia-slopes': (pen) => {
    const mood = moods.mist;
    const peak = volcano(720, 110, 620, 1150, { crater: 14 });
    const slope: Skyline = (x) => 640 - x * 0.13 + Math.sin(x / 130) * 14;
    const near: Skyline = (x) => 690 + (x - 400) * 0.08 + Math.sin(x / 90) * 9;
    const spire = (d: number): ReturnType<Pen['stamp']> =>
      pen.stamp(lobelia(pen.random, distant('#5f8a5a', mood, d), distant('#93a46a', mood, d)));
    const senecio = (d: number): ReturnType<Pen['stamp']> =>
      pen.stamp(groundsel(distant('#6f8f4a', mood, d), distant('#6a533c', mood, d)));
    const [farSpire, nearSpire, farSenecio, nearSenecio] = [spire(0.38), spire(0), senecio(0.36), senecio(0)];
    return [
      sky(pen, mood, 600),
      wisps(
        pen,
        '#ffffff',
        [
          [300, 190, 420, 130],
          [980, 260, 380, 110],
        ],
        0.9,
      ),
      hill(pen, mood, peak, '#4f7a72', { distance: 0.52, relief: 0 }),
      gullies(pen, mood, peak, '#4f7a72', 720, 420, { distance: 0.52, count: 6 }),
      wisps(
        pen,
        '#fbfcf5',
        [
          [420, 430, 420, 80],
          [940, 470, 430, 90],
          [680, 330, 260, 50],
        ],
        0.9,
      ),
      scatter(pen, farSpire(0, 0), 6, (t) => [
        120 + t * 1020,
        slope(120 + t * 1020) + 6,
        0.34 + pen.random.between(0, 0.1),
      ]),
      hill(pen, mood, slope, '#7f9a58', { distance: 0.3, relief: 0.2, step: 30 }),
      farSenecio(930, slope(930) + 30, 0.8),
      farSenecio(1040, slope(1040) + 26, 0.66),
      farSpire(770, slope(770) + 30, 0.72),
      farSpire(560, slope(560) + 24, 0.6),
      wisps(pen, '#fbfcf5', [[820, 600, 480, 70]], 0.7),
      hill(pen, mood, near, '#5f8548', { distance: 0.04, relief: 0, valleyHaze: 0, step: 30 }),
      meadow(pen, '#7a9a4c', (x) => near(x) + 10, 34, 12),
      nearSpire(250, near(250) + 44, 1.65),
      nearSenecio(500, near(500) + 60, 1.35),
      nearSpire(88, near(88) + 30, 1.1),
      nearSenecio(1090, near(1090) + 36, 1.2),
      nearSpire(930, near(930) + 50, 1.35),
      shape(
        [60, 180, 390, 690, 800, 1010]
          .map((x, i) => stone(pen.random, x, 770 + (i % 3) * 12, 60 + (i % 4) * 26))
          .join(''),
        '#55605a',
      ),
      meadow(pen, '#3f6b3a', () => 812, 62, 9),
    ];
  },

  'virunga-fields': (pen) => {
    const mood = moods.morning;
    const peak = volcano(560, 116, 520, 1080, { crater: 34 });
    const side = volcano(1080, 250, 520, 520);
    const belt = rolling(pen.random, 470, 16, 500);
    const slope: Skyline = (x) => 520 + Math.sin(x / 230) * 18;
    const near: Skyline = (x) => 640 + Math.sin(x / 260 + 2) * 30;
    const farm = houses(pen.random, slope, 9, { from: 80, to: 1120, top: 20, bottom: 90, size: 15 });
    return [
      sky(pen, mood, 480),
      cumulus(pen, mood, 210, 230, 240, 0.85),
      cumulus(pen, mood, 930, 176, 200, 0.7),
      hill(pen, mood, side, pigment.lake, { distance: 0.5, relief: 0 }),
      gullies(pen, mood, side, pigment.lake, 1080, 190, { distance: 0.5 }),
      hill(pen, mood, peak, '#2f6b72', { distance: 0.3, relief: 0 }),
      gullies(pen, mood, peak, '#2f6b72', 560, 400, { distance: 0.3, count: 7 }),
      veils(pen, '#ffffff', 214, 290, 3, 0.75),
      woods(pen, mood, belt, pigment.volcano, { distance: 0.22, crown: 22, texture: 50, depth: 44 }),
      hill(pen, mood, slope, '#7fa64a', { relief: 0.3, valleyHaze: 0.1 }),
      fields(pen, slope, ['#4f8a3f', '#a7b950', '#d8c36a', '#efe6c8', '#8a6a42', '#3f7d4f'], {
        top: 8,
        bottom: 150,
        rows: 4,
        opacity: 0.85,
      }),
      shape(farm.walls, '#f1e4cc'),
      shape(farm.roofs, '#9a5a3c'),
      hill(pen, mood, near, '#5f9440', { relief: 0.3, valleyHaze: 0 }),
      fields(pen, near, ['#3f7d3f', '#8fae4c', '#f3ecd6', '#6b4a34', '#c8b25a'], {
        top: 10,
        bottom: 190,
        rows: 3,
        opacity: 0.85,
        slant: 44,
      }),
      line(
        Array.from({ length: 9 }, (_, i) => `M${i * 150 - 60} ${700 + (i % 2) * 10}q70 -12 150 0`).join(''),
        '#3f5a40',
        7,
        0.55,
      ),
      shape(eucalyptus(pen.random, near, 900, 1180, 34, 116), pigment.forest),
      place(walker({ top: '#a9502f', bottom: '#2f4a6a', head: '#d3a03f' }), 330, 716, 0.62),
      place(walker({ top: '#f1e4cc', bottom: '#97372a' }, true), 392, 722, 0.64),
    ];
  },

  'golden-monkey': (pen) => {
    const mood = moods.canopy;
    const wood = rolling(pen.random, 430, 30, 500);
    const stemTone = '#86a548';
    return [
      sky(pen, mood, 800),
      wisps(pen, '#fffde0', [[760, 260, 520, 330]], 1),
      woods(pen, mood, wood, '#5f9460', { distance: 0.55, crown: 80, texture: 0, haze: 0.2 }),
      grove(pen, mood, [
        [70, 18, 0.62, 20],
        [210, 22, 0.5, -14],
        [340, 16, 0.64],
        [880, 18, 0.6, 12],
        [1010, 24, 0.46, -20],
        [1130, 20, 0.56],
      ]),
      lightShafts(pen, '#fffbd0', 600, 4, 0.4),
      mist(pen, '#f2f5d0', 560, 240, 0.5),
      line('M-30 664C260 610 560 596 860 628S1160 690 1240 700', '#587a30', 44),
      line('M-30 657C260 603 560 589 860 621S1160 683 1240 693', stemTone, 32),
      line('M-30 648C260 594 560 580 860 612S1160 674 1240 684', mix(stemTone, '#fbf7bf', 0.45), 8, 0.8),
      line('M196 604q10 16 4 38M470 576q10 18 2 40M760 588q10 18 0 42M1010 632q10 16-2 40', '#3d5a22', 5, 0.8),
      place(goldenMonkey(), 600, 604, 1.86),
      grove(
        pen,
        mood,
        [
          [190, 46, 0.06, 60],
          [1040, 40, 0.1, -54],
        ],
        '#76993f',
      ),
      sprays(pen, '#4f8a3a', [
        [230, 130, 1.7],
        [130, 320, 1.4],
        [1010, 90, 1.7],
        [1110, 300, 1.4],
        [60, 60, 1.4],
        [1150, 40, 1.3],
        [330, -14, 1.3],
        [880, -10, 1.3],
        [90, 690, 1.3],
        [1120, 730, 1.3],
      ]),
    ];
  },

  'bisoke-crater': (pen) => {
    const mood = moods.morning;
    const far = volcano(250, 208, 430, 520, { crater: 8 });
    const rimFar: Skyline = (x) => 372 - 34 * Math.sin((x / 1200) * Math.PI) + Math.sin(x / 85) * 8;
    const spire = pen.stamp(lobelia(pen.random, '#4f8055', '#9aa864'));
    const senecio = pen.stamp(groundsel('#6f8f4a', '#6a533c'));
    const shore = pen.linear([
      [0, '#7fb7b4'],
      [0.5, '#3b7f90'],
      [1, '#174d62'],
    ]);
    const walls = pen.linear([
      [0, '#6d8a56'],
      [0.6, '#47704c'],
      [1, '#2f5a48'],
    ]);
    return [
      sky(pen, mood, 380),
      cumulus(pen, mood, 960, 250, 330, 0.9),
      cumulus(pen, mood, 610, 216, 180, 0.6),
      hill(pen, mood, far, pigment.lake, { distance: 0.55, relief: 0 }),
      gullies(pen, mood, far, pigment.lake, 250, 200, { distance: 0.55 }),
      mist(pen, '#ffffff', 350, 110, 0.9),
      shape(
        `${curve(Array.from({ length: 27 }, (_, i) => [i * 48 - 20, rimFar(i * 48 - 20)] as const))}V800H-20z`,
        walls,
      ),
      shape(
        'M250 420C300 470 360 500 420 520L300 560C220 520 160 470 140 410zM940 396C900 450 850 490 800 512L900 560C980 520 1060 450 1090 392zM560 350C570 410 590 450 600 490L660 488C640 440 630 400 640 346z',
        '#2f5a48',
        0.35,
      ),
      oval(610, 566, 408, 96, '#244f45', 0.6),
      oval(610, 560, 396, 88, shore),
      shape(
        'M232 540C330 480 480 474 610 474S900 482 990 542C880 500 740 494 610 494S330 500 232 540z',
        '#dfeee6',
        0.4,
      ),
      glitter(pen, '#eaf6ee', 660, 500, 640, 150, 0.35),
      shape(
        'M-20 800V470C60 520 130 590 250 640S480 712 610 716S870 700 980 640S1140 530 1220 470V800z',
        pen.linear([
          [0, '#6f9150'],
          [1, '#2b5a3a'],
        ]),
      ),
      meadow(pen, '#7f9f52', (x) => 722 - Math.abs(x - 610) ** 1.9 * 0.00098 + 14, 44, 11),
      spire(170, 690, 1.5),
      spire(322, 730, 1.05),
      senecio(62, 660, 1.2),
      spire(1060, 700, 1.35),
      senecio(1168, 660, 1.3),
      spire(920, 738, 0.9),
      place(walker({ top: '#a9502f', bottom: '#2a3a44' }, false, '#d3a03f'), 560, 756, 0.72),
      place(walker({ top: '#2b6f8c', bottom: '#3a332c' }, true, '#97372a'), 622, 762, 0.74),
      meadow(pen, '#2f5f38', () => 812, 56, 8),
    ];
  },

  'volcano-road': (pen) => {
    const mood = moods.golden;
    const peaks = highest(
      volcano(300, 190, 470, 620, { crater: 28 }),
      volcano(620, 262, 470, 420, { crater: 12 }),
      toothed(900, 250, 470, 330),
    );
    const back = range(pen, mood, [
      {
        base: 452,
        height: 34,
        wavelength: 420,
        colour: '#5f6a3a',
        distance: 0.5,
        relief: 0.4,
        mist: 0.5,
        lightFrom: 'right',
      },
      {
        base: 520,
        height: 52,
        wavelength: 500,
        colour: '#55702f',
        distance: 0.28,
        relief: 0.55,
        mist: 0.35,
        lightFrom: 'right',
      },
    ]);
    const near: Skyline = (x) => 600 + Math.sin(x / 210 + 1.3) * 34 + (x - 600) * 0.03;
    const front: Skyline = (x) => 716 + Math.sin(x / 240) * 26;
    const village = houses(pen.random, near, 12, { from: 60, to: 480, top: 14, bottom: 80, size: 17 });
    return [
      sky(pen, mood, 450),
      luminary(pen, mood, 1010, 230, 46, 6),
      veils(pen, '#fff1c8', 90, 260, 7, 0.5),
      hill(pen, mood, peaks, '#4f5a6a', { distance: 0.56, relief: 0, step: 24 }),
      gullies(pen, mood, volcano(300, 190, 470, 620, { crater: 28 }), '#4f5a6a', 300, 240, {
        distance: 0.56,
        lightFrom: 'right',
      }),
      mist(pen, '#fdeab8', 460, 110, 0.9),
      back.drawing,
      terraces(back.skylines[1] ?? near, '#fff0b8', { count: 5, opacity: 0.25 }),
      shape(copse(pen.random, back.skylines[1] ?? near, 16, 0, 1200, 12), '#5b5a2c', 0.8),
      hill(pen, mood, near, '#6f8a35', { relief: 0.5, valleyHaze: 0, lightFrom: 'right' }),
      fields(pen, near, ['#8fa63f', '#c9b04a', '#4f7a34', '#b9793f'], { top: 14, bottom: 130, rows: 3, opacity: 0.6 }),
      road(
        [
          [742, 548, 4],
          [800, 570, 6],
          [760, 596, 9],
          [640, 622, 14],
          [600, 652, 20],
          [690, 690, 30],
          [820, 730, 46],
          [800, 780, 74],
          [740, 830, 110],
        ],
        '#c8814a',
        '#8a4f2c',
      ),
      line('M752 552C800 566 800 580 764 596', '#f0c48a', 3, 0.6),
      shape(village.walls, '#f4dfb8'),
      shape(village.roofs, '#8f4526'),
      `<g ${pen.clip('M-20 660H560C600 720 640 760 600 820H-20zM900 640H1220V820H960C900 780 880 720 900 640z')}>${hill(pen, mood, front, '#4c6a2c', { relief: 0.3, valleyHaze: 0, lightFrom: 'right' })}${terraces(front, '#d8d06a', { count: 4, spacing: 20, opacity: 0.35 })}</g>`,
      shape(eucalyptus(pen.random, front, 960, 1200, 40, 190), '#2f4420'),
      scatter(pen, banana('#6a8a35', '#3a5a28'), 6, (t) => [
        10 + t * 330,
        front(t * 330) + 44 + pen.random.between(0, 30),
        0.8 + pen.random.between(0, 0.25),
      ]),
    ];
  },

  'musanze-lava-fields': (pen) => {
    const mood = moods.noon;
    const peaks = highest(volcano(360, 190, 470, 640, { crater: 30 }), volcano(860, 146, 470, 700));
    const slope = rolling(pen.random, 486, 16, 600);
    const rows: Skyline = (x) => 590 + Math.sin(x / 300) * 10;
    // A wall is one run of stones, repeated.
    const wall = (y: number, size: number, fill: string): string => {
      let run = '';
      for (let x = size * 0.4; x < 240; x += size * 0.86)
        run += stone(pen.random, x, 0, size * pen.random.between(0.85, 1.25));
      const stamp = pen.stamp(shape(run, fill));
      return Array.from({ length: 6 }, (_, i) => stamp(i * 238 - 60, y + (i % 2) * 4)).join('');
    };
    return [
      sky(pen, mood, 470),
      cumulus(pen, mood, 860, 200, 300, 0.95),
      cumulus(pen, mood, 250, 152, 190, 0.8),
      cumulus(pen, mood, 590, 250, 150, 0.7),
      hill(pen, mood, peaks, '#33708a', { distance: 0.38, relief: 0, step: 26 }),
      gullies(pen, mood, volcano(860, 146, 470, 700), '#33708a', 860, 300, { distance: 0.38 }),
      gullies(pen, mood, volcano(360, 190, 470, 640, { crater: 30 }), '#33708a', 360, 240, { distance: 0.38 }),
      woods(pen, mood, (x) => slope(x) - 26, pigment.volcano, { distance: 0.3, crown: 20, texture: 30, depth: 30 }),
      hill(pen, mood, slope, '#86ad4e', { distance: 0.08, relief: 0.2, valleyHaze: 0 }),
      fields(pen, slope, ['#5f9a3f', '#c3c45c', '#7a5a3c', '#4a8040'], { top: 6, bottom: 120, rows: 3, opacity: 0.8 }),
      wall(584, 18, '#6a716c'),
      hill(pen, mood, rows, '#6a4a34', { relief: 0, valleyHaze: 0 }),
      line(
        Array.from({ length: 15 }, (_, i) => `M${600 + (i - 7) * 52} 596L${600 + (i - 7) * 190} 810`).join(''),
        '#54381f',
        9,
        0.8,
      ),
      ...Array.from({ length: 4 }, (_, r) => {
        const bush = pen.stamp(
          shape('M-22 0C-34-16-20-28-8-24C-6-38 12-38 14-24C28-28 34-12 22 0z', r % 2 ? '#4f8f3f' : '#5fa048') +
            oval(-4, -26, 3, 3, '#f3ecf6') +
            oval(9, -20, 2.6, 2.6, '#f3ecf6'),
        );
        return Array.from({ length: 13 }, (_, i) => {
          const t = 0.08 + r * 0.25;
          return bush(600 + (i - 6) * (52 + 138 * t), 600 + 214 * t, 0.5 + t * 1.05);
        }).join('');
      }),
      wall(812, 74, '#4a524f'),
      wall(796, 40, '#6a736e'),
      place(walker({ top: '#d3a03f', bottom: '#97372a', head: '#2b6f8c' }), 905, 656, 0.58),
    ];
  },
};
