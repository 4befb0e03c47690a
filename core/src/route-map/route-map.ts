import type { Position } from '../position.ts';
import { LAKE_KIVU, RWANDA, type Corner } from './rwanda.ts';

/** A place of a route, in the order of the trip. */
export interface Stop {
  readonly title: string;
  readonly position: Position;
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

/** A drawing of a route; a label is null if there is no room for it. */
export interface RouteMap {
  readonly width: number;
  readonly height: number;
  readonly land: readonly Point[];
  readonly lake: readonly Point[];
  readonly stops: readonly (Point & { readonly title: string; readonly label: Label | null })[];
  /** A bend for each leg between two stops, so that outward and return legs do not cover each other. */
  readonly bends: readonly Point[];
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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws the stops on an outline of Rwanda; the drawing is as wide as the country and all stops. */
export function routeMap(stops: readonly Stop[]): RouteMap {
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
  return {
    width: WIDTH,
    height,
    land: RWANDA.map(project),
    lake: LAKE_KIVU.map(project),
    stops: points.map((point, index) => ({ ...point, title: stops[index]!.title, label: labels[index]! })),
    bends: points.slice(1).map((to, index) => bendOf(points[index]!, to)),
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
function placesFor({ x, y }: Point, title: string): { readonly label: Label; readonly box: Box }[] {
  const width = title.length * CHARACTER_WIDTH;
  const [half, side] = [LINE_HEIGHT / 2, RADIUS + GAP];
  const left = Math.max(EDGE, Math.min(x - width / 2, WIDTH - EDGE - width));
  const lines = [
    { anchor: 'start', x: x + side, y, left: x + side },
    { anchor: 'end', x: x - side, y, left: x - side - width },
    { anchor: 'middle', x: left + width / 2, y: y + RADIUS + half + 2, left },
    { anchor: 'middle', x: left + width / 2, y: y - RADIUS - half - 2, left },
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
