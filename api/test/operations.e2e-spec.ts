import { randomUUID } from 'node:crypto';
import { movedDays } from '../src/modules/assignments/assignment.following.js';
import { AssignedDay } from '../src/modules/assignments/assigned-day.entity.js';
import { Assignment } from '../src/modules/assignments/assignment.entity.js';
import { MailKinds } from '../src/modules/mail/mail.kinds.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { TRIP_MAILS } from '../src/modules/trip-mails/trip.mails.js';
import { inLanguage } from '../src/texts/reader.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeGuide, makeTour, makeVehicle, orderBody, tokenOf } from './support/factories.js';

/** Of the tour, by people. */
const AMOUNTS: Record<number, number> = { 2: 180, 4: 320.5 };

describe('Operations', () => {
  let product: TestApp;
  let clerk: string;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    tour = await makeTour(product.dataSource, { title: 'Gorillas' });
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => product.api.post(`/admin/${path}`, body, { token: clerk });
  const remove = (path: string) => product.api.delete(`/admin/${path}`, { token: clerk });
  const orderId = async (travelDate: string, people = 2): Promise<string> => {
    const { body } = await product.api.post(
      '/order',
      orderBody(tour.id, { travelDate, people, amount: AMOUNTS[people] }),
    );
    return body.order.id as string;
  };
  const board = async (from: string, to: string) =>
    (await product.api.get(`/admin/operations?from=${from}&to=${to}`, { token: clerk })).body;
  const heldDays = (resourceId: string) => product.dataSource.getRepository(AssignedDay).countBy({ resourceId });

  it('knows guides and drivers, with links that are renewed and stay out of the audit trail (rules/operations 1)', async () => {
    const made = await post('guides', {
      names: 'Diane Ingabire',
      phoneNumber: '0788 300 101',
      languages: ['fr', 'fr'],
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      names: 'Diane Ingabire',
      languages: ['fr'],
      isGuide: true,
      isDriver: false,
    });
    const { id, page, calendar } = made.body.data as Record<string, string>;
    const renewed = (await post(`guides/${id}/page-key`, {})).body.data;
    expect(renewed.page).not.toBe(page);
    expect(renewed.calendar).toBe(calendar);
    expect((await post(`guides/${id}/calendar-key`, {})).body.data.calendar).not.toBe(calendar);
    const trail = await product.api.get(`/admin/audit?filter=${JSON.stringify({ recordId: id })}`, {
      token: await tokenOf(product.dataSource, product.api, 'admin'),
    });
    expect(JSON.stringify(trail.body)).not.toContain(page!.split('/').at(-1));
    const idle = await product.api.put(`/admin/guides/${id}`, { isGuide: false }, { token: clerk });
    expect([idle.status, idle.body.Errors]).toEqual([
      400,
      ['Someone who neither guides nor drives cannot be assigned'],
    ]);
    const off = await post('guides', {
      names: 'A',
      phoneNumber: '0788 300 101',
      daysOff: [{ from: '2038-02-02', to: '2038-02-01' }],
    });
    expect([off.status, off.body.Errors]).toEqual([400, ['Days off cannot end before they begin']]);
  });

  it('knows vehicles by their plates, each once (rules/operations 2)', async () => {
    const made = await post('vehicles', { plate: 'rac  777 x', name: 'Bus', seats: 14 });
    expect([made.status, made.body.data.plate]).toEqual([201, 'RAC 777 X']);
    const again = await post('vehicles', { plate: 'RAC 777 X', name: 'Bus 2', seats: 14 });
    expect([again.status, again.body.message]).toEqual([409, 'There is already a vehicle RAC 777 X.']);
    expect((await remove(`vehicles/${made.body.data.id as string}`)).status).toBe(200);
  });

  it('gives a trip its guide, driver and vehicle, once, and takes them away (rules/operations 3)', async () => {
    const [guide, vehicle] = [await makeGuide(product.dataSource), await makeVehicle(product.dataSource)];
    const id = await orderId('2038-03-01');
    const wish = { guideId: guide.id, driverId: guide.id, vehicleId: vehicle.id, orderId: id };
    const made = await post('assignments', wish);
    expect([made.status, made.body.data]).toMatchObject([201, { orderId: id, from: '2038-03-01', to: '2038-03-01' }]);
    expect((await post('assignments', wish)).body.data.id).toBe(made.body.data.id);
    const { trips } = await board('2038-03-01', '2038-03-01');
    expect(trips).toMatchObject([
      {
        id,
        orderIds: [id],
        departureId: null,
        tour: 'Gorillas',
        people: 2,
        guide: { id: guide.id, name: guide.names, confirmedAt: null },
        driver: { id: guide.id },
        vehicle: { id: vehicle.id },
        warnings: ['not-confirmed'],
      },
    ]);
    expect((await remove(`guides/${guide.id}`)).status).toBe(409);
    expect((await remove(`assignments/${made.body.data.id as string}`)).status).toBe(200);
    expect((await remove(`assignments/${made.body.data.id as string}`)).status).toBe(404);
    expect(await heldDays(guide.id)).toBe(0);
  });

  it('refuses what is unclear or unknown (rules/operations 3)', async () => {
    const guide = await makeGuide(product.dataSource, { isDriver: false });
    const id = await orderId('2038-03-02');
    const said = async (body: object) => {
      const { status, body: answer } = await post('assignments', body);
      return [status, answer.message === 'Invalid data' ? answer.Errors : (answer.Errors ?? answer.message)].flat();
    };
    expect(await said({ orderId: id })).toEqual([400, 'Please choose a guide, a driver or a vehicle']);
    expect((await said({ guideId: guide.id }))[0]).toBe(400);
    expect((await said({ guideId: guide.id, orderId: randomUUID() }))[0]).toBe(404);
    expect((await said({ guideId: randomUUID(), orderId: id }))[0]).toBe(404);
    expect(await said({ driverId: guide.id, orderId: id })).toEqual([400, 'Eric Mugisha does not drive']);
    expect((await said({ guideId: guide.id, orderId: id, from: '2038-05-01', to: '2038-05-02' }))[0]).toBe(400);
  });

  it('names every clash, and assigns all the same by force with a reason (rules/operations 4)', async () => {
    const guide = await makeGuide(product.dataSource, {
      licenceUntil: '2038-03-31',
      daysOff: [{ from: '2038-04-09', to: '2038-04-12' }],
    });
    const vehicle = await makeVehicle(product.dataSource, { seats: 2, insuranceUntil: '2038-01-01' });
    const [one, other] = [await orderId('2038-04-10', 4), await orderId('2038-04-10', 4)];
    const wish = { guideId: guide.id, vehicleId: vehicle.id, orderId: one };
    const clash = await post('assignments', wish);
    expect(clash.status).toBe(409);
    expect(clash.body.message.split(/(?<=\.) /)).toEqual([
      'Eric Mugisha is off from 2038-04-09 to 2038-04-12.',
      'The licence of Eric Mugisha ends on 2038-03-31.',
      'The insurance of Land Cruiser 1 ends on 2038-01-01.',
      'The vehicles have 2 seats for 4 people.',
    ]);
    expect((await post('assignments', { ...wish, force: true })).status).toBe(400);
    const forced = await post('assignments', { ...wish, force: true, reason: 'He asked for it.' });
    expect([forced.status, forced.body.data.forcedBecause]).toEqual([201, 'He asked for it.']);
    const second = await post('assignments', { guideId: guide.id, orderId: other });
    expect(second.body.message).toContain('Eric Mugisha has another trip: Gorillas, 2038-04-10 to 2038-04-10.');
    const both = await post('assignments', {
      guideId: guide.id,
      orderId: other,
      force: true,
      reason: 'Half a day each.',
    });
    expect(both.status).toBe(201);
    expect(await heldDays(guide.id)).toBe(1);
    expect((await board('2038-04-10', '2038-04-10')).trips[0].warnings).toContain('forced');
  });

  it('gives a day of a guide to one trip, however many ask at once (rules/operations 5)', async () => {
    const guide = await makeGuide(product.dataSource);
    const ids = await Promise.all([1, 2, 3, 4].map(() => orderId('2038-05-20')));
    const answers = await Promise.all(ids.map((id) => post('assignments', { guideId: guide.id, orderId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await heldDays(guide.id)).toBe(1);
  });

  it('follows a trip that moves, frees who is not free then, and tells the office (rules/operations 6)', async () => {
    const [free, away] = [
      await makeGuide(product.dataSource, { names: 'Free Guide' }),
      await makeGuide(product.dataSource, { names: 'Away Guide', daysOff: [{ from: '2038-06-20', to: '2038-06-20' }] }),
    ];
    const id = await orderId('2038-06-10');
    await post('assignments', { guideId: free.id, orderId: id });
    await post('assignments', { guideId: away.id, orderId: id });
    const move = (revision: number, travelDate: string) =>
      product.api.put(`/admin/orders/${id}`, { revision, travelDate }, { token: clerk });
    expect((await move(1, '2038-06-20')).status).toBe(200);
    const [trip] = (await board('2038-06-20', '2038-06-20')).trips;
    expect(trip.guides).toMatchObject([{ name: 'Free Guide', from: '2038-06-20', to: '2038-06-20' }]);
    expect(await heldDays(away.id)).toBe(0);
    const told = await product.dataSource.getRepository(Notification).findBy({ kind: 'operations' });
    expect(told.map(({ title }) => title)).toContain('Gorillas, 2038-06-10 has changed; free again: Away Guide');
    await product.api.post(`/admin/orders/${id}/cancel`, { refund: 0, reason: 'Ill' }, { token: clerk });
    expect(await heldDays(free.id)).toBe(0);
    expect(await product.dataSource.getRepository(Assignment).countBy({ orderId: id })).toBe(2);
  });

  it('tells the office once when a trip outgrows its vehicles (rules/operations 6)', async () => {
    const outgrown = async (day: string) => {
      const told = await product.dataSource.getRepository(Notification).findBy({ kind: 'operations' });
      return told.map(({ title }) => title).filter((title) => title.includes(day));
    };
    const [car, bus] = [
      await makeVehicle(product.dataSource, { seats: 3, plate: 'RA SMALL' }),
      await makeVehicle(product.dataSource, { seats: 5, plate: 'RA LARGE' }),
    ];
    const id = await orderId('2038-08-10', 2);
    expect((await post('assignments', { vehicleId: car.id, orderId: id })).status).toBe(201);
    const change = (revision: number, people: number) =>
      product.api.put(`/admin/orders/${id}`, { revision, travellers: { adult: people } }, { token: clerk });
    const changed = await change(1, 4);
    expect([changed.status, changed.body.Errors ?? null]).toEqual([200, null]);
    expect((await change(2, 5)).status).toBe(200);
    expect(await outgrown('2038-08-10')).toEqual([
      'Gorillas, 2038-08-10 has 4 people now, and its vehicles have 3 seats',
    ]);

    const days = { startDate: '2038-08-20', endDate: '2038-08-20', capacity: 20 };
    const departure = await makeDeparture(product.dataSource, tour.id, days);
    expect((await post('assignments', { vehicleId: bus.id, departureId: departure.id })).status).toBe(201);
    const book = async (people: number) => {
      const { status } = await product.api.post('/order', {
        ...orderBody(tour.id, { people, amount: AMOUNTS[people], email: `grows.${people}@example.org` }),
        departureId: departure.id,
      });
      expect(status).toBe(201);
    };
    for (const people of [2, 4, 2]) await book(people);
    expect(await outgrown('2038-08-20')).toEqual([
      'Gorillas, 2038-08-20 has 6 people now, and its vehicles have 5 seats',
    ]);
  });

  it('lets a departure’s guide follow it, and frees the guide when it is cancelled (rules/operations 6)', async () => {
    const guide = await makeGuide(product.dataSource);
    const { id } = await makeDeparture(product.dataSource, tour.id, { startDate: '2038-07-01', endDate: '2038-07-03' });
    expect((await post('assignments', { guideId: guide.id, departureId: id })).status).toBe(201);
    await product.api.put(
      `/admin/departures/${id}`,
      { startDate: '2038-07-11', endDate: '2038-07-12' },
      { token: clerk },
    );
    expect((await board('2038-07-11', '2038-07-12')).trips).toMatchObject([
      { departureId: id, guide: { to: '2038-07-12' } },
    ]);
    expect(await heldDays(guide.id)).toBe(2);
    await post(`departures/${id}/cancel`, { orders: [], reason: 'Rain' });
    expect(await heldDays(guide.id)).toBe(0);
  });

  it.each([
    ['all days', { from: '2038-01-01', to: '2038-01-03' }, { from: '2038-02-01', to: '2038-02-05' }],
    ['the second day', { from: '2038-01-02', to: '2038-01-02' }, { from: '2038-02-02', to: '2038-02-02' }],
  ])('moves an assignment of %s with its trip (rules/operations 6)', (_, days, moved) => {
    const [earlier, now] = [
      { from: '2038-01-01', to: '2038-01-03' },
      { from: '2038-02-01', to: '2038-02-05' },
    ];
    expect(movedDays(days, earlier, now)).toEqual(moved);
    expect(
      movedDays({ from: '2038-01-03', to: '2038-01-03' }, earlier, { from: '2038-02-01', to: '2038-02-02' }),
    ).toBeNull();
  });

  it('shows departures that are booked, with what is missing, and whom there is (rules/operations 7)', async () => {
    const departure = { startDate: '2038-08-01', endDate: '2038-08-02' };
    const { id } = await makeDeparture(product.dataSource, tour.id, departure);
    await makeDeparture(product.dataSource, tour.id, departure);
    await product.api.post('/order', orderBody(tour.id, { departureId: id, people: 2, amount: 180 }));
    const answer = await board('2038-08-01', '2038-08-07');
    expect(answer.trips).toMatchObject([
      { departureId: id, people: 2, guide: null, warnings: ['no-guide', 'no-driver', 'no-vehicle'] },
    ]);
    expect(answer.trips[0].orderIds).toHaveLength(1);
    expect(answer.guides.length).toBeGreaterThan(0);
    expect((await product.api.get('/admin/operations?from=2038-01-01&to=2038-12-31', { token: clerk })).status).toBe(
      400,
    );
  });

  it('writes a calendar for each guide, which ends with its key (rules/operations 8)', async () => {
    const guide = await makeGuide(product.dataSource);
    await post('assignments', { guideId: guide.id, orderId: await orderId('2038-09-01') });
    const file = await product.api.get(`/guides/${guide.calendarToken}.ics`);
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
    const text = String(file.body);
    expect(text).toContain('SUMMARY:Gorillas');
    expect(text).toContain('DTSTART;VALUE=DATE:20380901');
    expect(text).not.toContain('Uwase');
    await post(`guides/${guide.id}/calendar-key`, {});
    expect((await product.api.get(`/guides/${guide.calendarToken}.ics`)).status).toBe(404);
  });

  it('names the crew in the manifest and in the mail a week before the trip (rules/operations 12)', async () => {
    const guide = await makeGuide(product.dataSource, { names: 'Manifest Guide' });
    const vehicle = await makeVehicle(product.dataSource, { name: 'Bus', plate: 'RA MANIFEST' });
    const id = await orderId('2038-10-01');
    await post('assignments', { guideId: guide.id, driverId: guide.id, vehicleId: vehicle.id, orderId: id });
    const manifest = await product.api.get('/admin/manifest?day=2038-10-01', { token: clerk });
    expect(manifest.body.starting).toMatchObject([{ crew: ['Manifest Guide, +250 788 300 100', 'Bus, RA MANIFEST'] }]);
    const file = await product.api.get('/admin/manifest?day=2038-10-01', {
      token: clerk,
      headers: { accept: 'text/csv' },
    });
    expect(file.body).toContain('Manifest Guide, +250 788 300 100; Bus, RA MANIFEST');
    const calendar = await product.api.get('/admin/calendar?from=2038-10-01&to=2038-10-01', { token: clerk });
    expect(calendar.body.trips).toMatchObject([{ crew: ['Manifest Guide', 'Bus, RA MANIFEST'] }]);
    const mail = await inLanguage('en', () => product.app.get(MailKinds).write(TRIP_MAILS.week.name, { orderId: id }));
    expect(JSON.stringify(mail.blocks)).toContain('Your guide');
    expect(JSON.stringify(mail.blocks)).toContain('Manifest Guide, +250 788 300 100');
  });
});
