import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { IsNull, Like } from 'typeorm';
import { FIRST_DAY } from '@imisozi/core/demonstration';
import { addDays, catDate, catYear, endOfCatDay, today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { Job } from '../src/platform/jobs/job.entity.js';
import { statementTimes } from '../src/platform/database/statement-times.js';
import { seedIfEmpty } from '../src/demo-content.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { isTravelDayPast } from '../src/modules/orders/order.travel-day.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { Permit } from '../src/modules/permits/permit.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { priceLadder } from '@imisozi/core/prices';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination, makePublication } from './support/content.js';
import { makeDeparture, makeEvent, makeGuide, makeTour, makeVehicle, orderBody, tokenOf } from './support/factories.js';
import { airTicketBody, contactBody, participantBody } from './support/forms.js';

const LISTS = [
  ...['tours', 'destinations', 'events', 'publications', 'orders', 'payments', 'participants', 'comments', 'users'],
  ...['subscribers', 'contact-messages', 'air-ticket-inquiries', 'outbox', 'audit', 'campaigns', 'notifications'],
];

const RESOURCES = [
  { resource: 'tours', make: makeTour, on: { isPublished: true }, off: { isPublished: false }, bySlug: true },
  {
    resource: 'destinations',
    make: makeDestination,
    on: { isPublished: true },
    off: { isPublished: false },
    bySlug: true,
  },
  { resource: 'events', make: makeEvent, on: { isApproved: true }, off: { isApproved: false }, bySlug: true },
  { resource: 'publications', make: makePublication, on: { status: true }, off: { status: false }, bySlug: false },
] as const;

interface Row {
  id: string;
  title: string;
}

describe('The dashboard', () => {
  let product: TestApp;
  let staff: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    staff = await tokenOf(product.dataSource, product.api, 'user');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  describe.each(RESOURCES)('lists $resource (rules/api 7)', ({ resource, make, on, off, bySlug }) => {
    const list = async (query: Record<string, unknown>) =>
      product.api.get(`/admin/${resource}`, { token: staff, query });
    const titles = ({ body }: { body: Row[] }) => body.map(({ title }) => title);

    it('to staff only', async () => {
      expect((await product.api.get(`/admin/${resource}`)).status).toBe(401);
      expect((await product.api.get(`/admin/${resource}/${randomUUID()}`)).status).toBe(401);
      expect((await list({})).status).toBe(200);
    });

    it('in pages, sorted, searched and filtered', async () => {
      for (const [title, state] of [
        ['Needle A', on],
        ['Needle B', off],
        ['Needle C', on],
        ['Straw', on],
      ] as const) {
        await make(product.dataSource, { title, ...state });
      }
      const page = await list({ filter: { q: 'needle' }, range: [0, 1], sort: ['title', 'DESC'] });
      expect(titles(page)).toEqual(['Needle C', 'Needle B']);
      expect(page.headers['content-range']).toBe(`${resource} 0-1/3`);
      const rest = await list({ filter: { q: 'needle' }, range: [2, 3], sort: ['title', 'DESC'] });
      expect(titles(rest)).toEqual(['Needle A']);
      expect(rest.headers['content-range']).toBe(`${resource} 2-2/3`);
      expect(titles(await list({ filter: { q: 'needle', ...off } }))).toEqual(['Needle B']);
      expect(titles(await list({ filter: { q: 'needle', ...on }, sort: ['title', 'ASC'] }))).toEqual([
        'Needle A',
        'Needle C',
      ]);
      const ids = page.body.map(({ id }: Row) => id);
      expect(titles(await list({ filter: { id: ids }, sort: ['title', 'ASC'] }))).toEqual(['Needle B', 'Needle C']);
      expect((await list({ filter: { createdAt_gte: '2999-01-01' } })).body).toEqual([]);
      expect((await list({ filter: { passwordHash: 'x' } })).status).toBe(400);
      expect((await list({ sort: ['(select 1)', 'ASC'] })).status).toBe(400);
    });

    it('and returns one of them, drafts too', async () => {
      const made = (await make(product.dataSource, off)) as { id: string; slug?: string; title: string };
      for (const key of bySlug ? [made.id, made.slug!] : [made.id]) {
        const { status, body } = await product.api.get(`/admin/${resource}/${key}`, { token: staff });
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: made.id, title: made.title, ...off });
      }
      expect((await product.api.get(`/admin/${resource}/${randomUUID()}`, { token: staff })).status).toBe(404);
    });
  });

  it('shows destinations with all of their comments', async () => {
    const { id } = await makeDestination(product.dataSource);
    await makeComment(product.dataSource, { destinationId: id, isActive: false });
    const { body } = await product.api.get(`/admin/destinations/${id}`, { token: staff });
    expect(body.comments).toHaveLength(1);
    expect(body.comments[0]).toMatchObject({ isActive: false, email: 'commenter@example.org' });
  });

  it('counts records in the database, and the orders that wait (rules/dashboard 2)', async () => {
    const figures = async () => (await product.api.get('/admin/dashboard', { token: staff })).body;
    const before = await figures();
    await makeTour(product.dataSource, { isPublished: false });
    await makeDestination(product.dataSource);
    await makeEvent(product.dataSource, { isApproved: false });
    await makePublication(product.dataSource);
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id));
    const after = await figures();
    expect(after.counts).toEqual({
      publications: before.counts.publications + 1,
      events: before.counts.events + 1,
      destinations: before.counts.destinations + 1,
      tours: before.counts.tours + 2,
    });
    expect(after.orders.waiting).toBe(before.orders.waiting + 1);
    expect(after.orders.latest[0]).toEqual({
      id: body.order.id,
      number: body.order.number,
      names: 'Spec Visitor',
      itemTitle: tour.title,
      amount: 100,
      status: 'PENDING',
      createdAt: body.order.createdAt,
    });
    expect((await product.api.get('/admin/dashboard')).status).toBe(401);
  });

  it('lists for admins what is still as in the demonstration, until it is set (rules/desk 13)', async () => {
    const open = async (token: string) => (await product.api.get('/admin/dashboard', { token })).body.firstDay;
    expect(await open(staff)).toBeNull();
    expect(await open(admin)).toEqual([...FIRST_DAY]);
    const bankDetails = [{ name: 'Account number', value: '000-1' }];
    const company = { phone: '+250 788 555 010', social: { facebook: '', twitter: '', instagram: '', linkedin: '' } };
    await product.api.put('/admin/settings', { bankDetails, company }, { token: admin });
    expect(await open(admin)).toEqual(FIRST_DAY.filter((item) => !['phone', 'social', 'bank'].includes(item)));
    await product.api.put('/admin/settings', { bankDetails: null, company: null }, { token: admin });
    expect(await open(admin)).toEqual([...FIRST_DAY]);
  });

  it('counts orders and their money by days in Kigali (rules/api 11), with the money of the ledger (rules/money 12)', async () => {
    const tour = await makeTour(product.dataSource);
    const orders = product.dataSource.getRepository(Order);
    for (const [createdAt, paidAt, end, amount, refundedAmount] of [
      // Just before and just after midnight in Kigali.
      ['2026-03-01T21:59:59.999Z', '2026-03-01T22:00:00.000Z', 'PAID', 320.5, null],
      ['2026-03-01T22:00:00.000Z', null, 'PENDING', 100, null],
      ['2026-03-02T10:00:00.000Z', '2026-03-09T10:00:00.000Z', 'PAID', 100, null],
      ['2026-03-03T10:00:00.000Z', '2026-03-09T11:00:00.000Z', 'REFUNDED', 180, 30.25],
      ['2026-03-03T10:00:00.000Z', '2026-03-09T11:00:00.000Z', 'REFUNDED', 180, null],
      ['2026-03-31T22:00:00.000Z', '2026-03-31T22:00:00.000Z', 'PAID', 100, null],
    ] as const) {
      const people = amount === 320.5 ? 4 : amount === 180 ? 2 : 1;
      const { body } = await product.api.post('/order', orderBody(tour.id, { amount, people }));
      const { id } = body.order;
      const book = (direction: 'in' | 'out', money: number) =>
        product.api.post(
          `/admin/orders/${id}/ledger`,
          { kind: 'bank', direction, amount: money, receivedAt: paidAt },
          { token: admin },
        );
      if (paidAt) await book('in', amount);
      if (end === 'REFUNDED') {
        const cancel = { refund: refundedAmount ?? amount, override: true, reason: 'They are ill.' };
        expect((await product.api.post(`/admin/orders/${id}/cancel`, cancel, { token: admin })).status).toBe(200);
        await book('out', refundedAmount ?? amount);
      }
      const at = { createdAt: new Date(createdAt), ...(paidAt && { paidAt: new Date(paidAt) }) };
      await orders.update({ id }, at);
    }
    // A deposit counts on its day, and a voided payment does not count.
    const { body: partly } = await product.api.post('/order', orderBody(tour.id));
    for (const amount of [40, 7]) {
      const entry = { kind: 'bank', direction: 'in', amount, receivedAt: '2026-03-12' };
      const { body } = await product.api.post(`/admin/orders/${partly.order.id}/ledger`, entry, { token: admin });
      if (amount === 7)
        await product.api.post(`/admin/ledger/${body.entry.id}/void`, { reason: 'x' }, { token: admin });
    }
    const over = async (query: Record<string, unknown>) =>
      (await product.api.get('/admin/dashboard/orders', { token: staff, query })).body;
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const total = { orders: 5, paid: 4, revenue: 610.25 };
    const { standing, ...month } = await over({ ...march, by: 'month' });
    expect(standing).toMatchObject({ day: today(), refundDue: 0 });
    expect(month).toEqual({
      ...march,
      by: 'month',
      total,
      periods: [{ start: '2026-03-01', ...total }],
    });
    const weeks = await over({ ...march, by: 'week' });
    expect(weeks.total).toEqual(total);
    expect(weeks.periods).toHaveLength(6);
    expect(weeks.periods.slice(0, 3)).toEqual([
      { start: '2026-02-23', orders: 1, paid: 0, revenue: 0 },
      { start: '2026-03-02', orders: 4, paid: 1, revenue: 320.5 },
      { start: '2026-03-09', orders: 0, paid: 3, revenue: 289.75 },
    ]);
    const days = await over({ from: '2026-03-01', to: '2026-03-02' });
    expect(days.periods).toEqual([
      { start: '2026-03-01', orders: 1, paid: 0, revenue: 0 },
      { start: '2026-03-02', orders: 2, paid: 1, revenue: 320.5 },
    ]);
    expect((await over({})).periods).toHaveLength(30);
  });

  it.each([
    [{ from: '2026-02-30' }, 'From must be a day, such as 2026-11-21'],
    [{ to: 'today' }, 'To must be a day, such as 2026-11-21'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'From cannot be after To'],
    [{ from: '2020-01-01', to: '2026-01-01' }, 'A period can have at most 1100 days'],
    [{ by: 'year' }, 'By must be one of: day, week, month'],
  ])('has no figures for %j', async (query, sentence) => {
    const { status, body } = await product.api.get('/admin/dashboard/orders', { token: staff, query });
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('lists the next trips, by days in Kigali', async () => {
    const { id } = await makeTour(product.dataSource);
    const orders = product.dataSource.getRepository(Order);
    const departures = async () => (await product.api.get('/admin/dashboard', { token: staff })).body.work.departures;
    const before = await departures();
    const startOfToday = endOfCatDay(new Date(), -1).getTime();
    const travel = async (name: string, days: number, milliseconds: number, status = 'PENDING') => {
      const { body } = await product.api.post('/order', orderBody(id, { names: name }));
      const needDate = new Date(startOfToday + days * 86_400_000 + milliseconds);
      const at = { needDate, travelDate: catDate(needDate) };
      await orders.update({ id: body.order.id }, { ...at, status: status as 'PENDING' });
    };
    await travel('Yesterday', 0, -1);
    await travel('Today, first', 0, 0, 'PAID');
    await travel('Today, last', 1, -1, 'APPROVED');
    await travel('Not any more', 0, 1, 'CANCELLED');
    await travel('Seventh day', 7, -1);
    await travel('Eighth day', 7, 0);
    const after = await departures();
    expect(after.today).toBe(before.today + 2);
    expect(after.week).toBe(before.week + 3);
    const named = after.next.map(({ names }: { names: string }) => names);
    expect(named).toEqual(expect.arrayContaining(['Today, first', 'Today, last']));
    expect(named).not.toContain('Yesterday');
    expect(named).not.toContain('Not any more');
    expect(named.indexOf('Today, first')).toBeLessThan(named.indexOf('Today, last'));
  });

  it('lists open work and the next trips; messages and mails only for admins (rules/roles 6)', async () => {
    const { dataSource, api } = product;
    const admin = await tokenOf(dataSource, api, 'admin');
    const work = async (token: string) => (await api.get('/admin/dashboard', { token })).body.work;
    const before = await work(admin);
    const { id: destinationId, title } = await makeDestination(dataSource);
    await makeComment(dataSource, { destinationId, isActive: false, names: 'Moderated Soon' });
    await api.post('/contact', contactBody());
    await api.post('/airticket', airTicketBody());
    const soon = await makeEvent(dataSource, { startDate: new Date(Date.now() + 3_600_000) });
    await makeEvent(dataSource, { startDate: new Date(Date.now() + 1_800_000), isApproved: false });
    await makeEvent(dataSource, { startDate: new Date(Date.now() - 1_000) });
    await api.post('/participant/create', participantBody(soon.title));
    await api.post('/participant/create', participantBody(soon.title, { email: 'second@example.org' }));
    const { body: session } = await api.post('/v1/payments/session', { amount: 5 });
    await dataSource.getRepository(Payment).update({ reference: session.reference }, { status: 'REVIEW' });
    await product.mails.settled();
    const [mail] = await dataSource.getRepository(Mail).find({ take: 1 });
    await dataSource.getRepository(Mail).update({ id: mail!.id }, { sentAt: null });
    await dataSource.getRepository(Job).update({ id: mail!.jobId! }, { status: 'DEAD', lastError: '550 No such user' });

    const after = await work(admin);
    expect(after.comments.waiting).toBe(before.comments.waiting + 1);
    expect(after.comments.latest[0]).toMatchObject({ names: 'Moderated Soon', itemTitle: title, isActive: false });
    expect(after.threads.waiting).toBe(before.threads.waiting + 2);
    expect(after.threads.longest.length).toBeLessThanOrEqual(5);
    expect(after.payments.inReview).toBe(before.payments.inReview + 1);
    expect(after.events.next[0]).toEqual({
      id: soon.id,
      slug: soon.slug,
      title: soon.title,
      place: 'Kigali',
      startDate: soon.startDate.toISOString(),
      participants: 2,
    });
    expect(after.mails).toMatchObject({ failed: 1, latest: [{ id: mail!.id, lastError: '550 No such user' }] });
    expect(await work(staff)).toMatchObject({ threads: null, mails: null, payments: after.payments });
  });

  describe('What today asks of the office (rules/desk 14)', () => {
    let office: string;
    const work = async (token = office) => (await product.api.get('/admin/dashboard', { token })).body.work;
    const post = (path: string, body: object = {}) => product.api.post(`/admin/${path}`, body, { token: office });

    beforeAll(async () => {
      office = await tokenOf(product.dataSource, product.api, 'reservations');
    });

    it('is shown as far as the role may see it, and names no travellers', async () => {
      const accountant = await tokenOf(product.dataSource, product.api, 'accountant');
      const hidden = { trips: null, proposals: null, permits: null };
      const yesterday = { count: expect.any(Number), amount: expect.any(Number) };
      expect(await work(staff)).toMatchObject({ ...hidden, overdue: null, yesterday });
      expect(await work(accountant)).toMatchObject({ ...hidden, overdue: { count: expect.any(Number) }, yesterday });
      expect(Object.keys(await work())).toEqual(expect.arrayContaining(['trips', 'overdue', 'proposals', 'permits']));
    });

    it('begins with today’s trips: pick-ups by time, then those under way, and who is missing', async () => {
      const tour = await makeTour(product.dataSource, { title: 'Morning walk', departureTime: '07:15' });
      const orders = product.dataSource.getRepository(Order);
      const before = await work();
      const trip = async (names: string, fields: Partial<Order>) => {
        const { body } = await product.api.post('/order', orderBody(tour.id, { names, location: `Hotel ${names}` }));
        await orders.update({ id: body.order.id }, { endDate: today(), status: 'APPROVED', ...fields });
        return body.order.id as string;
      };
      const at = (clock: string) => new Date(`${today()}T${clock}:00+02:00`);
      const late = await trip('Late', { travelDate: today(), needDate: at('23:10') });
      const early = await trip('Early', { travelDate: today(), needDate: at('00:00') });
      const before2 = addDays(today(), -1);
      const underWay = await trip('Under way', {
        travelDate: before2,
        needDate: new Date(`${before2}T06:00:00+02:00`),
      });
      await trip('Cancelled', { travelDate: today(), needDate: at('05:00'), status: 'CANCELLED' });
      const guide = await makeGuide(product.dataSource);
      const vehicle = await makeVehicle(product.dataSource);
      const crew = { guideId: guide.id, driverId: guide.id, vehicleId: vehicle.id };
      expect((await post('assignments', { orderId: late, ...crew })).status).toBe(201);
      expect((await post('assignments', { orderId: early, driverId: guide.id, force: true, reason: 'x' })).status).toBe(
        201,
      );

      const { trips } = await work();
      expect([trips.total, trips.incomplete]).toEqual([before.trips.total + 3, before.trips.incomplete + 2]);
      const named = (id: string) => trips.first.find((one: { id: string }) => one.id === id);
      expect(named(late)).toMatchObject({
        tour: 'Morning walk',
        pickUps: [{ orderId: late, time: '23:10', place: 'Hotel Late' }],
        missing: [],
      });
      expect(named(early)).toMatchObject({ pickUps: [{ time: '07:15' }], missing: ['guide', 'vehicle'] });
      expect(named(underWay)).toMatchObject({ from: before2, pickUps: [], missing: ['guide', 'driver', 'vehicle'] });
      const order = trips.first.map(({ id }: { id: string }) => id);
      expect(order.indexOf(early)).toBeLessThan(order.indexOf(late));
      expect(order.indexOf(late)).toBeLessThan(order.indexOf(underWay));
      expect(JSON.stringify(trips)).not.toContain('spec@');
    });

    it('counts the bookings of a departure as one trip, with its first pick-ups', async () => {
      const tour = await makeTour(product.dataSource, { title: 'Departure of today' });
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 20 });
      for (let count = 0; count < 4; count++) {
        const body = orderBody(tour.id, { departureId: departure.id, travelDate: undefined });
        expect((await product.api.post('/order', body)).status).toBe(201);
      }
      const days = { startDate: today(), endDate: today() };
      await product.dataSource.getRepository(Departure).update({ id: departure.id }, days);
      const travel = { travelDate: today(), endDate: today(), needDate: new Date(`${today()}T00:00:00+02:00`) };
      await product.dataSource.getRepository(Order).update({ departureId: departure.id }, travel);
      const { trips } = await work();
      const shown = trips.first.find(({ id }: { id: string }) => id === departure.id);
      expect(shown).toMatchObject({ people: 4, morePickUps: 1 });
      expect(shown.pickUps).toHaveLength(3);
    });

    it('sums what is overdue, and counts yesterday’s bookings', async () => {
      const tour = await makeTour(product.dataSource);
      const orders = product.dataSource.getRepository(Order);
      const before = await work();
      const travelDate = addDays(today(), 60);
      const { body } = await product.api.post('/order', orderBody(tour.id, { travelDate }));
      const { id } = body.order;
      const approved = await product.api.put(`/order/${id}/status`, { status: 'APPROVED' }, { token: office });
      expect(approved.status).toBe(200);
      const order = await orders.findOneByOrFail({ id });
      const instalments = order.instalments!.map((one) => ({ ...one, dueDate: addDays(today(), -2) }));
      await orders.update({ id }, { instalments, nextDue: addDays(today(), -2), createdAt: dayAgo() });
      const after = await work();
      expect(after.overdue).toEqual({ count: before.overdue.count + 1, amount: before.overdue.amount + 100 });
      expect(after.yesterday).toEqual({ count: before.yesterday.count + 1, amount: before.yesterday.amount + 100 });
    });

    it('lists proposals whose clients wait for us, until we answer, and those that expire (rules/proposals 11)', async () => {
      const propose = async (title: string, days: number) => {
        const made = await post('quotes', {
          client: { names: 'Camille Laurent', email: `${randomUUID()}@example.org`, phoneNumber: '+33 612 345 678' },
          title,
          travelDate: addDays(today(), 90),
          validUntil: addDays(today(), days),
          travellers: { adult: 2 },
          options: [{ name: 'A', lines: [{ label: 'Trip', quantity: 2, unitAmount: 1500 }] }],
        });
        const { id } = made.body.data;
        expect((await post(`quotes/${id}/send`)).status).toBe(200);
        return id as string;
      };
      const [soon, later] = [await propose('Soon', 3), await propose('Later', 4)];
      await product.api.put(`/admin/quotes/${soon}`, { state: 'WITHDRAWN' }, { token: office });
      const ends = await propose('Ends', 2);
      const listed = async () => {
        const { proposals } = await work();
        const ids = (some: { first: { id: string }[] }) => some.first.map(({ id }) => id);
        return { asked: ids(proposals.asked), expiring: ids(proposals.expiring), count: proposals.asked.count };
      };
      expect(await listed()).toEqual({ asked: [], expiring: [ends], count: 0 });
      expect((await product.api.post(`/quotes/${later}/change`, { message: 'One night more?' })).status).toBe(200);
      expect(await listed()).toMatchObject({ asked: [later], count: 1 });
      await product.api.put(`/admin/quotes/${later}`, { title: 'Later, one night more' }, { token: office });
      expect(await listed()).toMatchObject({ asked: [], count: 0 });
    });

    it('counts permits to buy within seven days, and for whom no passport is known (rules/permits 6)', async () => {
      const tour = await makeTour(product.dataSource);
      const { body } = await product.api.post('/order', orderBody(tour.id, { people: 2, amount: 180 }));
      const orderId = body.order.id as string;
      const permits = product.dataSource.getRepository(Permit);
      const facts = { orderId, code: 'permit', label: 'Gorilla permit', round: 1, price: 1500 } as const;
      const add = (place: number, days: number, state: Permit['state'] = 'to-buy') =>
        permits.save(permits.create({ ...facts, place, day: addDays(today(), days), state }));
      await add(1, 7);
      await add(2, 7);
      await add(3, 8);
      await add(4, 1, 'bought');
      const until = addDays(today(), 7);
      expect((await work()).permits).toEqual({ count: 2, withoutPassport: 2, until });
      await product.api.put(`/order/${orderId}/travellers`, {
        travellers: [
          { type: 'adult', firstName: 'A', lastName: 'One', passportNumber: 'ZX1234567' },
          { type: 'adult', firstName: 'B', lastName: 'Two' },
        ],
      });
      expect((await work()).permits).toEqual({ count: 2, withoutPassport: 1, until });
    });
  });
});

/** Noon of yesterday in Kigali. */
const dayAgo = () => new Date(`${addDays(today(), -1)}T12:00:00+02:00`);

describe('The demonstration', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startApp();
    await seedIfEmpty(product.dataSource, product.env);
  });
  afterAll(() => product.close());

  it('has a month of bookings in every state, around today, with obviously fictional people', async () => {
    const orders = await product.dataSource.getRepository(Order).find();
    expect(orders).toHaveLength(72);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    expect(orders.every(({ names, email }) => /^Demo /.test(names) && email.endsWith('@example.com'))).toBe(true);
    expect(orders.every(({ createdAt }) => createdAt < new Date())).toBe(true);
    expect(orders.filter(isTravelDayPast)).toHaveLength(1);
    const [today, tomorrow, nextWeek] = [-1, 0, 7].map((days) => endOfCatDay(new Date(), days)) as [Date, Date, Date];
    const travelling = (from: Date, to: Date) =>
      orders.filter(({ needDate }) => needDate >= from && needDate < to).length;
    expect(travelling(new Date(0), today)).toBeGreaterThan(15);
    expect(travelling(today, tomorrow)).toBeGreaterThanOrEqual(3);
    expect(travelling(tomorrow, nextWeek)).toBeGreaterThanOrEqual(12);
    expect(travelling(nextWeek, new Date('2999-01-01'))).toBeGreaterThan(10);
    const paid = orders.filter(({ invoiceNumber, receiptNumber, paidAt }) => invoiceNumber && receiptNumber && paidAt);
    expect(paid.map(({ status }) => status).every((status) => status === 'PAID' || status === 'REFUNDED')).toBe(true);
  });

  it('has departures with the seats of their bookings, and money in each state', async () => {
    const orders = await product.dataSource.getRepository(Order).find();
    const departures = await product.dataSource.getRepository(Departure).find();
    expect(departures.length).toBeGreaterThan(5);
    const seated = (id: string) =>
      orders
        .filter(
          ({ departureId, status }) => departureId === id && !['CANCELLED', 'REJECTED', 'REFUNDED'].includes(status),
        )
        .reduce((sum, { people }) => sum + people, 0);
    expect(departures.map(({ taken }) => taken)).toEqual(departures.map(({ id }) => seated(id)));
    expect(departures.some(({ taken, capacity }) => taken === capacity)).toBe(true);
    const received = await product.dataSource.getRepository(LedgerEntry).find();
    const isSound = ({ id, paid }: Order) =>
      toCents(paid) ===
      received
        .filter(({ orderId }) => orderId === id)
        .reduce((sum, { amount, direction }) => sum + (direction === 'in' ? 1 : -1) * toCents(amount), 0);
    expect(orders.filter((order) => !isSound(order))).toEqual([]);
    expect(orders.some(({ status, paid, amount }) => status === 'APPROVED' && paid > 0 && paid < amount)).toBe(true);
    expect(orders.some(({ refundDue }) => refundDue > 0)).toBe(true);
    expect(orders.some(({ nextDue, paid }) => paid > 0 && nextDue !== null && nextDue < today())).toBe(true);
  });

  it('has payments, participants, messages, inquiries and a sent letter, and mails nobody', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const total = async (resource: string, filter: object = {}) => {
      const { status, headers } = await product.api.get(`/admin/${resource}`, { token, query: { filter } });
      return status === 200 ? Number(headers['content-range']!.split('/')[1]) : status;
    };
    for (const status of ['SETTLED', 'REFUNDED', 'REVIEW', 'FAILED', 'OPEN']) {
      expect([status, await total('payments', { status })]).not.toEqual([status, 0]);
    }
    expect(await total('participants')).toBe(24);
    for (const isHandled of [true, false]) {
      expect(await total('contact-messages', { isHandled })).toBeGreaterThan(2);
      expect(await total('air-ticket-inquiries', { isHandled })).toBeGreaterThan(2);
    }
    expect(await total('comments', { isActive: false })).toBeGreaterThan(2);
    const { body } = await product.api.get('/admin/campaigns', { token });
    expect(body).toMatchObject([{ status: 'DONE', recipients: 8 }]);
    expect(await total('outbox')).toBe(await total('outbox', { status: 'sent' }));
    expect(await product.dataSource.getRepository(Job).count()).toBe(0);
    expect(existsSync(product.env.dataPath('mail'))).toBe(false);
  });

  /** The user of the token, the rows, their count, and additional data: mails, tours, travellers, permits. */
  const FEW = 8;

  it('takes the same number of statements, however many rows a list or a page shows', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'admin');
    const selects = () => statementTimes[0]!.counts.reduce((sum, count) => sum + count, 0);
    /** Jobs run queries too: it waits until they are idle, and takes the minimum of several runs. */
    const statementsOf = async (work: () => Promise<unknown>) => {
      const counts: number[] = [];
      for (let time = 0; time < 3; time++) {
        for (let before = NaN; before !== selects();) {
          before = selects();
          await wait(20);
        }
        const before = selects();
        await work();
        counts.push(selects() - before);
      }
      return Math.min(...counts);
    };
    const list = (resource: string, last: number) =>
      statementsOf(() => product.api.get(`/admin/${resource}`, { token, query: { range: [0, last] } }));
    for (const resource of LISTS) {
      const [one, many] = [await list(resource, 0), await list(resource, 24)];
      expect({ resource, isLoop: many > one, isFew: many <= FEW }).toEqual({ resource, isLoop: false, isFew: true });
    }
    const pages = product.app.get(SiteDataService);
    const reads = ['tourCards', 'tours', 'destinations', 'destinationLinks', 'events', 'publications'] as const;
    for (const read of reads) expect(await statementsOf(() => pages[read]())).toBeLessThanOrEqual(1);
    for (const path of ['/tours', '/news', '/events', '/publications']) {
      expect(await statementsOf(() => product.api.get(path))).toBeLessThanOrEqual(2);
    }
  });

  it('continues with its own numbers', async () => {
    const [tour] = await product.dataSource
      .getRepository(Tour)
      .findBy({ saleMode: 'any-date', extras: IsNull(), isPublished: true });
    const { people, amount } = priceLadder(tour!)[0]!;
    const { body } = await product.api.post('/order', orderBody(tour!.id, { people, amount }));
    const thisYear = await product.dataSource
      .getRepository(Order)
      .countBy({ number: Like(`${catYear(new Date())}-%`) });
    expect(body.order.number).toBe(`${catYear(new Date())}-${String(thisYear).padStart(6, '0')}`);
  });
});
