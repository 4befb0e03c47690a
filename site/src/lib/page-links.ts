import { pagePath } from '../i18n/language';
import type { Bookable } from './bookable';

/** The contact form, prefilled with a question about a tour or an event, and the number of people. */
export function contactFormLink(
  { itemType, slug }: Pick<Bookable, 'itemType' | 'slug'>,
  people?: string | number,
): string {
  const asked = new URLSearchParams({ [itemType]: slug, ...(people !== undefined && { people: String(people) }) });
  return pagePath(`/contact?${asked.toString()}#write`);
}

/** The contact form, prefilled with an order number, for example to change or cancel the order. */
export const orderContactLink = (number: string): string =>
  pagePath(`/contact?${new URLSearchParams({ order: number }).toString()}#write`);

/** The contact form, prefilled for a tailor-made journey. */
export const adventureLink = (): string => pagePath('/contact?plan=adventure#write');
