import { addDays, catMoment, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import { WaitingOffers } from '../src/modules/departures/waiting/waiting.offers.js';
import { HoldExpiry } from '../src/modules/orders/hold.expiry.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const THREE_DAYS = [1, 2, 3].map((day) => ({ day, title: `Day ${day}`, body: '<p>Walk.</p>' }));

describe('Departures (rules/departures 1, 2, 8, 9)', () => {
  let product: TestApp;
  let token: string;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    tour = await makeTour(product.dataSource, { itinerary: THREE_DAYS });
  });

  const create = (body: Record<string, unknown>) =>
    product.api.post('/admin/departures', { tourId: tour.id, startDate: '2038-01-02', ...body }, { token });
  const change = (id: string, body: Record<string, unknown>) =>
    product.api.put(`/admin/departures/${id}`, body, { token });
  const shown = async (query: Record<string, unknown> = {}) => {
    const { status, body } = await product.api.get(`/tours/${tour.slug}/departures`, { query });
    expect(status).toBe(200);
    return body.departures as Record<string, unknown>[];
  };
  const list = async (filter: Record<string, unknown>) =>
    (await product.api.get('/admin/departures', { token, query: { filter, sort: ['startDate', 'ASC'] } })).body;
  const stored = (id: string) => product.dataSource.getRepository(Departure).findOneByOrFail({ id });

  it("keep the office's note from roles that may not edit them (rules/roles 2)", async () => {
    const { id } = (await create({ note: 'Guide owes us 40 dollars' })).body.data;
    const query = { filter: { tourId: tour.id } };
    const notes = async (as: string) => [
      (await product.api.get(`/admin/departures/${id}`, { token: as })).body.note,
      ...(await product.api.get('/admin/departures', { token: as, query })).body.map((row: Departure) => row.note),
    ];
    const writer = await tokenOf(product.dataSource, product.api, 'user');
    expect(await notes(writer)).toEqual(['', '']);
    expect(await notes(token)).toEqual(Array(2).fill('Guide owes us 40 dollars'));
  });

  it('have the length of the itinerary by default, and show the seats that are left', async () => {
    const one = await create({ capacity: 12, minimum: 4, note: 'With the botanist' });
    expect([one.status, one.body.created]).toEqual([201, 1]);
    await create({ startDate: '2038-02-06', endDate: '2038-02-06' });
    expect(await shown()).toEqual([
      {
        id: one.body.data.id,
        tourId: tour.id,
        startDate: '2038-01-02',
        endDate: '2038-01-04',
        capacity: 12,
        minimum: 4,
        state: 'OPEN',
        taken: 0,
        offered: 0,
        seatsLeft: 12,
        label: 'available',
      },
      expect.objectContaining({ startDate: '2038-02-06', endDate: '2038-02-06', capacity: null, seatsLeft: null }),
    ]);
    expect((await product.api.get(`/admin/departures/${one.body.data.id}`, { token })).body).toMatchObject({
      tourTitle: tour.title,
      note: 'With the botanist',
      taken: 0,
      offered: 0,
    });
  });

  it('are created by a repeat rule, all of them or none', async () => {
    const { status, body } = await create({ rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20380331', capacity: 8 });
    expect([status, body.created, body.message]).toEqual([201, 13, '13 departures have been created.']);
    const days = (await shown()).map(({ startDate }) => startDate);
    expect(days).toHaveLength(13);
    expect([days[0], days[1], days.at(-1)]).toEqual(['2038-01-02', '2038-01-09', '2038-03-27']);
    for (const [rrule, sentence] of [
      ['FREQ=WEEKLY;BYDAY=SA', 'must end'],
      ['FREQ=DAILY;COUNT=401', 'more than 400'],
      ['FREQ=DAILY;UNTIL=29991231', 'more than 400'],
      ['FREQ=SECONDLY;COUNT=3', 'not valid'],
      ['FREQ=DAILY;COUNT=-1', 'not valid'],
      ['FREQ=DAILY;COUNT=0', 'not valid'],
      ['FREQ=DAILY;COUNT=1e9', 'not valid'],
      ['FREQ=DAILY;COUNT=999999999', 'more than 400'],
      ['FREQ=DAILY;COUNT=2;COUNT=500', 'not valid'],
      ['FREQ=DAILY;INTERVAL=0;COUNT=2', 'not valid'],
      ['FREQ=DAILY;INTERVAL=-1;COUNT=2', 'not valid'],
      ['FREQ=WEEKLY;BYDAY=XX;COUNT=2', 'not valid'],
      ['FREQ=DAILY;UNTIL=TOMORROW', 'not valid'],
      ['FREQ=DAILY;UNTIL=20200101', 'fits no day'],
      ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=1', 'not valid'],
      ['FREQ=WEEKLY;BYDAY=XX;COUNT=2', 'not valid'],
      ['FREQ=WEEKLY;COUNT=2;EXDATE=20380109', 'not valid'],
      ['every Saturday', 'not valid'],
    ]) {
      const refused = await create({ rrule });
      expect([rrule, refused.status]).toEqual([rrule, 400]);
      expect(refused.body.Errors[0]).toContain(sentence);
    }
    expect(await shown()).toHaveLength(13);
    const trail = product.dataSource.getRepository(AuditEntry);
    expect(await trail.countBy({ resource: 'departures', recordId: body.data.id })).toBe(1);
  });

  it('include by default today’s and later ones, but never cancelled ones or those of a draft', async () => {
    const [yesterday, now] = [addDays(today(), -1), today()];
    for (const startDate of [yesterday, now, '2038-05-01']) await create({ startDate });
    const gone = await create({ startDate: '2038-06-01' });
    await product.dataSource.getRepository(Departure).update({ id: gone.body.data.id }, { state: 'CANCELLED' });
    const days = async (query = {}) => (await shown(query)).map(({ startDate }) => startDate);
    expect(await days()).toEqual([now, '2038-05-01']);
    expect(await days({ from: yesterday, to: now })).toEqual([yesterday, now]);
    expect(await days({ from: '2038-01-01' })).toEqual(['2038-05-01']);
    const bad = await product.api.get(`/tours/${tour.slug}/departures`, { query: { from: '2038-02-30' } });
    expect([bad.status, bad.body.Errors[0]]).toEqual([400, 'from and to must be days, such as 2026-11-21']);
    const draft = await makeTour(product.dataSource, { isPublished: false });
    expect((await product.api.get(`/tours/${draft.slug}/departures`)).status).toBe(404);
    expect((await product.api.get(`/tours/${draft.slug}/departures`, { token })).status).toBe(200);
  });

  it('are found by staff by tour, days and state', async () => {
    for (const startDate of ['2038-01-02', '2038-01-09', '2038-02-01']) await create({ startDate });
    await create({ startDate: '2038-01-16', state: 'CLOSED' });
    const found = async (filter: Record<string, unknown>) =>
      (await list({ tourId: tour.id, ...filter })).map(({ startDate }: { startDate: string }) => startDate);
    expect(await found({ from: '2038-01-09', to: '2038-01-31' })).toEqual(['2038-01-09', '2038-01-16']);
    expect(await found({ state: 'CLOSED' })).toEqual(['2038-01-16']);
    expect(await found({})).toHaveLength(4);
  });

  it('keep at least the taken seats, and the days of their bookings', async () => {
    const { id } = (await create({ capacity: 12 })).body.data;
    await product.dataSource.getRepository(Departure).update({ id }, { taken: 5, offered: 1 });
    const refused = await change(id, { capacity: 5 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The capacity cannot be below the 6 seats that are taken.',
    ]);
    expect((await change(id, { capacity: 6 })).body.data).toMatchObject({ seatsLeft: 0, label: 'full' });
    expect((await change(id, { capacity: null })).body.data).toMatchObject({ capacity: null, seatsLeft: null });
    expect((await change(id, { startDate: '2038-01-03', endDate: '2038-01-05' })).status).toBe(409);
    expect((await product.api.delete(`/admin/departures/${id}`, { token })).status).toBe(409);
    expect(await stored(id)).toMatchObject({ startDate: '2038-01-02', taken: 5, offered: 1 });
    await product.dataSource.getRepository(Departure).update({ id }, { capacity: 4 });
    const { body: oversold } = await product.api.get(`/admin/departures/${id}`, { token });
    expect(oversold).toMatchObject({ seatsLeft: 0, seatsOver: 2, label: 'full' });
    await product.dataSource.getRepository(Departure).update({ id }, { taken: 0, offered: 0 });
    expect((await change(id, { startDate: '2038-01-05' })).body.Errors).toEqual([
      'The end date must not be before the start date',
    ]);
    expect((await product.api.delete(`/admin/departures/${id}`, { token })).status).toBe(200);
    expect(await list({ tourId: tour.id })).toEqual([]);
  });

  it.each([
    [{ startDate: '2038-02-30' }, 'Start date must be a day, such as 2026-11-21'],
    [{ startDate: '' }, 'Start date must be a day, such as 2026-11-21'],
    [{ endDate: '2038-01-01' }, 'The end date must not be before the start date'],
    [{ capacity: 0 }, 'Capacity must be a whole number from 1 to 10000'],
    [{ state: 'CANCELLED' }, 'State must be one of: OPEN, CLOSED'],
    [{ tourId: 'x' }, 'Please choose a tour'],
    [{ tourId: '00000000-0000-4000-8000-000000000000' }, 'Please choose a tour'],
  ])('refuse %j', async (fields, sentence) => {
    const { status, body } = await create(fields);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  describe('have seats', () => {
    const departureOf = (capacity: number | null, fields = {}) =>
      makeDeparture(product.dataSource, tour.id, { capacity, ...fields });
    let count = 0;
    const order = (departureId: string, fields: Record<string, unknown> = {}) =>
      product.api.post(
        '/order',
        orderBody(tour.id, { amount: 180, people: 2, departureId, email: `seat.${++count}@example.org`, ...fields }),
      );
    const setStatus = (id: string, status: string) => product.api.put(`/order/${id}/status`, { status }, { token });
    const taken = async (id: string) => (await stored(id)).taken;
    const orders = () => product.dataSource.getRepository(Order);
    /** Moves the end of an order's hold into the past, and runs the task that ends holds. */
    const holdEnds = async (id: string) => {
      await orders().update({ id }, { holdUntil: new Date(Date.now() - 1_000) });
      await product.app.get(HoldExpiry).round();
    };

    it('which an order takes and holds until it ends', async () => {
      const { id } = await departureOf(5);
      const { status, body } = await order(id);
      expect(status).toBe(201);
      expect(body.order).toMatchObject({ departureId: id, status: 'PENDING', needDate: '2038-01-01T22:00:00.000Z' });
      const minutes = ({ holdUntil, createdAt }: { holdUntil: string; createdAt: string }) =>
        Math.round((Date.parse(holdUntil) - Date.parse(createdAt)) / 60_000);
      expect([minutes(body.order), body.order.longerHoldHours]).toEqual([30, 48]);
      expect(await taken(id)).toBe(2);
      expect((await shown())[0]).toMatchObject({ seatsLeft: 3, label: 'few-left' });
      const soon = (await order(id, { payment: 'now' })).body.order;
      expect([minutes(soon), soon.longerHoldHours]).toEqual([30, null]);
      await setStatus(body.order.id, 'APPROVED');
      expect((await product.api.get(`/order/${body.order.id}`)).body.data.holdUntil).toBeNull();
      expect(await taken(id)).toBe(4);
      await setStatus(body.order.id, 'CANCELLED');
      await setStatus(soon.id, 'REJECTED');
      expect(await taken(id)).toBe(0);
    });

    it('which the edge cache shows correctly: every change of them is public at once', async () => {
      const { id } = await departureOf(9);
      const left = async () => (await shown()).find((one) => one.id === id)!.seatsLeft;
      expect(await left()).toBe(9);
      const { headers } = await product.api.get(`/tours/${tour.slug}/departures`);
      expect(headers['cache-tag']).toBe(`tour:${tour.slug}, departures:${tour.slug}`);
      const { body } = await order(id);
      expect(await left()).toBe(7);
      await setStatus(body.order.id, 'CANCELLED');
      expect(await left()).toBe(9);
    });

    it('which are never sold twice: exactly as many orders succeed as there are seats', async () => {
      const { id } = await departureOf(7);
      const answers = await Promise.all(Array.from({ length: 25 }, () => order(id, { amount: 100, people: 1 })));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(7);
      expect(statuses.filter((status) => status === 409)).toHaveLength(18);
      expect(await stored(id)).toMatchObject({ taken: 7, capacity: 7 });
      expect(await orders().countBy({ departureId: id })).toBe(7);
      const late = await order(id, { amount: 100, people: 1 });
      expect(late.body.message).toContain('This departure is full.');
      expect((await shown())[0]).toMatchObject({ seatsLeft: 0, label: 'full' });
    });

    it("which nobody can take on another tour's, a past, a closed or an unknown departure", async () => {
      const other = await makeTour(product.dataSource);
      for (const wrong of [
        await makeDeparture(product.dataSource, other.id),
        await departureOf(5, { startDate: '2026-01-02', endDate: '2026-01-04' }),
        await departureOf(5, { state: 'CLOSED' }),
        { id: '00000000-0000-4000-8000-000000000000' },
      ]) {
        const { status, body } = await order(wrong.id);
        expect([status, body.Errors]).toEqual([400, ['This departure is not on offer. Please choose another one']]);
      }
      const few = await departureOf(1);
      expect((await order(few.id)).body.message).toBe('Only 1 seat is left on this departure');
    });

    it('which become free if they are not paid in time, and the client is told', async () => {
      const { id } = await departureOf(2);
      const email = 'kept.until@example.org';
      const { body } = await order(id, { email });
      const [received] = await product.mails.to(email);
      const until = catMoment(new Date(body.order.holdUntil));
      expect(received!.text).toContain(`We're keeping your seats until ${until}. Please open your order by then`);
      await holdEnds(body.order.id);
      expect(await taken(id)).toBe(0);
      const ended = await orders().findOneByOrFail({ id: body.order.id });
      expect(ended).toMatchObject({ status: 'CANCELLED', cancelReason: 'expired', holdUntil: null });
      const mails = await product.mails.to(ended.email);
      expect(mails.at(-1)!.subject).toBe(`Your order ${ended.number} has ended`);
      expect(mails.at(-1)!.text).toContain("we've released them");
      // A paid or confirmed order is no longer on hold.
      const confirmed = (await order(id)).body.order.id as string;
      await setStatus(confirmed, 'APPROVED');
      await product.app.get(HoldExpiry).round();
      expect((await orders().findOneByOrFail({ id: confirmed })).status).toBe('APPROVED');
      await setStatus(confirmed, 'CANCELLED');
      const partly = (await order(id)).body.order.id as string;
      const money = { kind: 'cash', direction: 'in', amount: 1 };
      expect((await product.api.post(`/admin/orders/${partly}/ledger`, money, { token })).status).toBe(201);
      await holdEnds(partly);
      expect(await orders().findOneByOrFail({ id: partly })).toMatchObject({ status: 'PENDING', holdUntil: null });
    });

    it('which a late payment takes again if they are free, and otherwise it goes to review', async () => {
      const { id } = await departureOf(2);
      const pay = async (orderId: string) => {
        const { body } = await product.api.post('/v1/payments/session', { amount: 180, orderId });
        return async () => {
          await product.api.post(`/v1/payments/sandbox/${body.sessionId}`, { outcome: 'approve' });
          return (await product.api.post(`/v1/payments/${body.reference}/check`)).body.status as string;
        };
      };
      const first = (await order(id)).body.order.id as string;
      const payFirst = await pay(first);
      await holdEnds(first);
      expect(await payFirst()).toBe('SETTLED');
      expect(await taken(id)).toBe(2);
      expect(await orders().findOneByOrFail({ id: first })).toMatchObject({ status: 'PAID', cancelReason: null });
      const admin = await tokenOf(product.dataSource, product.api, 'admin');
      await product.api.put(`/order/${first}/status`, { status: 'REFUNDED' }, { token: admin });
      expect(await taken(id)).toBe(0);

      const second = (await order(id)).body.order.id as string;
      const paySecond = await pay(second);
      await holdEnds(second);
      const third = (await order(id)).body.order.id as string;
      expect(await paySecond()).toBe('REVIEW');
      expect(await taken(id)).toBe(2);
      expect(await orders().findOneByOrFail({ id: second })).toMatchObject({ status: 'CANCELLED', paid: 0 });
      expect(await orders().findOneByOrFail({ id: third })).toMatchObject({ status: 'PENDING' });
      const { email } = await orders().findOneByOrFail({ id: second });
      expect((await product.mails.to(email)).at(-1)!.text).toContain('Your money is safe.');
    });

    describe('with a waiting list', () => {
      const join = (id: string, fields: Record<string, unknown> = {}) =>
        product.api.post(`/departures/${id}/waiting`, {
          names: 'Spec Waiter',
          email: `waiter.${++count}@example.org`,
          phoneNumber: '+250 788 123 456',
          people: 2,
          ...fields,
        });
      const waiting = async (id: string) =>
        (await product.api.get(`/admin/departures/${id}/waiting`, { token })).body.waiting as {
          email: string;
          people: number;
          state: string;
        }[];
      const entries = () => product.dataSource.getRepository(WaitingEntry);
      const full = async (capacity: number) => {
        const { id } = await departureOf(capacity);
        const made = [];
        for (let left = capacity; left > 0; left--) {
          made.push((await order(id, { amount: 100, people: 1 })).body.order.id as string);
        }
        return { id, orders: made };
      };

      it('in order; freed seats are offered once, to the first entry that fits', async () => {
        const { id, orders: made } = await full(3);
        const [big, first, second] = ['big', 'first', 'second'].map((name) => `${name}.${id.slice(0, 8)}@example.org`);
        expect((await join(id, { email: big, people: 3 })).status).toBe(201);
        expect((await join(id, { email: first, people: 1 })).status).toBe(201);
        expect((await join(id, { email: second, people: 1 })).status).toBe(201);
        await setStatus(made[0]!, 'CANCELLED');
        expect((await waiting(id)).map(({ email, state }) => [email, state])).toEqual([
          [big, 'waiting'],
          [first, 'offered'],
          [second, 'waiting'],
        ]);
        expect(await stored(id)).toMatchObject({ taken: 2, offered: 1 });
        // The seat is held for them: other visitors cannot book it.
        expect((await order(id, { amount: 100, people: 1 })).status).toBe(409);
        const mail = (await product.mails.to(first!)).at(-1);
        expect(mail!.subject).toMatch(/^A seat is free: .*2 January 2038$/);
        const [, key] = /waitingKey=([0-9a-f-]{36})/.exec(mail!.text!)!;
        const booked = await order(id, { amount: 100, people: 1, waitingKey: key });
        expect(booked.status).toBe(201);
        expect(await stored(id)).toMatchObject({ taken: 3, offered: 0 });
        expect((await order(id, { amount: 100, people: 1, waitingKey: key })).status).toBe(409);
        // That they are on the list, and nothing else.
        expect((await product.mails.to(second!)).length).toBe(1);
      });

      it('as a file for spreadsheets too', async () => {
        const { id } = await full(2);
        const email = `file.${id.slice(0, 8)}@example.org`;
        await join(id, { email, names: '=Spec Waiter', people: 2 });
        const { status, headers, body } = await product.api.get(`/admin/departures/${id}/waiting`, {
          token,
          headers: { accept: 'text/csv' },
        });
        expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
        const [heading, row] = (body as string).replace('\uFEFF', '').split('\r\n');
        expect(heading).toBe('"names","email","phoneNumber","people","state","offeredUntil (CAT)","createdAt (CAT)"');
        expect(row).toContain(`"'=Spec Waiter","${email}","'+250 788 123 456",2,"waiting",`);
      });

      it('for 24 hours, then to the next one; who leaves the list frees the seats', async () => {
        const { id, orders: made } = await full(2);
        const [one, two, three] = ['one', 'two', 'three'].map((name) => `${name}.${id.slice(0, 8)}@example.org`);
        for (const email of [one, two, three]) await join(id, { email, people: 2 });
        for (const orderId of made) await setStatus(orderId, 'CANCELLED');
        const states = async () => (await waiting(id)).map(({ state }) => state);
        expect(await states()).toEqual(['offered', 'waiting', 'waiting']);
        const { offeredUntil } = await entries().findOneByOrFail({ departureId: id, email: one });
        expect(Math.round((offeredUntil!.getTime() - Date.now()) / 3_600_000)).toBe(24);
        await entries().update({ departureId: id, email: one }, { offeredUntil: new Date(Date.now() - 1) });
        await product.app.get(WaitingOffers).round();
        expect(await states()).toEqual(['lapsed', 'offered', 'waiting']);
        const { key } = await entries().findOneByOrFail({ departureId: id, email: two });
        const mail = (await product.mails.to(two!)).at(-1);
        const header = (name: string) => mail!.headers.find((one) => one.key === name)?.value;
        expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
        expect(header('list-unsubscribe')).toMatch(new RegExp(`/api/departures/waiting/${key}/leave>$`));
        expect((await product.api.post(`/departures/waiting/${key}/leave`)).status).toBe(200);
        expect(await states()).toEqual(['lapsed', 'lapsed', 'offered']);
        expect(await stored(id)).toMatchObject({ taken: 0, offered: 2 });
      });

      it('with one entry per address, and only while there are too few seats', async () => {
        const { id } = await full(2);
        const email = `again.${id.slice(0, 8)}@example.org`;
        await join(id, { email, people: 1 });
        const [joined] = await product.mails.to(email);
        expect(joined!.subject).toMatch(/^You're on the waiting list: .*2 January 2038$/);
        expect(joined!.text).toMatch(/\/waiting\/[0-9a-f-]{36}/);
        expect(joined!.headers.map(({ key }) => key)).toContain('list-unsubscribe');
        await join(id, { email, people: 2 });
        expect(await product.mails.to(email)).toHaveLength(1);
        expect(await waiting(id)).toMatchObject([{ email, people: 2 }]);
        await change(id, { capacity: 4 });
        expect(await waiting(id)).toMatchObject([{ email, state: 'offered' }]);
        const free = await departureOf(5);
        expect((await join(free.id)).body.Errors).toEqual(['There are enough seats: you can book them now']);
        expect((await join('00000000-0000-4000-8000-000000000000')).status).toBe(404);
        expect((await join(id, { people: 0 })).status).toBe(400);
      });
    });
  });
});
