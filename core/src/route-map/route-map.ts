import type { Position } from '../position.ts';
import { LAKES, PARKS, ROADS, RWANDA, TOWNS, type Corner } from './rwanda.ts';

/** A place of a route, in the order of the trip. */
export interface Stop {
  readonly title: string;
  readonly position: Position;
  /** The days of the trip that end here, from 1; none if the trip does not say. */
  readonly days?: readonly number[];
}

/** A point of the drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a title; its text begins, ends or is centred there. */
export interface Label extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A part of the drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing of a route; a label is null if there is no room for it. */
export interface RouteMap {
  readonly width: number;
  readonly height: number;
  readonly land: readonly Point[];
  readonly lakes: readonly (readonly Point[])[];
  readonly parks: readonly (readonly Point[])[];
  readonly roads: readonly (readonly Point[])[];
  /** Towns with room for their names; stops come first. */
  readonly towns: readonly (Point & { readonly name: string; readonly label: Label })[];
  readonly stops: readonly (Point & Pick<Stop, 'title' | 'days'> & { readonly label: Label | null })[];
  /** What is shown of each day: where it ends, and where the day before did. */
  readonly days: readonly (Frame & { readonly day: number; readonly stop: number })[];
  /** The legs in the order of the trip, each with a bend, so that outward and return legs do not cover each other. */
  readonly legs: readonly { readonly from: number; readonly to: number; readonly bend: Point }[];
}

/** With fewer stops there is no route. */
export const MIN_STOPS = 2;

const WIDTH = 640;
const MARGIN = 28;
/** The sizes of a stop's disc, and of a label's line of text. */
const RADIUS = 13;
const LINE_HEIGHT = 20;
const CHARACTER_WIDTH = 8.8;
const GAP = 6;
/** The margin without labels, left and right. */
const EDGE = 4;
/** As a share of a leg's length. */
const BEND = 0.12;
/** The size of a town's dot and of its label, which is smaller than a stop's. */
const DOT = 3;
const TOWN_SCALE = 0.8;
/** A day shows at least this share of the drawing, and this much around its leg. */
const MIN_SHOWN = 0.45;
const AROUND_LEG = 60;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Draws the stops on a map of Rwanda; the drawing is as wide as the country and all stops.
 * @param trip the stops in the order of the trip, which may come to one again; by default each once
 */
export function routeMap(stops: readonly Stop[], trip: readonly number[] = stops.map((_, index) => index)): RouteMap {
  const corners: Corner[] = stops.map(({ position: { latitude, longitude } }) => [longitude, latitude]);
  const { project, height } = projectionOf([...RWANDA, ...corners]);
  const points = corners.map(project);
  const taken: Box[] = points.map((point) => around(point, RADIUS));
  const labels = points.map((point, index) => {
    const found = placesFor(point, stops[index]!.title).find(
      ({ box }) => isWithin(box, height) && !taken.some((other) => overlaps(box, other)),
    );
    if (!found) return null;
    taken.push(found.box);
    return found.label;
  });
  const outlines = (lines: readonly (readonly Corner[])[]) => lines.map((line) => line.map(project));
  return {
    width: WIDTH,
    height,
    land: RWANDA.map(project),
    lakes: outlines(LAKES),
    parks: outlines(PARKS),
    roads: outlines(ROADS),
    towns: townsBeside(taken, { project, height }),
    stops: points.map((point, index) => ({ ...point, ...named(stops[index]!), label: labels[index]! })),
    legs: legsOf(trip).map(({ from, to }) => ({ from, to, bend: bendOf(points[from]!, points[to]!) })),
    days: stops.flatMap(({ days = [] }, stop) =>
      days.map((day) => {
        const before = stops.findIndex((other) => other.days?.includes(day - 1));
        return { day, stop, ...frameOf([points[stop]!, ...(before < 0 ? [] : [points[before]!])], height) };
      }),
    ),
  };
}

const legsOf = (trip: readonly number[]) =>
  trip.slice(1).flatMap((to, index) => (to === trip[index] ? [] : [{ from: trip[index]!, to }]));

const named = ({ title, days }: Stop) => ({ title, ...(days && { days }) });

/** The towns whose dots and names cover nothing else. */
function townsBeside(taken: Box[], { project, height }: Pick<ReturnType<typeof projectionOf>, 'project' | 'height'>) {
  return TOWNS.flatMap(([name, at]) => {
    const point = project(at);
    if (taken.some((other) => overlaps(around(point, DOT), other))) return [];
    const found = placesFor(point, name, { radius: DOT, scale: TOWN_SCALE }).find(
      ({ box }) => isWithin(box, height) && !taken.some((other) => overlaps(box, other)),
    );
    if (!found) return [];
    taken.push(found.box, around(point, DOT));
    return [{ ...point, name, label: found.label }];
  });
}

/** A part of the drawing with its proportions, around some of its points. */
function frameOf(points: readonly Point[], height: number): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const across = Math.max(...xs) - Math.min(...xs) + 2 * AROUND_LEG;
  const down = Math.max(...ys) - Math.min(...ys) + 2 * AROUND_LEG;
  const share = Math.min(1, Math.max(MIN_SHOWN, across / WIDTH, down / height));
  const size = { width: rounded(WIDTH * share), height: rounded(height * share) };
  const within = (middle: number, length: number, whole: number) =>
    rounded(Math.max(0, Math.min(middle - length / 2, whole - length)));
  return {
    left: within((Math.max(...xs) + Math.min(...xs)) / 2, size.width, WIDTH),
    top: within((Math.max(...ys) + Math.min(...ys)) / 2, size.height, height),
    ...size,
  };
}

/** Converts degrees to units of the drawing, with the proportions of this latitude. */
function projectionOf(corners: readonly Corner[]) {
  const [longitudes, latitudes] = [corners.map(([longitude]) => longitude), corners.map(([, latitude]) => latitude)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (WIDTH - 2 * MARGIN) / ((east - west) * narrowing);
  return {
    height: Math.round((north - south) * scale + 2 * MARGIN),
    project: ([longitude, latitude]: Corner): Point => ({
      x: rounded(MARGIN + (longitude - west) * narrowing * scale),
      y: rounded(MARGIN + (north - latitude) * scale),
    }),
  };
}

/** Beside the disc if there is room, else below or above it, moved into the frame. */
function placesFor(
  { x, y }: Point,
  title: string,
  { radius, scale } = { radius: RADIUS, scale: 1 },
): { readonly label: Label; readonly box: Box }[] {
  const width = title.length * CHARACTER_WIDTH * scale;
  const [half, side] = [(LINE_HEIGHT * scale) / 2, radius + GAP];
  const left = Math.max(EDGE, Math.min(x - width / 2, WIDTH - EDGE - width));
  const lines = [
    { anchor: 'start', x: x + side, y, left: x + side },
    { anchor: 'end', x: x - side, y, left: x - side - width },
    { anchor: 'middle', x: left + width / 2, y: y + radius + half + 2, left },
    { anchor: 'middle', x: left + width / 2, y: y - radius - half - 2, left },
  ] as const;
  return lines.map(({ left, ...label }) => ({
    label: { ...label, x: rounded(label.x), y: rounded(label.y) },
    box: { left, right: left + width, top: label.y - half, bottom: label.y + half },
  }));
}

function bendOf(from: Point, to: Point): Point {
  const [across, down] = [to.x - from.x, to.y - from.y];
  return { x: rounded((from.x + to.x) / 2 + down * BEND), y: rounded((from.y + to.y) / 2 - across * BEND) };
}

const around = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });
const isWithin = ({ left, right, top, bottom }: Box, height: number) =>
  left >= EDGE && right <= WIDTH - EDGE && top >= 0 && bottom <= height;
const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const rounded = (units: number) => Math.round(units);
