const HUES = 6;
/** Paler ones count as grey: the mean colour of most photos is pale. */
const LEAST_SATURATION = 0.1;
const LIGHTNESSES = 5;

/**
 * The nearest colour in a style sheet (`site/src/styles/uploads.css`), so that a picture needs no style of its own: `h3
 * s1 l4` names one of several hues and lightnesses, grey or not.
 * @param colour as `#2f6b4a`
 */
export function tintOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const hue = Math.round(hueOf([red, green, blue], most, spread) * HUES) % HUES;
  const light = Math.min(LIGHTNESSES - 1, Math.floor(lightness * LIGHTNESSES));
  return `h${hue} s${saturation < LEAST_SATURATION ? 0 : 1} l${light}`;
}

/** As a share of the colour circle. */
function hueOf([red, green, blue]: readonly [number, number, number], most: number, spread: number): number {
  if (spread === 0) return 0;
  const sixths =
    most === red
      ? (green - blue) / spread + 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return (sixths / 6) % 1;
}
