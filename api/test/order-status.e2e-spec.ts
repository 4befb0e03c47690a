import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@imisozi/core/order-status';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('The status of an order (rules/orders 3)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  async function makeOrder(email?: string): Promise<{ id: string; number: string }> {
    const tour = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(tour.id, email ? { email } : {}))).body.order;
  }
  const setStatus = (id: string, status: unknown, token: string | undefined = admin) =>
    product.api.put(`/order/${id}/status`, { status }, { token });

  const PATHS: OrderStatus[][] = [
    ['APPROVED', 'PAID', 'REFUNDED'],
    ['APPROVED', 'CANCELLED'],
    ['REJECTED'],
    ['CANCELLED'],
    ['PAID'],
  ];
  it.each(PATHS.map((path) => [path.join(' → '), path] as const))('can change from PENDING → %s', async (_, path) => {
    const { id, number } = await makeOrder();
    for (const next of path) {
      const { status, body } = await setStatus(id, next);
      expect(status).toBe(200);
      expect(body.message).toContain(number);
      expect(body.order).toMatchObject({ id, status: next, isPaid: next === 'PAID' });
    }
  });

  const WALLS: [OrderStatus[], OrderStatus][] = [
    [[], 'PENDING'],
    [[], 'REFUNDED'],
    [['APPROVED'], 'REJECTED'],
    [['REJECTED'], 'APPROVED'],
    [['CANCELLED'], 'PAID'],
    [['PAID'], 'CANCELLED'],
    [['PAID'], 'PAID'],
  ];
  it.each(WALLS)('after %j refuses the status %s with 409', async (path, next) => {
    const { id } = await makeOrder();
    for (const step of path) await setStatus(id, step);
    const { status, body } = await setStatus(id, next);
    expect(status).toBe(409);
    expect(body.message).toBe(`An order that is ${path.at(-1) ?? 'PENDING'} cannot become ${next}.`);
  });

  it("mails the client about each change, with the order's state at that moment", async () => {
    const email = 'status.reader@example.org';
    const { id, number } = await makeOrder(email);
    await setStatus(id, 'APPROVED');
    await setStatus(id, 'PAID');
    await setStatus(id, 'REFUNDED');
    expect((await setStatus(id, 'PAID')).status).toBe(409);
    const mails = await product.mails.to(email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Your order ${number} is confirmed`,
        `Payment received for your order ${number}`,
        `Your order ${number} has been refunded`,
      ]),
    );
    expect(mails).toHaveLength(4);
    const link = `/myorder/${await product.api.links.keyOf(id)}`;
    expect(mails.every(({ text }) => text?.includes(link))).toBe(true);
  });

  it('stores the amount and reason of a refund, in cents, and refuses more than was paid', async () => {
    const tour = await makeTour(product.dataSource, { price1: 33.33 });
    const email = 'refunded.reader@example.org';
    const { body } = await product.api.post('/order', orderBody(tour.id, { people: 1, amount: 33.33, email }));
    const { id } = body.order;
    await setStatus(id, 'PAID');
    const refund = (fields: object) =>
      product.api.put(`/order/${id}/status`, { status: 'REFUNDED', ...fields }, { token: admin });
    for (const refundedAmount of [0, -1, 33.34, 11.111, 'all']) {
      expect((await refund({ refundedAmount })).status).toBe(400);
    }
    const { body: answer } = await refund({ refundedAmount: '11.11', refundReason: 'Five days before.' });
    expect(answer.order).toMatchObject({
      status: 'REFUNDED',
      refundedAmount: 11.11,
      refundReason: 'Five days before.',
    });
    const { body: trail } = await product.api.get('/admin/audit', {
      token: admin,
      query: { filter: { recordId: id } },
    });
    expect(trail.at(0).changes).toMatchObject({
      refundedAmount: [null, 11.11],
      refundReason: [null, 'Five days before.'],
    });
    const { text } = (await product.mails.to(email)).at(-1)!;
    expect(text).toContain('refunded part of your payment');
    expect(text).toContain('Refunded: $11.11');
    expect((await product.api.get(`/order/${id}`)).body.data).not.toHaveProperty('refundReason');
  });

  it('is set to REFUNDED by admins only (rules/orders 3)', async () => {
    const clerk = await tokenOf(product.dataSource, product.api, 'reservations');
    const { id } = await makeOrder();
    expect((await setStatus(id, 'PAID', clerk)).status).toBe(200);
    const { status, body } = await setStatus(id, 'REFUNDED', clerk);
    expect([status, body.code]).toEqual([403, 'role-not-allowed']);
    expect((await setStatus(id, 'REFUNDED')).status).toBe(200);
  });

  it('is changed only once by ten simultaneous calls', async () => {
    const { id } = await makeOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'APPROVED')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('has one audit entry per change: by whom, and from what to what (rules/roles 5)', async () => {
    const { id, number } = await makeOrder();
    for (const next of ['APPROVED', 'PAID', 'PAID']) await setStatus(id, next);
    const query = { filter: { recordId: id }, sort: ['createdAt', 'ASC'] };
    const { body } = await product.api.get('/admin/audit', { token: admin, query });
    expect(body).toMatchObject([
      { action: 'status', resource: 'orders', label: number, changes: { status: ['PENDING', 'APPROVED'] } },
      { action: 'status', resource: 'orders', label: number, changes: { status: ['APPROVED', 'PAID'] } },
    ]);
    expect(body).toHaveLength(2);
  });

  it('is for admins only (rules/roles 2)', async () => {
    const { id } = await makeOrder();
    const user = await tokenOf(product.dataSource, product.api, 'user');
    expect((await product.api.put(`/order/${id}/status`, { status: 'APPROVED' })).status).toBe(401);
    expect((await setStatus(id, 'APPROVED', user)).status).toBe(403);
  });

  it('returns 400 for an invalid status, and 404 for an unknown order', async () => {
    const { id } = await makeOrder();
    expect((await setStatus(id, 'DONE')).status).toBe(400);
    expect((await setStatus(id, undefined)).body.Errors).toEqual(['Status is required']);
    expect((await setStatus(randomUUID(), 'APPROVED')).status).toBe(404);
  });
});
