import { addDays, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { Permit } from '../src/modules/permits/permit.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

describe('Cancelling (rules/cancelling 1, 2, 4, 5)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  /** An order of $400 for a trip in this many days, of which this much is paid. */
  const order = async ({ inDays, paid = 0 }: { inDays: number; paid?: number }) => {
    const tour = await makeTour(product.dataSource, { price1: 400 });
    const email = `cancel.${++count}@example.org`;
    const body = orderBody(tour.id, { amount: 400, email, needDate: `${addDays(today(), inDays)}T07:00` });
    const { id } = (await product.api.post('/order', body)).body.order as { id: string };
    if (paid > 0) await book(id, { amount: paid });
    return { id, email };
  };
  const book = (id: string, fields: Record<string, unknown>) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', ...fields }, { token: clerk });
  const cost = async (id: string) => (await product.api.get(`/order/${id}/cancellation`)).body;
  const cancel = (id: string, refund: number, fields = {}) =>
    product.api.post(`/order/${id}/cancel`, { refund, ...fields });
  const byStaff = (id: string, body: object) =>
    product.api.post(`/admin/orders/${id}/cancel`, { reason: 'Of a spec', ...body }, { token: clerk });
  const stored = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  const owed = async (id: string) => {
    const { body } = await product.api.get('/admin/refunds', { token: clerk });
    return (body.refunds as { orderId: string; amount: number }[]).find(({ orderId }) => orderId === id)?.amount;
  };

  it.each([
    [30, 400, { refund: 400, charge: 0 }],
    [6, 400, { refund: 400, charge: 0 }],
    [5, 400, { refund: 300, charge: 100 }],
    [3, 400, { refund: 300, charge: 100 }],
    [2, 400, { refund: 0, charge: 400 }],
    [5, 60, { refund: 0, charge: 60 }],
    [5, 0, { refund: 0, charge: 0 }],
  ])('shows what it costs %i days before travel, of %i dollars paid', async (inDays, paid, expected) => {
    const { id } = await order({ inDays, paid });
    expect(await cost(id)).toMatchObject({ ...expected, permits: 0, reason: expect.any(String) });
  });

  it('by the client happens at the cost that was shown, and at no other', async () => {
    const { id, email } = await order({ inDays: 5, paid: 400 });
    const wrong = await cancel(id, 400);
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'The cost of cancelling has changed: $300 would now be paid back. At this point, 25 % of the price is charged.',
    ]);
    expect(await stored(id)).toMatchObject({ status: 'PAID', refundDue: 0 });
    const { status, body } = await cancel(id, 300, { reason: 'One of us is ill.' });
    expect([status, body.message]).toEqual([
      200,
      `Your order ${body.order.number} has been cancelled. We will pay $300 back to you.`,
    ]);
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'One of us is ill.', refundDue: 300 });
    expect((await cancel(id, 300)).status).toBe(409);
    const mails = await product.mails.to(email);
    expect(mails.at(-1)!.text).toContain('We will pay $300 back to you');
    const toCompany = await product.mails.to('hello@imisozi.example');
    expect(toCompany.at(-1)!.subject).toBe(`Order ${body.order.number} has been cancelled by its client`);
  });

  it('leaves a refund due until all of it is paid out', async () => {
    const { id } = await order({ inDays: 5, paid: 400 });
    await cancel(id, 300);
    expect(await owed(id)).toBe(300);
    await book(id, { direction: 'out', amount: 100 });
    expect(await owed(id)).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', paid: 300 });
    const { entry } = (await book(id, { direction: 'out', amount: 200 })).body;
    expect(await owed(id)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ status: 'REFUNDED', paid: 100, refundedAmount: 300 });
    const admin = await tokenOf(product.dataSource, product.api, 'admin');
    await product.api.post(`/admin/ledger/${entry.id}/void`, { reason: 'It came back.' }, { token: admin });
    expect(await owed(id)).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', paid: 300, refundedAmount: 100 });
  });

  it('by staff may deviate from the terms, with a reason, but never refunds more than was paid', async () => {
    const { id } = await order({ inDays: 2, paid: 400 });
    expect((await byStaff(id, { refund: 400 })).status).toBe(409);
    expect((await byStaff(id, { refund: 400, override: true, reason: '' })).status).toBe(400);
    expect((await byStaff(id, { refund: 400.01, override: true })).body.Errors).toEqual([
      'Only $400 has come in for this order',
    ]);
    const { status, body } = await byStaff(id, { refund: 400, override: true, reason: 'The road is closed.' });
    expect([status, body.message]).toEqual([200, expect.stringContaining('$400 is to be paid back.')]);
    expect(await stored(id)).toMatchObject({ cancelReason: 'The road is closed.', cancelledBy: 'office' });
  });

  it('of an unpaid order costs nothing, and happens once, however often it is clicked', async () => {
    const { id, email } = await order({ inDays: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', refundDue: 0 });
    expect(await owed(id)).toBeUndefined();
    const subjects = (await product.mails.to(email)).map(({ subject }) => subject!);
    expect(subjects.filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
  });

  describe('of an order with permits, which count as bought once it is approved or paid (rules/cancelling 3)', () => {
    /** An order of $400 and a permit of $600, for a trip in this many days. */
    const withPermit = async (inDays: number, paid: number) => {
      const permit = {
        code: 'permit',
        label: 'Gorilla permit',
        category: 'permit',
        price: 600,
        per: 'person',
      } as const;
      const tour = await makeTour(product.dataSource, {
        price1: 400,
        extras: [{ ...permit, required: true }],
        terms: { depositPercent: 50, balanceDaysBefore: 1 },
      });
      const email = `permits.${++count}@example.org`;
      const body = orderBody(tour.id, {
        amount: 1000,
        email,
        travelDate: addDays(today(), inDays),
        travellers: { adult: 1 },
      });
      const { id } = (await product.api.post('/order', body)).body.order as { id: string };
      await book(id, { amount: paid });
      // It is older than permit rows, which otherwise decide (rules/permits 5).
      await product.dataSource.getRepository(Permit).delete({ orderId: id });
      return { id, email };
    };

    it.each([
      ['paid', 30, 1000, 'PAID', { refund: 400, charge: 0, permits: 600 }],
      ['paid, some days before', 4, 1000, 'PAID', { refund: 300, charge: 100, permits: 600 }],
      ['paid, too late', 1, 1000, 'PAID', { refund: 0, charge: 400, permits: 600 }],
      ['with its deposit in', 4, 800, 'APPROVED', { refund: 100, charge: 100, permits: 600 }],
      ['with a part of its deposit in', 4, 500, 'PENDING', { refund: 250, charge: 250, permits: 0 }],
    ])('keeps their full price when it is %s', async (_, inDays, paid, status, expected) => {
      const { id } = await withPermit(inDays, paid);
      expect((await stored(id)).status).toBe(status);
      expect(await cost(id)).toMatchObject(expected);
    });

    it('says so on its page, in the mail, and before any payment', async () => {
      const { id, email } = await withPermit(4, 1000);
      const before = (await product.api.get(`/order/${id}`)).body.data;
      expect(before.cancellation[0]).toMatchObject({ refund: 300, charge: 100, permits: 600 });
      expect((await cancel(id, 700)).body.message).toContain(
        'At this point, 25 % of the price without permits is charged, and permits that have been bought ($600) are not refunded.',
      );
      expect((await cancel(id, 300)).status).toBe(200);
      const { refund } = (await product.api.get(`/order/${id}`)).body.data;
      const why =
        'By the terms of the booking, 25 % of the price without permits is charged for cancelling 4 days before travel. ' +
        'Permits for $600 had been bought for you, and are not refunded.';
      expect(refund).toMatchObject({ due: 300, kept: 700, reason: why, byTerms: { percent: 25, permits: 600 } });
      expect((await product.mails.to(email)).at(-1)!.text!.replace(/\s+/g, ' ')).toContain(why);
    });

    it('refunds them when staff say that they were not bought; clients cannot say so', async () => {
      const { id } = await withPermit(30, 1000);
      const path = `/order/${id}/cancellation?permitsBought=false`;
      expect((await product.api.get(path)).body).toMatchObject({ refund: 400, permits: 600 });
      expect((await product.api.get(path, { token: clerk })).body).toMatchObject({ refund: 1000, permits: 0 });
      expect((await cancel(id, 1000, { permitsBought: false })).status).toBe(409);
      expect((await byStaff(id, { refund: 1000 })).status).toBe(409);
      expect((await byStaff(id, { refund: 1000, permitsBought: false })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ status: 'CANCELLED', refundDue: 1000, permitsKept: 0 });
    });
  });

  it('lists refunds due, newest first', async () => {
    const first = await order({ inDays: 30, paid: 450 });
    const second = await order({ inDays: 30, paid: 400 });
    await cancel(second.id, 400);
    const third = await order({ inDays: 30, paid: 500 });
    const { refunds } = (await product.api.get('/admin/refunds', { token: clerk })).body as {
      refunds: { orderId: string; since: string }[];
    };
    const ours = [first.id, second.id, third.id];
    expect(refunds.map(({ orderId }) => orderId).filter((id) => ours.includes(id))).toEqual(ours.toReversed());
    expect(refunds.map(({ since }) => since)).toEqual(
      refunds
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    );
  });

  it('lists refunds due for an order that a status ends, and for an overpayment', async () => {
    const put = (id: string, status: string) => product.api.put(`/order/${id}/status`, { status }, { token: clerk });
    const rejected = await order({ inDays: 30, paid: 100 });
    await put(rejected.id, 'REJECTED');
    expect(await owed(rejected.id)).toBe(100);
    await book(rejected.id, { direction: 'out', amount: 100 });
    expect(await owed(rejected.id)).toBeUndefined();
    expect(await stored(rejected.id)).toMatchObject({ status: 'REJECTED', paid: 0 });
    const generous = await order({ inDays: 30, paid: 450 });
    expect(await owed(generous.id)).toBe(50);
    await book(generous.id, { direction: 'out', amount: 50 });
    expect(await owed(generous.id)).toBeUndefined();
    expect(await stored(generous.id)).toMatchObject({ status: 'PAID', paid: 400 });
  });
});
