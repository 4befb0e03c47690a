import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { MAX_TOUR_SERVICES } from '@imisozi/core/suppliers';
import { TripService } from '../src/modules/suppliers/services/trip-service.entity.js';
import { TourService } from '../src/modules/suppliers/tour-services/tour-service.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { makeSupplier, makeTourService } from './support/suppliers.js';
import { translating } from './support/translations.js';

const TRAVEL = addDays(today(), 40);
const RATES = [
  { name: 'Double room, before', to: addDays(TRAVEL, 9), price: 18_000, per: 'night' as const },
  { name: 'Double room, after', from: addDays(TRAVEL, 10), price: 24_000, per: 'night' as const },
  { name: 'Lunch', price: 1_500, per: 'person' as const, childPercent: 50, childUntilAge: 11 },
];
const DAYS = ['Arrival', 'Gorillas', 'Farewell'].map((title, index) => ({ day: index + 1, title, body: '' }));

describe('The services of tours', () => {
  let product: TestApp;
  let clerk: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object, token = clerk) => product.api.post(path, body, { token });
  const put = (path: string, body: object, token = clerk) => product.api.put(path, body, { token });
  const services = () => product.dataSource.getRepository(TripService);
  let count = 0;

  /** A tour of three days whose second asks for rooms and lunches; children up to 10 are a type of their own. */
  const tourWithServices = async (fields: Partial<Tour> = {}) => {
    const tour = await makeTour(product.dataSource, {
      ...{ price1: 400, price2: 400, price3: 400, price4: 400, itinerary: DAYS },
      travellerTypes: [{ code: 'child', label: 'Child', minAge: 4, maxAge: 10, amount: 0 }],
      ...fields,
    });
    const lodge = await makeSupplier(product.dataSource, { name: 'Secret Lodge', rates: RATES, payDays: 14 });
    const ofDay = (what: string, more: Partial<TourService>) =>
      makeTourService(product.dataSource, tour.id, lodge.id, { day: 2, what, ...more });
    await ofDay('Double room', { days: 2, note: 'Late arrival.' });
    await ofDay('Lunch', { peoplePerUnit: 1 });
    return { tour, lodge };
  };
  const order = async ({ id }: Tour, fields: object = {}) => {
    const body = orderBody(id, {
      ...{ email: `tour.services.${++count}@example.org`, amount: 400, travelDate: TRAVEL, people: 3 },
      ...fields,
    });
    const answer = await product.api.post('/order', body);
    expect([answer.status, answer.body.Errors]).toEqual([201, undefined]);
    return answer.body.order as { id: string };
  };
  const approve = (id: string) => put(`/order/${id}/status`, { status: 'APPROVED' });
  const of = async (orderId: string) => {
    const rows = await services().find({ where: { orderId }, order: { fromDay: 'ASC', unitCost: 'DESC' } });
    return rows.map(({ what, fromDay, days, units, unitCost, cost, state }) =>
      [what, fromDay, `${days}×${units}×${unitCost}=${cost}`, state].join(' '),
    );
  };
  const approved = async (fields: object = {}) => {
    const made = await tourWithServices();
    const { id } = await order(made.tour, fields);
    expect((await approve(id)).status).toBe(200);
    return { ...made, id };
  };
  const change = async (id: string, fields: object) => {
    const { revision } = (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body as { revision: number };
    const { status, body } = await put(`/admin/orders/${id}`, { revision, ...fields });
    expect([status, body.Errors]).toEqual([200, undefined]);
  };
  const second = addDays(TRAVEL, 1);

  it('begin the list of a booking once it is confirmed, and once (rules/suppliers 7)', async () => {
    const { tour } = await tourWithServices();
    const { id } = await order(tour);
    expect(await of(id)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => approve(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const list = [`Double room ${second} 2×2×18000=72000 to-request`, `Lunch ${second} 1×3×1500=4500 to-request`];
    expect(await of(id)).toEqual(list);
    const pay = { amount: 400, direction: 'in', kind: 'cash', reference: `C-${id}` };
    expect((await post(`/admin/orders/${id}/ledger`, pay)).status).toBe(201);
    expect(await of(id)).toEqual(list);
    const [room] = await services().find({ where: { orderId: id, what: 'Double room' } });
    expect(room).toMatchObject({ currency: 'USD', dueDay: addDays(TRAVEL, 2 + 14), note: 'Late arrival.' });
  });

  it('are there at once when the first money comes in, and cost what children pay (rules/suppliers 7)', async () => {
    const { tour } = await tourWithServices();
    const { id } = await order(tour, { people: undefined, travellers: { adult: 2, child: 1 } });
    const pay = { amount: 400, direction: 'in', kind: 'cash', reference: `C-${id}` };
    expect((await post(`/admin/orders/${id}/ledger`, pay)).status).toBe(201);
    expect(await of(id)).toEqual([
      `Double room ${second} 2×2×18000=72000 to-request`,
      `Lunch ${second} 1×2×1500=3000 to-request`,
      `Lunch (child) ${second} 1×1×750=750 to-request`,
    ]);
  });

  it('are never more than a tour may have, whatever happens at once (rules/suppliers 7)', async () => {
    const { tour, lodge } = await tourWithServices();
    const all = product.dataSource.getRepository(TourService);
    const one = await all.findOneByOrFail({ tourId: tour.id });
    await all.save(Array.from({ length: MAX_TOUR_SERVICES - 4 }, () => all.create({ ...one, id: randomUUID() })));
    const another = { tourId: tour.id, supplierId: lodge.id, day: 1, what: 'Boat' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post('/admin/tour-services', another)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)!.body.code).toBe('tour-services-too-many');
    expect(await all.countBy({ tourId: tour.id })).toBe(MAX_TOUR_SERVICES);
  });

  it('move and are counted anew with the booking, but not what the office wrote (rules/suppliers 7)', async () => {
    const { id } = await approved();
    const lunch = await services().findOneByOrFail({ orderId: id, what: 'Lunch' });
    await put(`/admin/services/${lunch.id}`, { unitCost: 2_000 });
    await change(id, { travelDate: addDays(TRAVEL, 20), people: 1 });
    const moved = addDays(TRAVEL, 21);
    expect(await of(id)).toEqual([
      `Double room ${moved} 2×1×24000=48000 to-request`,
      `Lunch ${moved} 1×1×2000=2000 to-request`,
    ]);
    expect((await product.api.delete(`/admin/services/${lunch.id}`, { token: clerk })).status).toBe(200);
    await change(id, { people: 4 });
    expect(await of(id)).toEqual([`Double room ${moved} 2×2×24000=96000 to-request`]);
  });

  it('stay as the supplier was asked for them, with a hint (rules/suppliers 2)', async () => {
    const { id } = await approved();
    const room = await services().findOneByOrFail({ orderId: id, what: 'Double room' });
    await post(`/admin/services/${room.id}/request`, { sendMail: false });
    const changedSince = async () =>
      (await product.api.get(`/admin/services/${room.id}`, { token: clerk })).body.changedSince as string[];
    expect(await changedSince()).toEqual([]);
    await change(id, { travelDate: addDays(TRAVEL, 1), people: 4 });
    expect(await changedSince()).toEqual(['day', 'people']);
    expect(await of(id)).toEqual([
      `Double room ${second} 2×2×18000=72000 requested`,
      `Lunch ${addDays(TRAVEL, 2)} 1×4×1500=6000 to-request`,
    ]);
    await change(id, { travelDate: TRAVEL, people: 3 });
    expect(await changedSince()).toEqual([]);
    await product.api.post(`/order/${id}/cancel`, { refund: 0 });
    expect((await of(id)).map((one) => one.split(' ').at(-1))).toEqual(['requested', 'cancelled']);
  });

  it('leave out suppliers that have ended, and bookings from before (rules/suppliers 7)', async () => {
    const { tour, lodge } = await tourWithServices();
    const [early, late] = [await order(tour), await order(tour)];
    await put(`/admin/suppliers/${lodge.id}`, { isEnded: true });
    await approve(early.id);
    expect(await of(early.id)).toEqual([]);
    await put(`/admin/suppliers/${lodge.id}`, { isEnded: false });
    await change(early.id, { people: 4 });
    expect(await of(early.id)).toEqual([]);
    await approve(late.id);
    expect(await of(late.id)).toHaveLength(2);
  });

  it('go along with their day when the itinerary changes, and go with it (rules/suppliers 7)', async () => {
    const { tour } = await tourWithServices();
    const days = () => product.dataSource.getRepository(TourService).findBy({ tourId: tour.id });
    const write = async (...titles: string[]) => {
      const itenerary = titles.map((title) => ({ title, body: '' }));
      expect((await put(`/tours/update/${tour.slug}`, { itenerary }, admin)).status).toBe(200);
    };
    await write('Arrival', 'A rest', 'Gorillas', 'Farewell');
    expect((await days()).map(({ day }) => day)).toEqual([3, 3]);
    await write('Arrival', 'A rest', 'Gorillas!', 'Farewell');
    expect((await days()).map(({ day }) => day)).toEqual([3, 3]);
    await write('Arrival', 'Farewell');
    expect(await days()).toEqual([]);
  });

  it('are edited by the office for days that there are, and keep their supplier (rules/suppliers 7)', async () => {
    const { tour, lodge } = await tourWithServices();
    const body = { tourId: tour.id, supplierId: lodge.id, day: 3, what: 'Lunch', peoplePerUnit: 1 };
    const made = await post('/admin/tour-services', body);
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({ day: 3, supplier: 'Secret Lodge', unitCost: 1_500, currency: 'USD', days: 1 }),
    ]);
    expect((await post('/admin/tour-services', { ...body, day: 4 })).body.code).toBe('tour-day-unknown');
    const { id } = made.body.data as { id: string };
    expect((await put(`/admin/tour-services/${id}`, { day: 4 })).status).toBe(400);
    const changed = await put(`/admin/tour-services/${id}`, { what: 'A tent', peoplePerUnit: null });
    expect(changed.body.data).toMatchObject({ what: 'A tent', peoplePerUnit: null, unitCost: null });
    const query = { filter: JSON.stringify({ tourId: tour.id }), sort: '["day","ASC"]' };
    const list = await product.api.get('/admin/tour-services', { token: clerk, query });
    expect((list.body as { day: number }[]).map(({ day }) => day)).toEqual([2, 2, 3]);
    expect((await product.api.delete(`/admin/suppliers/${lodge.id}`, { token: clerk })).status).toBe(409);
    await product.api.delete(`/tours/delete/${tour.slug}`, { token: admin });
    expect(await product.dataSource.getRepository(TourService).countBy({ tourId: tour.id })).toBe(0);
  });

  it('come with the days that an accepted proposal has kept of its tour (rules/suppliers 7)', async () => {
    const { tour } = await tourWithServices();
    const { translate } = translating(product.api, admin);
    await translate(`tours/${tour.id}/fr`, { 'itinerary.1.title': 'Les gorilles' });
    const accepted = async (edit: (days: { title: string }[]) => object[]) => {
      const made = await post('/admin/quotes', {
        ...{ tourId: tour.id, language: 'fr', travelDate: TRAVEL, travellers: { adult: 3 } },
        ...{
          validUntil: addDays(today(), 20),
          options: [{ name: '', lines: [{ label: 'Voyage', quantity: 1, unitAmount: 900 }] }],
        },
        client: { names: 'Camille', email: `q.${++count}@example.org`, phoneNumber: '+33 612 345 678' },
      });
      const quote = made.body.data as { id: string; days: { title: string }[] };
      expect(quote.days.map(({ title }) => title)).toEqual(['Arrival', 'Les gorilles', 'Farewell']);
      expect((await put(`/admin/quotes/${quote.id}`, { days: edit(quote.days) })).status).toBe(200);
      await post(`/admin/quotes/${quote.id}/send`, {});
      const seen = await product.api.get(`/quotes/${quote.id}`);
      expect(JSON.stringify(seen.body)).not.toContain('tourDay');
      await product.api.post(`/quotes/${quote.id}/accept`, { names: 'Camille', revision: 1, option: 0 });
      const { orderId } = (await product.api.get(`/admin/quotes/${quote.id}`, { token: clerk })).body as {
        orderId: string;
      };
      expect(await of(orderId)).toEqual([]);
      expect((await approve(orderId)).status).toBe(200);
      return of(orderId);
    };
    const rest = { title: 'Une journée de repos', body: '' };
    expect(await accepted((days) => [days[0]!, rest, days[1]!])).toEqual([
      `Double room ${addDays(TRAVEL, 2)} 2×2×18000=72000 to-request`,
      `Lunch ${addDays(TRAVEL, 2)} 1×3×1500=4500 to-request`,
    ]);
    expect(await accepted((days) => [days[0]!, rest])).toEqual([]);
  });

  it('are in nothing that is public (rules/suppliers 2)', async () => {
    const { tour, lodge, id } = await approved();
    const paths = ['/tours', `/tours/${tour.slug}`, '/site/data', `/order/${id}`, `/departures?tour=${tour.slug}`];
    const answers = await Promise.all(paths.map((path) => product.api.get(path)));
    expect(answers[1]!.status).toBe(200);
    const page = await product.api.get(`/tours/${tour.slug}`);
    const said = JSON.stringify([...answers, page].map(({ body }) => body as unknown));
    expect(said).toContain('Gorillas');
    const secrets: (string | number)[] = [
      'Secret Lodge',
      'Double room',
      'Late arrival',
      lodge.id,
      18_000,
      'peoplePerUnit',
    ];
    for (const secret of secrets) expect(said).not.toContain(String(secret));
    expect(JSON.stringify((await product.api.get('/tours', { token: admin })).body)).not.toContain('Secret Lodge');
  });
});
