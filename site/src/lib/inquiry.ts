import { inquiry as text } from '../i18n/en';
import { apiFor, dataOrNull } from './api/server';

/** What a link has written into the contact form already. */
export interface Inquiry {
  readonly subject: string;
  readonly message: string;
}

/** As orders are numbered. */
const ORDER = /^\d{4}-\d{6}$/;

/** More would be no group but a joke. */
const PEOPLE = /^[1-9]\d{0,2}$/;

/**
 * What the address of the contact page asks about, in the site's own words; null when it asks about nothing that is
 * there. The address names a tour, an event or an order, and a number, so a link made up by somebody else can say nothing else.
 */
export async function inquiryOf(locals: App.Locals, { searchParams }: URL): Promise<Inquiry | null> {
  if (searchParams.get('plan') === 'adventure') return { subject: text.adventure, message: '' };
  // Only a number: what the order is about is for whoever holds its key.
  const order = ORDER.exec(searchParams.get('order') ?? '')?.[0];
  if (order) return text.order(order);
  const api = apiFor(locals);
  const tour = searchParams.get('tour');
  if (tour) {
    const found = dataOrNull(await api.GET('/api/tours/{slug}', { params: { path: { slug: tour } } }));
    const people = PEOPLE.exec(searchParams.get('people') ?? '')?.[0];
    return found && text.tour(found.tours.title, people ? Number(people) : null);
  }
  const event = searchParams.get('event');
  if (!event) return null;
  const found = dataOrNull(await api.GET('/api/events/{slug}', { params: { path: { slug: event } } }));
  return found && text.event(found.data.title);
}
