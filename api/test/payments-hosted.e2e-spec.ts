import { In } from 'typeorm';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { PaymentPoller } from '../src/modules/payments/payment.poller.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { FakeGateway } from './support/fake-gateway.js';

const SECRET = 'a notification secret of specs';

describe('Payments by the hosted checkout of the card gateway', () => {
  let gateway: FakeGateway;
  let product: TestApp;
  let staff: string;

  beforeAll(async () => {
    gateway = await FakeGateway.start();
    product = await startApp({
      ...gateway.settings,
      CHECKOUT_NOTIFY_SECRET: SECRET,
      CHECKOUT_TIMEOUT_MS: '4000',
      // Drawing documents for mails would keep this process from serving the gateway in time.
      WORKER: 'separate',
      PUBLIC_URL: 'https://safaris.example',
    });
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  beforeEach(() => {
    gateway.trouble = undefined;
    gateway.crowd = 1;
    gateway.calls.length = 0;
  });
  afterAll(async () => {
    await product.close();
    await gateway.stop();
  });

  async function openSession() {
    const tour = await makeTour(product.dataSource, { price4: 320.5 });
    const { body: created } = await product.api.post('/order', orderBody(tour.id, { people: 4, amount: 320.5 }));
    const { status, body } = await product.api.post('/v1/payments/session', {
      amount: 320.5,
      orderId: created.order.id,
    });
    return { status, session: body, orderId: created.order.id as string, number: created.order.number as string };
  }
  const check = (reference: string) => product.api.post(`/v1/payments/${reference}/check`, {});
  const find = (reference: string) => product.dataSource.getRepository(Payment).findOneByOrFail({ reference });
  const statusOf = async (orderId: string) => (await product.api.get(`/order/${orderId}`)).body.data.status;
  const notify = (body: unknown, secret: string | undefined = SECRET) =>
    product.api.post('/v1/payments/notify', body, { headers: { 'x-notification-secret': secret } });

  it('opens a session with CREATE_CHECKOUT_SESSION for a PURCHASE in dollars (rules/payments 1, 2)', async () => {
    const { status, session, number } = await openSession();
    expect(status).toBe(201);
    expect(gateway.calls).toEqual([
      {
        method: 'POST',
        path: '/api/rest/version/61/merchant/SPECMERCHANT/session',
        authorization: `Basic ${Buffer.from('merchant.SPECMERCHANT:a password of specs').toString('base64')}`,
        body: {
          apiOperation: 'CREATE_CHECKOUT_SESSION',
          interaction: { operation: 'PURCHASE' },
          order: {
            id: session.reference,
            amount: '320.50',
            currency: 'USD',
            description: `Order ${number}: $320.50`,
            notificationUrl: 'https://safaris.example/api/v1/payments/notify',
          },
        },
      },
    ]);
    expect(session.checkout).toMatchObject({
      provider: 'hosted',
      isSandbox: false,
      scriptUrl: `${gateway.url}/checkout/version/61/checkout.js`,
      configuration: { session: { id: session.sessionId }, merchant: 'SPECMERCHANT' },
    });
    expect(JSON.stringify(session)).not.toContain('c0ffee');
    expect(JSON.stringify(session)).not.toContain('password');
  });

  it('settles what RETRIEVE_ORDER confirms, and waits if the gateway does not know the order', async () => {
    const { session, orderId } = await openSession();
    expect((await check(session.reference)).body.status).toBe('OPEN');
    gateway.capture(session.reference, 320.5);
    expect((await check(session.reference)).body.status).toBe('SETTLED');
    expect(await statusOf(orderId)).toBe('PAID');
  });

  it('reads amounts that the gateway writes as text', async () => {
    const { session } = await openSession();
    gateway.capture(session.reference, 320.5, { amount: '320.50', totalCapturedAmount: '320.50' });
    expect((await check(session.reference)).body.status).toBe('SETTLED');
  });

  it.each([
    ['another order', { id: 'another' }, "The gateway's answer is about another."],
    ['another amount', { amount: 3.2 }, 'The amount is $3.20 instead of $320.50.'],
    ['a part of the money', { totalCapturedAmount: 100, status: 'PARTIALLY_CAPTURED' }, 'The money captured is $100'],
    ['another currency', { currency: 'EUR' }, 'The currency is EUR instead of USD.'],
    ['another result', { result: 'UNKNOWN' }, "The gateway's result is UNKNOWN."],
    ['another status', { status: 'DISPUTED' }, "The gateway's status is DISPUTED."],
  ])('sends %s to review (rules/payments 4)', async (_, fields, reason) => {
    const { session, orderId } = await openSession();
    gateway.capture(session.reference, 320.5, fields);
    expect((await check(session.reference)).body.status).toBe('REVIEW');
    expect((await find(session.reference)).reviewReason).toContain(reason);
    expect(await statusOf(orderId)).toBe('PENDING');
  });

  it.each(['FAILED', 'CANCELLED', 'AUTHENTICATION_UNSUCCESSFUL'])('fails what the gateway calls %s', async (status) => {
    const { session } = await openSession();
    gateway.capture(session.reference, 320.5, { status, result: 'FAILURE', totalCapturedAmount: 0 });
    expect((await check(session.reference)).body.status).toBe('FAILED');
  });

  it.each(['INITIATED', 'AUTHENTICATION_NOT_NEEDED'])('waits while the gateway says %s', async (status) => {
    const { session } = await openSession();
    gateway.capture(session.reference, 320.5, { status, result: 'PENDING', totalCapturedAmount: 0 });
    expect((await check(session.reference)).body.status).toBe('OPEN');
  });

  it('learns from staff\'s "check now" that money went back, and leaves the order to an admin', async () => {
    const { session, orderId } = await openSession();
    gateway.capture(session.reference, 320.5);
    await check(session.reference);
    gateway.capture(session.reference, 320.5, { status: 'REFUNDED', totalRefundedAmount: 320.5 });
    const { id } = await find(session.reference);
    const { body } = await product.api.post(`/admin/payments/${id}/check`, {}, { token: staff });
    expect(body.payment.status).toBe('REFUNDED');
    expect(await statusOf(orderId)).toBe('PAID');
  });

  describe('when the gateway is in trouble', () => {
    it.each([
      [
        'refuses us',
        { status: 401, body: '{"error":{"cause":"INVALID_REQUEST","explanation":"Invalid credentials."}}' },
      ],
      ['is broken', { status: 500, body: '<html>' }],
      ['talks nonsense', { status: 200, body: '{"result":"SUCCESS"}' }],
    ])('and %s, opens no session, says so in `message` and leaks nothing', async (_, trouble) => {
      gateway.trouble = trouble;
      const { status, session: answer } = await openSession();
      expect(status).toBe(503);
      expect(answer.message).toBe(
        'The card payment service is not responding at the moment. Please try again in a few minutes.',
      );
      expect(JSON.stringify(answer)).not.toMatch(/credentials|INVALID|html|127\.0\.0\.1/i);
    });

    it('never takes its failure for "nobody paid": the payer reads that it is not confirmed, staff that it does not respond', async () => {
      const { session } = await openSession();
      await product.dataSource
        .getRepository(Payment)
        .update({ reference: session.reference }, { createdAt: new Date(Date.now() - 30 * 60 * 60_000) });
      gateway.trouble = {
        status: 400,
        body: '{"error":{"cause":"INVALID_REQUEST","explanation":"Unexpected version."}}',
      };
      expect((await check(session.reference)).body.status).toBe('OPEN');
      const { id } = await find(session.reference);
      const answer = await product.api.post(`/admin/payments/${id}/check`, {}, { token: staff });
      expect(answer.status).toBe(503);
      expect((await notify({ order: { id: session.reference } })).status).toBe(503);
      expect(await find(session.reference)).toMatchObject({ status: 'OPEN', checkedAt: null });
    });

    it.each([
      ['breaks down before it acted', 'broken before'],
      ['breaks down after it acted', 'broken after'],
      ['hangs up before it acted', 'gone before'],
      ['hangs up after it acted', 'gone after'],
      ['is mute after it acted', 'mute after'],
    ] as const)('and %s, is called again, for a session and for the result alike', async (_, mood) => {
      gateway.moods.push(mood);
      const { status, session, orderId } = await openSession();
      expect(status).toBe(201);
      const references = gateway.calls.map(({ body }) => body?.order.id);
      expect(references).toEqual([session.reference, session.reference]);
      gateway.capture(session.reference, 320.5);
      gateway.moods.push(mood);
      expect((await check(session.reference)).body.status).toBe('SETTLED');
      expect(await statusOf(orderId)).toBe('PAID');
    });

    it('is called at most three times, and not again after a clear refusal', async () => {
      gateway.trouble = { status: 500, body: '' };
      await openSession();
      expect(gateway.calls).toHaveLength(3);
      gateway.trouble = { status: 400, body: '{"error":{"cause":"INVALID_REQUEST"}}' };
      await openSession();
      expect(gateway.calls).toHaveLength(4);
    });

    it('for some payments only, does not delay the others in the poller', async () => {
      const sessions = [];
      for (let count = 0; count < 4; count++) sessions.push((await openSession()).session.reference as string);
      const good = sessions.at(-1)!;
      gateway.capture(good, 320.5);
      const payments = product.dataSource.getRepository(Payment);
      // Two invalid responses in a row do not stop the round; those payments go to the end of the queue.
      for (const reference of sessions.slice(0, 2)) gateway.capture(reference, 320.5, { amount: 'much' });
      await payments.update({ reference: In(sessions) }, { createdAt: new Date(Date.now() - 10 * 60_000) });
      await product.app.get(PaymentPoller).round();
      expect((await find(good)).status).toBe('SETTLED');
      expect((await find(sessions[0]!)).status).toBe('OPEN');
    });

    it('and silent, leads to a timeout', async () => {
      gateway.trouble = 'silence';
      const started = Date.now();
      expect((await openSession()).status).toBe(503);
      expect(Date.now() - started).toBeLessThan(20_000);
    });
  });

  describe('a notification (rules/payments 3)', () => {
    it('makes the product query the gateway, and is not trusted itself', async () => {
      const { session, orderId } = await openSession();
      const forged = {
        result: 'SUCCESS',
        order: { id: session.reference, status: 'CAPTURED', totalCapturedAmount: 320.5 },
      };
      expect((await notify(forged)).status).toBe(200);
      expect(await statusOf(orderId)).toBe('PENDING');
      gateway.capture(session.reference, 320.5);
      expect((await notify({ order: { id: session.reference } })).status).toBe(200);
      expect(await statusOf(orderId)).toBe('PAID');
    });

    it.each([undefined, '', 'wrong', `${SECRET} `, SECRET.toUpperCase()])(
      'with the secret %j is refused',
      async (secret) => {
        const { session, orderId } = await openSession();
        gateway.capture(session.reference, 320.5);
        const headers: Record<string, string> = secret === undefined ? {} : { 'x-notification-secret': secret };
        const answer = await product.api.post('/v1/payments/notify', { order: { id: session.reference } }, { headers });
        expect(answer.status).toBe(401);
        expect(await statusOf(orderId)).toBe('PENDING');
      },
    );

    it('about an unknown payment is accepted and ignored; one without a reference is 400', async () => {
      expect((await notify({ order: { id: 'unknown' } })).status).toBe(200);
      expect(gateway.calls).toEqual([]);
      expect((await notify({})).status).toBe(400);
      expect((await notify({ order: 'x' })).status).toBe(400);
    });
  });

  it('records the refund of settled money, and notifies staff once', async () => {
    const { session, orderId } = await openSession();
    gateway.capture(session.reference, 320.5);
    await check(session.reference);
    gateway.capture(session.reference, 320.5, { status: 'REFUNDED', totalRefundedAmount: 320.5 });
    for (let copies = 0; copies < 3; copies++) await notify({ order: { id: session.reference } });
    expect((await find(session.reference)).status).toBe('REFUNDED');
    expect(await statusOf(orderId)).toBe('PAID');
    const news = await product.dataSource.getRepository('notifications').findBy({ kind: 'payment' });
    expect(news.filter(({ title }) => title.includes(`${session.reference}) has been refunded`))).toHaveLength(1);
  });

  it('settles once when notifications, the browser and staff report the money at the same moment', async () => {
    const { session, orderId } = await openSession();
    const { id } = await find(session.reference);
    gateway.capture(session.reference, 320.5);
    gateway.crowd = 10;
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => notify({ order: { id: session.reference } })),
      ...Array.from({ length: 4 }, () => check(session.reference)),
      product.api.post(`/admin/payments/${id}/check`, {}, { token: staff }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await find(session.reference)).status).toBe('SETTLED');
    expect(await statusOf(orderId)).toBe('PAID');
    const mails = await product.dataSource.getRepository(Mail).findBy({ orderId });
    expect(mails.map(({ template }) => template).sort()).toEqual([
      'order-received-client',
      'order-received-company',
      'payment-received',
      'payment-settled-company',
    ]);
  });

  it('queries nothing for a payment of the sandbox', async () => {
    const { session } = await openSession();
    await product.dataSource.getRepository(Payment).update({ reference: session.reference }, { provider: 'sandbox' });
    gateway.calls.length = 0;
    expect((await check(session.reference)).body.status).toBe('OPEN');
    expect(gateway.calls).toEqual([]);
    expect((await product.api.get('/v1/payments/sandbox/checkout.js')).status).toBe(404);
  });
});
