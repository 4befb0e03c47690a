import { randomUUID } from 'node:crypto';
import { IdempotencyRecord } from '../src/platform/idempotency/idempotency-record.entity.js';
import { Idempotency } from '../src/platform/idempotency/idempotency.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Lease } from '../src/platform/database/lease.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { catDate } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import type { EntityManager } from 'typeorm';
import { ORDER_CREATED, type OrderCreated } from '../src/modules/orders/order.events.js';
import { readableText } from './support/readable-text.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeEvent, makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

/** The fields that rules/orders 9 adds for the order's page. */
const ORDER_FIELDS = [
  ...['travelDate', 'endDate', 'departureId', 'travellers', 'lines', 'total', 'paid', 'balance', 'instalments'],
  ...['holdUntil', 'cancellation', 'revision', 'saleMode'],
];

describe('Orders', () => {
  let product: TestApp;
  const count = () => product.dataSource.getRepository(Order).count();

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  describe('the price (rules/prices 9, 10)', () => {
    it('accepts a tour at the price for the number of people, and stores the basis of the price', async () => {
      const tour = await makeTour(product.dataSource, { price2: 180 });
      const { status, body } = await product.api.post('/order', orderBody(tour.id, { people: 2, amount: 180 }));
      expect(status).toBe(201);
      expect(body.message).toContain(body.order.number);
      await product.dataSource.getRepository('tours').update({ id: tour.id }, { title: 'Renamed', price2: 999 });
      const { body: view } = await product.api.get(`/order/${body.order.id}`);
      expect(view.data).toMatchObject({
        amount: 180,
        currency: 'USD',
        status: 'PENDING',
        isPaid: false,
        client: { names: 'Spec Visitor', email: 'spec.visitor@example.org' },
        clientEmail: 'spec.visitor@example.org',
        itemsArray: [{ id: tour.id, itemNumber: 1, title: tour.title, people: 2, price: 180 }],
      });
    });

    it('finds the smallest group with the price when the client names no number of people', async () => {
      const tour = await makeTour(product.dataSource, { price1: 0, price2: 300, price3: 300 });
      const { body } = await product.api.post('/order', orderBody(tour.id, { amount: '300' }));
      expect(body.order.itemsArray[0]).toMatchObject({ people: 2, price: 300 });
    });

    it('accepts a price without its cents, and charges the exact one', async () => {
      const tour = await makeTour(product.dataSource, { price4: 320.5 });
      const { body } = await product.api.post('/order', orderBody(tour.id, { amount: 320 }));
      expect(body.order.amount).toBe(320.5);
    });

    it('accepts an event at its price, for one person', async () => {
      const event = await makeEvent(product.dataSource, { price: 75 });
      const { status, body } = await product.api.post('/order', orderBody(event.id, { itemType: 'event', amount: 75 }));
      expect(status).toBe(201);
      expect(body.order.itemsArray[0].people).toBe(1);
    });

    it('mails its client the day of an event, and refuses a past one (rules/prices 11)', async () => {
      const event = await makeEvent(product.dataSource, { price: 75 });
      const email = 'event.day@example.org';
      const body = { itemType: 'event', amount: 75, email, needDate: new Date().toISOString() };
      const { status } = await product.api.post('/order', orderBody(event.id, body));
      expect(status).toBe(201);
      const mail = (await product.mails.to(email)).at(-1)!;
      expect(mail.text).toMatch(/Date: Mon, 1 March 2038/);
      const over = await makeEvent(product.dataSource, {
        price: 75,
        startDate: new Date(Date.now() - 7_200_000),
        endDate: new Date(Date.now() - 3_600_000),
      });
      const refused = await product.api.post('/order', orderBody(over.id, body));
      expect([refused.status, refused.body.Errors]).toEqual([400, ['Selected price : 75 is not allowed']]);
    });

    it('sells several tickets for an event at so many times its price (rules/prices 11)', async () => {
      const event = await makeEvent(product.dataSource, { price: 75.5 });
      const email = 'three.tickets@example.org';
      const body = { itemType: 'event', amount: 226.5, tickets: 3, email };
      const { status, body: made } = await product.api.post('/order', orderBody(event.id, body));
      expect([status, made.order.itemsArray[0]]).toMatchObject([201, { itemNumber: 1, people: 3, price: 226.5 }]);
      const { body: view } = await product.api.get(`/order/${made.order.id}`);
      expect(view.data).toMatchObject({
        travellers: { adult: 3 },
        lines: [{ kind: 'base', label: event.title, quantity: 3, unitAmount: 75.5, amount: 226.5 }],
        total: 226.5,
      });
      const [mail] = await product.mails.to(email);
      expect(mail!.text).toContain(`3 × ${event.title}`);
      expect(await readableText(mail!.attachments[0]!)).toContain(event.title);
      const key = await product.api.links.keyOf(made.order.id);
      const calendar = await product.app.inject({ url: `/api/order/${key}/calendar` });
      expect(calendar.body).toContain(`SUMMARY:3 × ${event.title}`);
      const told = await product.dataSource.getRepository(Notification).findBy({ kind: 'order' });
      expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining(`3 × ${event.title}`));
      const single = await product.api.post('/order', orderBody(event.id, { ...body, amount: 75.5, tickets: '1' }));
      expect(single.body.order.itemsArray[0]).toMatchObject({ people: 1, price: 75.5 });
    });

    it('takes the most tickets, and refuses other amounts, numbers and parties (rules/prices 11)', async () => {
      const event = await makeEvent(product.dataSource, { price: 75.5 });
      const ordered = (fields: object) =>
        product.api.post('/order', orderBody(event.id, { itemType: 'event', ...fields }));
      expect((await ordered({ amount: 1510, tickets: 20 })).status).toBe(201);
      expect((await ordered({ amount: 453, tickets: 6, people: 6 })).status).toBe(201);
      // Whoever names tickets was shown the exact price: no cents are forgiven.
      for (const fields of [
        { amount: 75.5, tickets: 3 },
        { amount: 226, tickets: 3 },
        { amount: 226.5, tickets: 3, people: 2 },
        { amount: 226.5, tickets: 3, itemsArray: [{ id: event.id, itemNumber: 3 }] },
        { amount: 226.5 },
      ]) {
        const { status, body } = await ordered(fields);
        expect([fields, status, body.Errors]).toEqual([
          fields,
          400,
          [`Selected price : ${fields.amount} is not allowed`],
        ]);
      }
      for (const tickets of [0, 21, 1.5, 'three', -1]) {
        const { status, body } = await ordered({ amount: 75.5, tickets });
        expect([tickets, status, body.Errors]).toEqual([tickets, 400, ['Tickets must be a whole number from 1 to 20']]);
      }
      const tour = await makeTour(product.dataSource);
      const { status, body } = await product.api.post('/order', orderBody(tour.id, { tickets: 1 }));
      expect([status, body.Errors]).toEqual([400, ['Only events are sold by tickets']]);
    });

    it('refuses an event for several at the price of one', async () => {
      const event = await makeEvent(product.dataSource, { price: 75 });
      for (const several of [{ people: 2 }, { itemsArray: [{ id: event.id, itemNumber: 2 }] }]) {
        const order = orderBody(event.id, { itemType: 'event', amount: 75, ...several });
        const { status, body } = await product.api.post('/order', order);
        expect([status, body.Errors]).toEqual([400, ['Selected price : 75 is not allowed']]);
      }
    });

    it.each([0, 2, '3'])('accepts one of a tour: %j of it are refused', async (itemNumber) => {
      const tour = await makeTour(product.dataSource);
      const before = await count();
      const order = orderBody(tour.id, { itemsArray: [{ id: tour.id, itemNumber }] });
      expect((await product.api.post('/order', order)).status).toBe(400);
      expect(await count()).toBe(before);
    });

    it.each([0, -100, 99, 100.5, '100.001', 'a lot', '1e2', null, [100], { is: 100 }])(
      'refuses the amount %j and stores nothing',
      async (amount) => {
        const tour = await makeTour(product.dataSource, { price1: 100 });
        const before = await count();
        const { status, body } = await product.api.post('/order', orderBody(tour.id, { amount }));
        expect(status).toBe(400);
        expect(body.Errors).toHaveLength(1);
        expect(body.Errors[0]).toMatch(/^Selected price : .* is not allowed$/);
        expect(body.message).toBe(body.Errors[0]);
        expect(await count()).toBe(before);
      },
    );

    it('refuses the price of another group size, and a size that is not offered', async () => {
      const tour = await makeTour(product.dataSource, { price1: 100, price2: 180, price3: 0 });
      for (const wrong of [
        { people: 2, amount: 100 },
        { people: 3, amount: 0 },
      ]) {
        expect((await product.api.post('/order', orderBody(tour.id, wrong))).status).toBe(400);
      }
    });

    it.each([0, 6, -1, 2.5, 'six'])('refers a group of %j to the office (rules/prices 3)', async (people) => {
      const tour = await makeTour(product.dataSource);
      const { status, body } = await product.api.post('/order', orderBody(tour.id, { people }));
      expect(status).toBe(400);
      expect(body.Errors).toEqual([`That number ${people} is allowed at the office, please contact us`]);
    });

    it('refuses drafts, unapproved events, free events and unknown items', async () => {
      const draft = await makeTour(product.dataSource, { isPublished: false });
      const unapproved = await makeEvent(product.dataSource, { isApproved: false });
      const free = await makeEvent(product.dataSource, { price: 0 });
      for (const body of [
        orderBody(draft.id),
        orderBody(unapproved.id, { itemType: 'event', amount: 50 }),
        orderBody(free.id, { itemType: 'event', amount: 0 }),
        orderBody(randomUUID()),
      ]) {
        const answer = await product.api.post('/order', body);
        expect(answer.status).toBe(400);
        expect(answer.body.Errors[0]).toMatch(/^Selected price :/);
      }
    });
  });

  describe('what is sold by date, traveller and extra (rules/prices 4 to 9)', () => {
    const season = { name: 'High', from: '2038-06-01', to: '2038-09-30', price1: 150, price3: 0, price4: 0, price5: 0 };
    const SALE = {
      seasons: [{ ...season, price2: 200.5 }],
      travellerTypes: [{ code: 'child', label: 'Child', percent: -50 }],
      extras: [{ code: 'permit', label: 'Permit', category: 'permit', price: 1500, per: 'person', required: true }],
      terms: { depositPercent: 30 },
    } satisfies Partial<Tour>;
    const BOOKING = { travelDate: '2038-06-01', travellers: { adult: 1, child: 1 } };
    const order = (id: string, fields: object) => product.api.post('/order', orderBody(id, { ...fields }));
    const read = async (id: string) => (await product.api.get(`/order/${id}`)).body.data as Record<string, unknown>;

    it('is priced as it was shown, to the cent, and stores lines, terms and instalments of that day', async () => {
      const tour = await makeTour(product.dataSource, SALE);
      const { body: price } = await product.api.post('/price', { tour: tour.slug, ...BOOKING });
      expect(price.total).toBe(3150.37);
      const before = await count();
      for (const amount of [3150, 3150.38, 150]) {
        const refused = await order(tour.id, { ...BOOKING, amount });
        expect(refused.body.Errors).toEqual([`Selected price : ${amount} is not allowed`]);
      }
      expect(await count()).toBe(before);
      const { status, body } = await order(tour.id, { ...BOOKING, amount: '3150.37' });
      expect([status, body.order.amount]).toEqual([201, 3150.37]);
      await product.dataSource.getRepository(Tour).update({ id: tour.id }, { extras: null, terms: null, price1: 1 });
      const today = catDate(new Date());
      const { total, lines, cancellation } = price;
      expect(await read(body.order.id)).toMatchObject({
        ...{ total, lines, cancellation, travellers: BOOKING.travellers, revision: 1, saleMode: 'any-date' },
        ...{ travelDate: '2038-06-01', endDate: '2038-06-01', needDate: '2038-05-31T22:00:00.000Z' },
        instalments: [
          { label: 'deposit', dueDate: today, amount: 3045.11, paid: 0 },
          { label: 'balance', dueDate: '2038-05-02', amount: 105.26, paid: 0 },
        ],
      });
    });

    it('fills the instalments one after the other with what is paid', async () => {
      const { id } = await makeTour(product.dataSource, { terms: { depositPercent: 30 } });
      const { body } = await order(id, { travelDate: '2038-06-01', amount: 100 });
      await product.dataSource.getRepository(Order).update({ id: body.order.id }, { paid: 45.5 });
      expect((await read(body.order.id)).instalments).toMatchObject([{ paid: 30 }, { amount: 70, paid: 15.5 }]);
    });

    it("uses the season of a deployed client's needDate, which becomes the day of travel", async () => {
      const { id } = await makeTour(product.dataSource, { seasons: SALE.seasons, price2: 180 });
      const sent = { needDate: '2038-06-01T00:30', people: 2 };
      const { body } = await order(id, { ...sent, amount: 200 });
      expect(await read(body.order.id)).toMatchObject({ amount: 200.5, travelDate: '2038-06-01' });
      for (const needDate of [undefined, '2020-01-05T07:00']) {
        const dayless = await order(id, { needDate, amount: 100 });
        expect(await read(dayless.body.order.id)).toMatchObject({ travelDate: null, endDate: null, cancellation: [] });
      }
    });

    it.each([
      [{ saleMode: 'departures' }, 'Please choose one of the departures of this tour'],
      [{ saleMode: 'enquiry' }, 'This tour is sold on request only, please contact us'],
      [{ extras: SALE.extras }, 'This tour is sold with Permit. Please book it on our website'],
    ] as const)('tells deployed clients why they cannot order %j', async (fields, sentence) => {
      const { id } = await makeTour(product.dataSource, fields);
      const { status, body } = await order(id, { amount: 100 });
      expect([status, body.Errors]).toEqual([400, [sentence]]);
    });

    it('accepts large groups that have a price', async () => {
      const { id } = await makeTour(product.dataSource, { largeGroups: [{ from: 6, to: 8, pricePerPerson: 75 }] });
      expect((await order(id, { people: 6, amount: 450 })).status).toBe(201);
      expect((await order(id, { people: 9, amount: 675 })).body.Errors).toEqual([
        'That number 9 is allowed at the office, please contact us',
      ]);
    });

    it('has the days of its departure or of its event', async () => {
      const { id, slug } = await makeTour(product.dataSource, { saleMode: 'departures' });
      const fields = { startDate: '2038-07-04', endDate: '2038-07-06' };
      const { id: departureId } = await makeDeparture(product.dataSource, id, fields);
      const { body: price } = await product.api.post('/price', { tour: slug, departureId, people: 2 });
      expect(price).toMatchObject({ total: 180, departureId });
      const { body } = await order(id, { departureId, people: 2, amount: 180 });
      const dates = { travelDate: '2038-07-04', endDate: '2038-07-06', saleMode: 'departures' };
      expect(await read(body.order.id)).toMatchObject({ ...dates, departureId });
      const other = await order(id, { departureId, travelDate: '2038-07-05', amount: 100 });
      expect(other.body.Errors).toEqual(['The travel date is not the day of the departure']);
      const event = await makeEvent(product.dataSource, { price: 75 });
      const seat = await order(event.id, { itemType: 'event', amount: 75 });
      expect(await read(seat.body.order.id)).toMatchObject({
        travelDate: '2038-03-01',
        endDate: '2038-03-01',
        total: 75,
      });
      const dated = await order(event.id, { itemType: 'event', amount: 75, travelDate: '2038-03-02' });
      expect(dated.body.Errors).toEqual(['An event takes place on its own day, for one person at one price']);
    });

    it('gives the last use of a promo code to one of many, and to the next one when that order ends without payment', async () => {
      const { id } = await makeTour(product.dataSource);
      const { code } = await makePromoCode(product.dataSource, { maxUses: 1 });
      const uses = async () => (await product.dataSource.getRepository(PromoCode).findOneByOrFail({ code })).uses;
      const booking = { promoCode: code.toLowerCase(), amount: 90 };
      const before = await count();
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(id, booking)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
      const late = answers.filter(({ status }) => status === 400).map(({ body }) => body.Errors);
      expect(late).toEqual(Array(7).fill([`The promo code ${code} has been used up`]));
      const undiscounted = await order(id, { ...booking, amount: 100 });
      expect(undiscounted.body.Errors).toEqual([`The promo code ${code} has been used up`]);
      expect([await uses(), await count()]).toEqual([1, before + 1]);
      const [kept] = answers.filter(({ status }) => status === 201);
      const token = await tokenOf(product.dataSource, product.api, 'admin');
      await product.api.put(`/order/${kept!.body.order.id}/status`, { status: 'CANCELLED' }, { token });
      expect(await uses()).toBe(0);
      expect((await order(id, booking)).status).toBe(201);
      expect(await uses()).toBe(1);
    });
  });

  describe('the fields (rules/forms 6, rules/orders 7)', () => {
    it('names every missing field at once', async () => {
      const { status, body } = await product.api.post('/order', {});
      expect(status).toBe(400);
      expect(body.Errors).toEqual(
        expect.arrayContaining([
          'Name is required',
          'Email is required',
          'Phone number is required',
          'Address is required',
          'Location is required',
        ]),
      );
    });

    it('reads a wrapped body, and drops what it does not know (rules/api 2)', async () => {
      const tour = await makeTour(product.dataSource);
      const { status, body } = await product.api.post('/order', { order: orderBody(tour.id, { status: 'PAID' }) });
      expect(status).toBe(201);
      expect(body.order.status).toBe('PENDING');
    });

    it.each(['', 'Invalid date', undefined, null])(
      'ignores the time of the order sent as date %j (rules/orders 8)',
      async (needDate) => {
        const tour = await makeTour(product.dataSource);
        const { body } = await product.api.post('/order', orderBody(tour.id, { needDate }));
        expect(Math.abs(Date.parse(body.order.needDate) - Date.now())).toBeLessThan(60_000);
      },
    );

    it('reads a time without a zone as Central Africa Time, and one with a zone as given', async () => {
      const tour = await makeTour(product.dataSource);
      const dates = { needDate: '2038-01-05T07:00', deadline: '2038-01-05T07:00:00Z' };
      const { body } = await product.api.post('/order', orderBody(tour.id, dates));
      expect(body.order.needDate).toBe('2038-01-05T05:00:00.000Z');
      expect(body.order.deadline).toBe('2038-01-05T07:00:00.000Z');
    });

    it('accepts a travel day in the past, and marks it for staff (rules/orders 8)', async () => {
      const tour = await makeTour(product.dataSource);
      const token = await tokenOf(product.dataSource, product.api, 'user');
      const marked = async (needDate: unknown) => {
        const { status, body } = await product.api.post('/order', orderBody(tour.id, { needDate }));
        expect(status).toBe(201);
        const row = await product.api.get(`/admin/orders/${body.order.id}`, { token });
        const list = await product.api.get('/admin/orders', { token, query: { filter: { id: body.order.id } } });
        expect(list.body[0].isTravelDayPast).toBe(row.body.isTravelDayPast);
        return row.body.isTravelDayPast as boolean;
      };
      expect(await marked('2024-05-04T07:00')).toBe(true);
      expect((await product.mails.to('hello@imisozi.example')).at(-1)!.text).toContain(
        'the day and the month may have been swapped',
      );
      expect(await marked(undefined)).toBe(false);
      expect(await marked('2038-01-05')).toBe(false);
    });

    it.each(['+250 788 123 456', '0788-12-34-56 (WhatsApp)', 'ask for Demo: 788 123', 250788123456])(
      'stores the phone %j as typed (rules/forms 8, rules/orders 7)',
      async (phoneNumber) => {
        const tour = await makeTour(product.dataSource);
        const { status, body } = await product.api.post('/order', orderBody(tour.id, { phoneNumber }));
        expect([status, body.order?.client.phoneNumber]).toEqual([201, String(phoneNumber)]);
      },
    );

    it.each([
      ['12345 by day', 'Phone number must have at least 6 digits'],
      ['x'.repeat(35) + '123456', 'Phone number can have at most 40 characters'],
      ['788 123\n456', 'Phone number must be a single line of plain text without hidden characters'],
    ])('refuses the phone %j (rules/forms 8, rules/orders 7)', async (phoneNumber, sentence) => {
      const tour = await makeTour(product.dataSource);
      const { status, body } = await product.api.post('/order', orderBody(tour.id, { phoneNumber }));
      expect([status, body.Errors]).toEqual([400, [sentence]]);
    });

    it('refuses a date that cannot be read', async () => {
      const tour = await makeTour(product.dataSource);
      const { status, body } = await product.api.post('/order', orderBody(tour.id, { needDate: 'next week' }));
      expect(status).toBe(400);
      expect(body.Errors).toEqual(['Need date is not a valid date']);
    });
  });

  describe('with an Idempotency-Key (rules/errors 7)', () => {
    const headers = () => ({ 'idempotency-key': randomUUID() });

    it('makes one order of ten simultaneous identical calls; without the key it makes ten', async () => {
      const tour = await makeTour(product.dataSource);
      const send = (options = {}) => product.api.post('/order', orderBody(tour.id), options);
      const before = await count();
      await Promise.all(Array.from({ length: 10 }, () => send()));
      expect(await count()).toBe(before + 10);

      const keyed = { headers: headers() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(keyed)));
      expect(await count()).toBe(before + 11);
      const made = answers.filter(({ status }) => status === 201);
      expect(made.length).toBeGreaterThan(0);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(new Set(made.map(({ body }) => body.order.id)).size).toBe(1);
    });

    it('returns the first response to a repeated call', async () => {
      const tour = await makeTour(product.dataSource);
      const options = { headers: headers() };
      const first = await product.api.post('/order', orderBody(tour.id), options);
      const again = await product.api.post('/order', orderBody(tour.id), options);
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
    });

    it('refuses the same key with another body', async () => {
      const tour = await makeTour(product.dataSource);
      const options = { headers: headers() };
      await product.api.post('/order', orderBody(tour.id), options);
      expect((await product.api.post('/order', orderBody(tour.id, { names: 'Another' }), options)).status).toBe(409);
    });

    it('takes over at once the call of a dead process, but never that of a live one', async () => {
      const tour = await makeTour(product.dataSource);
      const options = { headers: headers() };
      const send = () => product.api.post('/order', orderBody(tour.id), options);
      const first = await send();
      const records = product.dataSource.getRepository(IdempotencyRecord);
      const { id } = await records.findOneOrFail({ where: { isFinished: true }, order: { createdAt: 'DESC' } });
      const owner = randomUUID();
      await records.update({ id }, { isFinished: false, owner });

      const other = new Lease(product.dataSource, owner, 60);
      await other.acquire();
      expect((await send()).status).toBe(409);
      await other.release();
      const answers = await Promise.all([send(), send(), send()]);
      const [made, ...more] = answers.filter(({ status }) => status === 201);
      for (const { body } of more) expect(body).toEqual(made!.body);
      expect(made!.body.order.id).not.toBe(first.body.order.id);
      expect((await send()).body).toEqual(made!.body);
    });

    it('keeps a response for a limited time only: it contains names and addresses', async () => {
      const tour = await makeTour(product.dataSource);
      const options = { headers: headers() };
      const first = await product.api.post('/order', orderBody(tour.id), options);
      const records = product.dataSource.getRepository(IdempotencyRecord);
      const past = new Date(Date.now() - 1_000);
      const old = () =>
        records.create({ keyHash: randomUUID(), bodyHash: '', isFinished: true, answer: {}, expiresAt: past });
      await records.save(Array.from({ length: 1_100 }, old), { chunk: 200 });
      await product.app.get(Idempotency).deleteExpired();
      expect(await records.countBy({ expiresAt: past })).toBe(0);
      expect((await product.api.post('/order', orderBody(tour.id), options)).body).toEqual(first.body);
    });

    it('lets a refused call be repeated with the same key', async () => {
      const tour = await makeTour(product.dataSource);
      const options = { headers: headers() };
      expect((await product.api.post('/order', orderBody(tour.id, { amount: 1 }), options)).status).toBe(400);
      expect((await product.api.post('/order', orderBody(tour.id), options)).status).toBe(201);
    });
  });

  it('gives numbers without gaps, also to simultaneous orders', async () => {
    const tour = await makeTour(product.dataSource);
    await Promise.all(Array.from({ length: 8 }, () => product.api.post('/order', orderBody(tour.id))));
    const orders = await product.dataSource.getRepository(Order).find({ order: { number: 'ASC' } });
    const numbers = orders.map(({ number }) => Number(number.slice(5)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('mails the client and the company, with the proforma and the link to the order (rules/orders 4, rules/mails 1)', async () => {
    const tour = await makeTour(product.dataSource, { title: 'Inzira y’amahoro & café' });
    const email = 'mail.reader@example.org';
    const { body } = await product.api.post('/order', orderBody(tour.id, { email, names: 'Zoé Ntwari <b>' }));
    const [toClient, ...more] = await product.mails.to(email);
    expect(more).toEqual([]);
    expect(toClient!.subject).toBe(`Your order ${body.order.number}: Inzira y’amahoro & café`);
    expect(toClient!.text).toContain(
      `${product.env.PUBLIC_URL}/myorder/${await product.api.links.keyOf(body.order.id)}`,
    );
    expect(toClient!.html).toContain('Zoé Ntwari &lt;b&gt;');
    expect(toClient!.text).toContain('Tue, 5 January 2038');
    expect(toClient!.attachments.map(({ filename }) => filename)).toEqual([
      `proforma-${body.order.number}.pdf`,
      `order-${body.order.number}.ics`,
    ]);
    const toCompany = await product.mails.to('hello@imisozi.example');
    expect(toCompany.filter(({ replyTo }) => replyTo?.[0]?.address === email)).toHaveLength(1);
    const states = await product.dataSource.getRepository(Mail).findBy({ orderId: body.order.id });
    expect(states.map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('never mails a stranger text that somebody typed: neither a name with an address, nor any other text (rules/privacy 6)', async () => {
    const tour = await makeTour(product.dataSource, { location: 'Musanze' });
    const typed = {
      names: 'Your prize: evil.example.com',
      address: 'Pay at evil.example.com/pay',
      location: 'Call 0900 123 456 now',
      phoneNumber: 'pay 0900123456 today',
      message: 'Dear winner,\nclick https://evil.example.com',
    };
    const email = 'stranger@example.org';
    const { body } = await product.api.post('/order', orderBody(tour.id, { ...typed, email }));
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    for (const status of ['APPROVED', 'PAID', 'REFUNDED']) {
      await product.api.put(`/order/${body.order.id}/status`, { status }, { token });
    }
    const mails = await product.mails.to(email);
    expect(mails).toHaveLength(4);
    const files = mails.flatMap(({ attachments }) => attachments);
    expect(files.map(({ mimeType }) => mimeType).filter((type) => type === 'application/pdf')).toHaveLength(4);
    const texts = await Promise.all(files.map(readableText));
    const everything = [...mails.map(({ subject, text, html }) => `${subject} ${text} ${html}`), ...texts].join('\n');
    expect(everything).toContain('Dear traveller,');
    expect(everything).toContain('LOCATION:Musanze');
    expect(everything).not.toMatch(/evil|prize|winner|0900 ?123|pay at/i);
    const toCompany = (await product.mails.to('hello@imisozi.example')).find(
      ({ replyTo }) => replyTo?.[0]?.address === email,
    )!;
    for (const text of Object.values(typed)) expect(toCompany.text).toContain(text);
  });

  /**
   * Fails after all other listeners to a new order have run in its transaction, so that there is something to roll
   * back.
   */
  function afterListeners(listener: (tx: EntityManager, order: Order) => Promise<void>) {
    const events = product.app.get(DomainEvents);
    const publish = events.publish.bind(events);
    return jest.spyOn(events, 'publish').mockImplementation(async (tx, event, payload) => {
      await publish(tx, event, payload);
      if (event === ORDER_CREATED) await listener(tx, (payload as OrderCreated).order);
    });
  }

  it('calls listeners in its transaction, and is rolled back if one of them fails (rules/orders 4)', async () => {
    const kept = () =>
      Promise.all([Order, Mail, Notification, Job].map((entity) => product.dataSource.getRepository(entity).count()));
    const tour = await makeTour(product.dataSource);
    const heard: Order[] = [];
    const listeners = afterListeners(async (tx, order) => {
      heard.push(await tx.findOneByOrFail(Order, { id: order.id }));
      if (order.names === 'Unlucky Visitor') throw new Error('The listener fails');
    });
    const before = await kept();
    expect((await product.api.post('/order', orderBody(tour.id, { names: 'Unlucky Visitor' }))).status).toBe(500);
    expect(await kept()).toEqual(before);
    const { body } = await product.api.post('/order', orderBody(tour.id));
    expect(heard.map(({ id }) => id)).toEqual([expect.any(String), body.order.id]);
    listeners.mockRestore();
  });

  it('is saved although a simultaneous one is not, and leaves no gap in the numbers (rules/orders 4, 6)', async () => {
    const tour = await makeTour(product.dataSource);
    const listeners = afterListeners(async (_tx, order) => {
      if (order.names === 'Spec Spoiler') throw new Error('The listener fails');
    });
    const send = (names: string) => product.api.post('/order', orderBody(tour.id, { names }));
    const names = Array.from({ length: 12 }, (_, index) => (index === 5 ? 'Spec Spoiler' : `Spec Together ${index}`));
    const answers = await Promise.all(names.map(send));
    listeners.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(names.map((_, index) => (index === 5 ? 500 : 201)));
    const orders = await product.dataSource.getRepository(Order).findBy({ itemId: tour.id });
    const numbers = orders.map(({ number }) => Number(number.slice(5))).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => numbers[0]! + index));
    for (const { id } of orders) expect(await product.dataSource.getRepository(Mail).countBy({ orderId: id })).toBe(2);
  });

  it('is readable with its key, and never cached (rules/orders 9)', async () => {
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id));
    const view = await product.api.get(`/order/${await product.api.links.keyOf(body.order.id)}`, { token: 'null' });
    expect(view.status).toBe(200);
    expect(view.body.oneorder).toEqual(view.body.data);
    expect(Object.keys(view.body.data)).toEqual(expect.arrayContaining(ORDER_FIELDS));
    expect(view.headers['cache-control']).toBe('no-store');
    const unknown = await product.api.get(`/order/${randomUUID()}`);
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toBe('This order was not found.');
    const document = await product.api.get(`/order/${body.order.id}/proforma`);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.body).toMatch(/^%PDF-/);
  });

  describe('for staff', () => {
    it('lists orders of tours (rules/api 10)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'user');
      const event = await makeEvent(product.dataSource);
      await product.api.post('/order', orderBody(event.id, { itemType: 'event', amount: 50 }));
      const { body } = await product.api.get('/order', { token });
      expect(body.allorders.length).toBeGreaterThan(0);
      expect(new Set(body.allorders.map(({ itemType }: { itemType: string }) => itemType))).toEqual(new Set(['tour']));
    });

    it('pages, searches and filters them in the dialect of ra-data-simple-rest (rules/api 7)', async () => {
      const token = await tokenOf(product.dataSource, product.api, 'user');
      const tour = await makeTour(product.dataSource);
      for (const names of ['Needle One', 'Needle Two', 'Hay']) {
        await product.api.post('/order', orderBody(tour.id, { names }));
      }
      const query = { filter: { q: 'needle', status: 'PENDING' }, range: [0, 0], sort: ['names', 'ASC'] };
      const page = await product.api.get('/admin/orders', { token, query });
      expect(page.body.map((order: { client: { names: string } }) => order.client.names)).toEqual(['Needle One']);
      expect(page.headers['content-range']).toBe('orders 0-0/2');
      expect((await product.api.get('/admin/orders', { token, query: { sort: ['passwordHash', 'ASC'] } })).status).toBe(
        400,
      );
      expect(
        (await product.api.get('/admin/orders', { token, query: { filter: { itemId: "' OR 1=1" } } })).body,
      ).toEqual([]);
    });
  });
});
