import { leafFrame, range, scatter, woods } from '../compose.ts';
import { colobus } from '../fauna/primates.ts';
import { dairyCow } from '../fauna/savannah.ts';
import { canopyEdge, copse, forestGiant } from '../flora/trees.ts';
import { bough, fernTuft, meadow, stone } from '../flora/undergrowth.ts';
import { hill, rolling, teaRows, terraces, type Skyline } from '../hills.ts';
import { distant, mix, moods, pigment, type Mood } from '../palette.ts';
import { curve, line, oval, place, round, shape, type Pen } from '../pen.ts';
import { teaPicker, walker } from '../places/people.ts';
import { cumulus, flock, lightShafts, luminary, mist, sky, veils, wisps } from '../sky.ts';
import { waterfall } from '../water.ts';
import type { SceneBook } from './scene.ts';

const tree = (pen: Pen, mood: Mood, height: number, distance: number): string =>
  forestGiant(
    pen.random,
    height,
    distant('#2f6a45', mood, distance),
    distant('#6a6350', mood, distance),
    distant('#8fb45a', mood, distance),
  );

// A hanging bridge between two heights: deck, hand ropes and nets, sagging in the middle.
function hangingBridge(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  rope: string,
  plank: string,
): string {
  const at = (t: number, lift: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t) - lift,
  ];
  const along = (lift: number): string => curve(Array.from({ length: 9 }, (_, i) => at(i / 8, lift)));
  let net = '';
  for (let i = 0; i <= 44; i++) {
    const [x, y] = at(i / 44, 0);
    const [x2, y2] = at(Math.min(1, (i + 0.9) / 44), 46);
    net += `M${round(x)} ${round(y)}L${round(x2)} ${round(y2)}M${round(x2)} ${round(y)}L${round(x)} ${round(y2)}`;
  }
  return (
    line(along(0), mix(plank, '#06100c', 0.4), 13) +
    line(along(3), plank, 7) +
    line(net, rope, 1.3, 0.6) +
    line(along(46), rope, 5) +
    line(along(62), rope, 2.5, 0.8)
  );
}

export const forests: SceneBook = {
  'canopy-walkway': (pen) => {
    const mood = moods.mist;
    const ridges: readonly (readonly [number, number, number])[] = [
      [330, 0.78, 30],
      [400, 0.62, 38],
      [480, 0.44, 48],
    ];
    const near: Skyline = (x) => 640 + Math.abs(x - 620) ** 1.3 * -0.012 + Math.sin(x / 110) * 16;
    const [middle, front] = [pen.stamp(tree(pen, mood, 420, 0.37)), pen.stamp(tree(pen, mood, 800, 0.01))];
    return [
      sky(pen, mood, 420),
      luminary(pen, mood, 640, 150, 50, 6),
      veils(pen, '#ffffff', 90, 230, 5, 0.45),
      ...ridges.map(
        ([base, distance, crown]) =>
          woods(pen, mood, rolling(pen.random, base, 50, 560), pigment.fern, {
            distance,
            crown,
            texture: distance < 0.6 ? 34 : 0,
            depth: 90,
          }) + mist(pen, mood.haze, base + 82, 120, 0.75),
      ),
      flock(pen, 520, 250, 4, '#3f5f50', 11, 0.5),
      middle(420, 720, 1.1),
      middle(800, 730, 1.05, { flip: true }),
      mist(pen, mood.haze, 640, 160, 0.7),
      woods(pen, mood, near, '#2f6a45', { distance: 0.14, crown: 70, texture: 46, depth: 120, haze: 0 }),
      front(130, 860),
      front(1090, 880, 1.05, { flip: true }),
      line('M104 520h54M1062 452h58', '#5a4632', 16),
      hangingBridge([130, 522], [1092, 454], 52, '#3a3f35', '#a9865a'),
      place(walker({ top: '#a9502f', bottom: '#2a3a44' }, false, '#d3a03f'), 560, 541, 0.56),
      place(walker({ top: '#d3a03f', bottom: '#3a332c' }, true, '#2b6f8c'), 606, 539, 0.54),
      scatter(pen, fernTuft(pen, '#215a3d', 1), 7, (t) => [t * 1200, 820, 0.9 + Math.abs(t - 0.5) * 0.8]),
      leafFrame(
        pen,
        ['#173f2d', '#215a3d'],
        [
          [-20, 60, 18, 1.1],
          [-20, 10, -8, 1.2],
          [1215, 60, 160, 1.1],
          [1220, 0, 186, 1.2],
        ],
      ),
    ];
  },

  'nyungwe-mist': (pen) => {
    const mood = moods.dawn;
    const ridges = [
      [290, 0.8, 22],
      [350, 0.68, 28],
      [420, 0.54, 34],
      [500, 0.38, 42],
      [590, 0.2, 54],
    ] as const;
    const near = rolling(pen.random, 706, 36, 560);
    return [
      sky(pen, mood, 360),
      luminary(pen, mood, 330, 212, 44, 7),
      veils(pen, '#fff6e4', 70, 210, 6, 0.5),
      ...ridges.map(
        ([base, distance, crown], i) =>
          woods(pen, mood, rolling(pen.random, base, 76, 520 + i * 60), pigment.volcano, {
            distance,
            crown,
            texture: distance < 0.5 ? 34 : 0,
            depth: 80,
            haze: 0.75,
          }) + mist(pen, '#fbefdc', base + 84, 100, 0.75),
      ),
      wisps(
        pen,
        '#fff8ec',
        [
          [300, 470, 320, 50],
          [900, 540, 360, 56],
          [560, 640, 420, 52],
        ],
        0.8,
      ),
      woods(pen, mood, near, pigment.forest, { crown: 64, texture: 46, depth: 90, haze: 0 }),
      place(tree(pen, mood, 360, 0.06), 980, 800),
      place(tree(pen, mood, 300, 0.08), 1120, 800),
      place(tree(pen, mood, 270, 0.08), 150, 812),
      flock(pen, 640, 260, 5, mood.shade, 11, 0.5),
    ];
  },

  'nyungwe-waterfall': (pen) => {
    const mood = moods.mist;
    const stones = (spots: readonly (readonly [number, number, number])[], fill: string): string =>
      shape(spots.map(([x, y, w]) => stone(pen.random, x, y, w)).join(''), fill);
    const cliff = pen.linear([
      [0, '#4f6a55'],
      [0.5, '#37503f'],
      [1, '#1f3a2e'],
    ]);
    return [
      sky(pen, mood, 300),
      woods(pen, mood, rolling(pen.random, 150, 24, 420), pigment.fern, {
        distance: 0.5,
        crown: 60,
        texture: 20,
        depth: 70,
      }),
      mist(pen, mood.haze, 240, 130, 0.8),
      lightShafts(pen, '#fffde2', 560, 3, 0.4),
      shape(
        'M-20 800V230C80 210 160 236 240 222S380 190 440 208C470 216 486 232 500 236H704C720 226 744 206 790 200C860 192 940 226 1010 212S1140 190 1220 214V800z',
        cliff,
      ),
      line(
        'M120 260l26 90-20 80M300 250l-18 120 30 110M420 236l20 130-26 90M860 230l-22 120 26 120M1000 240l20 110-30 130M1110 250l-14 120',
        '#1f3a2e',
        7,
        0.5,
      ),
      line(
        'M150 300l40 8M310 380l44-6M880 330l56 8M1020 300l40-10M60 420l60 8M960 470l70-8M210 470l70 6',
        '#7f9a78',
        5,
        0.4,
      ),
      waterfall(pen, 602, 228, 610, 170),
      stones(
        [
          [470, 330, 80],
          [492, 450, 60],
          [742, 380, 84],
          [716, 500, 60],
        ],
        '#2b4638',
      ),
      shape(
        'M-20 640C160 604 400 598 602 600S1040 606 1220 640V800H-20z',
        pen.linear([
          [0, '#cfe3da'],
          [0.25, '#6fa39a'],
          [1, '#1f5560'],
        ]),
      ),
      line(
        'M420 640h120M640 650h160M300 682h170M560 700h240M820 672h160M180 720h180M700 744h220M420 760h160',
        '#eef7f0',
        3,
        0.55,
      ),
      oval(
        602,
        612,
        190,
        38,
        pen.radial([
          [0, '#ffffff', 0.95],
          [1, '#ffffff', 0],
        ]),
      ),
      shape(
        canopyEdge(pen.random, (x) => 216 + Math.sin(x / 60) * 8, 46, -30, 490, 250) +
          canopyEdge(pen.random, (x) => 206 + Math.sin(x / 70) * 8, 46, 712, 1230, 244),
        '#3f7a4c',
      ),
      stones(
        [
          [90, 690, 210],
          [300, 720, 150],
          [960, 706, 230],
          [1150, 690, 190],
          [800, 748, 110],
        ],
        '#4a5f52',
      ),
      stones(
        [
          [180, 770, 260],
          [1060, 784, 300],
          [430, 790, 140],
        ],
        '#33473c',
      ),
      line('M40 636q60-34 110-8M900 640q70-44 130-6M1000 712q70-36 130 6M110 700q70-34 130 4', '#7fa352', 12, 0.75),
      scatter(pen, fernTuft(pen, '#3f7d44', 1), 4, (t) => [30 + t * 300, 700 + t * 90, 0.9]),
      scatter(pen, fernTuft(pen, '#3f7d44', 1), 4, (t) => [900 + t * 300, 790 - t * 100, 0.95]),
      leafFrame(
        pen,
        ['#173f2d', '#2b6b45', '#1d4d35'],
        [
          [-20, 300, 16, 1.2],
          [-20, 240, -14, 1.1],
          [-20, 380, 44, 1],
          [1215, 300, 164, 1.2],
          [1220, 230, 192, 1.1],
          [1215, 390, 140, 1],
          [-20, 30, 30, 1.3],
          [1215, 30, 150, 1.3],
        ],
      ),
    ];
  },

  'colobus-on-a-branch': (pen) => {
    const mood = moods.canopy;
    return [
      sky(pen, mood, 800),
      wisps(pen, '#fdfde0', [[560, 230, 560, 300]], 1),
      woods(pen, mood, rolling(pen.random, 440, 40, 520), '#5f9460', {
        distance: 0.6,
        crown: 90,
        texture: 0,
        haze: 0.3,
      }),
      place(tree(pen, mood, 640, 0.5), 170, 800),
      place(tree(pen, mood, 620, 0.48), 1040, 800),
      mist(pen, '#e6efc8', 600, 220, 0.75),
      woods(pen, mood, rolling(pen.random, 620, 30, 520), '#3f7d4f', {
        distance: 0.3,
        crown: 80,
        texture: 30,
        haze: 0.1,
      }),
      lightShafts(pen, '#fdfbd4', 480, 4, 0.35),
      bough('M-40 470C160 500 340 512 620 490S1010 450 1240 380', 62, '#5a4632', '#7f9a45'),
      line('M900 462C960 540 1040 560 1120 640', '#4a3a2a', 24),
      line(
        'M60 500q6 60-4 110M240 512q8 40 2 80M500 512q-6 60 4 96M1010 440q6 50-2 90M320 516q-4 30 2 60',
        '#9aad5f',
        5,
        0.7,
      ),
      place(colobus(), 470, 474, 1.4),
      place(colobus(), 766, 462, 1.1, { flip: true }),
      leafFrame(
        pen,
        ['#2b6b45', '#173f2d', '#3f7d4f'],
        [
          [-20, 90, 22, 1.4],
          [-30, 20, -4, 1.4],
          [120, -30, 60, 1.1],
          [1220, 120, 158, 1.4],
          [1230, 40, 184, 1.4],
          [1080, -30, 118, 1.1],
          [-20, 720, -24, 1.5],
          [-20, 800, -50, 1.3],
          [1220, 740, 204, 1.5],
          [1210, 810, 230, 1.3],
          [980, 470, 60, 0.62],
          [1060, 600, 30, 0.6],
          [1090, 610, 110, 0.6],
          [150, 500, 80, 0.55],
          [180, 506, 40, 0.5],
        ],
      ),
    ];
  },

  'nyungwe-tea-edge': (pen) => {
    const mood = moods.morning;
    const forestLine: Skyline = (x) => 332 - x * 0.06 + Math.sin(x / 140) * 24;
    const tea: Skyline = (x) => 452 + (x - 300) * 0.05 + Math.sin(x / 260) * 30;
    const near: Skyline = (x) => 628 - (x - 600) * 0.09 + Math.sin(x / 230) * 16;
    const giant = pen.stamp(tree(pen, mood, 200, 0.14));
    const [first, second] = [pen.stamp(teaPicker('#a9502f', '#f4d58a')), pen.stamp(teaPicker('#2b5f7a', '#efe4cc'))];
    return [
      sky(pen, mood, 330),
      cumulus(pen, mood, 320, 170, 250, 0.9),
      range(pen, mood, [
        { base: 268, height: 40, colour: pigment.volcano, distance: 0.66, relief: 0.25, mist: 0.5 },
        { base: 310, height: 40, colour: pigment.volcano, distance: 0.48, relief: 0.3, mist: 0.6 },
      ]).drawing,
      woods(pen, mood, forestLine, pigment.forest, { distance: 0.14, crown: 50, texture: 80, depth: 130, haze: 0.2 }),
      [120, 320, 700, 930, 1100]
        .map((x, i) => giant(x, forestLine(x) + 110, 0.95 + (i % 3) * 0.17, { flip: i % 2 === 0 }))
        .join(''),
      mist(pen, '#f4f7ea', 452, 96, 0.85),
      hill(pen, mood, tea, '#5f9a3f', { relief: 0.25, valleyHaze: 0 }),
      teaRows(pen, tea, '#b5d062', '#4a8a38', { first: 6, count: 8, height: 19 }),
      first(760, tea(760) + 106, 0.5),
      second(850, tea(850) + 82, 0.44),
      first(300, tea(300) + 112, 0.5),
      hill(pen, mood, near, '#4f8a38', { relief: 0.2, valleyHaze: 0 }),
      teaRows(pen, near, '#a8cb55', '#37702f', { first: 0, count: 6, height: 36, growth: 1.2 }),
    ];
  },

  'recovering-forest': (pen) => {
    const mood = moods.golden;
    const old: Skyline = (x) => 372 + (x > 640 ? (x - 640) * 0.22 : (640 - x) * 0.04) + Math.sin(x / 120) * 12;
    const slope: Skyline = (x) => 500 + Math.sin(x / 320 + 0.6) * 40;
    const near: Skyline = (x) => 660 + Math.sin(x / 280 + 2.4) * 36;
    const sapling = (tone: string): string =>
      shape('M-4 0L-2-44H2L4 0z', '#5a4632') +
      shape('M-30-46C-34-74-14-96 0-104C14-96 34-74 30-46C16-36-16-36-30-46z', tone) +
      shape('M-24-56C-24-80-8-94 0-100C-8-82-14-66-24-56z', mix(tone, '#fff0a8', 0.4), 0.7);
    const giant = pen.stamp(tree(pen, mood, 200, 0.14));
    return [
      sky(pen, mood, 380),
      luminary(pen, mood, 980, 196, 44, 7),
      veils(pen, '#fff3cf', 90, 250, 6, 0.5),
      range(pen, mood, [
        { base: 340, height: 46, colour: '#5f7a4a', distance: 0.62, relief: 0.3, lightFrom: 'right', mist: 0.4 },
        { base: 392, height: 50, colour: '#55753f', distance: 0.42, relief: 0.4, lightFrom: 'right', mist: 0.3 },
      ]).drawing,
      woods(pen, mood, old, '#2f5a35', { distance: 0.16, crown: 54, texture: 90, depth: 140, haze: 0.1 }),
      [90, 210, 360, 500].map((x, i) => giant(x, old(x) + 90, 0.85 + i * 0.06, { flip: i % 2 === 0 })).join(''),
      hill(pen, mood, slope, '#8fa545', { relief: 0.5, lightFrom: 'right', valleyHaze: 0 }),
      terraces(slope, '#fff0a8', { count: 3, opacity: 0.2 }),
      scatter(pen, sapling('#6a8f3f'), 26, (t) => [
        20 + t * 1160,
        slope(20 + t * 1160) + 20 + pen.random.between(0, 90),
        0.34 + pen.random.between(0, 0.2),
      ]),
      shape(copse(pen.random, slope, 26, 0, 640, 18, 60), '#3f6a35'),
      hill(pen, mood, near, '#6f9038', { relief: 0.4, lightFrom: 'right', valleyHaze: 0 }),
      scatter(pen, sapling('#5f9a3f'), 9, (t) => [
        90 + t * 1080,
        near(90 + t * 1080) + 34 + pen.random.between(0, 50),
        0.9 + pen.random.between(0, 0.35),
      ]),
      place(walker({ top: '#a9502f', bottom: '#3a332c', head: '#d9c08a' }), 700, near(700) + 64, 0.9),
      place(sapling('#7fb34a'), 742, near(742) + 66, 0.6),
      meadow(pen, '#48662c', () => 812, 60, 10),
    ];
  },

  'gishwati-ridge': (pen) => {
    const mood = moods.noon;
    const crest: Skyline = (x) => 352 + Math.sin(x / 190 + 0.5) * 40 - Math.abs(x - 700) * -0.07;
    const rest = (): readonly [Skyline, Skyline] => [
      (x) => 520 + Math.sin(x / 250 + 1) * 46,
      (x) => 660 + Math.sin(x / 330 + 3.4) * 48,
    ];
    const [middle, near] = rest();
    const giant = pen.stamp(tree(pen, mood, 200, 0.18));
    return [
      sky(pen, mood, 360),
      cumulus(pen, mood, 300, 190, 320),
      cumulus(pen, mood, 930, 150, 240, 0.9),
      cumulus(pen, mood, 640, 246, 150, 0.7),
      range(pen, mood, [{ base: 330, height: 40, colour: pigment.lake, distance: 0.6, relief: 0.3 }]).drawing,
      woods(pen, mood, crest, pigment.volcano, { distance: 0.2, crown: 44, texture: 110, depth: 170, haze: 0.2 }),
      [260, 420, 560, 720, 860]
        .map((x, i) => giant(x, crest(x) + 80, 0.75 + (i % 3) * 0.13, { flip: i % 2 === 0 }))
        .join(''),
      hill(pen, mood, middle, '#7fb04e', { relief: 0.6, valleyHaze: 0 }),
      line('M80 540C200 560 260 600 330 680', '#5f8a3f', 4, 0.6),
      shape(copse(pen.random, middle, 22, 0, 1200, 17, 60), '#2f6b43'),
      hill(pen, mood, near, '#5f9a3f', { relief: 0.6, valleyHaze: 0 }),
      scatter(pen, dairyCow(pen, '#f4eee0', '#4a2f22'), 5, (t) => [
        180 + t * 860,
        near(180 + t * 860) + 40 + pen.random.between(0, 26),
        0.36,
      ]),
      line(curve(Array.from({ length: 13 }, (_, i) => [i * 100, near(i * 100) + 78] as const)), '#6a5a40', 3, 0.7),
      line(
        Array.from({ length: 30 }, (_, i) => `M${i * 41} ${round(near(i * 41) + 60)}v34`).join(''),
        '#6a5a40',
        4,
        0.8,
      ),
      meadow(pen, '#3f7d3a', () => 812, 70, 10),
    ];
  },

  'gishwati-stream': (pen) => {
    const mood = moods.canopy;
    const stones = (spots: readonly (readonly [number, number, number])[], fill: string): string =>
      shape(spots.map(([x, y, w]) => stone(pen.random, x, y, w)).join(''), fill);
    const fernTree =
      line('M0 0C-8-90 6-160 0-230', '#4a3828', 22) +
      line('M-4-20v-190', '#6f5a40', 5, 0.6) +
      [-150, -178, -30, -2, -118, -62, -90]
        .map(
          (turn, i) =>
            `<path transform="translate(0 -230) rotate(${turn})" fill="${i % 2 ? '#3f7d44' : '#2f6a3c'}" d="M0 0C40-34 110-40 170 26C110 4 60 6 0 10z"/>`,
        )
        .join('');
    return [
      sky(pen, mood, 700),
      wisps(pen, '#fdfde0', [[600, 210, 520, 260]], 1),
      woods(pen, mood, rolling(pen.random, 300, 26, 420), '#5f9460', { distance: 0.6, crown: 70, texture: 0 }),
      place(tree(pen, mood, 520, 0.46), 330, 620),
      place(tree(pen, mood, 560, 0.42), 860, 630),
      mist(pen, '#eaf2cf', 430, 190, 0.8),
      woods(pen, mood, (x) => 470 - Math.abs(x - 600) * 0.2, '#3f7d4f', {
        distance: 0.24,
        crown: 66,
        texture: 50,
        depth: 120,
        haze: 0.1,
      }),
      lightShafts(pen, '#fdfbd4', 540, 4, 0.4),
      shape(
        'M-20 800V560C200 560 420 540 560 500L640 500C780 540 980 560 1220 560V800z',
        pen.linear([
          [0, '#5f8f45'],
          [1, '#214d33'],
        ]),
      ),
      shape(
        'M588 500C566 530 640 552 600 584C560 612 470 618 470 656C470 696 640 700 600 744C570 778 470 790 420 820H860C880 780 800 750 760 724C700 690 690 664 730 636C770 608 700 580 660 556C640 542 660 520 640 500z',
        pen.linear([
          [0, '#e4efd2'],
          [0.4, '#8fc0b4'],
          [1, '#2f7482'],
        ]),
      ),
      line(
        'M590 560q30 10 60 2M540 626q60 14 120 0M520 668q80 18 160 2M590 722q80 12 150 2M520 780q120 14 250 0',
        '#f6faee',
        4,
        0.7,
      ),
      stones(
        [
          [520, 604, 70],
          [690, 598, 60],
          [470, 700, 96],
          [760, 690, 90],
        ],
        '#6a7a68',
      ),
      stones(
        [
          [390, 770, 180],
          [860, 780, 210],
          [640, 792, 90],
        ],
        '#4a5f4e',
      ),
      line('M330 700q50-26 100 0M790 700q60-34 120 0M430 652q36-18 70 0', '#93b557', 11, 0.8),
      place(fernTree, 200, 690, 1.25),
      place(fernTree, 1010, 680, 1.15, { flip: true }),
      place(fernTree, 330, 590, 0.62),
      scatter(pen, fernTuft(pen, '#3f7d44', 1), 5, (t) => [20 + t * 330, 720 + t * 80, 0.9]),
      scatter(pen, fernTuft(pen, '#3f7d44', 1), 5, (t) => [900 + t * 330, 800 - t * 70, 0.9]),
      leafFrame(
        pen,
        ['#173f2d', '#2b6b45'],
        [
          [-20, 40, 26, 1.3],
          [-20, -10, 0, 1.3],
          [1215, 40, 154, 1.3],
          [1220, -10, 180, 1.3],
        ],
      ),
    ];
  },

  'gishwati-pasture': (pen) => {
    const mood = moods.morning;
    const edge: Skyline = (x) => 372 + Math.sin(x / 230 + 2) * 34;
    const slope: Skyline = (x) => 486 + Math.sin(x / 260 + 4.2) * 36;
    const near: Skyline = (x) => 600 + Math.sin(x / 420 + 1.6) * 26;
    const cow = (patch: string): string => dairyCow(pen, '#f6f0e2', patch);
    return [
      sky(pen, mood, 380),
      luminary(pen, mood, 270, 150, 38, 6),
      cumulus(pen, mood, 800, 200, 300, 0.85),
      range(pen, mood, [{ base: 330, height: 44, colour: pigment.volcano, distance: 0.62, relief: 0.3, mist: 0.6 }])
        .drawing,
      woods(pen, mood, edge, pigment.volcano, { distance: 0.24, crown: 40, texture: 90, depth: 110, haze: 0.3 }),
      mist(pen, '#f6f8ec', 492, 110, 0.75),
      hill(pen, mood, slope, '#8fbb55', { relief: 0.55, valleyHaze: 0.1 }),
      scatter(pen, cow('#4a2f22'), 6, (t) => [
        120 + t * 960,
        slope(120 + t * 960) + 34 + pen.random.between(0, 24),
        0.28,
      ]),
      shape(copse(pen.random, slope, 14, 0, 1200, 18, 20), '#2f6b43'),
      place(
        shape('M-60 0V-46H60V0z', '#efe1c4') +
          shape('M-74-44L-40-84H44L74-44z', '#a9502f') +
          shape('M-14 0v-30h24V0zM-46-30h18v14h-18zM30-30h18v14H30z', '#5a3a2a'),
        960,
        slope(960) + 8,
        0.72,
      ),
      hill(pen, mood, near, '#72aa45', { relief: 0.35, valleyHaze: 0 }),
      oval(420, 716, 150, 12, '#2f5a2c', 0.4),
      oval(800, 694, 120, 10, '#2f5a2c', 0.4),
      place(cow('#2f2a28'), 420, 716, 1.5),
      place(cow('#7a3f22'), 800, 694, 1.15, { flip: true }),
      meadow(pen, '#4a8a3a', () => 812, 76, 9),
    ];
  },
};
