import { escapeHtml } from '@imisozi/core/escape-html';
import type { Point, RouteMap } from '@imisozi/core/route-map/route-map';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';

/** The SVG has inline styles, a font, and no script. */
export const ROUTE_SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";

/** Design tokens repeated here, because an SVG image cannot read the page's; nor its fonts. */
const STYLE = `
@font-face{font-family:Figtree;src:url(${figtree});font-weight:300 900}
svg{--ground:#f4efe2;--land:#e9efdc;--edge:#a9bd9f;--park:#c5dcb4;--lake:#c2dcea;--road:#fffdf6;--rim:#d3cbb4;--way:#a03d23;--ink:#1a2922;--soft:#55645b;--disc:#1f5b43;--on:#fff;--now:#d99a26}
@media (prefers-color-scheme:dark){svg{--ground:#0f1b16;--land:#1c3429;--edge:#42665a;--park:#26493a;--lake:#1d4152;--road:#3a5145;--rim:#16281f;--way:#f2a085;--ink:#f1ecdf;--soft:#b5c2b8;--disc:#83c9a2;--on:#0c2218;--now:#f0c46c}}
.ground{fill:var(--ground)}.land{fill:var(--land);stroke:var(--edge);stroke-width:2;stroke-linejoin:round}
.park{fill:var(--park)}.lake{fill:var(--lake)}
.road{fill:none;stroke:var(--road);stroke-width:3;stroke-linejoin:round;stroke-linecap:round}.rim{stroke:var(--rim);stroke-width:5}
.way{fill:none;stroke:var(--way);stroke-width:3.5;stroke-linecap:round;stroke-dasharray:1 8}
.stop rect{fill:var(--disc)}
text{font:650 15px Figtree,system-ui,sans-serif;dominant-baseline:central}
.number{fill:var(--on);text-anchor:middle}
.label{fill:var(--ink);stroke:var(--land);stroke-width:4;stroke-linejoin:round;paint-order:stroke}
.town{fill:var(--soft);font-size:12px;font-weight:500;stroke:var(--land);stroke-width:3;stroke-linejoin:round;paint-order:stroke}.dot{fill:var(--soft)}
@media (max-width:30rem){.way{stroke-width:5;stroke-dasharray:1 12}.town,.dot{display:none}}`;

const RADIUS = 13;

/** A closed path, curved at each corner from midpoint to midpoint of the sides. */
function outline(points: readonly Point[]): string {
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length]!));
  const bends = points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index]}`);
  return `M${middles.at(-1)}${bends.join('')}Z`;
}

const middle = (one: Point, other: Point): string =>
  `${Math.round((one.x + other.x) / 2)} ${Math.round((one.y + other.y) / 2)}`;

const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** The number of a stop, or the days that end there: `3–4`, `1, 9`. */
function numberOf(days: readonly number[] | undefined, index: number): string {
  const [first, ...others] = days ?? [];
  if (first === undefined) return String(index + 1);
  const runs = others.reduce<[number, number][]>(
    (found, day) => {
      const last = found.at(-1)!;
      if (day === last[1] + 1) last[1] = day;
      else found.push([day, day]);
      return found;
    },
    [[first, first]],
  );
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

/**
 * The map as an SVG that follows the colour scheme. Its fragment `#day-3` shows that day's way and marks where it ends:
 * an image can be pointed at it without any script inside.
 */
export function routeSvg({ width, height, land, lakes, parks, roads, towns, stops, legs, days }: RouteMap): string {
  const at = (index: number) => `${stops[index]!.x} ${stops[index]!.y}`;
  const way = legs.map(({ from, to, bend }) => `M${at(from)}Q${bend.x} ${bend.y} ${at(to)}`).join('');
  const roadway = roads.map(line).join('');
  const marks = days.map(
    ({ day, stop }) => `#day-${day}:target~#stop-${stop} rect{fill:var(--now);stroke:var(--now);stroke-width:8}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${STYLE}${marks.join('')}</style>`,
    ...days.map((one) => `<view id="day-${one.day}" viewBox="${one.left} ${one.top} ${one.width} ${one.height}"/>`),
    `<path class="ground" d="M0 0H${width}V${height}H0Z"/><path class="land" d="${outline(land)}"/>`,
    `<path class="park" d="${parks.map(outline).join('')}"/><path class="lake" d="${lakes.map(outline).join('')}"/>`,
    `<path class="road rim" d="${roadway}"/><path class="road" d="${roadway}"/>`,
    ...towns.map(
      ({ x, y, name, label }) =>
        `<circle class="dot" cx="${x}" cy="${y}" r="3"/><text class="town" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${name}</text>`,
    ),
    `<path class="way" d="${way}"/>`,
    ...stops.map(({ x, y, title, label, days: ended }, index) => {
      const text = label
        ? `<text class="label" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${escapeHtml(title)}</text>`
        : '';
      const number = numberOf(ended, index);
      // A disc, as wide as what stands in it.
      const half = Math.max(RADIUS, 4.5 * number.length + 4);
      return `<g class="stop" id="stop-${index}"><rect x="${x - half}" y="${y - RADIUS}" width="${2 * half}" height="${2 * RADIUS}" rx="${RADIUS}"/><text class="number" x="${x}" y="${y}">${number}</text>${text}</g>`;
    }),
    '</svg>',
  ].join('\n');
}
