import { mix } from '../palette.ts';
import { disc, line, outline, oval, shape } from '../pen.ts';

/** Clothes of a small figure. */
export interface Dress {
  top: string;
  bottom: string;
  skin?: string;
  head?: string;
}

const SKIN = '#4a2f22';

/** A walker seen from behind, 150 high; the stride alternates with `left`. */
export function walker({ top, bottom, skin = SKIN, head = '#1d1512' }: Dress, left = false, pack?: string): string {
  const stride = left ? 1 : -1;
  return (
    line(
      `M-5-72L${-9 - stride * 3}-36L${-8 - stride * 5}-2M6-72L${9 - stride * 3}-38L${9 + stride * 4}-4`,
      bottom,
      12,
    ) +
    line(
      `M-15-112L${-21 + stride * 3}-84L${-17 + stride * 8}-64M15-112L${21 + stride * 3}-84L${18 + stride * 7}-66`,
      skin,
      7,
    ) +
    shape(
      outline([
        [-18, -116],
        [-8, -124],
        [8, -124],
        [18, -116],
        [17, -84],
        [14, -66],
        [-14, -66],
        [-17, -84],
      ]),
      top,
    ) +
    (pack
      ? shape(
          outline([
            [-12, -116],
            [0, -119],
            [12, -116],
            [14, -92],
            [11, -78],
            [-11, -78],
            [-14, -92],
          ]),
          pack,
        )
      : '') +
    line('M0-124V-130', skin, 8) +
    oval(0, -139, 9.5, 11.5, head)
  );
}

/** A tea picker among the bushes, seen from behind from the hips up, 110 high, with a basket on the back. */
export function teaPicker(wrap: string, scarf: string, basket = '#c89a5b', leaves = '#7fb34a'): string {
  const weave = mix(basket, '#5a3a1c', 0.45);
  return (
    shape(
      outline([
        [-26, 0],
        [-28, -34],
        [-24, -62],
        [-8, -72],
        [8, -72],
        [24, -62],
        [28, -34],
        [26, 0],
      ]),
      wrap,
    ) +
    line('M-24-56C-40-44-44-26-36-14M24-56C40-46 46-30 38-18', mix(wrap, '#1a0f0a', 0.25), 11) +
    line('M-38-18l6 8M38-20l-5 9', SKIN, 8) +
    oval(0, -88, 15, 17, scarf) +
    shape('M-15-88C-14-104 14-104 15-88C6-82-6-82-15-88z', mix(scarf, '#ffffff', 0.18)) +
    shape('M-21-64C-12-68 12-68 21-64L15-8C8-4-8-4-15-8z', basket) +
    line('M-20-52Q0-46 20-52M-19-38Q0-32 19-38M-17-24Q0-18 17-24M-10-64l2 56M0-65v58M10-64l-2 56', weave, 2, 0.6) +
    shape('M-21-64C-16-76-6-72-2-77C4-72 14-78 21-64C12-60-12-60-21-64z', leaves) +
    line('M-19-62C-24-80-12-98 0-98M19-62C24-80 12-98 0-98', weave, 2.4)
  );
}

/** A cyclist on a mountain bike riding to the right, 190 high and 230 long; origin between the wheels on the ground. */
export function cyclist(
  frame: string,
  { top, bottom, skin = SKIN, head = '#f4efe2' }: Dress,
  tyre = '#22201f',
): string {
  const spokes = (x: number): string =>
    Array.from({ length: 6 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return `M${(x - Math.cos(a) * 40).toFixed(0)} ${(-46 - Math.sin(a) * 40).toFixed(0)}L${(x + Math.cos(a) * 40).toFixed(0)} ${(-46 + Math.sin(a) * 40).toFixed(0)}`;
    }).join('');
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-46" r="42" stroke="${tyre}" stroke-width="7"/>` +
    line(spokes(x), tyre, 0.9, 0.55) +
    disc(x, -46, 5, tyre);
  return (
    wheel(-70) +
    wheel(72) +
    line('M8-44L26-8', mix(bottom, '#0b0b10', 0.35), 13) +
    line('M-22-112C6-112 26-98 20-74L-10-24', mix(bottom, '#0b0b10', 0.35), 15) +
    line('M-14-22l14 4', tyre, 8) +
    line('M-70-46L-2-46L42-106L-34-100L-2-46M-34-100L-70-46M72-46L42-112', frame, 6) +
    line('M-34-100L-38-112', tyre, 5) +
    line('M-52-114h30', tyre, 7) +
    line('M42-112L46-124L60-122', tyre, 5) +
    `<circle cx="-2" cy="-46" r="11" stroke="${tyre}" stroke-width="4"/>` +
    line('M-26-118C10-112 34-96 30-78L16-34', bottom, 16) +
    line('M12-30l18 2', tyre, 9) +
    line('M22-64L16-34', skin, 10) +
    shape(
      outline([
        [-42, -122],
        [-36, -142],
        [-12, -166],
        [8, -176],
        [20, -170],
        [18, -156],
        [2, -136],
        [-12, -116],
        [-28, -110],
      ]),
      top,
    ) +
    line('M10-162C20-146 32-136 54-124', mix(top, '#1a0f0a', 0.12), 10) +
    line('M34-136L56-124', skin, 8) +
    line('M14-172L20-180', skin, 9) +
    oval(26, -190, 12, 13, skin) +
    shape('M10-192C12-212 40-212 42-194C32-198 20-196 10-192z', head) +
    line('M12-193Q28-200 46-193', mix(head, '#1a0f0a', 0.25), 3)
  );
}

/** A paddler kneeling in a canoe, seen from the side, 90 high, paddling to the right. */
export function paddler(shirt: string, skin = SKIN): string {
  return (
    shape(
      outline([
        [-20, 0],
        [-22, -22],
        [-14, -46],
        [0, -58],
        [14, -52],
        [14, -30],
        [12, 0],
      ]),
      shirt,
    ) +
    line('M8-48L30-36L40-24', skin, 8) +
    line('M4-46L22-50L32-58', mix(skin, '#000000', 0.2), 7) +
    line('M26-74L54 26', '#7a5634', 4.5) +
    shape(
      outline([
        [50, 14],
        [60, 22],
        [64, 44],
        [58, 52],
        [50, 40],
      ]),
      '#7a5634',
    ) +
    line('M2-58v-6', skin, 8) +
    oval(4, -72, 9.5, 11, skin) +
    shape('M-6-74C-4-86 12-86 14-75C8-78 0-78-6-74z', '#15100e')
  );
}
