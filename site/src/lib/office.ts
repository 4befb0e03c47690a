import type { Bookable } from './bookable';

/** Where the office is asked about a tour or an event; the form there knows it, and for how many, already. */
export function officeLink({ itemType, slug }: Pick<Bookable, 'itemType' | 'slug'>, people?: string | number): string {
  const asked = new URLSearchParams({ [itemType]: slug, ...(people !== undefined && { people: String(people) }) });
  return `/contact?${asked.toString()}#write`;
}

/** Where the office is asked about an order, to change or cancel it too. */
export const orderOfficeLink = (number: string): string =>
  `/contact?${new URLSearchParams({ order: number }).toString()}#write`;

/** Where a journey is asked for that nobody has planned yet. */
export const ADVENTURE_LINK = '/contact?plan=adventure#write';

/** Where the visitor looks for a place by its name; nothing is asked there before the link is followed. */
export const placeOnMap = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
