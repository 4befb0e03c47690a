import { addDays } from '@imisozi/core/kigali-time';
import { Departure } from '../src/modules/departures/departure.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

describe('The calendar of the office (rules/desk 10)', () => {
  let product: TestApp;
  let token: string;
  let tour: Tour;
  let count = 0;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
    tour = await makeTour(product.dataSource);
  });
  afterAll(() => product.close());

  const show = (from: string, to: string) => product.api.get('/admin/calendar', { token, query: { from, to } });
  const order = async (fields: Record<string, unknown>, paid = 0) => {
    const body = orderBody(tour.id, { amount: 180, people: 2, email: `calendar.${++count}@example.org`, ...fields });
    const made = await product.api.post('/order', body);
    expect(made.status).toBe(201);
    const { id } = made.body.order as { id: string };
    const entry = { kind: 'bank', direction: 'in', amount: paid };
    if (paid > 0) await product.api.post(`/admin/orders/${id}/ledger`, entry, { token });
    return id;
  };

  it('contains departures with their seats, and people by payment state', async () => {
    const { id } = await makeDeparture(product.dataSource, tour.id, { capacity: 12 });
    await order({ departureId: id });
    await order({ departureId: id }, 60);
    await order({ departureId: id }, 180);
    await order({ departureId: id }, 180);
    const cancelled = await order({ departureId: id });
    await product.api.put(`/order/${cancelled}/status`, { status: 'CANCELLED' }, { token });
    const { status, body } = await show('2038-01-01', '2038-01-31');
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2038-01-01', to: '2038-01-31', trips: [], isCut: false });
    expect(body.departures).toEqual([
      {
        id,
        tourId: tour.id,
        tourTitle: tour.title,
        startDate: '2038-01-02',
        endDate: '2038-01-04',
        capacity: 12,
        minimum: 0,
        state: 'OPEN',
        seatsLeft: 4,
        label: 'available',
        taken: 8,
        offered: 0,
        people: { paid: 4, deposit: 2, unpaid: 2 },
        crew: [],
      },
    ]);
  });

  it('contains trips on days of their own, each once, with people and payment, without ended ones', async () => {
    const unpaid = await order({ travelDate: '2038-03-05' });
    const deposit = await order({ travelDate: '2038-03-06' }, 20);
    const paid = await order({ travelDate: '2038-03-07', people: 1, amount: 100 }, 100);
    const rejected = await order({ travelDate: '2038-03-07' });
    await product.api.put(`/order/${rejected}/status`, { status: 'REJECTED' }, { token });
    const { body } = await show('2038-03-01', '2038-03-31');
    expect(body.departures).toEqual([]);
    expect(
      body.trips.map((trip: Record<string, unknown>) => [trip['orderId'], trip['people'], trip['payment']]),
    ).toEqual([
      [unpaid, 2, 'unpaid'],
      [deposit, 2, 'deposit'],
      [paid, 1, 'paid'],
    ]);
    expect(Object.keys(body.trips[0]).sort()).toEqual([
      'crew',
      'endDate',
      'itemTitle',
      'itemType',
      'names',
      'number',
      'orderId',
      'payment',
      'people',
      'startDate',
    ]);
  });

  it('contains what is under way on one of its days, and nothing before or after', async () => {
    const departures = product.dataSource.getRepository(Departure);
    const long = { startDate: '2038-05-01', endDate: '2038-05-20' };
    const { id } = await makeDeparture(product.dataSource, tour.id, long);
    const found = async (from: string, to: string) =>
      (await show(from, to)).body.departures.map((one: { id: string }) => one.id);
    for (const [from, to, ids] of [
      ['2038-04-01', '2038-04-30', []],
      ['2038-04-01', '2038-05-01', [id]],
      ['2038-05-10', '2038-05-10', [id]],
      ['2038-05-20', '2038-05-31', [id]],
      ['2038-05-21', '2038-05-31', []],
    ] as const) {
      expect([from, to, await found(from, to)]).toEqual([from, to, ids]);
    }
    // A cancelled departure is left out, unless a client must still be asked.
    await departures.update({ id }, { state: 'CANCELLED' });
    expect(await found('2038-05-10', '2038-05-10')).toEqual([]);
    await departures.update({ id }, { taken: 2 });
    expect(await found('2038-05-10', '2038-05-10')).toEqual([id]);
  });

  it.each([
    ['2038-01-01', addDays('2038-01-01', 42), 'The calendar shows at most 42 days at a time'],
    ['2038-01-02', '2038-01-01', 'to must not be before from'],
    ['2038-02-30', '2038-03-01', 'from and to must be days, such as 2026-11-21'],
    ['', '', 'from and to must be days, such as 2026-11-21'],
  ])('is refused from "%s" to "%s"', async (from, to, sentence) => {
    const { status, body } = await show(from, to);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
    expect((await show('2038-01-01', addDays('2038-01-01', 41))).status).toBe(200);
  });
});
