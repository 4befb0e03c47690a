import { hash } from '@node-rs/argon2';
import type { DataSource, DeepPartial } from 'typeorm';
import { Departure } from '../../src/modules/departures/departure.entity.js';
import { Event } from '../../src/modules/events/event.entity.js';
import { Guide } from '../../src/modules/guides/guide.entity.js';
import { Vehicle } from '../../src/modules/vehicles/vehicle.entity.js';
import { PromoCode } from '../../src/modules/promo-codes/promo-code.entity.js';
import { Tour } from '../../src/modules/tours/tour.entity.js';
import { type Role } from '@imisozi/core/access';
import { User } from '../../src/modules/users/user.entity.js';
import type { ApiClient } from './api-client.js';

/** Records for specs, each with a unique, recognisable name. */
let count = 0;
const next = (word: string) => `${word} ${++count} of a spec`;
const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export const PASSWORD = 'a password for specs';
/** Of {@link PASSWORD}. A hash contains its own cost, and specs log in hundreds of times. */
export const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

export async function makeUser(dataSource: DataSource, role: Role, fields: DeepPartial<User> = {}): Promise<User> {
  const name = next(role);
  const users = dataSource.getRepository(User);
  return users.save(
    users.create({
      firstName: name,
      lastName: 'Factory',
      email: `${slug(name)}@staff.example`,
      role,
      organization: 'Factory',
      phoneNumber: '+250788000001',
      passwordHash: await passwordHash,
      ...fields,
    }),
  );
}

/** A token for a new account with the role. */
export async function tokenOf(
  dataSource: DataSource,
  api: ApiClient,
  role: Role,
  fields: DeepPartial<User> = {},
): Promise<string> {
  const { email } = await makeUser(dataSource, role, fields);
  const { body } = await api.post('/auth/login', { email, password: PASSWORD });
  return body.token as string;
}

export function makeTour(dataSource: DataSource, fields: DeepPartial<Tour> = {}): Promise<Tour> {
  const title = next('Tour');
  const tours = dataSource.getRepository(Tour);
  return tours.save(
    tours.create({
      title,
      slug: slug(title),
      toursBody: '<p>A tour.</p>',
      image: '/media/tour.svg',
      location: 'Kigali',
      price1: 100,
      price2: 180,
      price3: 0,
      price4: 320.5,
      price5: 390,
      departureTime: '06:00',
      tips: ['No'],
      includes: ['No'],
      excludes: ['No'],
      itinerary: [{ day: 1, title: 'Day one', body: '<p>Walk.</p>' }],
      isPublished: true,
      ...fields,
    }),
  );
}

/** A departure from 2 to 4 January 2038, with unlimited seats. */
export function makeDeparture(
  dataSource: DataSource,
  tourId: string,
  fields: DeepPartial<Departure> = {},
): Promise<Departure> {
  const departures = dataSource.getRepository(Departure);
  const dates = { startDate: '2038-01-02', endDate: '2038-01-04' };
  return departures.save(
    departures.create({ tourId, ...dates, capacity: null, minimum: 0, state: 'OPEN', note: '', ...fields }),
  );
}

/** By default it takes ten percent off. */
export function makePromoCode(dataSource: DataSource, fields: DeepPartial<PromoCode> = {}): Promise<PromoCode> {
  const codes = dataSource.getRepository(PromoCode);
  const code = slug(next('Promo')).toUpperCase();
  return codes.save(codes.create({ code, percent: fields.amount ? null : 10, uses: 0, ...fields }));
}

export function makeGuide(dataSource: DataSource, fields: DeepPartial<Guide> = {}): Promise<Guide> {
  const guides = dataSource.getRepository(Guide);
  return guides.save(
    guides.create({
      names: 'Eric Mugisha',
      phoneNumber: '+250 788 300 100',
      email: '',
      languages: ['en', 'fr'],
      isGuide: true,
      isDriver: true,
      licenceNumber: '',
      licenceUntil: null,
      daysOff: [],
      note: '',
      pageToken: crypto.randomUUID(),
      calendarToken: crypto.randomUUID(),
      ...fields,
    }),
  );
}

export function makeVehicle(dataSource: DataSource, fields: DeepPartial<Vehicle> = {}): Promise<Vehicle> {
  const vehicles = dataSource.getRepository(Vehicle);
  return vehicles.save(
    vehicles.create({
      plate: `RA ${crypto.randomUUID().slice(0, 8)}`,
      name: 'Land Cruiser 1',
      seats: 6,
      licenceUntil: null,
      insuranceUntil: null,
      daysOff: [],
      note: '',
      ...fields,
    }),
  );
}

export function makeEvent(dataSource: DataSource, fields: DeepPartial<Event> = {}): Promise<Event> {
  const title = next('Event');
  const events = dataSource.getRepository(Event);
  return events.save(
    events.create({
      title,
      slug: slug(title),
      image: '/media/event.svg',
      description: '<p>An event.</p>',
      startDate: new Date('2038-03-01T08:00:00Z'),
      endDate: new Date('2038-03-01T16:00:00Z'),
      place: 'Kigali',
      price: 50,
      isApproved: true,
      ...fields,
    }),
  );
}

/** The body of a client's order of `itemId`. */
export const orderBody = (itemId: string, fields: Record<string, unknown> = {}) => ({
  names: 'Spec Visitor',
  email: 'spec.visitor@example.org',
  phoneNumber: '+250 788 123 456',
  address: 'KG 7 Avenue',
  location: 'Kigali',
  needDate: '2038-01-05T07:00',
  deadline: '2038-01-05T07:00',
  itemType: 'tour',
  itemsArray: [{ id: itemId, itemNumber: 1 }],
  amount: 100,
  ...fields,
});
