import { addDays, today } from '@imisozi/core/kigali-time';
import { firstDayOf, lastDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { REPORT_NAMES, REPORTS, type ReportName } from '@imisozi/core/reports';
import { Order } from '../src/modules/orders/order.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeGuide, makeTour, tokenOf } from './support/factories.js';
import { makePermit } from './support/permits.js';
import { makeService, makeSupplier } from './support/suppliers.js';

const NOW = monthOf(today());
const BEFORE = monthsLater(NOW, -1);

interface Report {
  readonly rows: Record<string, string | number>[];
  readonly totals: Record<string, number>;
  readonly from: string;
  readonly to: string;
}

describe('The reports of the office (rules/money 16)', () => {
  let product: TestApp;
  let clerk: string;
  let accountant: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    const of = (role: 'reservations' | 'accountant' | 'admin') => tokenOf(product.dataSource, product.api, role);
    [clerk, accountant, admin] = await Promise.all([of('reservations'), of('accountant'), of('admin')]);
  });
  afterAll(() => product.close());

  const read = async (name: ReportName, from = '', to = ''): Promise<Report> => {
    const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
    const { status, body } = await product.api.get(`/admin/reports/${name}?${query.toString()}`, { token: accountant });
    expect(status).toBe(200);
    return body;
  };
  let count = 0;
  const sell = async (title: string, fields: Record<string, unknown>) => {
    const tour = await makeTour(product.dataSource, { title: `${title} ${++count}` });
    const { body } = await product.api.post(
      '/admin/orders',
      {
        itemsArray: [{ id: tour.id }],
        people: 2,
        names: 'Report Client',
        email: `reports.${count}@example.org`,
        phoneNumber: '+250788123456',
        ...fields,
      },
      { token: clerk },
    );
    return { id: body.order.id as string, number: body.order.number as string, title: tour.title };
  };
  const book = (id: string, fields: Record<string, unknown>) =>
    product.api.post(
      `/admin/orders/${id}/ledger`,
      { kind: 'bank', direction: 'in', receivedAt: today(), ...fields },
      { token: clerk },
    );

  it('say by day and way what moved, and agree with the ledger of the month', async () => {
    const { id } = await sell('Money', { travelDate: addDays(today(), 60) });
    const day = addDays(firstDayOf(BEFORE), 4);
    await book(id, { receivedAt: day, amount: 100, fee: 7 });
    await book(id, { receivedAt: day, amount: 30.5, kind: 'cash' });
    await book(id, { receivedAt: lastDayOf(BEFORE), amount: 10, direction: 'out' });
    const mistaken = await book(id, { receivedAt: day, amount: 5, kind: 'other' });
    await product.api.post(`/admin/ledger/${mistaken.body.entry.id}/void`, { reason: 'Twice' }, { token: admin });
    const { rows, totals } = await read('money', firstDayOf(BEFORE), lastDayOf(BEFORE));
    expect(rows).toEqual([
      { day, way: 'bank', received: 100, paidOut: 0, fees: 7, kept: 100 },
      { day, way: 'cash', received: 30.5, paidOut: 0, fees: 0, kept: 30.5 },
      { day: lastDayOf(BEFORE), way: 'bank', received: 0, paidOut: 10, fees: 0, kept: -10 },
    ]);
    const { body } = await product.api.get('/admin/months', { token: accountant });
    const month = (body.months as ({ month: string } & Record<string, number>)[]).find((one) => one.month === BEFORE);
    expect(totals).toEqual({ received: 130.5, paidOut: 10, fees: 7, kept: 120.5 });
    expect(month).toMatchObject(totals);
  });

  it('say what was sold and kept by the day of travel and by source', async () => {
    const [from, to] = ['2031-05-01', '2031-05-31'];
    const goesOn = await sell('Travel', { travelDate: from, source: 'phone' });
    const ended = await sell('Travel', { travelDate: to, source: 'agent' });
    await sell('Travel', { travelDate: addDays(to, 1) });
    await book(goesOn.id, { amount: 50 });
    await book(ended.id, { amount: 40 });
    await product.dataSource.getRepository(Order).update(ended.id, { status: 'CANCELLED' });
    const { rows, totals } = await read('travel', from, to);
    expect(rows).toEqual([
      { tour: goesOn.title, bookings: 1, people: 2, sold: 180, kept: 50 },
      { tour: ended.title, bookings: 0, people: 0, sold: 0, kept: 40 },
    ]);
    expect(totals).toEqual({ bookings: 1, people: 2, sold: 180, kept: 90 });
    const sources = await read('sources', today(), today());
    const of = (source: string) => sources.rows.find((row) => row['source'] === source);
    expect(of('phone')).toMatchObject({ bookings: 1, sold: 180, kept: 50 });
    expect(of('agent')).toMatchObject({ bookings: 0, sold: 0, kept: 40 });
  });

  it('say what is held on a day, what is late and what goes back', async () => {
    const trip = await sell('Held', { travelDate: addDays(today(), 40) });
    const deposits = async (day: string) =>
      (await read('deposits', day, day)).rows.find(({ booking }) => booking === trip.number)?.['held'];
    await book(trip.id, { receivedAt: addDays(today(), -3), amount: 60 });
    await book(trip.id, { amount: 20 });
    expect([await deposits(addDays(today(), -4)), await deposits(addDays(today(), -1))]).toEqual([undefined, 60]);
    expect(await deposits(today())).toBe(80);

    await product.dataSource.getRepository(Order).update(trip.id, {
      instalments: [{ label: 'full', dueDate: addDays(today(), -31), amount: 180_00 }],
      nextDue: addDays(today(), -31),
      refundDue: 12.5,
    });
    const late = await read('receivables');
    expect(late.rows.find(({ booking }) => booking === trip.number)).toMatchObject({ age: '31–60 days', left: 100 });
    expect([late.from, late.to]).toEqual([today(), today()]);
    const owed = await read('refunds');
    expect(owed.rows).toEqual([{ booking: trip.number, client: 'Report Client', since: today(), amount: 12.5 }]);
  });

  it('say what trips cost, who is to be paid and on which days guides are on the road', async () => {
    const { dataSource } = product;
    const [from, to] = ['2033-05-01', '2033-05-31'];
    const trip = await sell('Margin', { travelDate: from });
    const ended = await sell('Margin', { travelDate: to });
    await dataSource.getRepository(Order).update(ended.id, { status: 'CANCELLED', paid: 40 });
    await product.api.put('/admin/settings', { rates: { RWF: 1_000, EUR: null } }, { token: admin });
    const supplier = await makeSupplier(dataSource, { name: 'Margin Lodge' });
    const costs = (orderId: string, fields: object) => makeService(dataSource, orderId, supplier.id, fields);
    await costs(trip.id, { what: 'Rooms', state: 'confirmed', currency: 'RWF', cost: 50_000, dueDay: '2026-01-05' });
    await costs(trip.id, { what: 'Boat', state: 'requested', currency: 'USD', cost: 20_00 });
    await costs(trip.id, { what: 'Guide', state: 'confirmed', currency: 'EUR', cost: 10_00, paidOn: '2026-01-05' });
    await costs(trip.id, { what: 'Bus', state: 'refused', cost: 99_00 });
    await costs(ended.id, { what: 'Boat', state: 'cancelled', cost: 99_00 });
    await makePermit(dataSource, trip.id, { state: 'bought', number: 'M-1', heldNumber: 'M1', cost: 15 });
    await makePermit(dataSource, trip.id, { state: 'to-buy', place: 2 });
    await makePermit(dataSource, ended.id, { state: 'used', number: 'M-2', heldNumber: 'M2', cost: 10 });
    // The booking that ended counts with what was kept of it, and with the permit that the park keeps.
    expect((await read('margin', from, to)).rows).toEqual([
      { tour: trip.title, bookings: 1, sold: 180, cost: 85, margin: 95, percent: '53 %', noRate: 'EUR' },
      { tour: ended.title, bookings: 0, sold: 40, cost: 10, margin: 30, percent: '75 %', noRate: '' },
    ]);
    const permitCosts = [trip.id, ended.id].map(
      async (id) => (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body['permitCost'],
    );
    expect(await Promise.all(permitCosts)).toEqual([15, 10]);
    const due = { supplier: 'Margin Lodge', booking: trip.number, service: 'Rooms', dueDate: '2026-01-05' };
    expect((await read('payables')).rows).toEqual([{ ...due, amount: 'RWF\u00a050,000', cost: 50 }]);

    const guide = await makeGuide(dataSource, { names: 'Report Guide' });
    const assigned = { guideId: guide.id, orderId: trip.id };
    expect((await product.api.post('/admin/assignments', assigned, { token: clerk })).status).toBe(201);
    expect((await read('guide-days', from, to)).rows).toEqual([{ guide: 'Report Guide', trips: 1, days: 1 }]);
    expect((await read('guide-days', addDays(to, 1), addDays(to, 9))).rows).toEqual([]);
    await product.api.put('/admin/settings', { rates: null }, { token: admin });
  });

  it('are files with the same columns', async () => {
    for (const name of REPORT_NAMES) {
      const file = await product.app.inject({
        url: `/api/admin/reports/${name}`,
        headers: { token: accountant, accept: 'text/csv' },
      });
      expect(file.headers['content-type']).toContain('text/csv');
      const [headings] = file.body.replace('\uFEFF', '').split(/\r?\n/);
      expect(headings!.replaceAll('"', '').split(',')).toEqual(Object.keys(REPORTS[name]));
    }
  });

  it.each([
    ['nothing', '', 404, 'report-not-found'],
    ['toString', '', 404, 'report-not-found'],
    ['money', '?from=yesterday', 400, 'days-unreadable'],
    ['money', '?from=2026-02-01&to=2026-01-01', 400, 'days-backwards'],
    ['money', '?from=2020-01-01&to=2026-01-01', 400, 'report-too-long'],
  ])('refuse %s%s', async (name, query, status, code) => {
    const answer = await product.api.get(`/admin/reports/${name}${query.toString()}`, { token: accountant });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});
