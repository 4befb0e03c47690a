import type { Position } from '@imisozi/core/position';

/** Nothing is loaded from there until a link is followed or a frame requested; the policy allows no other map site. */
const PROVIDER = 'https://www.openstreetmap.org';

/** Margin around the outermost places of a route in degrees: about a quarter of an hour by car. */
const AROUND_ROUTE = 0.15;
/** Margin around one place in degrees: walking distance. */
const AROUND_PLACE = 0.012;

/** A map search for a place. */
export const mapSearchLink = (place: string): string =>
  `${PROVIDER}/search?${new URLSearchParams({ query: place }).toString()}`;

/** A map of one place, with a marker. */
export const mapPlaceLink = ({ latitude, longitude }: Position): string =>
  `${PROVIDER}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** A map of the area of some places. */
export function mapAreaLink(places: readonly Position[]): string {
  const [minlon, minlat, maxlon, maxlat] = areaAround(places, AROUND_ROUTE);
  return `${PROVIDER}/?${new URLSearchParams({ minlon, minlat, maxlon, maxlat }).toString()}`;
}

/** The URL of an embedded map: the one that {@link mapPlaceLink} or {@link mapAreaLink} opens. */
export function mapFrame(link: string): string {
  const asked = new URL(link).searchParams;
  const [latitude, longitude] = [asked.get('mlat'), asked.get('mlon')];
  const isPlace = latitude !== null && longitude !== null;
  const box = isPlace
    ? areaAround([{ latitude: Number(latitude), longitude: Number(longitude) }], AROUND_PLACE)
    : ['minlon', 'minlat', 'maxlon', 'maxlat'].map((side) => asked.get(side));
  const marker = isPlace ? `&marker=${latitude},${longitude}` : '';
  return `${PROVIDER}/export/embed.html?bbox=${box.join(',')}&layer=mapnik${marker}`;
}

/** West, south, east and north in degrees. */
function areaAround(places: readonly Position[], around: number) {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const written = (degrees: number) => degrees.toFixed(3);
  return [
    written(Math.min(...longitudes) - around),
    written(Math.min(...latitudes) - around),
    written(Math.max(...longitudes) + around),
    written(Math.max(...latitudes) + around),
  ] as const;
}
