// Holds rules/mails 7.
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { OrderStatus } from '@imisozi/core/order-status';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { PaymentPoller } from '../src/modules/payments/payment.poller.js';
import { SandboxPayment } from '../src/modules/payments/sandbox/sandbox-payment.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const COMPANY = 'hello@imisozi.example';
const HOUR_MS = 60 * 60_000;

describe('Payments in the sandbox', () => {
  let product: TestApp;
  let staff: string;
  let admin: string;
  const repository = () => product.dataSource.getRepository(Payment);

  beforeAll(async () => {
    product = await startApp();
    staff = await tokenOf(product.dataSource, product.api, 'user');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  async function makeOrder(fields: Record<string, unknown> = {}): Promise<{ id: string; number: string }> {
    const tour = await makeTour(product.dataSource, { price1: 100, price4: 320.5 });
    const { body } = await product.api.post('/order', orderBody(tour.id, fields));
    return body.order;
  }
  const openSession = (body: unknown) => product.api.post('/v1/payments/session', body);
  const press = (sessionId: string, outcome: string) =>
    product.api.post(`/v1/payments/sandbox/${sessionId}`, { outcome });
  const check = async (reference: string) => (await product.api.post(`/v1/payments/${reference}/check`, {})).body;
  const statusOf = async (orderId: string) =>
    (await product.api.get(`/order/${orderId}`)).body.data.status as OrderStatus;
  const setStatus = (orderId: string, status: OrderStatus) =>
    product.api.put(`/order/${orderId}/status`, { status }, { token: admin });

  /** An order, a session for it, and the payer's choice. */
  async function pay(outcome?: string) {
    const order = await makeOrder();
    const { body: session } = await openSession({ amount: 100, orderId: order.id });
    if (outcome) await press(session.sessionId, outcome);
    return { order, session, reference: session.reference as string };
  }

  describe('opening a session (rules/payments 2)', () => {
    it('gives the page what the card form needs, and no secret', async () => {
      const order = await makeOrder();
      const { status, body, headers } = await openSession({ amount: 100, orderId: order.id });
      expect(status).toBe(201);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toEqual({
        message: expect.any(String),
        sessionId: expect.stringMatching(/^SESSION/),
        reference: expect.stringMatching(/^\d{13}-[0-9a-f]{16}$/),
        successUrl: `/myorder/${order.id}`,
        checkout: {
          provider: 'sandbox',
          isSandbox: true,
          scriptUrl: '/api/v1/payments/sandbox/checkout.js',
          merchant: { id: 'TESTMERCHANT', name: 'Imisozi Safaris', address: 'KG 7 Avenue, Kigali, Rwanda' },
          amount: 100,
          currency: 'USD',
          description: `Order ${order.number}: $100`,
          configuration: {
            session: { id: body.sessionId },
            merchant: 'TESTMERCHANT',
            interaction: {
              merchant: { name: 'Imisozi Safaris', address: { line1: 'KG 7 Avenue, Kigali, Rwanda' } },
            },
          },
        },
      });
      expect(Math.abs(Number(body.reference.split('-')[0]) - Date.now())).toBeLessThan(60_000);
    });

    it.each([0, -100, 99, 100.5, 'a lot', '1e2', null, [100], undefined])(
      'refuses the amount %j for an order of $100 and opens nothing',
      async (amount) => {
        const { id: orderId } = await makeOrder();
        const before = await repository().count();
        const { status, body } = await openSession({ amount, orderId });
        expect(status).toBe(400);
        expect(body.message).toMatch(/^Selected price : .* is not allowed$/);
        expect(body.Errors).toEqual([body.message]);
        expect(await repository().count()).toBe(before);
      },
    );

    it.each(['320.50', 320, '320'])(
      'accepts %j for $320.50, and charges the exact price (rules/prices 10)',
      async (amount) => {
        const { id: orderId } = await makeOrder({ people: 4, amount: 320.5 });
        const { status, body } = await openSession({ amount, orderId });
        expect(status).toBe(201);
        expect(body.checkout).toMatchObject({ amount: 320.5, description: expect.stringContaining('$320.50') });
      },
    );

    it.each(['PAID', 'REJECTED', 'CANCELLED'] as const)('refuses an order that is %s with 409', async (status) => {
      const { id: orderId } = await makeOrder();
      await setStatus(orderId, status);
      const answer = await openSession({ amount: 100, orderId });
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain(status === 'PAID' ? 'already been paid' : status);
    });

    it('answers 404 to an unknown order', async () => {
      expect((await openSession({ amount: 100, orderId: randomUUID() })).status).toBe(404);
    });

    it.each(['', null, undefined, 'undefined'])(
      'opens one without an order for deployed clients (%j)',
      async (orderId) => {
        const { status, body } = await openSession({ amount: '50', orderId });
        expect(status).toBe(201);
        expect(body.sessionId).toEqual(expect.any(String));
      },
    );

    it.each([0, -1, 0.001, 1_000_001, 'much'])('opens none without an order for the amount %j', async (amount) => {
      expect((await openSession({ amount })).status).toBe(400);
    });
  });

  describe('settling (rules/payments 3)', () => {
    it('pays the order, once the payer has approved, with its mails and a notification', async () => {
      const email = 'card.payer@example.org';
      const order = await makeOrder({ email, names: 'Card Payer' });
      const { body: session } = await openSession({ amount: 100, orderId: order.id });
      expect(await check(session.reference)).toMatchObject({ status: 'OPEN' });
      expect(await statusOf(order.id)).toBe('PENDING');

      await press(session.sessionId, 'approve');
      expect(await check(session.reference)).toEqual({ status: 'SETTLED', message: expect.stringMatching(/received/) });
      const { body } = await product.api.get(`/order/${order.id}`);
      expect(body.data).toMatchObject({ status: 'PAID', isPaid: true });
      const toClient = await product.mails.to(email);
      expect(toClient.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Your order'),
        `[TEST] Payment received for your order ${order.number}`,
      ]);
      expect(toClient.at(-1)!.text).toContain('TEST: this payment was made in the sandbox, and no money has moved.');
      const toCompany = (await product.mails.to(COMPANY)).at(-1);
      expect(toCompany!.subject).toBe(`[TEST] Order ${order.number} is paid ($100)`);
      const titles = await product.dataSource.getRepository('notifications').find({ where: { kind: 'payment' } });
      expect(titles.map(({ title }) => title)).toContain(`Card Payer paid $100 for order ${order.number}`);
    });

    it('accepts the deposit and later the balance, or all at once, and nothing else (rules/money 7)', async () => {
      const tour = await makeTour(product.dataSource, { terms: { depositPercent: 30 } });
      const booking = { travelDate: '2038-06-01', amount: 100, email: 'deposit.payer@example.org' };
      const { id } = (await product.api.post('/order', orderBody(tour.id, booking))).body.order as { id: string };
      const payPart = async (amount: number) => {
        const { body: session } = await openSession({ amount, orderId: id });
        await press(session.sessionId, 'approve');
        await check(session.reference);
        return (await product.api.get(`/order/${id}`)).body.data as unknown;
      };
      expect((await openSession({ amount: 100, orderId: id })).status).toBe(201);
      expect((await openSession({ amount: 70, orderId: id })).status).toBe(400);
      const deposit = { status: 'APPROVED', paid: 30, balance: 70, instalments: [{ paid: 30 }, { paid: 0 }] };
      expect(await payPart(30)).toMatchObject(deposit);
      expect((await openSession({ amount: 30, orderId: id })).status).toBe(400);
      expect(await payPart(70)).toMatchObject({ status: 'PAID', paid: 100, balance: 0, isPaid: true });
    });

    it('settles once for ten simultaneous calls', async () => {
      const { order, reference } = await pay('approve');
      const answers = await Promise.all(Array.from({ length: 10 }, () => check(reference)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('SETTLED'));
      const mails = await product.dataSource.getRepository(Mail).findBy({ orderId: order.id });
      expect(mails.map(({ template }) => template).sort()).toEqual([
        'order-received-client',
        'order-received-company',
        'payment-received',
        'payment-settled-company',
      ]);
    });

    it("ignores the result indicator: only the gateway's state counts", async () => {
      const { order, reference } = await pay();
      const payment = await repository().findOneByOrFail({ reference });
      const forged = { resultIndicator: payment.successIndicator };
      const { body } = await product.api.post(`/v1/payments/${reference}/check`, forged);
      expect(body.status).toBe('OPEN');
      expect(await statusOf(order.id)).toBe('PENDING');
    });

    it.each(['decline', 'cancel'])(
      'fails when the payer chooses %s, and leaves the order as it was',
      async (outcome) => {
        const { order, reference } = await pay(outcome);
        expect(await check(reference)).toMatchObject({ status: 'FAILED', message: expect.stringMatching(/try again/) });
        expect(await statusOf(order.id)).toBe('PENDING');
      },
    );

    it('settles after all when the payer tries again in the same session', async () => {
      const { order, session, reference } = await pay('decline');
      await check(reference);
      await press(session.sessionId, 'approve');
      expect(await check(reference)).toMatchObject({ status: 'SETTLED' });
      expect(await statusOf(order.id)).toBe('PAID');
    });

    it('changes nothing when a report is repeated, or late', async () => {
      const { session, reference } = await pay('approve');
      await check(reference);
      const before = await repository().findOneByOrFail({ reference });
      expect((await press(session.sessionId, 'cancel')).status).toBe(409);
      expect(await check(reference)).toMatchObject({ status: 'SETTLED' });
      expect(await repository().findOneByOrFail({ reference })).toEqual(before);
    });

    it("never reveals a payment's status without its reference", async () => {
      expect((await product.api.post('/v1/payments/1763600000000-0000000000000000/check', {})).status).toBe(404);
    });
  });

  describe('is reviewed if something does not match, with the reason (rules/payments 4)', () => {
    const reviewOf = async (reference: string) => {
      expect(await check(reference)).toMatchObject({ status: 'REVIEW' });
      return (await repository().findOneByOrFail({ reference })).reviewReason;
    };
    const tamper = (reference: string, values: Partial<SandboxPayment>) =>
      product.dataSource.getRepository(SandboxPayment).update({ reference }, values);

    it('another amount', async () => {
      const { order, reference } = await pay('approve');
      await tamper(reference, { amount: 1 });
      expect(await reviewOf(reference)).toContain('The amount is $1 instead of $100.');
      expect(await statusOf(order.id)).toBe('PENDING');
      const toCompany = (await product.mails.to(COMPANY)).at(-1);
      expect(toCompany!.subject).toBe('[TEST] Please review a payment of $100');
      expect(toCompany!.text).toContain('The amount is $1 instead of $100.');
    });

    it('another currency', async () => {
      const { order, reference } = await pay('approve');
      await tamper(reference, { currency: 'RWF' });
      expect(await reviewOf(reference)).toBe('The currency is RWF instead of USD.');
      expect(await statusOf(order.id)).toBe('PENDING');
    });

    it('a payment without an order, which can never settle by itself', async () => {
      const { body } = await openSession({ amount: 100 });
      await press(body.sessionId, 'approve');
      expect(await reviewOf(body.reference)).toBe('The payment does not say which order it is for.');
    });

    it.each(['PAID', 'CANCELLED', 'REJECTED'] as const)('money for an order that is %s meanwhile', async (status) => {
      const { order, reference } = await pay('approve');
      await setStatus(order.id, status);
      expect(await reviewOf(reference)).toBe(`Order ${order.number} was already ${status} when the money arrived.`);
      expect(await statusOf(order.id)).toBe(status);
    });

    it('the second of two payments for one order, even if both arrive at once', async () => {
      const first = await pay('approve');
      const { body: second } = await openSession({ amount: 100, orderId: first.order.id });
      await press(second.sessionId, 'approve');
      const answers = await Promise.all([check(first.reference), check(second.reference)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['REVIEW', 'SETTLED']);
      expect(await statusOf(first.order.id)).toBe('PAID');
    });

    it('and only staff can have it checked again', async () => {
      const { order, reference } = await pay('approve');
      await tamper(reference, { amount: 1 });
      await reviewOf(reference);
      await tamper(reference, { amount: 100 });
      expect(await check(reference)).toMatchObject({ status: 'REVIEW' });
      const { id } = await repository().findOneByOrFail({ reference });
      const { status, body } = await product.api.post(`/admin/payments/${id}/check`, {}, { token: staff });
      expect(status).toBe(200);
      expect(body.payment).toMatchObject({ status: 'SETTLED', reviewReason: null, order: { status: 'PAID' } });
      expect(await statusOf(order.id)).toBe('PAID');
    });
  });

  describe('the poller (rules/payments 5)', () => {
    const poll = () => product.app.get(PaymentPoller).round();
    const age = (reference: string, hours: number) =>
      repository().update({ reference }, { createdAt: new Date(Date.now() - hours * HOUR_MS), checkedAt: null });

    it('settles a payment whose payer never returned, but not within the first five minutes', async () => {
      const { reference } = await pay('approve');
      await poll();
      expect(await repository().findOneByOrFail({ reference })).toMatchObject({ status: 'OPEN', checkedAt: null });
      await age(reference, 0.1);
      await poll();
      expect(await repository().findOneByOrFail({ reference })).toMatchObject({ status: 'SETTLED' });
    });

    it('queries a payment at most every five minutes', async () => {
      const { reference } = await pay();
      await age(reference, 1);
      await poll();
      const { checkedAt } = await repository().findOneByOrFail({ reference });
      expect(checkedAt).not.toBeNull();
      await poll();
      expect(await repository().findOneByOrFail({ reference })).toMatchObject({ status: 'OPEN', checkedAt });
    });

    it('queries a failed one once more after its session has ended, and then no more', async () => {
      const { session, reference, order } = await pay('decline');
      await check(reference);
      await press(session.sessionId, 'approve');
      await age(reference, 25);
      await poll();
      expect(await statusOf(order.id)).toBe('PAID');
      const hopeless = await pay('decline');
      await age(hopeless.reference, 25);
      await poll();
      const ended = await repository().findOneByOrFail({ reference: hopeless.reference });
      expect(ended).toMatchObject({ status: 'FAILED', endedAt: expect.any(Date) });
      await repository().update({ id: ended.id }, { checkedAt: new Date(0) });
      await poll();
      expect(await repository().findOneByOrFail({ id: ended.id })).toMatchObject({ checkedAt: new Date(0) });
    });

    it('gives a payment up after a day', async () => {
      const { reference } = await pay();
      await age(reference, 25);
      await poll();
      expect(await repository().findOneByOrFail({ reference })).toMatchObject({ status: 'FAILED' });
    });
  });

  describe('the test card form', () => {
    it('is a script and a style that run under a strict policy', async () => {
      const script = await product.api.get('/v1/payments/sandbox/checkout.js');
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(script.body).toContain('Checkout');
      expect(script.body).not.toMatch(/innerHTML|\.style\b|eval\(|sourceMappingURL/);
      const style = await product.api.get('/v1/payments/sandbox/checkout.css');
      expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    });

    it('shows what is paid for, to anyone with the session', async () => {
      const { order, session } = await pay();
      const { body } = await product.api.get(`/v1/payments/sandbox/${session.sessionId}`);
      expect(body).toEqual({
        amount: 100,
        currency: 'USD',
        description: `Order ${order.number}: $100`,
        merchantName: 'Imisozi Safaris',
        secondsLeft: expect.any(Number),
      });
      expect((await product.api.get('/v1/payments/sandbox/SESSION0')).status).toBe(404);
    });

    it('accepts no payment after its time is over, and leaves the order payable', async () => {
      const { order, session, reference } = await pay('timeout');
      expect((await product.api.get(`/v1/payments/sandbox/${session.sessionId}`)).body.secondsLeft).toBe(0);
      expect(await press(session.sessionId, 'approve')).toMatchObject({
        status: 409,
        body: { message: 'This test session has expired.' },
      });
      expect(await check(reference)).toMatchObject({ status: 'OPEN' });
      const late = await pay();
      await product.dataSource
        .getRepository(SandboxPayment)
        .update({ sessionId: late.session.sessionId }, { createdAt: new Date(Date.now() - HOUR_MS) });
      expect((await press(late.session.sessionId, 'approve')).status).toBe(409);
      const { body: again } = await openSession({ amount: 100, orderId: order.id });
      await press(again.sessionId, 'approve');
      expect(await check(again.reference)).toMatchObject({ status: 'SETTLED' });
    });

    it('returns the success indicator only for an approval', async () => {
      const { session, reference } = await pay();
      const { successIndicator } = await repository().findOneByOrFail({ reference });
      expect((await press(session.sessionId, 'decline')).body.resultIndicator).not.toBe(successIndicator);
      expect((await press(session.sessionId, 'approve')).body.resultIndicator).toBe(successIndicator);
      expect((await press(session.sessionId, 'steal')).status).toBe(400);
    });
  });

  describe('for staff (rules/payments 7)', () => {
    it('lists reviews, payments without orders and payments of an order', async () => {
      const { order, reference } = await pay();
      const { body: loose } = await openSession({ amount: 77 });
      const list = async (filter: object) =>
        (await product.api.get('/admin/payments', { token: staff, query: { filter, range: [0, 199] } })).body as {
          reference: string;
          status: string;
          orderId: string | null;
        }[];
      const without = await list({ hasOrder: false });
      expect(without.map((row) => row.reference)).toContain(loose.reference);
      expect(without.every(({ orderId }) => orderId === null)).toBe(true);
      const withOrder = await list({ hasOrder: true });
      expect(withOrder.map((row) => row.reference)).toContain(reference);
      const reviews = await list({ status: 'REVIEW' });
      expect(reviews.length).toBeGreaterThan(0);
      expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['REVIEW']));
      expect(await list({ orderId: order.id })).toEqual([
        expect.objectContaining({ reference, order: expect.objectContaining({ number: order.number }) }),
      ]);
      expect(await list({ q: reference.slice(0, 20) })).not.toEqual([]);
    });

    it('pages, and refuses invalid filters', async () => {
      const query = { range: [0, 1], sort: ['amount', 'ASC'], filter: { hasOrder: true } };
      const page = await product.api.get('/admin/payments', { token: staff, query });
      expect(page.body).toHaveLength(2);
      expect(page.headers['content-range']).toMatch(/^payments 0-1\/\d+$/);
      for (const filter of [{ hasOrder: 'yes' }, { successIndicator: 'x' }, []]) {
        expect((await product.api.get('/admin/payments', { token: staff, query: { filter } })).status).toBe(400);
      }
    });

    it('shows one payment without its secrets', async () => {
      const { reference } = await pay();
      const { id } = await repository().findOneByOrFail({ reference });
      const { body } = await product.api.get(`/admin/payments/${id}`, { token: staff });
      expect(body).toMatchObject({ reference, isSandbox: true, status: 'OPEN', settledAt: null });
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['successIndicator']));
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['sessionId']));
      expect((await product.api.get(`/admin/payments/${randomUUID()}`, { token: staff })).status).toBe(404);
    });

    it('is closed to visitors', async () => {
      for (const answer of [
        await product.api.get('/admin/payments'),
        await product.api.get(`/admin/payments/${randomUUID()}`),
        await product.api.post(`/admin/payments/${randomUUID()}/check`, {}),
      ]) {
        expect(answer.status).toBe(401);
      }
    });
  });

  describe('a review is ended by an admin (rules/payments 4)', () => {
    const resolve = (id: string, body: object, token: string | undefined = admin) =>
      product.api.post(`/admin/payments/${id}/resolve`, body, { token });
    const reason = 'The client called and said which order it is.';
    async function review(amount = 100) {
      const { body } = await openSession({ amount });
      await press(body.sessionId, 'approve');
      await check(body.reference);
      return repository().findOneByOrFail({ reference: body.reference, status: 'REVIEW' });
    }

    it('by attaching it to the order that it pays, with its papers and a trail', async () => {
      const { id, reference } = await review();
      const order = await makeOrder();
      const { status, body } = await resolve(id, { orderId: order.id, reason });
      expect(status).toBe(200);
      expect(body.payment).toMatchObject({ status: 'SETTLED', resolution: reason, order: { status: 'PAID' } });
      const { body: row } = await product.api.get(`/admin/orders/${order.id}`, { token: staff });
      expect(row).toMatchObject({ paidBy: 'test', paymentReference: reference });
      expect(row.invoiceNumber).toMatch(/^INV-\d{4}-\d{6}$/);
      const query = { filter: { recordId: id } };
      const { body: trail } = await product.api.get('/admin/audit', { token: admin, query });
      expect(trail).toMatchObject([
        {
          action: 'resolve',
          resource: 'payments',
          changes: { status: ['REVIEW', 'SETTLED'], orderId: [null, order.id], resolution: [null, reason] },
        },
      ]);
      expect((await resolve(id, { reason })).status).toBe(409);
    });

    it('by closing it with a reason, without changing any order', async () => {
      const { id } = await review();
      expect((await resolve(id, {})).body.Errors).toEqual(['Reason is required']);
      expect((await resolve(id, { orderId: 'x', reason })).status).toBe(400);
      expect((await resolve(id, { reason })).body.payment).toMatchObject({ status: 'CLOSED', resolution: reason });
      const answer = await product.api.post(`/admin/payments/${id}/check`, {}, { token: staff });
      expect(answer.body.payment.status).toBe('CLOSED');
    });

    it('but not for an order with another price, a paid or an unknown one; then nothing changes', async () => {
      const { id } = await review(99.99);
      const order = await makeOrder();
      const { status, body } = await resolve(id, { orderId: order.id, reason });
      expect(status).toBe(409);
      expect(body.message).toBe(`This payment cannot settle order ${order.number}. Order ${order.number} costs $100.`);
      const other = await review();
      await setStatus(order.id, 'PAID');
      expect((await resolve(other.id, { orderId: order.id, reason })).status).toBe(409);
      expect((await resolve(other.id, { orderId: randomUUID(), reason })).status).toBe(404);
      expect(await repository().findOneByOrFail({ id: other.id })).toMatchObject({ status: 'REVIEW', orderId: null });
    });

    it('once, by one of several, and by admins only', async () => {
      const { id } = await review();
      const order = await makeOrder();
      expect((await resolve(id, { reason }, staff)).status).toBe(403);
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => resolve(id, { orderId: order.id, reason })),
        ...Array.from({ length: 3 }, () => resolve(id, { reason })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const payment = await repository().findOneByOrFail({ id });
      expect(await statusOf(order.id)).toBe(payment.status === 'SETTLED' ? 'PAID' : 'PENDING');
    });
  });

  it("are in the accountant's file by the day in Kigali on which they arrived, with refunds (rules/payments 7)", async () => {
    const orders = product.dataSource.getRepository(Order);
    const paid = async (at: string, order: { id: string }) => {
      await orders.update({ id: order.id }, { paidAt: new Date(at) });
      await product.dataSource
        .getRepository(LedgerEntry)
        .update({ orderId: order.id, direction: 'in' }, { receivedAt: new Date(at) });
      return order.id;
    };
    const { order: byCard, reference } = await pay('approve');
    await check(reference);
    const byHand = await makeOrder({ people: 4, amount: 320.5 });
    await setStatus(byHand.id, 'PAID');
    const returned = await makeOrder();
    await setStatus(returned.id, 'PAID');
    const refund = { status: 'REFUNDED', refundedAmount: 30.1, refundReason: 'One day less.' };
    await product.api.put(`/order/${returned.id}/status`, refund, { token: admin });
    const tooLate = await makeOrder();
    await setStatus(tooLate.id, 'PAID');
    const ids = [
      // The first and the last moment of two days in Kigali, and the moment after.
      await paid('2031-03-04T22:00:00.000Z', byCard),
      await paid('2031-03-05T10:00:00.000Z', byHand),
      await paid('2031-03-06T21:59:59.999Z', returned),
    ];
    await paid('2031-03-06T22:00:00.000Z', tooLate);

    const csv = { token: staff, headers: { accept: 'text/csv' } };
    const span = { filter: { paidAt_gte: '2031-03-05', paidAt_lte: '2031-03-06' }, sort: ['paidAt', 'ASC'] };
    const rowsOf = (text: string) => parse<Record<string, string>>(text, { columns: true, bom: true });
    const rows = rowsOf((await product.api.get('/admin/orders', { ...csv, query: span })).body);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    const papers = {
      invoiceNumber: expect.stringMatching(/^INV-/),
      receiptNumber: expect.stringMatching(/^RCT-/),
    };
    expect(rows).toMatchObject([
      { ...papers, paidDay: '2031-03-05', paidBy: 'test', paymentReference: reference, amount: '100', revenue: '100' },
      { ...papers, paidDay: '2031-03-05', paidBy: 'office', paymentReference: '', refundedDay: '', revenue: '320.5' },
      { ...papers, paidDay: '2031-03-06', amount: '100', refundedAmount: '30.1', revenue: '69.9' },
    ]);
    expect(rows[2]!.refundedDay).toMatch(/^\d{4}-\d\d-\d\d$/);

    const days = { from: '2031-03-05', to: '2031-03-06' };
    const revenue = await product.api.get('/admin/dashboard/orders', { ...csv, query: days });
    expect(revenue.headers['content-disposition']).toMatch(/^attachment; filename="revenue-/);
    expect(rowsOf(revenue.body)).toEqual([
      { start: '2031-03-05', orders: '0', paid: '2', revenue: '420.5' },
      // The refund was on another day.
      { start: '2031-03-06', orders: '0', paid: '1', revenue: '100' },
    ]);
    // An unpaid order has no day, and adds nothing.
    const open = await makeOrder();
    const { body } = await product.api.get(`/admin/orders/${open.id}`, { token: staff });
    expect(body).toMatchObject({ paidDay: null, refundedDay: null, revenue: 0, leftToPay: 100 });
  });

  it('accepts no notification if no secret is set', async () => {
    const { reference } = await pay('approve');
    const headers = { 'x-notification-secret': '' };
    const { status } = await product.api.post('/v1/payments/notify', { order: { id: reference } }, { headers });
    expect(status).toBe(401);
  });
});

describe('The sandbox in production (rules/payments 1, rules/operating 2)', () => {
  const production = {
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of specs that is long enough',
    RATE_LIMIT: 'on',
    MAIL_TO_FILES: 'allow',
  };

  it('is refused: no session opens, with a clear sentence, and it has no card form', async () => {
    const product = await startApp(production);
    try {
      const tour = await makeTour(product.dataSource, { price1: 100 });
      const { body: created } = await product.api.post('/order', orderBody(tour.id));
      const { status, body } = await product.api.post('/v1/payments/session', {
        amount: 100,
        orderId: created.order.id,
      });
      expect(status).toBe(503);
      expect(body.message).toMatch(/^Card payment is not available at the moment\./);
      expect(body.error).toBe(body.message);
      expect((await product.api.get('/v1/payments/sandbox/checkout.js')).status).toBe(404);
      expect(await product.dataSource.getRepository(Payment).count()).toBe(0);
    } finally {
      await product.close();
    }
  });

  it('works if it is explicitly allowed', async () => {
    const product = await startApp({ ...production, CHECKOUT_SANDBOX: 'allow' });
    try {
      const { status, body } = await product.api.post('/v1/payments/session', { amount: 100 });
      expect(status).toBe(201);
      expect(body.checkout.isSandbox).toBe(true);
    } finally {
      await product.close();
    }
  });
});
