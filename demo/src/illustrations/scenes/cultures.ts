import { range, scatter } from '../compose.ts';
import { inyambo } from '../fauna/savannah.ts';
import { banana, copse, eucalyptus } from '../flora/trees.ts';
import { coffeeBranch, meadow } from '../flora/undergrowth.ts';
import { hill, road, rolling, teaRows, terraces, type Skyline } from '../hills.ts';
import { mix, moods, pigment } from '../palette.ts';
import { band, line, oval, place, polygon, shape } from '../pen.ts';
import { royalHouse, wovenFence } from '../places/camp.ts';
import {
  agaseke,
  coffeeCup,
  drum,
  imigongoColours,
  imigongoDiamonds,
  imigongoSpiral,
  imigongoZigzag,
} from '../places/craft.ts';
import { houses } from '../places/city.ts';
import { teaPicker, walker } from '../places/people.ts';
import { cumulus, flock, luminary, mist, sky, stars, veils } from '../sky.ts';
import type { SceneBook } from './scene.ts';

export const cultures: SceneBook = {
  'tea-hills-morning': (pen) => {
    const mood = moods.dawn;
    const far: Skyline = (x) => 420 + Math.sin(x / 190 + 2) * 40;
    const mid: Skyline = (x) => 510 + Math.sin(x / 240 + 0.2) * 46;
    const near: Skyline = (x) => 632 + Math.sin(x / 330 + 3.6) * 34;
    const [first, second] = [pen.stamp(teaPicker('#a9502f', '#f4d58a')), pen.stamp(teaPicker('#2b5f7a', '#efe4cc'))];
    return [
      sky(pen, mood, 400),
      luminary(pen, mood, 310, 224, 46, 6),
      veils(pen, '#fff4e0', 80, 280, 7, 0.5),
      range(pen, mood, [
        { base: 350, height: 60, wavelength: 520, colour: pigment.lake, distance: 0.66, relief: 0.3, mist: 0.7 },
        { base: 400, height: 50, colour: pigment.volcano, distance: 0.5, relief: 0.35, mist: 0.7 },
      ]).drawing,
      hill(pen, mood, far, '#6fa04a', { distance: 0.3, relief: 0.3 }),
      teaRows(pen, far, '#c4d488', '#5f9048', { first: 6, count: 6, height: 14 }),
      shape(eucalyptus(pen.random, far, 620, 900, 26, 70), '#4f7a5a'),
      mist(pen, '#fcefd8', 530, 60, 0.75),
      hill(pen, mood, mid, '#5f9a3f', { relief: 0.3, valleyHaze: 0 }),
      teaRows(pen, mid, '#bcd566', '#457f35', { first: 4, count: 8, height: 20 }),
      first(880, mid(880) + 98, 0.5),
      second(950, mid(950) + 80, 0.46),
      first(300, mid(300) + 96, 0.48),
      second(372, mid(372) + 86, 0.46),
      hill(pen, mood, near, '#4f8f38', { relief: 0, valleyHaze: 0 }),
      teaRows(pen, near, '#aed058', '#377530', { first: 2, count: 2, height: 40, growth: 1.2 }),
      first(520, near(520) + 84, 1.25),
      second(730, near(730) + 80, 1.12),
      teaRows(pen, (x) => near(x) + 66, '#b8d860', '#3a7832', { first: 0, count: 4, height: 44, growth: 1.2 }),
    ];
  },

  'royal-hut': (pen) => {
    const mood = moods.golden;
    const hillside: Skyline = (x) => 560 + Math.sin(x / 340 + 1.2) * 14;
    const house = pen.stamp(royalHouse(pen, '#d0a254', '#5a3a1c'));
    return [
      sky(pen, mood, 480),
      luminary(pen, mood, 960, 250, 54, 6),
      veils(pen, '#fff3cf', 80, 300, 7, 0.5),
      range(pen, mood, [
        {
          base: 430,
          height: 60,
          wavelength: 520,
          colour: '#6a7a4a',
          distance: 0.58,
          relief: 0.35,
          lightFrom: 'right',
          mist: 0.5,
        },
        {
          base: 500,
          height: 46,
          wavelength: 480,
          colour: '#6a7f3f',
          distance: 0.36,
          relief: 0.45,
          lightFrom: 'right',
          mist: 0.3,
        },
      ]).drawing,
      hill(pen, mood, hillside, '#8f9a45', { relief: 0, valleyHaze: 0 }),
      shape(eucalyptus(pen.random, hillside, 30, 250, 34, 160), '#4f5f30'),
      place(banana('#7f9a3f', '#55702f'), 1000, 600, 1.1),
      place(banana('#7f9a3f', '#55702f'), 1090, 610, 1.3),
      house(915, 624, 0.52),
      wovenFence(-10, 330, 660, 104, '#a57a42', '#5a3f22'),
      wovenFence(850, 1210, 660, 104, '#a57a42', '#5a3f22'),
      house(560, 700, 1.42),
      shape('M-20 800V668C200 652 360 690 560 696S980 650 1220 660V800z', '#c98e50'),
      oval(560, 702, 300, 18, '#6a3f1c', 0.35),
      road(
        [
          [560, 700, 46],
          [566, 740, 66],
          [560, 820, 110],
        ],
        '#e0ae6a',
      ),
      place(walker({ top: '#f4efe2', bottom: '#97372a' }, true), 760, 726, 0.82),
      meadow(pen, '#7a7a34', () => 812, 54, 10, { from: 0, to: 400 }) +
        meadow(pen, '#7a7a34', () => 812, 54, 10, { from: 720, to: 1210 }),
    ];
  },

  'nyanza-court': (pen) => {
    const mood = moods.morning;
    const crest: Skyline = (x) => 512 + (x - 600) ** 2 * 0.00016;
    const near: Skyline = (x) => 660 + Math.sin(x / 300 + 1) * 16;
    const hut = pen.stamp(royalHouse(pen, '#cfa656', '#5f421f'));
    return [
      sky(pen, mood, 430),
      cumulus(pen, mood, 260, 180, 300),
      cumulus(pen, mood, 950, 140, 240, 0.9),
      range(pen, mood, [
        { base: 420, height: 56, wavelength: 560, colour: pigment.lake, distance: 0.6, relief: 0.35 },
        { base: 476, height: 46, wavelength: 500, colour: '#4f8a5a', distance: 0.4, relief: 0.4 },
      ]).drawing,
      hill(pen, mood, crest, '#86ad50', { relief: 0, valleyHaze: 0 }),
      shape(copse(pen.random, crest, 10, 20, 250, 40) + copse(pen.random, crest, 8, 960, 1190, 44), '#2f6b43'),
      hut(330, 566, 0.52),
      hut(880, 566, 0.52),
      hut(604, 578, 0.9),
      // The enclosure opens towards the viewer.
      wovenFence(-10, 470, 616, 74, '#b08a50', '#5f4526'),
      wovenFence(740, 1210, 616, 74, '#b08a50', '#5f4526'),
      line('M470 616V520M740 616V520', '#4a3420', 12),
      shape(`M-20 800V616H1220V800z`, '#d0a065'),
      road(
        [
          [605, 600, 90],
          [605, 660, 130],
          [600, 820, 240],
        ],
        '#e3bd82',
      ),
      hill(pen, mood, (x) => near(x) + 80, '#6f9a40', { relief: 0, valleyHaze: 0 }),
      place(inyambo({ coat: '#6f3620', far: '#44200f' }, '#f3e8cf', '#c9774a'), 330, 738, 0.62),
      place(inyambo({ coat: '#8a4a2a', far: '#55290f' }, '#f3e8cf', '#d98f5f'), 900, 730, 0.56, { flip: true }),
      place(walker({ top: '#f4efe2', bottom: '#c98a3c' }), 690, 716, 0.85),
      meadow(pen, '#4f8238', () => 812, 60, 9),
    ];
  },

  'inyambo-cattle': (pen) => {
    const mood = moods.golden;
    const crest: Skyline = (x) => 640 + Math.sin(x / 380 + 0.4) * 22;
    const cow = (coat: string, far: string): string => inyambo({ coat, far }, '#fbf0d4', '#e0925a');
    return [
      sky(pen, mood, 560),
      luminary(pen, mood, 620, 390, 110, 4.2),
      veils(pen, '#fff3cf', 80, 330, 8, 0.5),
      range(pen, mood, [
        { base: 540, height: 60, wavelength: 520, colour: '#7a6a48', distance: 0.56, relief: 0.3, mist: 0.4 },
        { base: 600, height: 40, wavelength: 620, colour: '#7a7a40', distance: 0.34, relief: 0.4 },
      ]).drawing,
      flock(pen, 240, 230, 6, '#6a4522', 12, 0.6),
      place(cow('#7a4222', '#4f2812'), 985, crest(985) + 14, 0.86, { flip: true }),
      place(cow('#8a4f2a', '#5a2f16'), 215, crest(215) + 12, 0.74),
      hill(pen, mood, crest, '#8f8238', { relief: 0, valleyHaze: 0 }),
      oval(590, 720, 190, 14, '#4a3a14', 0.4),
      place(cow('#6a3018', '#3f1a0c'), 590, 720, 1.42),
      place(walker({ top: '#f4efe2', bottom: '#97372a' }, true), 850, 726, 1.15),
      line('M872 652L890 560', '#4a3018', 5),
      meadow(pen, '#5f5a26', () => 812, 86, 8),
    ];
  },

  'huye-coffee-hills': (pen) => {
    const mood = moods.noon;
    const back: Skyline = (x) => 436 + Math.sin(x / 260 + 4) * 60;
    const near: Skyline = (x) => 570 + Math.sin(x / 360 + 1.4) * 26;
    const farm = houses(pen.random, back, 12, { from: 60, to: 1140, top: 20, bottom: 110, size: 15 });
    const table = (x: number, y: number, s: number): string =>
      place(
        line('M-170 0V46M-60 0V46M60 0V46M170 0V46', '#6a4a30', 8) +
          shape('M-196-10L-160-40H160L196-10L192 2H-192z', '#d9b07a') +
          shape('M-176-12L-150-34H150L176-12z', '#c99a55') +
          line('M-150-16h40M-90-26h50M-20-16h60M50-28h60M110-16h30M-40-32h30', '#8a5a2c', 5, 0.5),
        x,
        y,
        s,
      );
    const branch = pen.stamp(coffeeBranch('#2a6a40', '#b8392c'));
    return [
      sky(pen, mood, 380),
      cumulus(pen, mood, 340, 160, 300),
      cumulus(pen, mood, 890, 190, 260, 0.9),
      range(pen, mood, [{ base: 370, height: 60, wavelength: 520, colour: pigment.lake, distance: 0.58, relief: 0.35 }])
        .drawing,
      hill(pen, mood, back, '#5f9a4a', { distance: 0.16, relief: 0.55 }),
      terraces(back, '#eaf0b8', { count: 6, opacity: 0.35 }),
      shape(copse(pen.random, back, 50, 0, 1200, 13, 120), '#2f6b43'),
      shape(farm.walls, '#f4ead6'),
      shape(farm.roofs, '#a9502f'),
      hill(pen, mood, near, '#b8793f', { relief: 0, valleyHaze: 0 }),
      scatter(
        pen,
        shape('M-34 0C-52-26-40-54-22-58C-20-84 20-86 24-58C46-52 52-24 34 0z', '#2a6440') +
          oval(-10, -34, 5, 5, '#b8392c') +
          oval(14, -24, 5, 5, '#b8392c'),
        14,
        (t) => [20 + t * 1180, near(20 + t * 1180) + 12, 0.62],
      ),
      table(330, 650, 0.72),
      table(800, 644, 0.72),
      place(walker({ top: '#97372a', bottom: '#2b3f52', head: '#d3a03f' }), 560, 668, 0.72),
      table(600, 730, 1.05),
      table(1080, 740, 1.05),
      table(110, 744, 1.05),
      place(walker({ top: '#2b6f8c', bottom: '#5a3a2a', head: '#f4efe2' }, true), 350, 772, 1.05),
      place(walker({ top: '#d3a03f', bottom: '#1f4d3a', head: '#97372a' }), 848, 776, 1.05),
      branch(-30, 90, 1.35, { turn: 12 }),
      branch(1230, 60, 1.25, { flip: true, turn: -10 }),
    ];
  },

  'imigongo-wall': (pen) => {
    const { black, white, red, ochre } = imigongoColours;
    const light = pen.linear(
      [
        [0, '#fff3d6', 0.28],
        [0.5, '#fff3d6', 0],
        [1, '#1a0d06', 0.42],
      ],
      [0, 0, 1, 1],
    );
    return [
      band(0, 800, '#e8d8ba'),
      place(imigongoZigzag(1200, 120, 20, [black, white, red, white, black]), 0, 110),
      place(`<g ${pen.clip('M0 0H1200V420H0z')}>${imigongoDiamonds(6, 2, 200, 210)}</g>`, 0, 190),
      line('M0 190H1200M0 610H1200', black, 16),
      place(imigongoZigzag(1200, 120, 20, [black, white, ochre, white, black]), 0, 700),
      [100, 300, 500, 700, 900, 1100]
        .map((x) => place(imigongoSpiral(24, 6, white), x, 295) + place(imigongoSpiral(24, 6, white), x, 505))
        .join(''),
      band(0, 800, light),
      // A bench and two pots give the wall its size.
      shape('M0 760H1200V800H0z', '#7a3f22'),
      shape('M0 752H1200V764H0z', '#a9603a'),
      oval(890, 758, 90, 10, '#2a140a', 0.45),
      shape(
        'M830 756C790 700 800 640 846 618C838 604 838 594 842 586H938C942 594 942 604 934 618C980 640 990 700 950 756z',
        '#a9502f',
      ),
      shape('M800 690C804 650 822 630 846 618H934C958 630 976 650 980 690L960 712H820z', '#c9774a', 0.55),
      line('M806 690l23-22 23 22 23-22 23 22 23-22 23 22 23-22', '#f3ecdd', 6),
      oval(1040, 758, 60, 8, '#2a140a', 0.45),
      shape('M1000 756C970 716 980 676 1010 660V642H1070V660C1100 676 1110 716 1080 756z', '#2f2420'),
      line('M990 712h100', '#c98a3c', 6),
    ];
  },

  'imigongo-workshop': (pen) => {
    const { black, white, red, ochre } = imigongoColours;
    const panel =
      `<g ${pen.clip('M-250 -170H250V170H-250z')}>${shape('M-250-170H250V170H-250z', white)}${place(imigongoDiamonds(5, 1, 100, 150), -250, -75)}${place(imigongoZigzag(520, 62, 13, [black, red, black]), -252, -128)}${place(imigongoZigzag(520, 62, 13, [black, red, black]), -252, 132)}</g>` +
      `<path stroke="#5a3a22" stroke-width="20" d="M-256-176H256V176H-256z"/>` +
      line('M-262-182H262', '#8a5f3a', 5);
    const pot = (x: number, y: number, s: number, paint: string): string =>
      place(
        oval(0, 0, 74, 12, '#2a140a', 0.4) +
          shape('M-62-92C-74-50-58-8-40 0H40C58-8 74-50 62-92z', '#9a5530') +
          shape('M-62-92C-74-50-58-8-40 0H-14C-34-20-44-60-40-92z', '#c98058', 0.6) +
          oval(0, -92, 63, 17, '#6a3820') +
          oval(0, -91, 52, 12.5, paint),
        x,
        y,
        s,
      );
    return [
      band(
        0,
        800,
        pen.linear([
          [0, '#d9955c'],
          [1, '#b86a3c'],
        ]),
      ),
      shape('M760 0H1200V520H900z', '#ffe3b0', 0.2),
      shape('M0 0H330L200 560H0z', '#6a3018', 0.16),
      shape(
        'M0 596H1200V800H0z',
        pen.linear([
          [0, '#7a4526'],
          [1, '#4f2a16'],
        ]),
      ),
      shape('M0 588H1200V602H0z', '#93582f'),
      shape(
        polygon([
          [336, 156],
          [872, 156],
          [884, 592],
          [324, 592],
        ]),
        '#3a1c0e',
        0.16,
      ),
      place(panel, 604, 372, 1.08, { turn: -2 }),
      line('M330 620L420 580M880 620L790 580', '#4f2a16', 14),
      pot(230, 720, 1.25, white),
      pot(980, 724, 1.25, red),
      pot(1110, 690, 0.9, black),
      pot(100, 690, 0.9, ochre),
      line('M268 606L318 486', '#d9b07a', 9),
      shape('M318 488C312 470 322 452 332 446C338 462 334 478 326 492z', '#2a1a12'),
      line('M960 610L916 500', '#d9b07a', 9),
      shape('M918 504C902 492 900 472 904 462C918 470 926 486 926 500z', red),
      place(imigongoSpiral(46, 10, black), 520, 706),
      shape('M450 636H590V776H450z', white, 0.92),
      place(imigongoSpiral(52, 9, black), 520, 706),
      shape('M640 650H760V770H640z', red),
      place(imigongoSpiral(44, 8, white), 700, 710),
    ];
  },

  'agaseke-baskets': (pen) => {
    const mood = moods.golden;
    return [
      band(
        0,
        800,
        pen.linear([
          [0, '#f3d9a8'],
          [1, '#e2b878'],
        ]),
      ),
      luminary(pen, mood, 640, 250, 150, 3.6),
      rangeOfCloth(
        pen.linear([
          [0, '#97372a'],
          [1, '#6a2319'],
        ]),
      ),
      place(
        imigongoZigzag(1240, 80, 11, [imigongoColours.white, imigongoColours.black, imigongoColours.white]),
        -20,
        776,
        1,
      ),
      place(agaseke(pen, '#e9d3a0', '#5a2f20', '#c98a3c'), 330, 690, 1.24),
      place(agaseke(pen, '#8a3226', '#f3e6c8', '#1c1a19'), 900, 690, 1.34),
      place(agaseke(pen, '#f3e8cf', '#1c1a19', '#97372a'), 612, 716, 1.66),
    ];
  },

  'coffee-cupping': (pen) => {
    const mood = moods.morning;
    const hills = range(pen, mood, [
      { base: 330, height: 60, wavelength: 520, colour: pigment.lake, distance: 0.6, relief: 0.35, mist: 0.5 },
      { base: 400, height: 60, wavelength: 560, colour: pigment.volcano, distance: 0.4, relief: 0.45, mist: 0.4 },
      { base: 490, height: 40, wavelength: 620, colour: '#4f8a45', distance: 0.14, relief: 0.5 },
    ]);
    const last = hills.skylines[2] ?? rolling(pen.random, 490, 40);
    const steam = pen.linear([
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.6],
      [1, '#ffffff', 0.1],
    ]);
    const bean = (x: number, y: number, turn: number): string =>
      place(oval(0, 0, 17, 11.5, '#4a2817') + line('M-14 2C-5-5 5 6 14-2', '#2a140a', 2.6), x, y, 1, { turn });
    const branch = pen.stamp(coffeeBranch('#2a6a40', '#b8392c'));
    return [
      sky(pen, mood, 360),
      luminary(pen, mood, 280, 190, 44, 6),
      veils(pen, '#ffffff', 90, 260, 5, 0.5),
      hills.drawing,
      terraces(last, '#e8efb0', { count: 5, opacity: 0.35 }),
      shape(copse(pen.random, last, 24, 0, 1200, 14, 50), '#2f6b43'),
      shape(
        'M0 596H1200V800H0z',
        pen.linear([
          [0, '#a9714a'],
          [1, '#6f4226'],
        ]),
      ),
      shape('M0 588H1200V604H0z', '#c99468'),
      line('M0 650H1200M0 716H1200', '#5f3820', 2.5, 0.5),
      place(coffeeCup(pen, '#f8f1e2', '#4a2a18'), 606, 716, 1.75),
      shape(
        'M570 480C520 420 640 380 590 300C560 250 610 220 600 160C650 240 620 270 640 310C690 380 590 420 630 486zM660 486C630 440 710 410 680 350C720 400 720 440 690 488z',
        steam,
      ),
      [
        [250, 720, 20],
        [292, 742, -40],
        [226, 756, 70],
        [330, 712, 110],
        [880, 742, 10],
        [930, 722, -60],
        [970, 752, 40],
        [852, 770, -20],
      ]
        .map(([x = 0, y = 0, t = 0]) => bean(x, y, t))
        .join(''),
      branch(-40, 330, 1.55, { turn: 16 }),
      branch(1240, 300, 1.55, { flip: true, turn: -16 }),
    ];
  },

  'drums-at-dusk': (pen) => {
    const mood = moods.sunset;
    const stage = { wood: '#6f3c20', hide: '#efd9ae', lace: '#f3e6c8' };
    const one = drum(pen, stage.wood, stage.hide, stage.lace);
    const stamp = pen.stamp(one);
    return [
      sky(pen, mood, 500),
      stars(pen, 150, 26),
      luminary(pen, mood, 610, 440, 82, 5),
      veils(pen, '#ffdca0', 120, 400, 8, 0.4),
      range(pen, mood, [
        { base: 470, height: 60, wavelength: 520, colour: '#4b3a5c', distance: 0.44, relief: 0.25 },
        { base: 540, height: 46, wavelength: 600, colour: '#3a2a44', distance: 0.2, relief: 0.3 },
      ]).drawing,
      shape(
        eucalyptus(pen.random, (x) => 580 + Math.sin(x / 100) * 6, 0, 210, 36, 170) +
          eucalyptus(pen.random, () => 586, 1010, 1200, 36, 150),
        '#251a2c',
      ),
      shape(
        'M-20 800V590C240 566 900 566 1220 590V800z',
        pen.linear([
          [0, '#5a3426'],
          [1, '#24141a'],
        ]),
      ),
      oval(
        610,
        640,
        620,
        60,
        pen.radial([
          [0, '#ffb468', 0.45],
          [1, '#ffb468', 0],
        ]),
      ),
      stamp(330, 640, 0.86),
      stamp(890, 640, 0.86),
      stamp(470, 690, 1.15),
      stamp(760, 690, 1.15),
      stamp(614, 746, 1.62),
      line('M566 428L512 330M668 428L722 332', '#5a3520', 11),
      oval(567, 430, 10, 10, '#7a4a2a'),
      oval(667, 430, 10, 10, '#7a4a2a'),
      place(banana('#2c2230', '#1c141f'), 60, 812, 1.5),
      place(banana('#2c2230', '#1c141f'), 1150, 812, 1.5),
      meadow(pen, mix('#24141a', '#000000', 0.3), () => 812, 54, 9, { from: 0, to: 420 }) +
        meadow(pen, mix('#24141a', '#000000', 0.3), () => 812, 54, 9, { from: 800, to: 1210 }),
    ];
  },
};

// A cloth spread over a table, with the light on its fold.
function rangeOfCloth(fill: string): string {
  return (
    shape('M-20 800V640C160 600 340 624 600 618S1040 598 1220 640V800z', fill) +
    line('M-20 640C160 600 340 624 600 618S1040 598 1220 640', '#c9573a', 8, 0.8)
  );
}
