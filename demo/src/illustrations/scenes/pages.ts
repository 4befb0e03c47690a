import { range, scatter } from '../compose.ts';
import { crownedCrane } from '../fauna/birds.ts';
import { banana, copse, eucalyptus } from '../flora/trees.ts';
import { hill, road, rolling, terraces, volcano, type Skyline } from '../hills.ts';
import { meadow, stone } from '../flora/undergrowth.ts';
import { mix, moods, pigment } from '../palette.ts';
import { line, oval, place, polygon, shape } from '../pen.ts';
import { aeroplane, campfire, safariCar, tent } from '../places/camp.ts';
import { imigongoColours } from '../places/craft.ts';
import { conventionDome } from '../places/city.ts';
import { cumulus, luminary, mist, sky, stars, veils } from '../sky.ts';
import { glitter, lake, ripples } from '../water.ts';
import type { SceneBook } from './scene.ts';

export const pages: SceneBook = {
  airticket: (pen) => {
    const mood = moods.morning;
    const near = rolling(pen.random, 720, 40, 560);
    return [
      sky(pen, mood, 620),
      luminary(pen, mood, 930, 190, 54, 6),
      cumulus(pen, mood, 250, 190, 260, 0.9),
      cumulus(pen, mood, 980, 380, 340, 0.95),
      cumulus(pen, mood, 180, 470, 300, 0.9),
      veils(pen, '#ffffff', 80, 330, 5, 0.5),
      range(pen, mood, [
        { base: 560, height: 60, wavelength: 520, colour: pigment.lake, distance: 0.6, relief: 0.35, mist: 0.5 },
        { base: 630, height: 60, wavelength: 560, colour: pigment.volcano, distance: 0.38, relief: 0.45, mist: 0.4 },
      ]).drawing,
      hill(pen, mood, near, '#4f8a45', { relief: 0.5, valleyHaze: 0 }),
      terraces(near, '#e8efb0', { count: 4, opacity: 0.35 }),
      shape(copse(pen.random, near, 26, 0, 1200, 16, 40), '#1f5a3c'),
      `<path stroke="#ffffff" stroke-width="5" stroke-dasharray="2 20" opacity="0.9" d="M110 660C220 560 330 520 470 450"/>`,
      place(aeroplane('#fbf8ef', '#8fa9b6', '#1f4d3a'), 650, 350, 1.6, { turn: -24 }),
    ];
  },

  carrental: (pen) => {
    const mood = moods.golden;
    const peaks = volcano(300, 300, 520, 560, { crater: 18 });
    const back = range(pen, mood, [
      { base: 500, height: 60, wavelength: 520, colour: pigment.volcano, distance: 0.55, relief: 0.35, mist: 0.6 },
      { base: 570, height: 60, wavelength: 460, colour: pigment.volcano, distance: 0.34, relief: 0.45, mist: 0.5 },
    ]);
    const middle = rolling(pen.random, 622, 44, 620);
    const verge: Skyline = (x) => 690 + Math.sin(x / 330 + 0.6) * 12;
    return [
      sky(pen, mood, 540),
      luminary(pen, mood, 860, 300, 56, 6),
      veils(pen, '#fff2d2', 100, 330, 6, 0.5),
      hill(pen, mood, peaks, pigment.lake, { distance: 0.6, relief: 0.3 }),
      back.drawing,
      hill(pen, mood, middle, '#6f9447', { distance: 0.08, relief: 0.4, valleyHaze: 0.2 }),
      terraces(middle, '#f4e6a0', { count: 5, opacity: 0.35 }),
      shape(copse(pen.random, middle, 18, 0, 1200, 16, 30), '#3d6b3c'),
      road(
        [
          [1010, 622, 4],
          [930, 640, 9],
          [800, 656, 16],
          [860, 680, 30],
          [1230, 716, 60],
        ],
        '#d79a66',
      ),
      hill(pen, mood, verge, '#b9744a', { relief: 0.15, valleyHaze: 0 }),
      shape('M0 716Q300 700 600 712T1200 706V722Q900 716 600 728T0 732z', '#cf8d60', 0.7),
      oval(640, 742, 215, 12, '#2a1a10', 0.35),
      place(safariCar('#3f6b4c', '#1d3327', '#cfe3df'), 640, 742, 1.7),
      meadow(pen, '#5f7a3a', () => 800, 60, 8),
      scatter(pen, banana('#5f9a3f', '#2a6440'), 4, (t) => [10 + t * 150, 806, 0.9]),
      shape(eucalyptus(pen.random, verge, 1000, 1200, 40, 190), '#2f5a3c'),
    ];
  },

  accommodation: (pen) => {
    const mood = moods.dusk;
    const shore: Skyline = (x) => 650 + Math.sin(x / 280 + 0.4) * 12;
    const back = range(pen, mood, [
      { base: 430, height: 80, wavelength: 560, colour: pigment.lake, distance: 0.62, relief: 0.25, mist: 0.5 },
      { base: 500, height: 50, wavelength: 480, colour: pigment.volcano, distance: 0.42, relief: 0.35, mist: 0.4 },
    ]);
    return [
      sky(pen, mood, 500),
      stars(pen, 260, 60),
      luminary(pen, mood, 300, 320, 50, 6),
      veils(pen, '#ffdcb0', 120, 320, 6, 0.4),
      back.drawing,
      lake(pen, mood, 520, '#4a6f86', { bottom: 800 }),
      ripples(pen, mood.light, 540, 650, 26, 0.4),
      glitter(pen, '#ffe3b0', 300, 526, 650, 46),
      hill(pen, { ...mood, light: '#ffcf86' }, shore, '#27452f', { relief: 0.2, valleyHaze: 0 }),
      shape(eucalyptus(pen.random, shore, 900, 1200, 30, 210), '#152a20'),
      place(tent('#d9b98a', '#ffdf96'), 300, 716, 1.25),
      place(tent('#cfa970', '#ffd98a'), 650, 726, 1.6),
      place(tent('#d9b98a', '#ffdf96'), 985, 712, 1.15),
      oval(
        470,
        752,
        240,
        36,
        pen.radial([
          [0, '#f0a050', 0.55],
          [1, '#f0a050', 0],
        ]),
      ),
      place(campfire(pen), 470, 752, 0.85),
      meadow(pen, '#10231a', () => 812, 84, 8),
      scatter(pen, banana('#1f4a35', '#12301f'), 3, (t) => [40 + t * 120, 800, 1]),
    ];
  },

  'not-found': (pen) => {
    const mood = moods.mist;
    const hillside: Skyline = (x) => 600 + Math.sin(x / 300 + 0.8) * 22;
    const sign = (turn: number, y: number, tone: string): string =>
      place(
        shape(
          polygon([
            [-96, -24],
            [78, -24],
            [112, 0],
            [78, 24],
            [-96, 24],
          ]),
          tone,
        ) +
          shape('M-96-24H78L86-18H-96z', mix(tone, '#ffffff', 0.3), 0.7) +
          line('M-74 2h110', '#fbf5e9', 6, 0.55),
        0,
        y,
        1,
        { turn },
      );
    return [
      sky(pen, mood, 480),
      luminary(pen, mood, 350, 230, 60, 6),
      range(pen, mood, [
        { base: 400, height: 70, wavelength: 520, colour: pigment.volcano, distance: 0.74, relief: 0.25, mist: 0.8 },
        { base: 480, height: 60, wavelength: 560, colour: pigment.volcano, distance: 0.56, relief: 0.3, mist: 0.9 },
        { base: 560, height: 40, wavelength: 460, colour: pigment.volcano, distance: 0.38, relief: 0.35, mist: 0.9 },
      ]).drawing,
      hill(pen, mood, hillside, '#5f8f52', { distance: 0.1, relief: 0.3, valleyHaze: 0 }),
      road(
        [
          [330, 604, 4],
          [420, 630, 9],
          [540, 660, 20],
          [600, 710, 44],
          [600, 820, 96],
        ],
        '#c98a5f',
      ),
      road(
        [
          [900, 596, 4],
          [830, 624, 9],
          [700, 656, 18],
          [636, 700, 34],
          [620, 740, 30],
        ],
        '#c98a5f',
      ),
      shape(copse(pen.random, hillside, 16, 0, 1200, 22, 20), '#2f6b4a'),
      mist(pen, '#f1f4e8', 616, 60, 0.6),
      oval(748, 726, 60, 10, '#14201d', 0.3),
      line('M748 726V430', '#5a4030', 18),
      line('M743 722V436', '#8a6a4c', 4, 0.7),
      `<g transform="translate(748 0)">${sign(-5, 470, '#a9502f')}<g transform="scale(-1 1)">${sign(-4, 534, '#2b6f8c')}</g>${sign(4, 598, '#1f4d3a')}</g>`,
      place(crownedCrane(), 420, 744, 1.15),
      oval(420, 746, 70, 9, '#14201d', 0.25),
      scatter(pen, banana('#4f8a45', '#2a6440'), 4, (t) => [960 + t * 260, 800, 1]),
      shape(eucalyptus(pen.random, hillside, 20, 200, 42, 170), '#2f6b4a'),
    ];
  },

  failed: (pen) => {
    const mood = moods.dusk;
    const slope: Skyline = (x) => 520 + x * 0.09 + Math.sin(x / 210) * 14;
    const verge: Skyline = (x) => 640 + Math.sin(x / 260 + 1) * 10;
    const heap = [
      [640, 668, 110],
      [560, 712, 150],
      [724, 714, 140],
      [470, 752, 140],
      [800, 756, 150],
      [640, 762, 200],
      [392, 768, 70],
      [906, 770, 60],
    ] as const;
    const barrier =
      shape('M-92-60H92V-34H-92z', '#fbf5e9') +
      [-74, -30, 14, 58].map((x) => shape(`M${x} -60h22l-14 26h-22z`, pigment.earth)).join('') +
      line('M-72-34V22M72-34V22', '#4a3428', 9);
    return [
      sky(pen, mood, 520),
      luminary(pen, mood, 880, 250, 60, 6),
      veils(pen, '#ffffff', 90, 300, 5, 0.25),
      range(pen, mood, [
        { base: 430, height: 80, wavelength: 520, colour: pigment.volcano, distance: 0.62, relief: 0.3, mist: 0.6 },
        { base: 500, height: 60, wavelength: 460, colour: pigment.volcano, distance: 0.4, relief: 0.35, mist: 0.5 },
      ]).drawing,
      hill(pen, mood, slope, '#4f7a45', { distance: 0.12, relief: 0.4, valleyHaze: 0 }),
      terraces(slope, '#dfe6a8', { count: 4, opacity: 0.25 }),
      shape(copse(pen.random, slope, 22, 0, 430, 18, 34) + copse(pen.random, slope, 20, 880, 1200, 18, 34), '#1f4d3a'),
      // What came down, and the scar that it left on the slope.
      shape('M600 604q54-34 112-8 18 44 60 118 10 30 30 60H470q40-52 74-108 30-40 56-62z', '#a8694a'),
      shape('M624 616q34-18 66-2 14 40 44 92l24 62H536q40-58 62-100 12-34 26-52z', '#c58459', 0.7),
      hill(pen, mood, verge, '#3f6a3e', { relief: 0.3, valleyHaze: 0 }),
      shape('M0 700q600-44 1200 0v84q-600-36-1200 0z', '#8d7a6a'),
      line('M0 742q600-40 1200 0', '#f3e3c2', 5, 0.5),
      heap
        .map(([x, y, width], i) => shape(stone(pen.random, x, y, width), mix('#6d655f', '#c9a98a', (i % 4) / 6)))
        .join(''),
      place(barrier, 300, 760, 1.25),
      oval(300, 792, 110, 9, '#14201d', 0.3),
      place(crownedCrane(), 150, 770, 1.05),
      oval(150, 772, 64, 8, '#14201d', 0.25),
    ];
  },

  eventform: (pen) => {
    const mood = moods.dusk;
    const { white, red, ochre, black } = imigongoColours;
    const bunting = (
      from: readonly [number, number],
      to: readonly [number, number],
      sag: number,
      count: number,
    ): string => {
      const at = (t: number): readonly [number, number] => [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
      ];
      const tones = [red, white, ochre, pigment.fern, white];
      const flags = Array.from({ length: count }, (_, i) => {
        const [x1, y1] = at((i + 0.12) / count);
        const [x2, y2] = at((i + 0.88) / count);
        return shape(
          polygon([
            [x1, y1],
            [x2, y2],
            [(x1 + x2) / 2, (y1 + y2) / 2 + 42],
          ]),
          tones[i % tones.length] ?? red,
        );
      }).join('');
      const middle = at(0.5);
      return (
        flags +
        `<path stroke="${black}" stroke-width="3" d="M${from[0]} ${from[1]}Q${middle[0]} ${middle[1] * 2 - (from[1] + to[1]) / 2} ${to[0]} ${to[1]}"/>`
      );
    };
    const bulbs = Array.from(
      { length: 19 },
      (_, i) => `M${30 + i * 64} ${Math.round(250 + 70 * Math.sin((i / 18) * Math.PI))}h0`,
    ).join('');
    const chair = pen.stamp(
      shape('M-16-44Q0-52 16-44L18-14H-18z', '#f3e6cf') + line('M-16-14V6M16-14V6', '#2a2440', 4),
    );
    const tent = pen.stamp(
      line('M-150 0V-110M150 0V-110M0 0V-110', '#e9dcc4', 7) +
        shape(
          'M-176-104C-110-120-60-160 0-222C60-160 110-120 176-104L168-86C150-96 130-96 112-86C94-96 74-96 56-86C38-96 18-96 0-86C-18-96-38-96-56-86C-74-96-94-96-112-86C-130-96-150-96-168-86z',
          '#f6eddb',
        ) +
        shape(
          'M0-222C60-160 110-120 176-104L168-86C150-96 130-96 112-86C94-96 74-96 56-86C40-130 20-180 0-222z',
          '#cdbfae',
          0.6,
        ) +
        line('M0-222v-34', '#e9dcc4', 4) +
        shape('M0-256h34l-10 10 10 10H0z', red),
    );
    const ground: Skyline = (x) => 620 + Math.sin(x / 360) * 8;
    return [
      sky(pen, mood, 500),
      stars(pen, 260, 60),
      veils(pen, '#f6c79a', 280, 430, 6, 0.35),
      hill(pen, mood, volcano(980, 300, 500, 520, { crater: 16 }), '#2b3358', { distance: 0.4, relief: 0.2 }),
      range(pen, mood, [
        { base: 500, height: 56, wavelength: 560, colour: '#26305a', distance: 0.26, relief: 0.25 },
        { base: 560, height: 36, wavelength: 620, colour: '#1c2548', distance: 0.1, relief: 0.25 },
      ]).drawing,
      place(conventionDome(pen, '#33466f', '#8fe0f0', '#6fcfe6'), 230, 574, 0.62),
      hill(pen, mood, ground, '#1d3a3a', { relief: 0, valleyHaze: 0 }),
      oval(
        640,
        660,
        560,
        90,
        pen.radial([
          [0, '#ffcf8a', 0.55],
          [1, '#ffcf8a', 0],
        ]),
      ),
      tent(640, 660, 1.5),
      tent(300, 650, 0.86),
      tent(980, 650, 0.86),
      [0, 1, 2]
        .map((r) =>
          Array.from({ length: 11 }, (_, i) => chair(640 + (i - 5) * (62 + r * 9), 700 + r * 42, 0.72 + r * 0.13)).join(
            '',
          ),
        )
        .join(''),
      line('M0 236C200 330 420 322 600 322S1000 330 1200 236', '#0f1729', 3),
      line(bulbs, '#ffe3a0', 13, 0.95),
      line(bulbs, '#ffcf7a', 34, 0.2),
      bunting([-20, 60], [620, 70], 46, 11),
      bunting([580, 70], [1220, 50], 46, 11),
      mist(pen, '#ffcf8a', 640, 40, 0.1),
    ];
  },
};
