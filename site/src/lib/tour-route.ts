import { positionOfDay } from '@imisozi/core/itinerary';
import type { Position } from '@imisozi/core/position';
import type { Stop } from '@imisozi/core/route-map/route-map';
import type { DestinationLink, Lodge, TourPage } from './api/types';

/** The stops of a tour, each once, and the trip as their indexes. */
export interface TourRoute {
  readonly stops: readonly Stop[];
  readonly trip: readonly number[];
}

type Tour = Pick<TourPage, 'itenerary' | 'destinationIds'>;

interface Places {
  /** All published ones. */
  readonly destinations: readonly DestinationLink[];
  /** Those of the tour's days. */
  readonly lodges: readonly Lodge[];
}

/** The ids of the lodges of a tour's days, each once. */
export const lodgeIdsOf = ({ itenerary }: Tour): string[] => [
  ...new Set(itenerary.flatMap(({ lodgeIds = [] }) => lodgeIds)),
];

/** Where the days of a tour end; for a tour whose days do not say, the destinations it leads to. */
export function routeOf(tour: Tour, { destinations, lodges }: Places): TourRoute {
  const places = new Map<string, { readonly title: string; readonly position: Position | null }>(
    [...destinations, ...lodges].map((place) => [place.id, place]),
  );
  const visits = tour.itenerary.flatMap((day, index) => {
    const position = positionOfDay(day, (id) => places.get(id)?.position);
    const title = places.get(day.destinationId ?? '')?.title ?? places.get(day.lodgeIds?.[0] ?? '')?.title;
    return position && title !== undefined ? [{ title, position, day: index + 1 }] : [];
  });
  if (visits.length > 0) return routeThrough(visits);
  const stops = tour.destinationIds.flatMap((id) => {
    const { title, position } = places.get(id) ?? {};
    return title !== undefined && position ? [{ title, position }] : [];
  });
  return { stops, trip: stops.map((_, index) => index) };
}

/** Places nearer than this are one stop, as are two lodges of one destination: three kilometres. */
const SAME_PLACE = 0.03;

/** A place where a day ends. */
export type Visit = Omit<Stop, 'days'> & { readonly day: number };

/** The route through the places where the days of a trip end, in their order. */
export function routeThrough(visits: readonly Visit[]): TourRoute {
  const stops: (Stop & { readonly days: number[] })[] = [];
  const trip = visits.map(({ day, title, position }) => {
    const known = stops.findIndex((stop) => stop.title === title || isNear(stop.position, position));
    if (known >= 0) stops[known]!.days.push(day);
    return known >= 0 ? known : stops.push({ title, position, days: [day] }) - 1;
  });
  return { stops, trip };
}

const isNear = (one: Position, other: Position): boolean =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < SAME_PLACE;
