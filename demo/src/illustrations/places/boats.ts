import { mix } from '../palette.ts';
import { disc, line, oval, shape } from '../pen.ts';

/** A long plank hull seen from the side, lying on the origin; 300 long with upswept ends. */
function hull(x: number, y: number, tone: string, rim: string): string {
  return `<g transform="translate(${x} ${y})">${shape('M-150-26C-110-8-60-4 0-4S110-8 150-26C140 2 112 18 70 19H-70C-112 18-140 2-150-26z', tone)}${line('M-150-26C-110-8-60-4 0-4S110-8 150-26', rim, 4)}</g>`;
}

/** The three-hulled fishing boat of Lake Kivu: hulls lashed side by side, poles sweeping up fore and aft, 520 wide and 260 high. */
export function kivuBoat(tone: string, rim: string, pole: string, lamps?: string): string {
  const far = mix(tone, rim, 0.28);
  return (
    line(
      'M-120-32C-190-70-240-140-262-226M-96-36C-160-84-196-150-206-236M120-32C190-70 240-140 262-226M96-36C160-84 196-150 206-236',
      pole,
      5,
    ) +
    line('M-262-226C-150-180 150-180 262-226', pole, 1.6, 0.5) +
    hull(-14, -26, far, rim) +
    hull(-6, -13, mix(tone, rim, 0.14), rim) +
    line('M-96-40L-90 6M96-40L90 6M-110-30H110', pole, 5) +
    figure(-54, -22, tone) +
    figure(4, -24, tone) +
    figure(62, -22, tone) +
    hull(0, 0, tone, rim) +
    (lamps ? disc(-206, -228, 9, lamps) + disc(206, -228, 9, lamps) + disc(0, -66, 10, lamps) : '')
  );
}

// A fisherman bent over an oar.
function figure(x: number, y: number, tone: string): string {
  return `<g transform="translate(${x} ${y})">${shape('M-13 12C-17-14-9-34 5-38C15-34 15-10 11 12z', tone)}${oval(10, -46, 8.5, 9.5, tone)}${line('M4-28L26-22L40-34M22-22L46 42', tone, 5)}</g>`;
}

/** A dugout canoe, 420 long, with its slender ends; origin on the water. */
export function dugout(wood: string, light: string): string {
  return (
    shape('M-214-24C-160-8-90-4 0-4S160-8 214-24C196 4 150 18 90 19H-90C-150 18-196 4-214-24z', wood) +
    line('M-214-24C-160-8-90-4 0-4S160-8 214-24', light, 3.5) +
    line('M-170 4C-100 12 100 12 170 4', mix(wood, '#000000', 0.3), 2, 0.6)
  );
}

/** A small excursion boat with a sun roof, 260 long; origin on the water. */
export function launch(hullTone: string, roof: string, light: string): string {
  return (
    line('M-80-24V-78M-20-24V-80M40-24V-80M84-24V-76', mix(hullTone, '#000000', 0.2), 4) +
    shape('M-98-80Q0-96 104-78L100-70Q0-86-94-72z', roof) +
    [-50, -6, 26, 60]
      .map((x) => oval(x, -44, 6.5, 7.5, '#3a2a22') + shape(`M${x - 9}-22q1-16 9-16t9 16z`, mix(roof, light, 0.3)))
      .join('') +
    shape('M-130-26H140C134-4 116 12 84 13H-92C-116 12-126-4-130-26z', hullTone) +
    line('M-130-26H140', light, 4) +
    line('M-112-8H122', light, 2.4, 0.6)
  );
}
