import { addDays, today } from '@imisozi/core/kigali-time';
import { firstDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const NOW = monthOf(today());
const BEFORE = monthsLater(NOW, -1);

describe('The months of the books (rules/money 15)', () => {
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

  let count = 0;
  const order = async () => {
    const tour = await makeTour(product.dataSource);
    const email = `months.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { amount: 320.5, people: 4, email }));
    return body.order.id as string;
  };
  const book = (id: string, receivedAt: string, fields: Record<string, unknown> = {}) =>
    product.api.post(
      `/admin/orders/${id}/ledger`,
      { kind: 'bank', direction: 'in', amount: 100, receivedAt, ...fields },
      { token: clerk },
    );
  const close = (month: string, token = accountant) => product.api.post(`/admin/months/${month}/close`, {}, { token });
  const open = (month: string, token = admin) =>
    product.api.post(`/admin/months/${month}/open`, { reason: 'A transfer was missing.' }, { token });
  const months = async () => {
    const { body } = await product.api.get('/admin/months', { token: accountant });
    return new Map((body.months as { month: string }[]).map((one) => [one.month, one]));
  };
  const kept = async () => {
    const read = (await months()) as Map<string, { kept?: number }>;
    return [BEFORE, NOW].map((month) => read.get(month)?.kept ?? 0);
  };

  it('are closed, and then nothing is booked into them and what is taken back counts on the day of that', async () => {
    const id = await order();
    const [first, last] = [firstDayOf(BEFORE), addDays(firstDayOf(NOW), -1)];
    const mistaken = await book(id, first, { fee: 5 });
    await book(id, last, { amount: 50 });
    await book(id, today(), { amount: 10 });
    await book(id, last, { amount: 20, direction: 'out' });
    const closed = await close(BEFORE);
    expect([closed.status, closed.body.message]).toEqual([200, `${BEFORE} is closed.`]);
    const figures = { month: BEFORE, received: 150, paidOut: 20, fees: 5, kept: 130 };
    expect(closed.body.month).toMatchObject(figures);
    expect(await kept()).toEqual([130, 10]);

    expect(await book(id, last)).toMatchObject({ status: 409, body: { code: 'month-closed' } });
    const back = await product.api.post(
      `/admin/ledger/${mistaken.body.entry.id}/void`,
      { reason: 'Twice' },
      { token: admin },
    );
    expect(back.status).toBe(200);
    expect((await product.api.get(`/admin/orders/${id}`, { token: clerk })).body.paid).toBe(40);
    expect(await kept()).toEqual([130, -90]);
    expect((await months()).get(BEFORE)).toMatchObject(figures);

    expect((await close(BEFORE)).status).toBe(409);
    expect((await open(BEFORE, accountant)).status).toBe(403);
    expect((await open(BEFORE)).status).toBe(200);
    expect((await open(BEFORE)).status).toBe(409);
    expect((await book(id, last, { amount: 1 })).status).toBe(201);
    expect(await kept()).toEqual([131, -90]);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'months' });
    expect(trail.map(({ action, label }) => [action, label])).toEqual([
      ['close', BEFORE],
      ['open', BEFORE],
    ]);
  });

  it('forget an entry that is taken back while its month is open', async () => {
    const id = await order();
    const before = await kept();
    const { body } = await book(id, firstDayOf(BEFORE));
    await product.api.post(`/admin/ledger/${body.entry.id}/void`, { reason: 'Twice' }, { token: admin });
    expect(await kept()).toEqual(before);
  });

  it.each([
    [NOW, 400, 'month-not-over'],
    ['2026-13', 400, 'month-unreadable'],
    ['never', 400, 'month-unreadable'],
  ])('are not closed for %s', async (month, status, code) => {
    expect(await close(month)).toMatchObject({ status, body: { code } });
  });

  it('are closed before or after a booking, never beside it', async () => {
    const earlier = monthsLater(NOW, -2);
    const ids = await Promise.all(Array.from({ length: 6 }, order));
    const [closed, ...booked] = await Promise.all([
      close(earlier),
      ...ids.map((id) => book(id, firstDayOf(earlier), { amount: 10 })),
    ]);
    expect(closed.status).toBe(200);
    const accepted = booked.filter(({ status }) => status === 201).length;
    expect(booked.filter(({ status }) => status === 409)).toHaveLength(ids.length - accepted);
    // What was accepted is in the books, whichever came first.
    expect(closed.body.month.received).toBe(accepted * 10);
    expect((await months()).get(earlier)).toMatchObject({ received: accepted * 10 });
  });
});
