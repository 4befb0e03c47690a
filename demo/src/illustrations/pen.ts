import { hashOf, seededRandom, type Random } from './prng.ts';

/** Every picture is composed on this sheet; lengths are in its units. */
export const WIDTH = 1200;
export const HEIGHT = 800;

export type Point = readonly [x: number, y: number];
/** Offset 0 to 1, colour, opacity (1 by default). */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a picture is drawn with: its own chance, and definitions whose ids carry its name. */
export interface Pen {
  random: Random;
  /** Registers a gradient along a line in fractions of the painted shape (top to bottom by default); returns its paint. */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string;
  /** Registers a gradient around a centre in fractions of the painted shape; returns its paint. */
  radial(stops: readonly Stop[], centre?: readonly [number, number, number]): string;
  /** Registers a reusable drawing (the same one only once); returns a function that places copies of it. */
  stamp(
    drawing: string,
  ): (x: number, y: number, scale?: number, options?: { flip?: boolean; turn?: number; opacity?: number }) => string;
  /** Registers a clip path from path data; returns the attribute that applies it. */
  clip(path: string): string;
  /** Wraps what was drawn into a complete SVG document. */
  finish(layers: readonly string[]): string;
}

/** Starts a sheet. The name seeds the chance, and its hash prefixes every id, so that several inline pictures never clash. */
export function newPen(name: string): Pen {
  // A letter first: ids are used in style sheets too.
  const prefix = `s${hashOf(name).toString(36)}`;
  const definitions: string[] = [];
  const stamps = new Map<string, string>();
  const define = (build: (id: string) => string): string => {
    const id = `${prefix}-${definitions.length.toString(36)}`;
    definitions.push(build(id));
    return id;
  };
  const stopList = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${round(offset, 2)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity, 2)}"`}/>`,
      )
      .join('');

  return {
    random: seededRandom(name),
    linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
      return `url(#${define((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`;
    },
    radial(stops, [cx, cy, r] = [0.5, 0.5, 0.5]) {
      return `url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`;
    },
    stamp(drawing) {
      const symbol = stamps.get(drawing) ?? define((id) => `<g id="${id}">${drawing}</g>`);
      stamps.set(drawing, symbol);
      return (x, y, scale = 1, options = {}) => {
        const opacity = options.opacity === undefined ? '' : ` opacity="${round(options.opacity, 2)}"`;
        return `<use href="#${symbol}" transform="${transformation(x, y, scale, options)}"${opacity}/>`;
      };
    },
    clip(path) {
      return `clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})"`;
    },
    finish(layers) {
      const sheet =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
        `<defs>${definitions.join('')}</defs>${layers.join('')}</svg>`;
      // In path data a minus sign separates numbers by itself; a fraction needs no zero before its point.
      return sheet.replace(/ d="[^"]*"/g, (data) => data.replaceAll(' -', '-')).replaceAll('"0.', '".');
    },
  };
}

function transformation(x: number, y: number, scale: number, options: { flip?: boolean; turn?: number }): string {
  const turn = options.turn ? ` rotate(${round(options.turn, 1)})` : '';
  const size = round(scale, 3);
  const zoom = options.flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
  return `translate(${round(x)} ${round(y)})${turn}${zoom}`;
}

/** Puts a drawing made around the origin somewhere on the sheet; turn is in degrees. */
export function place(
  drawing: string,
  x: number,
  y: number,
  scale = 1,
  options: { flip?: boolean; turn?: number; opacity?: number } = {},
): string {
  const opacity = options.opacity === undefined ? '' : ` opacity="${round(options.opacity, 2)}"`;
  return `<g transform="${transformation(x, y, scale, options)}"${opacity}>${drawing}</g>`;
}

/** Rounds for print: pictures must stay light. */
export function round(value: number, digits = 0): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}

/** A filled path. */
export function shape(path: string, fill: string, opacity?: number): string {
  return `<path fill="${fill}"${opacity === undefined ? '' : ` opacity="${round(opacity, 2)}"`} d="${path}"/>`;
}

/** A stroked path; round ends and no fill come from the root, see `finish`. */
export function line(path: string, stroke: string, width: number, opacity?: number): string {
  return `<path stroke="${stroke}" stroke-width="${round(width, 1)}"${opacity === undefined ? '' : ` opacity="${round(opacity, 2)}"`} d="${path}"/>`;
}

/** A rectangle that covers the sheet from one height down to another. */
export function band(top: number, bottom: number, fill: string, opacity?: number): string {
  return `<rect y="${round(top)}" width="${WIDTH}" height="${round(bottom - top)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${round(opacity, 2)}"`}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, opacity?: number): string {
  return `<circle cx="${round(x, 1)}" cy="${round(y, 1)}" r="${round(radius, 1)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${round(opacity, 2)}"`}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): string {
  return `<ellipse cx="${round(x, 1)}" cy="${round(y, 1)}" rx="${round(rx, 1)}" ry="${round(ry, 1)}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${round(opacity, 2)}"`}/>`;
}

/** Path data through points, as a soft curve (Catmull-Rom) in relative steps; `digits` is the precision. */
export function curve(
  points: readonly Point[],
  { closed = false, digits = 0, tension = 6 }: { closed?: boolean; digits?: number; tension?: number } = {},
): string {
  const last = points.length - 1;
  const at = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.min(last, Math.max(0, i));
    return points[index] as Point;
  };
  const fixed = ([x, y]: Point): Point => [round(x, digits), round(y, digits)];
  const start = fixed(at(0));
  let here = start;
  const parts: string[] = [];
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    // Tangents are continuous, so after the first step the short form `s` says the same in four numbers.
    const leave = i === 0 ? [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension] : [];
    const arrive = [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension, p2[0], p2[1]];
    const step = [...leave, ...arrive].map((v, j) => round(v - (here[j % 2] as number), digits));
    parts.push(step.join(' '));
    here = fixed([here[0] + (step.at(-2) as number), here[1] + (step.at(-1) as number)]);
  }
  const [first = '', ...rest] = parts;
  const data = `M${start[0]} ${start[1]}c${first}${rest.length > 0 ? `s${rest.join(' ')}` : ''}`.replaceAll(' -', '-');
  return closed ? `${data}z` : data;
}

/** A closed soft outline: the usual way to draw an animal or a leaf. */
export function outline(points: readonly Point[], digits = 0): string {
  return curve(points, { closed: true, digits });
}

/** A closed straight-edged outline. */
export function polygon(points: readonly Point[], digits = 0): string {
  return `M${points.map(([x, y]) => `${round(x, digits)} ${round(y, digits)}`).join('L')}z`;
}
