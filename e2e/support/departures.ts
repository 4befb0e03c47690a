import { randomUUID } from 'node:crypto';
import { officeIdOf, post } from './booking.ts';
import { send } from './staff.ts';

/** A published tour that is sold on dates, $100 for one person and $180 for two. */
export interface DatedTour {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Prices by the number of people, unless a spec sets others. */
export const PRICES = [100, 180, 250, 320.5];

/** Makes a tour that is sold on dates. @param fields additional fields of the tour */
export async function datedTour(url: string, admin: string, fields: object = {}): Promise<DatedTour> {
  const title = `Dated circuit ${randomUUID().slice(0, 8)}`;
  const { tours } = await send<{ tours: DatedTour }>(url, 'POST', '/api/tours/create', admin, {
    title,
    toursBody: `<p>${title} is sold on listed dates, and others of the same product look at its page too.</p>`,
    image: '/media/demo/tours/akagera-weekend.webp',
    location: 'Musanze',
    departureTime: '06:00',
    price1: 100,
    price2: 180,
    saleMode: 'departures',
    ...fields,
  });
  await send(url, 'PUT', `/api/tours/publish/${tours.slug}`, admin, { isPublished: 'true' });
  return { id: tours.id, slug: tours.slug, title };
}

/** Makes a departure of a tour. @returns its id */
export async function departureOn(
  url: string,
  admin: string,
  tour: DatedTour,
  startDate: string,
  capacity: number,
): Promise<string> {
  const body = { tourId: tour.id, startDate, capacity };
  const made = await send<{ data: { id: string } }>(url, 'POST', '/api/admin/departures', admin, body);
  return made.data.id;
}

/** Books a departure for two people. */
export async function bookSeats(
  url: string,
  tour: DatedTour,
  departureId: string,
  names: string,
): Promise<{ id: string; number: string }> {
  const answer = await post(url, '/api/order', {
    names,
    email: `seats.${randomUUID()}@example.org`,
    phoneNumber: '+250788123456',
    address: 'KG 7 Avenue',
    location: 'Kigali',
    itemType: 'tour',
    itemsArray: [{ id: tour.id, itemNumber: 1 }],
    departureId,
    travellers: { adult: 2 },
    amount: 180,
  });
  if (answer.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
  const { id, number } = (answer.body as { order: { id: string; number: string } }).order;
  return { id: await officeIdOf(url, id), number };
}

/** Books a departure for two people at the desk, beyond its capacity. */
export async function oversell(url: string, admin: string, tour: DatedTour, departureId: string): Promise<void> {
  await send(url, 'POST', '/api/admin/orders', admin, {
    itemsArray: [{ id: tour.id }],
    departureId,
    travellers: { adult: 2 },
    names: 'Over The Seats',
    email: 'over.seats@example.org',
    phoneNumber: '+250788123456',
    address: 'KG 7 Avenue',
    location: 'Kigali',
    force: true,
    sendMails: false,
  });
}
