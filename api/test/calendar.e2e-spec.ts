import ICAL from 'ical.js';
import { Event } from '../src/modules/events/event.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';

/** Parses a file with an independent library, which is strict about lines and escapes. */
function entryOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries).toHaveLength(1);
  const text = (name: string) => String(entries[0]!.getFirstPropertyValue(name) ?? '');
  return { method: String(calendar.getFirstPropertyValue('method')), event: new ICAL.Event(entries[0]), text };
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('Calendar files', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const get = (url: string) => product.app.inject({ method: 'GET', url: `/api${url}` });

  it('contain the instants of an event, and its times in Kigali as text (rules/orders 11, RFC 5545)', async () => {
    const event = await makeEvent(product.dataSource, {
      title: 'Umuganura; fête, "déjà" \\ 20 ans — a title that is far too long for one line of seventy-five octets',
      place: 'Huye, Rwanda',
    });
    const answer = await get(`/events/${event.slug}/calendar`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${event.slug}.ics"`);
    expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const { event: entry, method, text } = entryOf(answer.body);
    expect(method).toBe('PUBLISH');
    expect(entry.summary).toBe(event.title);
    expect(entry.location).toBe('Huye, Rwanda');
    expect([instant(entry.startDate), instant(entry.endDate)]).toEqual([
      '2038-03-01T08:00:00.000Z',
      '2038-03-01T16:00:00.000Z',
    ]);
    expect(entry.description).toContain('Starts: Mon, 1 March 2038 at 10:00 CAT');
    expect(text('status')).toBe('CONFIRMED');
    expect(text('url')).toBe(`${product.env.PUBLIC_URL}/event/${event.slug}`);
  });

  it.each([
    ['America/Los_Angeles', '01/03/2038, 00:00'],
    ['Africa/Kigali', '01/03/2038, 10:00'],
    ['Pacific/Auckland', '01/03/2038, 21:00'],
  ])('show an event at the right time to a reader in %s', async (timeZone, shown) => {
    const event = await makeEvent(product.dataSource);
    const { event: entry } = entryOf((await get(`/events/${event.slug}/calendar`)).body);
    const read = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
    expect(read.format(entry.startDate.toJSDate())).toBe(shown);
  });

  it('keep the id of their entry when the event changes, with a higher sequence number', async () => {
    const event = await makeEvent(product.dataSource);
    const read = async () => entryOf((await get(`/events/${event.slug}/calendar`)).body).event;
    const before = await read();
    expect((await read()).sequence).toBe(before.sequence);
    const later = new Date(event.createdAt.getTime() + 90_000);
    await product.dataSource.getRepository(Event).update({ id: event.id }, { place: 'Rubavu', updatedAt: later });
    const after = await read();
    expect(after.uid).toBe(before.uid);
    expect(after.location).toBe('Rubavu');
    expect(after.sequence).toBe(before.sequence + 90);
  });

  it('exist for public events only, whoever asks', async () => {
    const hidden = await makeEvent(product.dataSource, { isApproved: false });
    expect((await product.api.get(`/events/${hidden.slug}/calendar`, { token: admin })).status).toBe(404);
    expect((await get('/events/no-such-event/calendar')).statusCode).toBe(404);
  });

  it('contain a booked tour from its hour to the end of its last day in Kigali, and are not cached (rules/orders 11)', async () => {
    const tour = await makeTour(product.dataSource, {
      itinerary: [1, 2, 3].map((day) => ({ day, title: `Day ${day}`, body: '' })),
    });
    const { body } = await product.api.post('/order', orderBody(tour.id, { needDate: '2038-01-05T06:30' }));
    const key = await product.api.links.keyOf(body.order.id);
    const answer = await get(`/order/${key}/calendar`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { event: entry, text } = entryOf(answer.body);
    expect(instant(entry.startDate)).toBe('2038-01-05T04:30:00.000Z');
    expect(instant(entry.endDate)).toBe('2038-01-07T22:00:00.000Z');
    expect(entry.description).toContain('Starts: Tue, 5 January 2038 at 06:30 CAT\nLast day: Thu, 7 January 2038\n');
    expect(text('url')).toBe(`${product.env.PUBLIC_URL}/tour/${tour.slug}`);
    expect(text('status')).toBe('TENTATIVE');
    expect(entry.location).toBe('Kigali');
    // Calendars are shared, so they must contain no secret.
    for (const secret of [key, body.order.id]) expect(answer.body.replaceAll('\r\n ', '')).not.toContain(secret);
    expect((await get('/order/00000000-0000-4000-8000-000000000000/calendar')).statusCode).toBe(404);
  });

  it('contain a day without an hour as that day in every zone; without a day there is no file (rules/orders 8, 11)', async () => {
    const tour = await makeTour(product.dataSource, {
      itinerary: [1, 2].map((day) => ({ day, title: `Day ${day}`, body: '' })),
    });
    const email = 'days.reader@example.org';
    const booking = { email, needDate: undefined, travelDate: '2038-01-05', travellers: { adult: 1 } };
    const { status, body } = await product.api.post('/order', orderBody(tour.id, booking));
    expect([status, body.Errors]).toEqual([201, undefined]);
    const key = await product.api.links.keyOf(body.order.id);
    const { body: file } = await get(`/order/${key}/calendar`);
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20380105\r\nDTEND;VALUE=DATE:20380107\r\n');
    expect(entryOf(file).event.description).toContain('Starts: Tue, 5 January 2038\nLast day: Wed, 6 January 2038\n');
    await product.dataSource
      .getRepository(Order)
      .update({ id: body.order.id }, { travelDate: null, endDate: null, needDate: () => 'createdAt' });
    expect((await get(`/order/${key}/calendar`)).statusCode).toBe(404);
    await product.api.put(`/order/${body.order.id}/status`, { status: 'APPROVED' }, { token: admin });
    const mail = (await product.mails.to(email)).at(-1)!;
    expect(mail.attachments.filter(({ filename }) => filename?.endsWith('.ics'))).toEqual([]);
    expect(mail.text).not.toContain('Travel date');
  });

  it('come with the mails of an order, each for the same entry: requested, paid, cancelled', async () => {
    const event = await makeEvent(product.dataSource, { place: 'Huye, Rwanda' });
    const email = 'calendar.reader@example.org';
    const order = { ...orderBody(event.id), itemType: 'event', amount: 50, needDate: '2038-03-01T10:00', email };
    const made = await Promise.all([product.api.post('/order', order), product.api.post('/order', order)]);
    const [paid, cancelled] = made.map(({ body }) => body.order) as [Order, Order];
    await product.api.put(`/order/${paid.id}/status`, { status: 'PAID' }, { token: admin });
    await product.api.put(`/order/${cancelled.id}/status`, { status: 'CANCELLED' }, { token: admin });
    const files = (await product.mails.to(email)).flatMap(({ subject, attachments }) =>
      attachments
        .filter(({ filename }) => filename?.endsWith('.ics'))
        .map(({ content }) => ({ subject, ...entryOf(new TextDecoder().decode(content as ArrayBuffer)) })),
    );
    const about = ({ number }: { number: string }) => files.filter(({ subject }) => subject?.includes(number));
    for (const [one, status] of [
      [paid, 'CONFIRMED'],
      [cancelled, 'CANCELLED'],
    ] as const) {
      const [first, last] = about(one);
      expect(about(one)).toHaveLength(2);
      expect(first!.event.uid).toBe(last!.event.uid);
      expect(last!.text('status')).toBe(status);
      // The place of the event, not that of its visitor.
      expect(last!.event.location).toBe('Huye, Rwanda');
      expect(instant(last!.event.startDate)).toBe('2038-03-01T08:00:00.000Z');
      expect(instant(last!.event.endDate)).toBe('2038-03-01T16:00:00.000Z');
    }
  });
});
