import { mix } from '../palette.ts';
import { disc, line, outline, oval, polygon, shape, type Pen, type Point } from '../pen.ts';

/** Coat colours of an animal; the far legs are drawn darker. */
export interface Coat {
  coat: string;
  far: string;
  /** Colour of markings; absent: a plain silhouette. */
  marking?: string;
}

// A Point list is written facing right, feet on y = 0.
const giraffeBody: readonly Point[] = [
  [-84, -203],
  [-66, -221],
  [-30, -231],
  [4, -246],
  [26, -266],
  [44, -302],
  [62, -345],
  [78, -383],
  [88, -397],
  [101, -401],
  [117, -394],
  [134, -378],
  [147, -364],
  [148, -356],
  [138, -352],
  [122, -357],
  [108, -358],
  [98, -346],
  [88, -310],
  [80, -268],
  [74, -228],
  [66, -196],
  [46, -176],
  [6, -164],
  [-36, -160],
  [-66, -166],
  [-86, -182],
];

/** A giraffe, 400 high, facing right. */
export function giraffe(pen: Pen, { coat, far, marking }: Coat): string {
  const legsFar =
    outline([
      [52, -196],
      [72, -202],
      [72, -140],
      [70, -100],
      [71, -50],
      [73, -8],
      [78, 0],
      [64, 0],
      [63, -50],
      [60, -100],
      [56, -150],
    ]) +
    outline([
      [-74, -186],
      [-36, -172],
      [-42, -130],
      [-50, -98],
      [-44, -50],
      [-44, -8],
      [-39, 0],
      [-54, 0],
      [-54, -48],
      [-62, -94],
      [-68, -140],
    ]);
  const legsNear =
    outline([
      [24, -184],
      [62, -196],
      [55, -142],
      [53, -102],
      [51, -52],
      [53, -8],
      [58, 0],
      [42, 0],
      [42, -50],
      [40, -100],
      [33, -146],
    ]) +
    outline([
      [-90, -190],
      [-46, -170],
      [-58, -132],
      [-67, -98],
      [-62, -50],
      [-61, -8],
      [-56, 0],
      [-72, 0],
      [-72, -48],
      [-80, -94],
      [-86, -140],
    ]);
  const patches = marking
    ? `<g ${pen.clip(outline(giraffeBody))}>${shape(
        [
          [-70, -200, 17],
          [-40, -212, 19],
          [-6, -216, 20],
          [26, -226, 19],
          [52, -216, 18],
          [-52, -180, 16],
          [-20, -186, 17],
          [12, -190, 17],
          [44, -188, 15],
          [30, -256, 15],
          [58, -250, 15],
          [46, -282, 14],
          [70, -282, 13],
          [58, -314, 13],
          [80, -312, 11],
          [72, -344, 12],
          [88, -340, 9],
          [84, -370, 10],
          [98, -366, 6],
          [-84, -188, 10],
          [2, -240, 9],
        ]
          .map(([x = 0, y = 0, r = 0], i) =>
            polygon([
              [x - r * 0.9, y - r * 0.3],
              [x - r * 0.2, y - r * 0.85],
              [x + r * 0.75, y - r * 0.6],
              [x + r * 0.9, y + r * 0.35],
              [x + r * 0.1, y + r * 0.85],
              [x - r * 0.7, y + r * (i % 2 ? 0.6 : 0.75)],
            ]),
          )
          .join(''),
        marking,
      )}</g>` +
      shape(
        polygon([
          [34, -172],
          [52, -178],
          [50, -150],
          [38, -146],
        ]) +
          polygon([
            [40, -138],
            [50, -140],
            [49, -116],
            [41, -112],
          ]) +
          polygon([
            [-80, -168],
            [-58, -160],
            [-66, -138],
            [-80, -140],
          ]) +
          polygon([
            [-78, -130],
            [-66, -128],
            [-69, -106],
            [-77, -104],
          ]),
        marking,
      )
    : '';
  const mane = line('M20-262C38-296 56-338 76-384', marking ? mix(marking, '#2a160c', 0.3) : coat, 6);
  const tail =
    line('M-82-200C-96-180-94-160-96-138', coat, 5) +
    shape('M-99-142C-104-124-102-114-98-102C-92-114-90-126-93-142z', marking ? '#3a2416' : coat);
  const head =
    line('M92-396L88-416M101-399L99-419', coat, 5) +
    disc(88, -417, 4.5, marking ? '#3a2416' : coat) +
    disc(99, -420, 4.5, marking ? '#3a2416' : coat) +
    shape(
      outline([
        [88, -392],
        [72, -398],
        [60, -392],
        [74, -385],
      ]),
      coat,
    );
  const face = marking
    ? disc(115, -384, 3.6, '#22140c') +
      shape(
        outline([
          [133, -376],
          [147, -366],
          [149, -357],
          [140, -353],
          [130, -360],
        ]),
        mix(coat, '#6b4a36', 0.4),
      )
    : '';
  return (
    tail +
    shape(legsFar, far) +
    shape(legsNear, coat) +
    mane +
    head +
    shape(outline(giraffeBody), coat) +
    patches +
    face
  );
}

/** A zebra, 175 high, facing right; grazing lowers its head. */
export function zebra(pen: Pen, { coat, far, marking }: Coat, grazing = false): string {
  const neckHead: readonly Point[] = grazing
    ? [
        [58, -118],
        [84, -100],
        [104, -66],
        [120, -30],
        [130, -10],
        [126, -2],
        [112, -4],
        [104, -18],
        [92, -30],
        [80, -44],
        [66, -58],
        [50, -74],
      ]
    : [
        [44, -118],
        [66, -142],
        [84, -164],
        [94, -176],
        [106, -172],
        [122, -156],
        [138, -138],
        [139, -129],
        [130, -125],
        [114, -132],
        [104, -132],
        [94, -116],
        [84, -92],
        [70, -70],
        [48, -72],
      ];
  const trunk: readonly Point[] = [
    [-92, -106],
    [-82, -120],
    [-54, -126],
    [-14, -117],
    [24, -119],
    [56, -122],
    [76, -106],
    [80, -82],
    [66, -64],
    [30, -56],
    [-16, -52],
    [-54, -60],
    [-84, -72],
    [-95, -90],
  ];
  const legsFar =
    outline([
      [52, -80],
      [74, -80],
      [70, -50],
      [68, -28],
      [70, -5],
      [75, 0],
      [62, 0],
      [60, -28],
      [58, -48],
    ]) +
    outline([
      [-72, -84],
      [-44, -70],
      [-52, -52],
      [-56, -38],
      [-50, -18],
      [-48, -4],
      [-44, 0],
      [-57, 0],
      [-59, -18],
      [-66, -40],
    ]);
  const legsNear =
    outline([
      [32, -78],
      [62, -80],
      [56, -50],
      [54, -28],
      [55, -5],
      [60, 0],
      [46, 0],
      [45, -28],
      [43, -48],
    ]) +
    outline([
      [-96, -96],
      [-54, -72],
      [-64, -52],
      [-71, -38],
      [-66, -18],
      [-64, -4],
      [-60, 0],
      [-74, 0],
      [-75, -18],
      [-83, -40],
      [-90, -64],
    ]);
  const tail =
    line('M-92-104C-104-94-106-80-104-66', coat, 4.5) +
    shape('M-108-72C-110-54-107-44-102-36C-98-46-98-60-101-72z', marking ?? coat);
  if (!marking) {
    return (
      tail +
      shape(legsFar, far) +
      shape(legsNear, coat) +
      shape(outline(trunk), coat) +
      shape(outline(neckHead), coat) +
      (grazing ? '' : shape('M90-172L86-190Q96-188 98-174z', coat))
    );
  }
  const stripesTrunk =
    'M66-124C60-104 62-84 70-66M52-124C46-104 46-84 50-60M36-122C30-104 30-80 32-56M20-120C14-102 14-78 16-54M4-119C-2-104-2-80 0-54M-13-118C-20-104-22-84-18-56M-30-121C-40-104-48-92-60-82M-46-125C-56-110-70-98-90-92M-62-126C-70-118-80-110-94-104M-36-54C-40-66-46-74-56-80M-52-62C-60-68-70-74-88-78';
  const stripesNeck = grazing
    ? 'M64-116C62-100 58-90 54-78M78-108C76-92 72-78 68-62M90-92C88-76 84-62 78-46M100-74C100-60 96-48 90-34M109-56C110-44 108-34 103-22M117-38C118-30 117-22 114-14'
    : 'M52-124C60-112 68-94 72-74M62-138C70-124 80-106 84-92M74-152C82-138 92-124 96-112M84-165C92-152 100-142 104-132M98-175C102-164 108-150 114-136M111-168C114-160 118-148 122-136';
  const stripesLegs =
    'M34-66L60-66M38-56L58-56M42-46L56-46M44-36L55-36M45-26L55-26M46-16L55-16M-80-62L-60-58M-80-50L-64-46M-80-40L-69-37M-75-28L-66-27M-75-16L-65-16M54-66L72-66M58-50L70-50M60-34L69-34M60-18L69-18M-64-48L-54-46M-62-30L-52-30M-59-16L-49-16';
  const mane = grazing
    ? line('M56-122C84-106 104-74 118-42', marking, 7)
    : line('M42-124C62-144 78-164 90-180', marking, 8);
  const face = grazing
    ? disc(108, -44, 2.4, marking) +
      shape(
        outline([
          [122, -22],
          [131, -9],
          [126, -1],
          [113, -4],
          [112, -14],
        ]),
        marking,
      ) +
      shape('M96-84Q110-94 112-80Q104-76 98-74z', coat)
    : disc(110, -160, 2.6, marking) +
      shape(
        outline([
          [128, -148],
          [139, -136],
          [139, -128],
          [130, -124],
          [121, -131],
        ]),
        marking,
      ) +
      shape('M90-172L86-192Q98-190 100-174z', coat);
  return (
    tail +
    shape(legsFar, far) +
    mane +
    shape(legsNear, coat) +
    `<g ${pen.clip(outline(trunk))}>${shape(outline(trunk), coat)}${line(stripesTrunk, marking, 6.5)}</g>` +
    `<g ${pen.clip(outline(neckHead))}>${shape(outline(neckHead), coat)}${line(stripesNeck, marking, 5)}</g>` +
    line(stripesLegs, marking, 3.4) +
    shape('M44 0L45-7H57L61 0zM-76 0L-75-7H-63L-59 0z', marking) +
    face
  );
}

/** An elephant, 215 high, facing right, walking. */
export function elephant({ coat, far }: Coat, tusk?: string): string {
  const body: readonly Point[] = [
    [-128, -128],
    [-120, -158],
    [-98, -184],
    [-62, -202],
    [-20, -206],
    [18, -196],
    [40, -194],
    [58, -208],
    [82, -214],
    [104, -206],
    [120, -186],
    [130, -154],
    [136, -118],
    [136, -82],
    [132, -46],
    [136, -22],
    [150, -12],
    [146, -3],
    [130, -5],
    [119, -22],
    [116, -56],
    [114, -90],
    [106, -112],
    [90, -116],
    [78, -96],
    [60, -82],
    [10, -70],
    [-50, -68],
    [-92, -74],
    [-122, -92],
  ];
  const legsFar =
    outline([
      [28, -96],
      [64, -96],
      [66, -50],
      [72, -14],
      [76, 0],
      [44, 0],
      [40, -40],
    ]) +
    outline([
      [-84, -100],
      [-44, -90],
      [-52, -50],
      [-42, -14],
      [-40, 0],
      [-72, 0],
      [-80, -40],
    ]);
  const legsNear =
    outline([
      [44, -110],
      [86, -112],
      [84, -60],
      [82, -14],
      [86, 0],
      [50, 0],
      [50, -50],
    ]) +
    outline([
      [-128, -120],
      [-74, -92],
      [-82, -54],
      [-90, -14],
      [-86, 0],
      [-122, 0],
      [-120, -44],
      [-128, -80],
    ]);
  const shade = mix(coat, '#120d10', 0.28);
  const ear = outline([
    [28, -192],
    [52, -200],
    [72, -190],
    [78, -160],
    [70, -128],
    [52, -98],
    [40, -92],
    [28, -116],
    [14, -140],
    [12, -172],
  ]);
  return (
    line('M-126-140C-138-118-136-96-138-76', coat, 5) +
    shape('M-141-80L-144-58L-134-60L-135-80z', coat) +
    shape(legsFar, far) +
    shape(legsNear, coat) +
    shape(outline(body), coat) +
    (tusk ? shape('M104-114C112-100 126-92 142-96C132-84 108-86 98-106z', tusk) : '') +
    shape(ear, shade, 0.85) +
    line('M24-186C16-160 22-130 42-98', mix(coat, '#ffffff', 0.16), 3, 0.5) +
    disc(96, -172, 3.4, '#0e0a0c') +
    line('M128-120q-7 2-12 0M129-100q-7 2-13 0M128-80q-7 2-12 0M127-60q-6 2-11 0', shade, 2.4, 0.6)
  );
}

/** A hippo at rest in the water: eyes, ears, nostrils and a back; origin on the surface, facing right, 150 long. */
export function hippo(coat: string, light: string): string {
  return (
    shape('M-92 0C-86-30-52-40-14-34C4-32 14-22 22 0z', coat) +
    shape('M-84-14C-66-34-38-34-10-30C-36-26-62-26-84-14z', light, 0.45) +
    shape('M8 0C8-20 22-34 40-34C56-34 62-24 74-20C92-22 104-14 104 0z', coat) +
    oval(28, -36, 5, 7, coat) +
    oval(44, -37, 5, 7, coat) +
    oval(42, -31, 7, 6, coat) +
    disc(44, -31, 2.2, '#14100e') +
    disc(43, -32, 0.9, '#fff') +
    oval(90, -19, 8, 5, mix(coat, light, 0.3)) +
    oval(93, -20, 2.4, 1.6, '#14100e') +
    shape('M14-14C22-28 36-30 52-24C38-22 26-20 14-14z', light, 0.4) +
    line('M-104 3h70M-20 4h140M-70 10h120', light, 2, 0.6)
  );
}

/** A cow of the royal inyambo herd with lyre horns, 190 high to the withers and 360 with the horns, facing right. */
export function inyambo({ coat, far }: Coat, horn: string, light: string): string {
  const body: readonly Point[] = [
    [-128, -158],
    [-112, -174],
    [-70, -176],
    [-20, -168],
    [26, -170],
    [56, -180],
    [78, -186],
    [96, -196],
    [116, -202],
    [132, -196],
    [146, -172],
    [158, -146],
    [156, -134],
    [142, -130],
    [130, -140],
    [118, -152],
    [106, -146],
    [98, -122],
    [92, -98],
    [80, -82],
    [56, -78],
    [10, -74],
    [-40, -76],
    [-84, -84],
    [-112, -98],
    [-128, -124],
  ];
  const legsFar =
    outline([
      [44, -94],
      [72, -96],
      [68, -60],
      [66, -34],
      [68, -6],
      [74, 0],
      [58, 0],
      [57, -34],
      [54, -60],
    ]) +
    outline([
      [-98, -110],
      [-62, -90],
      [-70, -62],
      [-76, -46],
      [-68, -20],
      [-66, -5],
      [-61, 0],
      [-77, 0],
      [-79, -20],
      [-88, -48],
    ]);
  const legsNear =
    outline([
      [58, -100],
      [94, -108],
      [88, -64],
      [86, -36],
      [88, -6],
      [94, 0],
      [77, 0],
      [76, -36],
      [72, -62],
    ]) +
    outline([
      [-130, -128],
      [-84, -96],
      [-92, -66],
      [-101, -48],
      [-94, -20],
      [-92, -5],
      [-87, 0],
      [-103, 0],
      [-105, -20],
      [-115, -50],
      [-124, -86],
    ]);
  const hornNear = shape(
    'M120-194C156-206 186-240 184-290C182-322 170-346 156-364C163-340 168-316 167-290C165-252 142-222 108-208z',
    horn,
  );
  const hornFar = shape(
    'M118-196C78-208 48-244 52-294C54-326 66-348 82-366C74-342 68-320 69-294C71-256 92-226 124-212z',
    mix(horn, far, 0.25),
  );
  return (
    line('M-126-158C-144-140-142-100-144-66', coat, 5.5) +
    shape('M-149-74C-152-52-148-42-143-34C-138-44-138-60-140-74z', far) +
    shape(legsFar, far) +
    hornFar +
    shape(legsNear, coat) +
    shape(outline(body), coat) +
    hornNear +
    shape(
      outline([
        [92, -196],
        [70, -204],
        [58, -196],
        [72, -188],
        [92, -188],
      ]),
      mix(coat, far, 0.4),
    ) +
    shape('M-110-170C-70-178-20-172 26-172C10-160-60-158-112-150z', light, 0.35) +
    shape('M84-84C92-60 104-96 112-146C104-140 98-122 92-98z', mix(coat, far, 0.5), 0.9) +
    disc(130, -180, 3.4, '#1a0f0a') +
    shape(
      outline([
        [148, -152],
        [159, -144],
        [157, -133],
        [144, -130],
        [140, -140],
      ]),
      mix(coat, '#1a0f0a', 0.45),
    )
  );
}

/** A dairy cow, 130 high, facing right. */
export function dairyCow(pen: Pen, coat: string, patch: string): string {
  const body: readonly Point[] = [
    [-84, -102],
    [-72, -116],
    [-40, -118],
    [0, -114],
    [30, -116],
    [50, -124],
    [64, -134],
    [80, -138],
    [92, -130],
    [102, -112],
    [109, -97],
    [106, -88],
    [96, -86],
    [84, -94],
    [76, -100],
    [68, -92],
    [64, -74],
    [56, -56],
    [38, -50],
    [6, -46],
    [-30, -46],
    [-60, -54],
    [-78, -70],
    [-86, -88],
  ];
  const legsFar =
    outline([
      [22, -60],
      [46, -62],
      [42, -36],
      [42, -6],
      [46, 0],
      [32, 0],
      [32, -32],
    ]) +
    outline([
      [-66, -70],
      [-40, -56],
      [-46, -34],
      [-44, -6],
      [-40, 0],
      [-53, 0],
      [-55, -30],
    ]);
  const legsNear =
    outline([
      [36, -62],
      [62, -70],
      [58, -38],
      [58, -6],
      [62, 0],
      [47, 0],
      [47, -34],
    ]) +
    outline([
      [-88, -86],
      [-54, -62],
      [-62, -38],
      [-60, -6],
      [-56, 0],
      [-70, 0],
      [-72, -30],
      [-84, -56],
    ]);
  return (
    line('M-84-100C-96-86-94-64-96-46', coat, 4) +
    shape('M-99-50Q-102-36-96-26Q-91-38-93-50z', patch) +
    shape(legsFar, mix(coat, '#2a3a34', 0.3)) +
    shape('M-52-48Q-38-30-22-46z', '#dfa99c') +
    shape(legsNear, coat) +
    line('M84-138Q96-148 94-158', '#efe2c4', 4.5) +
    shape(outline(body), coat) +
    `<g ${pen.clip(outline(body))}>${shape('M-92-126C-56-130-44-100-58-82C-70-68-96-74-100-92zM-18-124C14-124 26-100 12-82C-4-68-28-82-26-102zM60-140C78-146 100-132 104-112C96-104 84-108 78-118C70-112 62-116 60-140z', patch)}</g>` +
    shape('M74-134Q58-142 50-132Q58-124 74-126z', mix(patch, '#000000', 0.15)) +
    shape(
      outline([
        [99, -106],
        [110, -97],
        [107, -87],
        [95, -86],
        [92, -95],
      ]),
      '#dfa99c',
    ) +
    disc(90, -118, 2.8, '#14100e') +
    disc(91, -119, 1, '#ffffff')
  );
}

/** A herd standing loosely along a line; every animal is placed by x, y, scale and whether it faces left. */
export function herd(
  pen: Pen,
  animal: string,
  spots: readonly (readonly [x: number, y: number, scale: number, left?: boolean])[],
): string {
  const stamp = pen.stamp(animal);
  return spots.map(([x, y, scale, left]) => stamp(x, y, scale, { flip: left ?? false })).join('');
}
