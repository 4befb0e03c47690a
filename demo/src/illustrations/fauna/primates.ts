import { mix } from '../palette.ts';
import { disc, line, outline, oval, place, shape, type Point } from '../pen.ts';

// Faces are symmetrical: only the right half is written down, from the top of the head to the chin.
function mirrored(half: readonly Point[]): string {
  const left = [...half]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y]) => [-x, y] as Point);
  return outline([...half, ...left]);
}

function both(drawing: string): string {
  return drawing + `<g transform="scale(-1 1)">${drawing}</g>`;
}

export interface Fur {
  fur: string;
  /** Fur that the light touches. */
  lit: string;
  skin: string;
}

/** A gorilla's head from the front, 200 high; origin at the chin. */
function gorillaHead({ fur, lit, skin }: Fur): string {
  const dark = mix(skin, '#050808', 0.55);
  const shine = mix(skin, '#dfe6e2', 0.2);
  return (
    shape(
      mirrored([
        [0, -206],
        [30, -200],
        [56, -176],
        [72, -140],
        [80, -100],
        [80, -62],
        [68, -26],
        [44, -2],
        [0, 8],
      ]),
      fur,
    ) +
    shape('M0-206C-30-204-58-178-72-140C-60-160-34-178-6-180C6-186 6-198 0-206z', lit, 0.7) +
    both(oval(80, -92, 10, 17, mix(skin, fur, 0.4))) +
    shape(
      mirrored([
        [0, -128],
        [26, -134],
        [52, -128],
        [62, -112],
        [56, -94],
        [48, -80],
        [56, -56],
        [52, -28],
        [34, -8],
        [0, -2],
      ]),
      skin,
    ) +
    both(
      shape('M4-124C22-136 48-134 61-116C64-106 58-100 50-104C38-110 20-110 4-102z', dark) +
        shape('M8-124C24-133 44-131 56-118C42-124 24-124 8-118z', shine, 0.5),
    ) +
    both(
      oval(27, -96, 13, 8.5, dark) +
        disc(27, -96, 6, '#7a4a22') +
        disc(27, -96, 3.2, '#0a0605') +
        disc(29.2, -98, 1.6, '#fff', 0.9),
    ) +
    shape(
      mirrored([
        [0, -96],
        [11, -90],
        [14, -74],
        [30, -64],
        [33, -50],
        [24, -40],
        [8, -42],
        [0, -38],
      ]),
      shine,
      0.55,
    ) +
    both(
      shape(
        outline([
          [6, -60],
          [18, -62],
          [26, -54],
          [20, -46],
          [9, -48],
        ]),
        dark,
      ),
    ) +
    line('M-34-22C-16-14 16-14 34-22', dark, 4.5) +
    line('M-22-8C-8-4 8-4 22-8', dark, 2.2, 0.6) +
    both(line('M44-78C50-66 52-52 48-38M40-34C36-30 34-26 34-22', dark, 2.4, 0.6))
  );
}

/** A silverback sitting at ease, facing the viewer, 400 high and 430 wide; origin on the ground. */
export function silverback(furs: Fur): string {
  const { fur, lit, skin } = furs;
  const deep = mix(fur, '#020404', 0.45);
  const body = mirrored([
    [0, -330],
    [70, -322],
    [124, -300],
    [168, -262],
    [192, -206],
    [196, -140],
    [186, -70],
    [170, -20],
    [120, 2],
    [0, 4],
  ]);
  const arm = outline([
    [112, -292],
    [160, -276],
    [196, -226],
    [212, -160],
    [214, -96],
    [202, -44],
    [182, -12],
    [150, 0],
    [116, 0],
    [102, -14],
    [112, -32],
    [136, -46],
    [148, -84],
    [142, -140],
    [120, -200],
    [96, -250],
  ]);
  const chest = mirrored([
    [0, -236],
    [48, -230],
    [84, -196],
    [90, -150],
    [70, -110],
    [36, -98],
    [0, -96],
  ]);
  const thigh = outline([
    [24, -70],
    [56, -112],
    [98, -122],
    [128, -98],
    [132, -56],
    [112, -18],
    [70, 2],
    [34, 2],
    [26, -26],
  ]);
  const foot = outline([
    [30, -22],
    [62, -34],
    [94, -26],
    [106, -8],
    [96, 4],
    [44, 5],
    [26, -4],
  ]);
  const fingers = line('M116-4v-13M130-3v-15M144-3v-14', mix(skin, '#050808', 0.5), 3);
  return (
    shape(body, deep) +
    shape(chest, skin, 0.75) +
    line('M0-228V-110M-60-150C-40-132-16-130 0-138C16-130 40-132 60-150', deep, 4, 0.7) +
    both(shape(thigh, fur) + shape('M40-84C60-116 98-120 122-94C100-104 66-102 40-84z', lit, 0.55)) +
    both(
      shape(arm, fur) +
        shape('M116-288C160-272 194-226 208-160C188-214 158-246 120-262z', lit, 0.75) +
        line('M196-150l-10 18M202-120l-12 18M200-88l-14 16M184-190l-8 20M166-222l-6 20', lit, 3.5, 0.55),
    ) +
    both(
      shape(
        outline([
          [104, -30],
          [126, -40],
          [154, -34],
          [166, -14],
          [152, 2],
          [112, 3],
          [100, -12],
        ]),
        skin,
      ) + fingers,
    ) +
    both(shape(foot, skin) + line('M40 2v-10M54 3v-12M70 3v-12M84 2v-10', mix(skin, '#050808', 0.5), 2.6)) +
    place(gorillaHead(furs), 0, -206, 0.98)
  );
}

/** A gorilla on all fours, walking to the right, 250 high and 340 long. */
export function gorillaWalking({ fur, lit, skin }: Fur, silver?: string): string {
  const deep = mix(fur, '#020404', 0.4);
  const body: readonly Point[] = [
    [-150, -118],
    [-140, -150],
    [-104, -176],
    [-52, -194],
    [0, -214],
    [40, -236],
    [70, -256],
    [98, -262],
    [126, -250],
    [146, -226],
    [154, -196],
    [150, -172],
    [138, -158],
    [116, -156],
    [100, -138],
    [84, -110],
    [50, -92],
    [0, -84],
    [-60, -78],
    [-110, -80],
    [-142, -92],
  ];
  const armNear = outline([
    [28, -196],
    [76, -196],
    [92, -160],
    [92, -110],
    [86, -64],
    [90, -26],
    [98, -6],
    [92, 2],
    [62, 2],
    [54, -20],
    [50, -70],
    [34, -120],
    [24, -160],
  ]);
  const armFar = outline([
    [84, -166],
    [118, -160],
    [122, -110],
    [124, -60],
    [136, -22],
    [142, -4],
    [134, 2],
    [108, 2],
    [98, -40],
    [88, -100],
  ]);
  const legNear = outline([
    [-148, -128],
    [-100, -140],
    [-64, -112],
    [-66, -70],
    [-84, -40],
    [-78, -16],
    [-62, -6],
    [-60, 2],
    [-112, 2],
    [-122, -14],
    [-122, -50],
    [-146, -86],
  ]);
  const legFar = outline([
    [-80, -96],
    [-40, -88],
    [-42, -52],
    [-48, -26],
    [-36, -8],
    [-32, 2],
    [-72, 2],
    [-80, -20],
    [-78, -56],
  ]);
  return (
    shape(armFar, deep) +
    shape(legFar, deep) +
    shape(outline(body), fur) +
    shape(legNear, fur) +
    shape(armNear, fur) +
    (silver
      ? shape(
          outline([
            [-132, -148],
            [-104, -172],
            [-52, -190],
            [-6, -206],
            [-2, -176],
            [-40, -140],
            [-92, -120],
            [-128, -122],
          ]),
          silver,
          0.75,
        )
      : '') +
    shape('M-4-212C30-232 66-260 100-262C80-250 60-232 36-214C22-204 4-202-4-212z', lit, 0.6) +
    shape('M40-192C70-194 86-176 88-140C78-166 62-178 40-192z', lit, 0.5) +
    shape(
      outline([
        [124, -232],
        [140, -226],
        [148, -208],
        [152, -190],
        [146, -172],
        [132, -166],
        [118, -176],
        [122, -196],
        [116, -212],
      ]),
      skin,
    ) +
    line('M120-222C130-228 140-224 146-212', mix(skin, '#050808', 0.6), 5) +
    disc(134, -208, 3, '#0a0605') +
    disc(135, -209, 1, '#d9a066') +
    line('M128-176q10 2 18-4', mix(skin, '#050808', 0.6), 3) +
    disc(148, -190, 2, '#050808') +
    oval(100, -214, 7, 11, mix(skin, fur, 0.4)) +
    line('M62 0h28M110 0h26', mix(skin, fur, 0.2), 6)
  );
}

/** A baby gorilla sitting, facing the viewer, 150 high. */
export function gorillaInfant(furs: Fur): string {
  const { fur, lit, skin } = furs;
  return (
    shape(
      mirrored([
        [0, -90],
        [36, -84],
        [54, -54],
        [56, -20],
        [40, 0],
        [0, 2],
      ]),
      fur,
    ) +
    both(
      shape(
        outline([
          [34, -80],
          [56, -60],
          [64, -30],
          [54, -8],
          [36, -4],
          [34, -14],
          [44, -30],
          [38, -54],
        ]),
        mix(fur, lit, 0.25),
      ),
    ) +
    both(oval(22, -6, 16, 9, skin)) +
    shape(
      mirrored([
        [0, -158],
        [26, -152],
        [44, -130],
        [48, -104],
        [40, -82],
        [22, -68],
        [0, -64],
      ]),
      fur,
    ) +
    shape('M0-158C-24-154-42-132-46-108C-34-130-18-142 0-146z', lit, 0.6) +
    both(oval(48, -112, 8, 11, skin)) +
    shape(
      mirrored([
        [0, -124],
        [18, -128],
        [34, -118],
        [34, -102],
        [30, -88],
        [18, -74],
        [0, -70],
      ]),
      skin,
    ) +
    both(
      disc(15, -109, 7, '#0c0807') +
        disc(15, -109, 4.4, '#6a3f1e') +
        disc(15, -109, 2.6, '#050303') +
        disc(17, -111, 1.5, '#fff'),
    ) +
    both(oval(5, -93, 3, 2.2, '#0c0807')) +
    line('M-10-82Q0-78 10-82', '#0c0807', 2.4)
  );
}

/** A golden monkey sitting on a stem, facing the viewer, 260 high with a long tail; origin under its seat. */
export function goldenMonkey(): string {
  const gold = '#cf8428';
  const bright = '#efb54c';
  const pale = '#f8d88c';
  const black = '#1d1c1e';
  const slate = '#3b4048';
  const body = mirrored([
    [0, -190],
    [46, -182],
    [78, -150],
    [94, -104],
    [92, -52],
    [66, -10],
    [0, 0],
  ]);
  const belly = mirrored([
    [0, -140],
    [30, -128],
    [44, -92],
    [42, -48],
    [26, -18],
    [0, -10],
  ]);
  const leg = outline([
    [34, -58],
    [70, -84],
    [104, -66],
    [110, -28],
    [88, -2],
    [92, 14],
    [72, 20],
    [52, 8],
    [58, -18],
    [38, -26],
  ]);
  const arm = outline([
    [60, -158],
    [86, -134],
    [98, -92],
    [90, -52],
    [66, -24],
    [44, -14],
    [30, -20],
    [32, -34],
    [52, -46],
    [64, -72],
    [62, -108],
    [46, -134],
  ]);
  return (
    line('M46-16C126-6 130 76 98 136C82 172 92 214 128 222', black, 17) +
    line('M52-19C122-8 127 74 95 134', mix(black, gold, 0.35), 4.5, 0.7) +
    shape(body, gold) +
    shape('M-4-186C-52-178-82-140-92-98C-70-130-40-150-4-156z', bright, 0.75) +
    shape(belly, pale, 0.6) +
    both(shape(leg, black) + shape('M42-62C64-88 98-78 104-50C88-70 64-72 42-62z', slate, 0.8)) +
    both(shape(arm, mix(black, slate, 0.2)) + line('M80-134C90-108 86-78 70-54', slate, 5, 0.8)) +
    both(line('M34-20l-8 8M40-15l-6 10M47-12l-4 10', black, 5)) +
    both(oval(66, -196, 10, 15, mix(gold, black, 0.25))) +
    shape(
      mirrored([
        [0, -250],
        [36, -246],
        [60, -226],
        [70, -200],
        [80, -178],
        [74, -168],
        [82, -154],
        [68, -148],
        [66, -134],
        [50, -134],
        [40, -122],
        [26, -126],
        [14, -118],
        [0, -122],
      ]),
      bright,
    ) +
    both(
      shape(
        outline([
          [44, -190],
          [70, -178],
          [66, -154],
          [46, -138],
          [30, -134],
          [38, -158],
        ]),
        pale,
        0.75,
      ),
    ) +
    shape(
      mirrored([
        [0, -262],
        [30, -258],
        [54, -240],
        [62, -216],
        [46, -212],
        [22, -220],
        [0, -217],
      ]),
      black,
    ) +
    shape('M-4-260C-30-258-48-242-54-226C-36-240-20-246-4-247z', slate, 0.8) +
    shape(
      mirrored([
        [0, -214],
        [18, -218],
        [36, -209],
        [43, -190],
        [36, -172],
        [27, -154],
        [15, -139],
        [0, -134],
      ]),
      slate,
    ) +
    both(shape('M3-208C14-219 36-214 44-196C31-203 16-203 3-197z', black)) +
    both(
      disc(18.5, -190, 9, '#15100d') +
        disc(18.5, -190, 7, '#b5662a') +
        disc(18.5, -190, 4, '#080504') +
        disc(21, -192.6, 2, '#fff'),
    ) +
    shape(
      mirrored([
        [0, -188],
        [5, -178],
        [10, -168],
        [21, -158],
        [18, -144],
        [0, -137],
      ]),
      mix(slate, '#b4bec4', 0.36),
      0.85,
    ) +
    both(
      shape(
        outline([
          [2, -165],
          [8, -166],
          [8, -161],
          [3, -161],
        ]),
        '#0c0a0b',
      ),
    ) +
    line('M-12-150Q0-144 12-150', '#0c0a0b', 2.6)
  );
}

/** A black and white colobus sitting on a bough, facing the viewer, 250 high; its tail hangs 270 below the origin. */
export function colobus(): string {
  const black = '#16181a';
  const lit = '#363d42';
  const white = '#f4f0e4';
  const cream = '#d3d0c2';
  const lock = (x: number, top: number, bottom: number, w: number, tone: string): string =>
    shape(
      `M${x - w} ${top}C${x + w * 0.4} ${top + 30} ${x + w * 1.2} ${bottom - 40} ${x + w * 0.9} ${bottom}C${x + w * 2} ${bottom - 50} ${x + w * 2.2} ${top + 20} ${x + w} ${top}z`,
      tone,
    );
  return (
    line('M8-6C22 60-8 120 10 190', black, 14) +
    shape('M2 168C-18 210-14 250 14 280C40 248 38 206 18 166C12 160 6 160 2 168z', white) +
    line('M6 186C-2 214 2 240 13 262M15 186C22 214 22 240 16 260', cream, 3) +
    shape(
      mirrored([
        [0, -180],
        [48, -170],
        [74, -130],
        [86, -76],
        [74, -22],
        [40, 0],
        [0, 4],
      ]),
      black,
    ) +
    both(
      shape(
        outline([
          [32, -50],
          [66, -66],
          [94, -44],
          [96, -12],
          [74, 10],
          [80, 24],
          [62, 26],
          [48, 12],
          [54, -12],
          [34, -26],
        ]),
        lit,
      ),
    ) +
    both(
      shape(
        outline([
          [30, -132],
          [50, -100],
          [52, -56],
          [40, -20],
          [42, 2],
          [26, 6],
          [18, -8],
          [22, -50],
          [14, -98],
        ]),
        mix(black, lit, 0.6),
      ),
    ) +
    both(
      lock(54, -158, -12, 15, cream) +
        lock(44, -160, -34, 13, white) +
        lock(66, -150, -30, 12, white) +
        lock(36, -152, -70, 9, cream) +
        lock(58, -156, -44, 7, cream),
    ) +
    shape(
      mirrored([
        [0, -246],
        [36, -240],
        [58, -220],
        [66, -196],
        [80, -180],
        [70, -172],
        [80, -154],
        [64, -152],
        [64, -136],
        [46, -140],
        [36, -126],
        [22, -134],
        [0, -124],
      ]),
      white,
    ) +
    shape(
      mirrored([
        [0, -254],
        [32, -250],
        [54, -230],
        [54, -210],
        [28, -216],
        [0, -213],
      ]),
      black,
    ) +
    shape('M-4-252C-28-250-44-236-48-222C-34-234-18-240-4-240z', lit) +
    shape(
      mirrored([
        [0, -218],
        [22, -220],
        [40, -208],
        [42, -190],
        [32, -170],
        [20, -152],
        [0, -144],
      ]),
      black,
    ) +
    both(
      disc(17.5, -192, 7.5, '#070606') +
        disc(17.5, -192, 5.6, '#8a5328') +
        disc(17.5, -192, 3.2, '#050303') +
        disc(19.6, -194, 1.6, '#fff'),
    ) +
    shape(
      mirrored([
        [0, -194],
        [6, -182],
        [15, -170],
        [14, -158],
        [0, -151],
      ]),
      lit,
      0.9,
    ) +
    both(oval(5, -169, 2.6, 2, '#050303')) +
    line('M-9-159Q0-155 9-159', '#050303', 2.4)
  );
}
