import { range, leafFrame, scatter, woods } from '../compose.ts';
import { silverback } from '../fauna/primates.ts';
import { banana, copse, eucalyptus, forestGiant } from '../flora/trees.ts';
import { fernTuft } from '../flora/undergrowth.ts';
import { hill, rolling, terraces, fields, volcano } from '../hills.ts';
import { distant, mix, moods, pigment } from '../palette.ts';
import { band, place, shape, type Pen } from '../pen.ts';
import { houses } from '../places/city.ts';
import { kivuBoat } from '../places/boats.ts';
import { flock, lightShafts, luminary, mist, sky, veils, wisps } from '../sky.ts';
import { glitter, island, lake, reflection } from '../water.ts';
import type { SceneBook } from './scene.ts';

// The left half of a hero stays quiet: text lies over it.
const calm = (pen: Pen, shade: string, strength: number): string =>
  band(
    0,
    800,
    pen.linear(
      [
        [0, shade, strength],
        [0.62, shade, 0],
      ],
      [0, 0, 1, 0],
    ),
  );

export const heroes: SceneBook = {
  'hero-hills': (pen) => {
    const mood = moods.dawn;
    const peaks = volcano(1010, 262, 480, 620, { crater: 22 });
    const second = volcano(760, 330, 480, 420);
    const back = range(pen, mood, [
      { base: 458, height: 34, wavelength: 520, colour: pigment.lake, distance: 0.66, relief: 0.2, mist: 0.5 },
      { base: 500, height: 46, wavelength: 460, colour: pigment.volcano, distance: 0.52, relief: 0.35, mist: 0.5 },
      { base: 556, height: 56, wavelength: 520, colour: pigment.volcano, distance: 0.32, mist: 0.45 },
    ]);
    const middle = rolling(pen.random, 622, 62, 640);
    const near = rolling(pen.random, 716, 54, 900);
    const third = back.skylines[2] ?? middle;
    const village = houses(pen.random, middle, 16, { from: 620, to: 1180, top: 18, bottom: 84, size: 15 });
    return [
      sky(pen, mood, 500),
      luminary(pen, mood, 880, 292, 40, 7),
      veils(pen, '#fff4e0', 90, 300, 7, 0.45),
      flock(pen, 560, 210, 5, mood.shade, 11, 0.45),
      hill(pen, mood, second, pigment.lake, { distance: 0.74, relief: 0.25 }),
      hill(pen, mood, peaks, pigment.lake, { distance: 0.64, relief: 0.3 }),
      mist(pen, mood.haze, 470, 110, 0.9),
      back.drawing,
      terraces(third, mood.light, { count: 5, opacity: 0.18 }),
      hill(pen, mood, middle, pigment.fern, { distance: 0.12, valleyHaze: 0.2 }),
      fields(pen, middle, ['#7fa64e', '#b7b455', '#3f7d4f', '#c2904c'], {
        top: 22,
        bottom: 130,
        rows: 3,
        opacity: 0.5,
      }),
      shape(copse(pen.random, middle, 16, 560, 1200, 13), distant(pigment.forest, mood, 0.1)),
      shape(village.walls, '#ecd9bd'),
      shape(village.roofs, pigment.earth),
      hill(pen, mood, near, pigment.volcano, { relief: 0.5, valleyHaze: 0 }),
      terraces(near, '#8fb46a', { count: 4, spacing: 20, opacity: 0.25 }),
      shape(eucalyptus(pen.random, near, 40, 330, 24, 60), pigment.forest),
      scatter(pen, banana('#4f8a45', '#215a3d'), 7, (t) => [
        820 + t * 400,
        near(820 + t * 400) + 20 + pen.random.between(0, 30),
        0.55 + pen.random.between(0, 0.2),
      ]),
      calm(pen, mood.shade, 0.5),
    ];
  },

  'hero-gorilla-forest': (pen) => {
    const mood = moods.mist;
    const deep = rolling(pen.random, 350, 30, 500);
    const mid = rolling(pen.random, 440, 36, 600);
    const near = rolling(pen.random, 560, 30, 700);
    const tree = (h: number, d: number): string =>
      forestGiant(pen.random, h, distant('#2f6a45', mood, d), distant('#5c5a44', mood, d), distant('#8fb45a', mood, d));
    const fur = { fur: '#1b2121', lit: '#54686a', skin: '#2d3436' };
    return [
      sky(pen, mood, 560),
      wisps(pen, '#fffef0', [[820, 190, 460, 260]], 0.9),
      woods(pen, mood, deep, pigment.fern, { distance: 0.74, crown: 60, texture: 0 }),
      place(tree(420, 0.62), 190, 520),
      place(tree(480, 0.6), 620, 540),
      place(tree(430, 0.62), 1090, 520),
      mist(pen, mood.haze, 470, 190, 0.8),
      woods(pen, mood, mid, pigment.fern, { distance: 0.5, crown: 66, texture: 24 }),
      place(tree(560, 0.4), 370, 660),
      place(tree(600, 0.38), 1150, 690),
      mist(pen, mood.haze, 560, 150, 0.6),
      lightShafts(pen, '#fffbe0', 560, 4, 0.32),
      woods(pen, mood, near, '#2f6a45', { distance: 0.18, crown: 74, texture: 34, haze: 0 }),
      scatter(pen, fernTuft(pen, '#3f7d4f', 0.8), 6, (t) => [560 + t * 660, 690 + pen.random.between(-10, 16), 0.8]),
      place(silverback(fur), 858, 724, 0.98),
      scatter(pen, fernTuft(pen, '#2f6b43', 1), 9, (t) => [
        40 + t * 1180,
        800 + pen.random.between(-14, 10),
        0.9 + pen.random.between(0, 0.35),
      ]),
      leafFrame(
        pen,
        ['#173f2d', '#215a3d', '#123325'],
        [
          [1210, 560, 200, 1.2],
          [1220, 640, 184, 1.4],
          [1215, 470, 160, 1.1],
          [1190, 800, 222, 1.2],
          [-20, 760, -30, 1.2],
          [-20, 800, -6, 1.5],
          [-10, 690, -58, 0.9],
          [1180, -20, 120, 1.1],
          [1230, 40, 150, 1.2],
        ],
      ),
      calm(pen, mood.shade, 0.55),
    ];
  },

  'hero-lake': (pen) => {
    const mood = moods.sunset;
    const shore = 470;
    const far = rolling(pen.random, 420, 44, 520);
    const farther = rolling(pen.random, 392, 40, 700);
    const peak = volcano(1010, 270, 470, 640, { crater: 30 });
    return [
      sky(pen, mood, 470),
      luminary(pen, mood, 800, 398, 46, 6),
      veils(pen, '#ffe2ae', 120, 360, 9, 0.42),
      veils(pen, '#6d4c6c', 90, 250, 4, 0.25),
      hill(pen, mood, peak, '#4b3a5c', { distance: 0.46, relief: 0.2 }),
      hill(pen, mood, farther, '#4b3a5c', { distance: 0.5, relief: 0.2 }),
      hill(pen, mood, far, '#3b2f4c', { distance: 0.26, relief: 0.3 }),
      lake(pen, mood, shore, '#2b2a4d', { calm: 0.5 }),
      reflection(pen, far, shore, '#3b2f4c', { opacity: 0.5 }),
      glitter(pen, '#ffe3a8', 800, shore, 780, 78, 0.75),
      island(pen, mood, 1120, 520, 260, 46, '#2f2740'),
      island(pen, mood, 330, 498, 150, 22, '#43344f'),
      flock(pen, 520, 250, 6, '#2a2036', 11, 0.6),
      place(kivuBoat('#1d1622', '#6d4a44', '#241a28', '#ffd98a'), 846, 640, 1.05),
      calm(pen, '#1a1630', 0.42),
      shape(`M0 800V742C120 716 240 726 330 760S470 790 540 800z`, '#171222'),
      shape(
        copse(pen.random, (x) => 742 + Math.abs(x - 130) * 0.12, 14, 0, 300, 20),
        mix('#171222', '#2f2740', 0.3),
      ),
    ];
  },
};
