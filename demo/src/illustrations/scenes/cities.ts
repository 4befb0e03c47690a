import { range, scatter } from '../compose.ts';
import { banana, copse, eucalyptus } from '../flora/trees.ts';
import { meadow } from '../flora/undergrowth.ts';
import { hill, road, rolling, type Skyline } from '../hills.ts';
import { distant, mix, moods, pigment } from '../palette.ts';
import { disc, line, oval, place, shape } from '../pen.ts';
import { conventionDome, downtown, houses, townLights } from '../places/city.ts';
import { walker } from '../places/people.ts';
import { crescent, cumulus, flock, luminary, milkyWay, mist, sky, stars, veils } from '../sky.ts';
import type { SceneBook } from './scene.ts';

// A jacaranda in bloom, 200 high: clusters of blossom, lit from above.
const jacaranda = (bloom: string, trunk: string): string => {
  const clusters = [
    [-70, -112, 36],
    [-28, -104, 34],
    [30, -106, 36],
    [76, -118, 32],
    [-52, -148, 40],
    [0, -152, 46],
    [52, -150, 38],
    [-18, -180, 30],
    [26, -182, 26],
  ] as const;
  return (
    line('M0 0C-4-50-2-70-16-110M0-60C10-84 26-96 44-118M-6-80C-20-100-40-104-56-112', trunk, 10) +
    clusters.map(([x, y, r], i) => disc(x, y, r, mix(bloom, '#2f2450', i < 4 ? 0.22 : 0))).join('') +
    clusters
      .map(([x, y, r], i) =>
        i < 4 ? '' : disc(x - r * 0.22, y - r * 0.28, r * 0.55, mix(bloom, '#ffffff', 0.26), 0.6),
      )
      .join('')
  );
};

export const cities: SceneBook = {
  'kigali-at-dusk': (pen) => {
    const mood = moods.dusk;
    const ridge: Skyline = (x) => 470 + Math.sin(x / 300 + 0.4) * 26;
    const mid: Skyline = (x) => 566 + Math.sin(x / 260 + 2.2) * 34;
    const near: Skyline = (x) => 690 + Math.sin(x / 300 + 4) * 30;
    const wall = '#39466c';
    return [
      sky(pen, mood, 480),
      stars(pen, 200, 34),
      veils(pen, '#f7c39a', 230, 420, 8, 0.42),
      range(pen, mood, [{ base: 430, height: 40, wavelength: 620, colour: '#2f3a62', distance: 0.4, relief: 0.2 }])
        .drawing,
      line(
        townLights(pen.random, (x) => 440 + Math.sin(x / 100) * 10, 60, { bottom: 50 }),
        '#ffd9a0',
        2.6,
        0.6,
      ),
      hill(pen, mood, ridge, '#222c50', { distance: 0.14, relief: 0.2 }),
      place(downtown(pen.random, wall, '#1d2748', '#ffdf9a', 0.5), 318, ridge(318) + 26, 0.86),
      line(townLights(pen.random, ridge, 150, { bottom: 90 }), '#ffd98a', 3, 0.8),
      hill(pen, mood, mid, '#18213f', { relief: 0.2, valleyHaze: 0.08 }),
      place(conventionDome(pen, '#33466f', '#8fe0f0', '#6fcfe6'), 800, mid(800) + 16, 1.35),
      line(townLights(pen.random, mid, 130, { top: 16, bottom: 110 }), '#ffcf80', 3.6, 0.85),
      shape(copse(pen.random, mid, 20, 0, 1200, 16, 50), '#101832'),
      hill(pen, mood, near, '#0f172e', { relief: 0, valleyHaze: 0 }),
      road(
        [
          [1000, 664, 3],
          [900, 690, 6],
          [760, 716, 10],
          [700, 750, 18],
          [760, 810, 34],
        ],
        '#2a3558',
      ),
      line('M1000 664C930 684 830 700 760 716C690 734 690 770 760 810', '#ffdf9a', 4, 0.85),
      line(townLights(pen.random, near, 60, { top: 14, bottom: 90 }), '#ffd98a', 4.4, 0.85),
      shape(eucalyptus(pen.random, near, 0, 190, 36, 130) + copse(pen.random, near, 12, 900, 1200, 34), '#0a1022'),
    ];
  },

  'kigali-skyline-noon': (pen) => {
    const mood = moods.noon;
    const ridge: Skyline = (x) => 466 + Math.sin(x / 280 + 0.9) * 22;
    const mid: Skyline = (x) => 556 + Math.sin(x / 240 + 2.6) * 30;
    const near: Skyline = (x) => 676 + Math.sin(x / 290 + 0.2) * 30;
    const [a, b] = [
      houses(pen.random, ridge, 34, { bottom: 96, size: 11 }),
      houses(pen.random, mid, 36, { bottom: 110, size: 15 }),
    ];
    return [
      sky(pen, mood, 440),
      cumulus(pen, mood, 250, 190, 320),
      cumulus(pen, mood, 930, 150, 280, 0.9),
      cumulus(pen, mood, 640, 260, 160, 0.7),
      range(pen, mood, [{ base: 420, height: 46, wavelength: 560, colour: pigment.lake, distance: 0.58, relief: 0.35 }])
        .drawing,
      hill(pen, mood, ridge, '#5f9a55', { distance: 0.22, relief: 0.3 }),
      place(downtown(pen.random, '#e4e4da', '#8ea6ae', '#4f8299', 0.7), 780, ridge(780) + 24, 0.95),
      shape(copse(pen.random, ridge, 22, 0, 1200, 12, 90), '#3f7d52'),
      shape(a.walls, '#f4ead6'),
      shape(a.roofs, '#b8694a'),
      hill(pen, mood, mid, '#4f8f45', { distance: 0.08, relief: 0.4, valleyHaze: 0.1 }),
      place(conventionDome(pen, '#a9bcc4', '#f6f1e2'), 300, mid(300) + 14, 0.95),
      shape(copse(pen.random, mid, 28, 0, 1200, 17, 100), '#2f6b43'),
      shape(b.walls, '#f6ecd8'),
      shape(b.roofs, '#a9502f'),
      shape(b.windows, '#5a6a70', 0.8),
      hill(pen, mood, near, '#4a8a3c', { relief: 0.3, valleyHaze: 0 }),
      place(jacaranda('#8a78b8', '#4a3527'), 110, 730, 1.3),
      place(jacaranda('#9a86c4', '#4a3527'), 1090, 716, 1.1),
      scatter(pen, banana('#5f9a3f', '#2f6b3c'), 8, (t) => [
        200 + t * 860,
        796 + pen.random.between(-20, 14),
        0.7 + pen.random.between(0, 0.2),
      ]),
      flock(pen, 520, 300, 4, '#2f4f5a', 11, 0.6),
    ];
  },

  'kigali-night-hills': (pen) => {
    const mood = moods.night;
    const ridges = [
      [380, 0.5, 80, 2.6],
      [450, 0.34, 110, 3.2],
      [540, 0.18, 120, 3.8],
      [650, 0.02, 84, 4.8],
    ] as const;
    return [
      sky(pen, mood, 440),
      milkyWay(pen, 470, 150, 1000, -16),
      stars(pen, 340, 90),
      crescent(pen, mood, 940, 130, 34),
      ...ridges.map(([base, distance, lights, size], i) => {
        const skyline = rolling(pen.random, base, 66, 520 + i * 50);
        const warm = line(townLights(pen.random, skyline, lights, { bottom: 105 }), '#ffd38a', size, 0.9);
        const cool = line(townLights(pen.random, skyline, lights / 5, { bottom: 90 }), '#d8f0f4', size, 0.8);
        const landmark =
          i === 2 ? place(conventionDome(pen, '#24385c', '#7fe0f0', '#5fcbe6'), 690, skyline(690) + 16, 0.8) : '';
        return (
          hill(pen, mood, skyline, '#0c1c36', { distance, relief: 0.15, valleyHaze: 0.12 }) + landmark + warm + cool
        );
      }),
      shape(
        eucalyptus(pen.random, (x) => 760 + Math.sin(x / 90) * 8, 0, 220, 40, 190),
        '#040a18',
      ),
      place(banana('#0a1a24', '#060f1a'), 1090, 812, 1.6),
      place(banana('#0a1a24', '#060f1a'), 1010, 830, 1.2),
      meadow(pen, '#040a18', () => 812, 70, 10),
    ];
  },

  'city-walk-morning': (pen) => {
    const mood = moods.golden;
    const ridge: Skyline = (x) => 446 + Math.sin(x / 240 + 2.2) * 26;
    const mid: Skyline = (x) => 536 + Math.sin(x / 280 + 0.4) * 30;
    const near: Skyline = (x) => 640 + Math.sin(x / 340 + 2.1) * 28;
    const [a, b] = [
      houses(pen.random, ridge, 26, { bottom: 84, size: 11 }),
      houses(pen.random, mid, 24, { bottom: 96, size: 15 }),
    ];
    return [
      sky(pen, mood, 430),
      luminary(pen, mood, 610, 330, 64, 6),
      veils(pen, '#fff3cf', 90, 320, 8, 0.5),
      range(pen, mood, [
        { base: 408, height: 44, wavelength: 560, colour: '#7a6a5a', distance: 0.62, relief: 0.25, mist: 0.6 },
      ]).drawing,
      hill(pen, mood, ridge, '#6f7a45', { distance: 0.44, relief: 0.3 }),
      place(
        downtown(pen.random, distant('#c9b090', mood, 0.25), '#a98a66', '#fff0c0', 0.4),
        900,
        ridge(900) + 22,
        0.74,
      ),
      shape(a.walls, '#f4dcb0', 0.8),
      shape(a.roofs, '#b8754a', 0.8),
      mist(pen, '#fdeabb', 520, 90, 0.8),
      hill(pen, mood, mid, '#6a7f38', { distance: 0.16, relief: 0.4, valleyHaze: 0.2 }),
      shape(copse(pen.random, mid, 22, 0, 1200, 17, 90), '#4a6a34'),
      shape(b.walls, '#f6e2bc'),
      shape(b.roofs, '#a9502f'),
      hill(pen, mood, near, '#5a7a34', { relief: 0.3, valleyHaze: 0 }),
      road(
        [
          [690, 634, 6],
          [640, 656, 14],
          [560, 690, 30],
          [520, 736, 56],
          [560, 820, 110],
        ],
        '#d08a52',
        '#7a4526',
      ),
      place(walker({ top: '#a9502f', bottom: '#2b3f52' }, false, '#2b6f8c'), 606, 690, 0.62),
      place(walker({ top: '#f4efe2', bottom: '#7a3f22' }, true), 650, 684, 0.58),
      place(walker({ top: '#2b6f8c', bottom: '#3a332c' }, true, '#d3a03f'), 520, 764, 1.05),
      place(walker({ top: '#d3a03f', bottom: '#1f4d3a', head: '#97372a' }), 600, 772, 1.08),
      place(jacaranda('#8f7ab0', '#3f2c1e'), 160, 740, 1.7),
      place(jacaranda('#7f6aa4', '#3f2c1e'), 1050, 730, 1.35),
      scatter(pen, banana('#6f8f38', '#3f5f2c'), 4, (t) => [840 + t * 380, 806, 0.9]),
      meadow(pen, '#3f5a28', () => 812, 70, 9, { from: 0, to: 430 }) +
        meadow(pen, '#3f5a28', () => 812, 70, 9, { from: 680, to: 1210 }),
      flock(pen, 330, 240, 5, '#6a4a2a', 11, 0.6),
      oval(600, 772, 30, 5, '#7a4526', 0.4),
    ];
  },
};
