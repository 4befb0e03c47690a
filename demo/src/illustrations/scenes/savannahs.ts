import { range } from '../compose.ts';
import { crownedCrane } from '../fauna/birds.ts';
import { elephant, giraffe, herd, hippo, zebra } from '../fauna/savannah.ts';
import { acacia, copse, euphorbia } from '../flora/trees.ts';
import { meadow, reeds } from '../flora/undergrowth.ts';
import { hill, rolling, type Skyline } from '../hills.ts';
import { distant, mix, moods, pigment, type Mood } from '../palette.ts';
import { line, oval, place, shape, type Pen } from '../pen.ts';
import { balloon, campfire, safariCar, tent } from '../places/camp.ts';
import { launch } from '../places/boats.ts';
import { cumulus, flock, luminary, milkyWay, mist, sky, stars, veils } from '../sky.ts';
import { glitter, lake, reflection } from '../water.ts';
import type { SceneBook } from './scene.ts';

// Acacias shrink and fade towards the horizon; far ones are copies of one tree.
function acacias(
  pen: Pen,
  mood: Mood,
  leaf: string,
  trunk: string,
  spots: readonly (readonly [x: number, y: number, scale: number, distance: number])[],
): string {
  const grow = (distance: number): string =>
    acacia(pen.random, distant(leaf, mood, distance), distant(trunk, mood, distance));
  const far = spots.filter(([, , , distance]) => distance >= 0.2);
  const near = spots.filter(([, , , distance]) => distance < 0.2);
  const stamp =
    far.length > 0 ? pen.stamp(grow(far.reduce((sum, [, , , distance]) => sum + distance / far.length, 0))) : undefined;
  return (
    far.map(([x, y, scale]) => stamp?.(x, y, scale, { flip: pen.random.chance(0.5) }) ?? '').join('') +
    near.map(([x, y, scale, distance]) => place(grow(distance), x, y, scale, { flip: pen.random.chance(0.5) })).join('')
  );
}

export const savannahs: SceneBook = {
  'akagera-golden-hour': (pen) => {
    const mood = moods.golden;
    const plain: Skyline = (x) => 566 + Math.sin(x / 300) * 8;
    const near: Skyline = (x) => 664 + Math.sin(x / 260 + 2) * 12;
    const dark = { coat: '#3b2413', far: '#2a180c' };
    return [
      sky(pen, mood, 540),
      luminary(pen, mood, 640, 410, 92, 4.5),
      veils(pen, '#fff2c8', 110, 360, 8, 0.5),
      range(pen, mood, [
        { base: 500, height: 26, wavelength: 620, colour: '#8a6a3a', distance: 0.62, relief: 0.2 },
        { base: 540, height: 16, wavelength: 520, colour: '#7f5f30', distance: 0.44, relief: 0.2 },
      ]).drawing,
      acacias(pen, mood, '#6a5a2a', '#4a3018', [
        [90, 570, 0.34, 0.45],
        [300, 572, 0.28, 0.5],
        [860, 572, 0.3, 0.5],
        [1020, 574, 0.4, 0.42],
      ]),
      hill(pen, mood, plain, '#b98a3c', { relief: 0, valleyHaze: 0, distance: 0.12 }),
      meadow(pen, '#a9762f', (x) => plain(x) + 34, 26, 11, { opacity: 0.7 }),
      flock(pen, 250, 300, 7, '#5a3818', 11, 0.7),
      place(giraffe(pen, dark), 448, 690, 1.06),
      place(giraffe(pen, { coat: '#4a2f18', far: '#38220f' }), 690, 668, 0.8, { flip: true }),
      acacias(pen, mood, '#3f3216', '#2f1c0c', [[980, 690, 1.75, 0]]),
      hill(pen, mood, near, '#6a451c', { relief: 0, valleyHaze: 0 }),
      meadow(pen, '#5a3816', (x) => near(x) + 16, 54, 9),
      meadow(pen, '#2f1c0c', () => 812, 110, 8),
    ];
  },

  'elephants-at-the-lake': (pen) => {
    const mood = moods.sunset;
    const shore = 520;
    const bank: Skyline = (x) => 652 + Math.sin(x / 190) * 7;
    const far = rolling(pen.random, 486, 26, 520);
    const coat = { coat: '#3a2a38', far: '#281c2a' };
    return [
      sky(pen, mood, 510),
      luminary(pen, mood, 330, 430, 62, 5),
      veils(pen, '#ffdfa8', 90, 380, 9, 0.4),
      range(pen, mood, [{ base: 452, height: 34, wavelength: 620, colour: '#4f3f62', distance: 0.5, relief: 0.2 }])
        .drawing,
      hill(pen, mood, far, '#3f3152', { distance: 0.28, relief: 0.2 }),
      lake(pen, mood, shore, '#4a3f66', { bottom: 690 }),
      reflection(pen, far, shore, '#3f3152', { opacity: 0.45 }),
      glitter(pen, '#ffe6b0', 330, shore, 660, 80, 0.8),
      acacias(pen, mood, '#2a1f2c', '#221823', [
        [1030, 662, 1.55, 0],
        [90, 656, 0.72, 0.12],
      ]),
      hill(pen, mood, bank, '#2e2130', { relief: 0, valleyHaze: 0 }),
      herd(pen, elephant(coat, '#e8cfa8'), [
        [430, 676, 1.08],
        [186, 672, 0.66],
      ]),
      herd(pen, elephant({ coat: '#44323f', far: '#2e212d' }), [
        [700, 668, 0.84],
        [868, 666, 0.42],
      ]),
      flock(pen, 560, 260, 6, '#2a1f34', 12, 0.7),
      meadow(pen, '#241a28', (x) => bank(x) + 34, 40, 9),
      meadow(pen, '#171019', () => 812, 96, 8),
    ];
  },

  'zebras-on-the-plain': (pen) => {
    const mood = moods.morning;
    const plain: Skyline = (x) => 468 + Math.sin(x / 330) * 8;
    const near: Skyline = (x) => 590 + Math.sin(x / 280 + 1) * 12;
    const coat = { coat: '#f6efdf', far: '#cfc5b0', marking: '#26221f' };
    return [
      sky(pen, mood, 440),
      cumulus(pen, mood, 270, 210, 330),
      cumulus(pen, mood, 820, 160, 260, 0.9),
      cumulus(pen, mood, 1080, 250, 160, 0.7),
      range(pen, mood, [
        { base: 410, height: 40, wavelength: 560, colour: pigment.lake, distance: 0.6, relief: 0.3 },
        { base: 442, height: 26, wavelength: 520, colour: '#6f8a5a', distance: 0.42, relief: 0.3 },
      ]).drawing,
      hill(pen, mood, plain, '#d3b45a', { relief: 0, valleyHaze: 0.1, distance: 0.1 }),
      acacias(pen, mood, '#5f7f3f', '#5a432c', [
        [120, 478, 0.4, 0.34],
        [330, 476, 0.3, 0.4],
        [1010, 480, 0.52, 0.3],
        [860, 474, 0.26, 0.42],
      ]),
      shape(copse(pen.random, plain, 18, 0, 1200, 9, 30), '#7f8a45', 0.8),
      herd(pen, zebra(pen, { coat: '#e9dfc6', far: '#cfc0a0', marking: '#5a4a3c' }), [
        [586, 552, 0.3],
        [648, 558, 0.33, true],
        [1060, 560, 0.34],
      ]),
      meadow(pen, '#c79c44', (x) => plain(x) + 70, 24, 10, { opacity: 0.7 }),
      hill(pen, mood, near, '#c99f45', { relief: 0, valleyHaze: 0 }),
      meadow(pen, '#d6b255', (x) => near(x) + 18, 38, 9),
      oval(400, 704, 150, 12, '#7a5a20', 0.35),
      oval(820, 690, 150, 11, '#7a5a20', 0.35),
      place(zebra(pen, coat), 390, 704, 1.5),
      place(zebra(pen, coat, true), 800, 690, 1.36, { flip: true }),
      meadow(pen, '#a87c30', () => 812, 112, 8),
    ];
  },

  'giraffes-at-noon': (pen) => {
    const mood = moods.noon;
    const plain: Skyline = (x) => 540 + Math.sin(x / 290 + 2) * 8;
    const near: Skyline = (x) => 676 + Math.sin(x / 240) * 12;
    const coat = { coat: '#e3b76a', far: '#b98c4c', marking: '#8f4f28' };
    return [
      sky(pen, mood, 500),
      cumulus(pen, mood, 250, 190, 300),
      cumulus(pen, mood, 700, 130, 220, 0.85),
      cumulus(pen, mood, 900, 280, 180, 0.8),
      range(pen, mood, [
        { base: 484, height: 40, wavelength: 620, colour: pigment.lake, distance: 0.55, relief: 0.35 },
        { base: 516, height: 24, wavelength: 480, colour: '#7f955a', distance: 0.36, relief: 0.3 },
      ]).drawing,
      acacias(pen, mood, '#5f8a42', '#5a432c', [
        [190, 548, 0.46, 0.3],
        [60, 546, 0.34, 0.38],
        [480, 546, 0.3, 0.4],
      ]),
      hill(pen, mood, plain, '#c6ad55', { relief: 0, valleyHaze: 0, distance: 0.06 }),
      shape(copse(pen.random, plain, 22, 0, 1200, 13, 60), '#7f8f42', 0.8),
      place(giraffe(pen, { coat: '#d9b070', far: '#b58c54', marking: '#96603a' }), 250, 650, 0.6, { flip: true }),
      acacias(pen, mood, '#4f7f38', '#4a3624', [[940, 716, 2.25, 0]]),
      place(giraffe(pen, coat), 560, 726, 1.22),
      hill(pen, mood, near, '#b59a45', { relief: 0, valleyHaze: 0 }),
      meadow(pen, '#b9a24c', (x) => near(x) + 22, 50, 9),
      place(euphorbia('#5f8a4f', '#6a523c'), 120, 730, 1),
      meadow(pen, '#8a7a30', () => 812, 100, 8),
    ];
  },

  'lake-ihema': (pen) => {
    const mood = moods.morning;
    const shore = 420;
    const far = rolling(pen.random, 376, 40, 460);
    const hippos = pen.stamp(hippo('#6a585a', '#d0b0a4'));
    return [
      sky(pen, mood, 400),
      cumulus(pen, mood, 820, 180, 320, 0.9),
      cumulus(pen, mood, 280, 220, 220, 0.8),
      range(pen, mood, [{ base: 350, height: 50, wavelength: 520, colour: pigment.lake, distance: 0.6, relief: 0.35 }])
        .drawing,
      hill(pen, mood, far, '#5f8a4a', { distance: 0.3, relief: 0.5 }),
      shape(copse(pen.random, far, 26, 0, 1200, 11, 30), distant(pigment.volcano, mood, 0.3)),
      lake(pen, mood, shore, '#2b7486'),
      reflection(pen, far, shore, '#4f7f55', { opacity: 0.4 }),
      meadow(pen, '#5f8a3f', () => shore + 6, 24, 8, { opacity: 0.9 }),
      place(launch('#2b5f6f', '#f4efe2', '#fbf5e9'), 880, 496, 0.62),
      line('M790 510h190M820 520h120', '#f4f7ee', 2.4, 0.7),
      hippos(560, 604, 1.7),
      hippos(300, 560, 1.05, { flip: true }),
      hippos(800, 574, 0.9),
      hippos(930, 668, 1.35, { flip: true }),
      flock(pen, 430, 250, 5, '#2f4f4a', 12, 0.6),
      reeds(
        pen,
        [
          [60, 800, 330],
          [120, 810, 260],
          [20, 806, 240],
          [180, 816, 200],
          [90, 806, 400],
          [1130, 806, 340],
          [1180, 800, 270],
          [1080, 812, 230],
          [1160, 804, 420],
          [1030, 816, 170],
          [240, 818, 140],
        ],
        '#4f7f38',
        '#8fb34c',
      ),
      meadow(pen, '#3f6f38', () => 812, 70, 10),
    ];
  },

  'akagera-balloon': (pen) => {
    const mood = moods.dawn;
    const plain: Skyline = (x) => 590 + Math.sin(x / 310) * 9;
    const near: Skyline = (x) => 700 + Math.sin(x / 260 + 1.4) * 14;
    return [
      sky(pen, mood, 560),
      luminary(pen, mood, 250, 452, 56, 6),
      veils(pen, '#fff4e0', 80, 420, 9, 0.5),
      range(pen, mood, [
        { base: 520, height: 44, wavelength: 560, colour: pigment.lake, distance: 0.66, relief: 0.25, mist: 0.5 },
        { base: 560, height: 28, wavelength: 620, colour: '#6f7f5a', distance: 0.48, relief: 0.25, mist: 0.6 },
      ]).drawing,
      place(balloon(pen, ['#2b6f8c', '#f8efdc', '#d3a03f']), 980, 330, 0.42),
      place(balloon(pen, ['#a9502f', '#d3a03f', '#f8efdc']), 650, 300, 1.16),
      hill(pen, mood, plain, '#b59a55', { relief: 0, valleyHaze: 0.1, distance: 0.18 }),
      acacias(pen, mood, '#5f7040', '#5a432c', [
        [120, 606, 0.42, 0.3],
        [330, 600, 0.3, 0.4],
        [900, 604, 0.36, 0.34],
      ]),
      mist(pen, '#fdf0da', 640, 70, 0.8),
      herd(pen, zebra(pen, { coat: '#5a4a34', far: '#4a3c2a' }), [
        [420, 676, 0.34],
        [490, 682, 0.38, true],
        [350, 684, 0.36],
      ]),
      acacias(pen, mood, '#4a5a34', '#40301f', [[1090, 730, 1.1, 0.04]]),
      hill(pen, mood, near, '#8a7338', { relief: 0, valleyHaze: 0 }),
      meadow(pen, '#7a6530', (x) => near(x) + 16, 44, 9),
      meadow(pen, '#4f4220', () => 812, 86, 8),
    ];
  },

  'akagera-stargazing': (pen) => {
    const mood = moods.night;
    const ground: Skyline = (x) => 650 + Math.sin(x / 260) * 12;
    return [
      sky(pen, mood, 620),
      milkyWay(pen, 640, 270, 1250, -34),
      stars(pen, 560, 210),
      range(pen, mood, [
        { base: 566, height: 40, wavelength: 520, colour: '#12304a', distance: 0.4, relief: 0.2 },
        { base: 606, height: 24, wavelength: 620, colour: '#0e2438', distance: 0.18, relief: 0.2 },
      ]).drawing,
      place(acacia(pen.random, '#0c1a28', '#0a131f', '#16304a'), 1010, 672, 1.8),
      place(acacia(pen.random, '#0e2133', '#0c1a28', '#16304a'), 110, 656, 0.8),
      hill(pen, { ...mood, light: '#f0a860' }, ground, '#15242e', { relief: 0, valleyHaze: 0 }),
      place(safariCar('#2c3a34', '#16201e', '#35556a'), 250, 690, 0.82),
      oval(
        560,
        704,
        300,
        40,
        pen.radial([
          [0, '#f0a050', 0.5],
          [1, '#f0a050', 0],
        ]),
      ),
      place(tent('#b9874c', '#ffdf96'), 770, 704, 1.12),
      place(campfire(pen), 520, 712, 0.95),
      // Two people by the fire, and a telescope.
      shape(
        'M412 712C410 676 424 656 438 656S462 676 462 712zM596 716C596 686 606 664 620 664S644 686 642 716z',
        '#1a1714',
      ),
      oval(438, 640, 11, 13, '#2a1d16'),
      oval(620, 648, 11, 13, '#2a1d16'),
      line('M330 712L352 650L374 712M352 650V716', '#0f1a22', 4),
      line('M328 664L386 628', '#24343e', 13),
      meadow(pen, '#0a141b', () => 812, 90, 9),
    ];
  },

  'crowned-cranes': (pen) => {
    const mood = moods.dawn;
    const marsh: Skyline = (x) => 590 + Math.sin(x / 210) * 6;
    return [
      sky(pen, mood, 500),
      luminary(pen, mood, 600, 300, 88, 4.6),
      veils(pen, '#fff6e6', 90, 300, 7, 0.5),
      range(pen, mood, [
        { base: 430, height: 60, wavelength: 620, colour: pigment.volcano, distance: 0.66, relief: 0.3, mist: 0.6 },
        { base: 500, height: 50, wavelength: 520, colour: pigment.volcano, distance: 0.46, relief: 0.35, mist: 0.8 },
      ]).drawing,
      lake(pen, mood, 566, '#8fb0a6', { bottom: 800 }),
      glitter(pen, '#fff6e0', 600, 570, 760, 110, 0.8),
      reeds(
        pen,
        [
          [90, 610, 120],
          [150, 606, 90],
          [1060, 610, 130],
          [1120, 606, 96],
          [220, 602, 70],
          [990, 604, 76],
        ],
        distant('#5f7f45', mood, 0.4),
        distant('#8fa552', mood, 0.4),
      ),
      mist(pen, '#fff1dc', 600, 60, 0.7),
      meadow(pen, '#7f8f55', (x) => marsh(x) + 96, 46, 9, { opacity: 0.8 }),
      place(crownedCrane(), 470, 736, 1.4),
      place(crownedCrane(), 796, 720, 1.2, { flip: true }),
      reeds(
        pen,
        [
          [40, 816, 380],
          [110, 820, 300],
          [180, 824, 230],
          [1150, 816, 390],
          [1090, 820, 300],
          [1020, 824, 220],
        ],
        '#4a6f3c',
        '#86a548',
      ),
      meadow(pen, mix('#4a6f3c', '#173a30', 0.4), () => 812, 96, 8),
    ];
  },
};
