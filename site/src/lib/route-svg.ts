import { escapeHtml } from '@imisozi/core/escape-html';
import type { Point, RouteMap } from '@imisozi/core/route-map/route-map';

/** Design tokens repeated here, because an SVG image cannot read the page's. */
const STYLE = `
svg{--land:#e2eddf;--edge:#b9cdb8;--lake:#cfe3ec;--way:#a03d23;--ink:#1a2922;--disc:#1f5b43;--on:#fff;--halo:#e2eddf}
@media (prefers-color-scheme:dark){svg{--land:#1c3429;--edge:#38594a;--lake:#1d4152;--way:#f2a085;--ink:#f1ecdf;--disc:#83c9a2;--on:#0c2218;--halo:#1c3429}}
.land{fill:var(--land);stroke:var(--edge);stroke-width:2;stroke-linejoin:round}
.lake{fill:var(--lake)}
.way{fill:none;stroke:var(--way);stroke-width:3;stroke-linecap:round;stroke-dasharray:1 8}
circle{fill:var(--disc);r:13px}
text{font:600 15px system-ui,sans-serif;dominant-baseline:central}
.number{fill:var(--on);text-anchor:middle}
.label{fill:var(--ink);stroke:var(--halo);stroke-width:4;stroke-linejoin:round;paint-order:stroke}
@media (max-width:30rem){.label{display:none}.way{stroke-width:5;stroke-dasharray:1 12}circle{r:23px}.number{font-size:27px}}`;

/** A closed path from midpoint to midpoint of the sides, curved towards each corner. */
function outline(points: readonly Point[]): string {
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length]!));
  const bends = points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index]}`);
  return `M${middles.at(-1)}${bends.join('')}Z`;
}

const middle = (one: Point, other: Point): string =>
  `${Math.round((one.x + other.x) / 2)} ${Math.round((one.y + other.y) / 2)}`;

/** The map as an SVG that follows the colour scheme; a small one has numbers without titles. */
export function routeSvg({ width, height, land, lake, stops, bends }: RouteMap): string {
  const [start, ...others] = stops;
  const legs = others.map(({ x, y }, index) => `Q${bends[index]!.x} ${bends[index]!.y} ${x} ${y}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${STYLE}</style>`,
    `<path class="land" d="${outline(land)}"/><path class="lake" d="${outline(lake)}"/>`,
    `<path class="way" d="M${start!.x} ${start!.y}${legs.join('')}"/>`,
    ...stops.map(({ x, y, title, label }, index) => {
      const text = label
        ? `<text class="label" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${escapeHtml(title)}</text>`
        : '';
      return `<circle cx="${x}" cy="${y}" r="13"/><text class="number" x="${x}" y="${y}">${index + 1}</text>${text}`;
    }),
    '</svg>',
  ].join('\n');
}
