import { mix } from '../palette.ts';
import { disc, line, outline, shape, type Point } from '../pen.ts';

/** A grey crowned crane, 300 high, facing right. With one `tone` it is a silhouette. */
export function crownedCrane(tone?: string): string {
  const grey = tone ?? '#8f9aa0';
  const dark = tone ?? '#2a2d31';
  const body: readonly Point[] = [
    [-96, -112],
    [-70, -138],
    [-34, -158],
    [4, -164],
    [30, -158],
    [42, -142],
    [38, -122],
    [18, -106],
    [-16, -96],
    [-52, -96],
    [-80, -100],
  ];
  const neck = 'M14-128C32-146 40-168 36-196C32-220 34-238 46-252L62-246C54-234 54-220 58-198C62-168 56-140 40-120z';
  let rays = '';
  for (let i = 0; i < 15; i++) {
    const angle = ((-168 + i * 9.6) * Math.PI) / 180;
    rays += `M44-268L${(44 + Math.cos(angle) * 46).toFixed(0)} ${(-268 + Math.sin(angle) * 46).toFixed(0)}`;
  }
  const head = outline([
    [40, -262],
    [48, -274],
    [62, -276],
    [72, -268],
    [74, -260],
    [66, -250],
    [52, -246],
    [42, -252],
  ]);
  return (
    line('M-6-100L-10-56L-6 0M12-104L10-56L14 0M-6 0l18 2M-6 0l-12 2M14 0l18 2M14 0l-10 2', dark, 5) +
    shape(
      outline([
        [-40, -134],
        [-86, -124],
        [-122, -92],
        [-132, -66],
        [-104, -84],
        [-70, -96],
      ]),
      tone ?? '#5b2f26',
    ) +
    shape(outline(body), grey) +
    shape(neck, tone ?? mix(grey, '#ffffff', 0.18)) +
    (tone
      ? ''
      : shape(
          outline([
            [-70, -132],
            [-30, -150],
            [8, -150],
            [12, -132],
            [-20, -114],
            [-62, -110],
          ]),
          '#f4efe2',
        ) +
        shape(
          outline([
            [-84, -116],
            [-50, -126],
            [-20, -122],
            [-40, -104],
            [-76, -102],
          ]),
          '#d3a03f',
          0.9,
        ) +
        line('M-60-126L-94-104M-40-132L-78-106M-20-136L-58-106', '#c9c4b4', 2.5, 0.8)) +
    line(rays, tone ?? '#e5b64a', 3) +
    shape(head, dark) +
    (tone
      ? ''
      : shape(
          outline([
            [54, -266],
            [66, -268],
            [70, -260],
            [62, -252],
            [53, -255],
          ]),
          '#fbf5e9',
        ) +
        shape('M56-250q8 4 6 14q-9-2-10-12z', '#b8392c') +
        disc(62, -268, 2.4, '#9ec3d6')) +
    shape('M72-268L96-259L72-258z', dark)
  );
}

/** A heron waiting at the water's edge, 200 high, facing right. */
export function heron(tone: string, light: string): string {
  return (
    line('M-4-70L-6-30L-2 0M8-72L8-30L12 0M-2 0h12M12 0h12', mix(tone, '#1a1a16', 0.35), 3.6) +
    shape(
      outline([
        [-66, -56],
        [-44, -84],
        [-14, -100],
        [14, -98],
        [24, -84],
        [14, -68],
        [-16, -62],
        [-44, -58],
      ]),
      tone,
    ) +
    line('M10-88C30-104 32-122 22-136C14-148 14-164 28-172', light, 11) +
    shape(
      outline([
        [18, -176],
        [28, -184],
        [40, -182],
        [46, -176],
        [38, -170],
        [26, -168],
      ]),
      light,
    ) +
    shape('M42-180L84-168L42-171z', '#d9a441') +
    line('M20-180L-4-168', '#22282c', 3.4) +
    disc(34, -177, 2, '#14100e') +
    line('M-56-62L-20-82M-44-62L-8-80', mix(tone, '#10161a', 0.35), 3, 0.7)
  );
}

/** A kingfisher on a stem, 84 long, facing right; origin under its feet. */
export function kingfisher(): string {
  return (
    shape(
      outline([
        [-24, -6],
        [-38, 16],
        [-34, 22],
        [-22, 10],
        [-10, 2],
      ]),
      '#1f5f8f',
    ) +
    shape(
      outline([
        [-30, -4],
        [-26, -30],
        [-8, -50],
        [10, -60],
        [28, -58],
        [36, -46],
        [30, -30],
        [18, -12],
        [-2, 2],
        [-18, 4],
      ]),
      '#e08a3c',
    ) +
    shape(
      outline([
        [-34, 2],
        [-30, -26],
        [-14, -46],
        [-2, -48],
        [-6, -26],
        [-18, -6],
        [-28, 8],
      ]),
      '#2476a8',
    ) +
    shape(
      outline([
        [-4, -50],
        [6, -64],
        [22, -66],
        [34, -58],
        [30, -52],
        [14, -50],
        [4, -44],
      ]),
      '#2b86b8',
    ) +
    shape('M33-56L68-48L33-44z', '#b8392c') +
    disc(26, -53, 3, '#10161a') +
    disc(27, -54, 1, '#fff') +
    shape(
      outline([
        [6, -46],
        [14, -48],
        [16, -40],
        [8, -36],
      ]),
      '#fbf5e9',
    ) +
    line('M-4 2v6M6 0v8', '#b8392c', 3)
  );
}
