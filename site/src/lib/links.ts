import type { Position } from '@imisozi/core/position';

/** A map search for a place; nothing is requested there until the link is followed. */
export const mapSearchLink = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

/** A `tel:` link; people write numbers with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Degrees around the outermost places: about a quarter of an hour by car. */
const AROUND = 0.15;

/** A map of the area of some places; nothing is requested there until the link is followed. */
export function mapAreaLink(places: readonly Position[]): string {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const area = {
    minlon: Math.min(...longitudes) - AROUND,
    minlat: Math.min(...latitudes) - AROUND,
    maxlon: Math.max(...longitudes) + AROUND,
    maxlat: Math.max(...latitudes) + AROUND,
  };
  const query = Object.entries(area).map(([name, degrees]) => [name, degrees.toFixed(3)]);
  return `https://www.openstreetmap.org/?${new URLSearchParams(query).toString()}`;
}
