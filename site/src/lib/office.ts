import type { Bookable } from './bookable';

/** Where the office is asked about a tour or an event; the form there knows it, and for how many, already. */
export function officeLink({ itemType, slug }: Pick<Bookable, 'itemType' | 'slug'>, people?: string | number): string {
  const asked = new URLSearchParams({ [itemType]: slug, ...(people !== undefined && { people: String(people) }) });
  return `/contact?${asked.toString()}#write`;
}

/** Where a journey is asked for that nobody has planned yet. */
export const ADVENTURE_LINK = '/contact?plan=adventure#write';
