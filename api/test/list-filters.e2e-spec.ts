import { randomUUID } from 'node:crypto';
import { Order } from '../src/modules/orders/order.entity.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('The filters of lists (rules/api 7: the dialect of ra-data-simple-rest)', () => {
  let product: TestApp;
  let token: string;

  const list = (resource: string, query: Record<string, unknown>) =>
    product.api.get(`/admin/${resource}`, { token, query });
  const refusal = async (resource: string, query: Record<string, unknown>) => {
    const { status, body } = await list(resource, query);
    return `${status} ${body.error}`;
  };

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
    const tour = await makeTour(product.dataSource);
    const orders = product.dataSource.getRepository(Order);
    for (const [names, amount, people, createdAt, status] of [
      ['Filtered One', 100, 1, '2026-11-20T21:59:59.999Z', 'PENDING'],
      ['Filtered Two', 180, 2, '2026-11-20T22:00:00.000Z', 'PAID'],
      ['Filtered Four', 320.5, 4, '2026-11-21T21:59:59.999Z', 'PAID'],
      ['Filtered 100%_of! Five', 390, 5, '2026-11-21T22:00:00.000Z', 'REJECTED'],
    ] as const) {
      const { body } = await product.api.post('/order', orderBody(tour.id, { names, amount, people }));
      await orders.update({ id: body.order.id }, { createdAt: new Date(createdAt), status });
    }
    const payments = product.dataSource.getRepository(Payment);
    const [order] = await orders.find();
    await payments.save([
      payments.create({ ...OPEN, reference: 'with order', orderId: order!.id, settledAt: new Date() }),
      payments.create({ ...OPEN, reference: 'without order', orderId: null }),
    ]);
  });
  afterAll(() => product.close());

  it.each([
    // Amounts are in dollars, whatever the database stores.
    [{ amount_gte: 320.5 }, ['Four', 'Five']],
    [{ amount_gte: '180', amount_lte: 320.5 }, ['Two', 'Four']],
    [{ amount_lte: 100 }, ['One']],
    [{ people_gte: 2, people_lte: 4 }, ['Two', 'Four']],
    // A day is a day in Kigali (rules/api 11), including its last moment.
    [{ createdAt_gte: '2026-11-21', createdAt_lte: '2026-11-21' }, ['Two', 'Four']],
    [{ createdAt_gte: '2026-11-21T22:00:00Z' }, ['Five']],
    [{ createdAt_lte: '2026-11-20T23:59:59.999' }, ['One']],
    [{ status: 'PAID' }, ['Two', 'Four']],
    [{ status: ['PENDING', 'REJECTED'] }, ['One', 'Five']],
    [{ status: [] }, []],
    [{ paidAt_null: false }, []],
    [{ paidAt_null: true, amount_gte: 390 }, ['Five']],
    [{ q: 'filtered four' }, ['Four']],
    [{ q: '100%_of!' }, ['Five']],
    [{ q: '%' }, ['Five']],
    [{ q: '', status: null, amount_gte: '' }, ['One', 'Two', 'Four', 'Five']],
  ])('%j finds %j', async (filter, expected) => {
    const { status, body, headers } = await list('orders', { filter, sort: ['createdAt', 'ASC'] });
    expect(status).toBe(200);
    expect(body.map(({ client }: { client: { names: string } }) => client.names.split(' ').at(-1))).toEqual(expected);
    expect(headers['content-range']).toMatch(new RegExp(`/${expected.length}$`));
  });

  it('return the number of hits, on every page', async () => {
    const range = async (first: number) =>
      (await list('orders', { filter: { q: 'filtered' }, range: [first, first + 1] })).headers['content-range'];
    expect(await range(0)).toBe('orders 0-1/4');
    expect(await range(3)).toBe('orders 3-3/4');
    expect(await range(50)).toBe('orders 50-50/4');
    expect((await list('orders', { filter: { q: 'nobody' } })).headers['content-range']).toBe('orders 0-0/0');
  });

  it('find rows without a value, and rows with a flag', async () => {
    const references = async (filter: object) =>
      (await list('payments', { filter, sort: ['reference', 'ASC'] })).body.map((row: Payment) => row.reference);
    expect(await references({ orderId_null: true })).toEqual(['without order']);
    expect(await references({ hasOrder: false })).toEqual(['without order']);
    expect(await references({ hasOrder: true, settledAt_null: false })).toEqual(['with order']);
    expect(await references({ settledAt_null: false, orderId_null: true })).toEqual([]);
    const active = await list('users', { filter: { isActive: 'true' } });
    expect(active.body).toHaveLength((await list('users', { filter: { isActive: true } })).body.length);
    expect((await list('users', { filter: { isActive: false } })).body).toEqual([]);
  });

  it.each([
    ['orders', { filter: { amount_gte: 'much' } }, 'The filter amount_gte takes a number.'],
    ['orders', { filter: { createdAt_gte: 'soon' } }, /^The filter createdAt_gte takes a date/],
    ['orders', { filter: { createdAt_lte: 12 } }, /^The filter createdAt_lte takes a date/],
    ['orders', { filter: { status: 'LOST' } }, /^The filter status takes: PENDING, /],
    ['orders', { filter: { number: { $ne: 1 } } }, 'The filter number takes text.'],
    ['orders', { filter: { message: 'x' } }, 'This list has no filter message.'],
    ['orders', { filter: { constructor: { trim: 1 } } }, 'This list has no filter constructor.'],
    ['orders', { filter: '{"__proto__":[]}' }, 'This list has no filter __proto__.'],
    ['orders', { filter: { status_gte: 'A' } }, 'This list has no filter status_gte.'],
    ['orders', { filter: { amount_null: true } }, 'This list has no filter amount_null.'],
    ['orders', { filter: { paidAt_null: 'x' } }, 'The filter paidAt_null takes true or false.'],
    ['orders', { filter: { q: ['x'] } }, 'The filter q must be text.'],
    ['orders', { filter: [1] }, 'filter must be an object, such as {"q":"gorilla"}.'],
    ['orders', { filter: '{' }, 'filter must be JSON.'],
    ['users', { filter: { isActive: 'maybe' } }, 'The filter isActive takes true or false.'],
    ['users', { sort: ['passwordHash', 'ASC'] }, /^sort must name one of: id, firstName, /],
    ['users', { sort: ['email', 'SIDEWAYS'] }, 'sort must be ASC or DESC.'],
    ['users', { range: [5, 2] }, 'range must be two whole numbers, such as [0,24].'],
    ['users', { range: [0, 1, 2] }, 'range must be two whole numbers, such as [0,24].'],
    ['users', { range: [-1, 5] }, 'range must be two whole numbers, such as [0,24].'],
  ])('for %s refuse %j with a clear sentence', async (resource, query, sentence) => {
    expect(await refusal(resource, query)).toMatch(
      typeof sentence === 'string' ? `400 ${sentence}` : new RegExp(`^400 ${sentence.source.slice(1)}`),
    );
  });

  it('read hundreds of records by their ids in one call, over a real connection', async () => {
    await product.app.listen(0, '127.0.0.1');
    const orders = await product.dataSource.getRepository(Order).find();
    const ids = [...Array.from({ length: 900 }, () => randomUUID()), ...orders.map(({ id }) => id)];
    const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }), range: '[0,999]' }).toString();
    const answer = await fetch(`${await product.app.getUrl()}/api/admin/orders?${query}`, { headers: { token } });
    expect(answer.status).toBe(200);
    expect((await answer.json()) as Order[]).toHaveLength(orders.length);
    const tooMany = Array.from({ length: 1_001 }, () => 'x');
    expect(await refusal('orders', { filter: { id: tooMany } })).toBe('400 The filter id takes at most 1000 values.');
  });
});

const OPEN = { provider: 'sandbox', amount: 10, currency: 'USD', status: 'OPEN' } as const;
