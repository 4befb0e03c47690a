import type { Bookable } from './bookable';

/** The contact form, prefilled with a question about a tour or an event, and the number of people. */
export function contactFormLink(
  { itemType, slug }: Pick<Bookable, 'itemType' | 'slug'>,
  people?: string | number,
): string {
  const asked = new URLSearchParams({ [itemType]: slug, ...(people !== undefined && { people: String(people) }) });
  return `/contact?${asked.toString()}#write`;
}

/** The contact form, prefilled with the number of an order, for instance to change or cancel it. */
export const orderContactLink = (number: string): string =>
  `/contact?${new URLSearchParams({ order: number }).toString()}#write`;

/** The contact form, prefilled for a tailor-made journey. */
export const ADVENTURE_LINK = '/contact?plan=adventure#write';

/** A map search for a place; nothing is requested there until the link is followed. */
export const mapSearchLink = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;

/** A `tel:` link; people write numbers with spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
