import { Mail } from '../src/modules/mail/mail.entity.js';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { PaymentPoller } from '../src/modules/payments/payment.poller.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { SandboxPayment } from '../src/modules/payments/sandbox/sandbox-payment.entity.js';
import { PayerNumbers } from '../src/modules/payments/payer.numbers.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { FakeAirtel, FakeMomo } from './support/fake-mobile-money.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MTN_NUMBER = '0788 123 456';
const AIRTEL_NUMBER = '+250 73 123 4567';
/** At 1,466 francs a dollar. */
const FRANCS = 146_600;

describe('Payments by mobile money', () => {
  const momo = new FakeMomo();
  const airtel = new FakeAirtel();
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    const [momoUrl, airtelUrl] = await Promise.all([momo.start(), airtel.start()]);
    product = await startApp({
      ...momo.settings(momoUrl),
      ...airtel.settings(airtelUrl),
      MOBILE_MONEY_TIMEOUT_MS: '4000',
      // Drawing documents for mails would keep this process from serving the services in time.
      WORKER: 'separate',
      PUBLIC_URL: 'https://safaris.example',
    });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    await setRate(1_466);
  });
  afterEach(() => {
    momo.troubles.length = 0;
    airtel.troubles.length = 0;
    momo.calls.length = 0;
    airtel.calls.length = 0;
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([momo.stop(), airtel.stop()]);
  });

  const payments = () => product.dataSource.getRepository(Payment);
  const setRate = (RWF: number | null) => product.api.put('/admin/settings', { rates: { RWF } }, { token: admin });
  const order = async (): Promise<{ id: string; number: string }> => {
    const tour = await makeTour(product.dataSource, { price1: 100 });
    return (await product.api.post('/order', orderBody(tour.id))).body.order;
  };
  const ask = (body: Record<string, unknown>, key?: string) =>
    product.api.post(
      '/v1/payments/mobile',
      { amount: 100, provider: 'mtn', phoneNumber: MTN_NUMBER, ...body },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
  /** An order whose client is asked on the phone. */
  const asked = async (body: Record<string, unknown> = {}) => {
    const made = await order();
    const answer = await ask({ orderId: made.id, ...body });
    return { ...made, answer, reference: answer.body.reference as string };
  };
  const find = (reference: string) => payments().findOneByOrFail({ reference });
  /** Whoever asks within two seconds gets what the one before was told. */
  const someTimeLater = (reference: string) => payments().update({ reference }, { checkedAt: null });
  const state = async (reference: string) => {
    await someTimeLater(reference);
    return (await product.api.get(`/v1/payments/mobile/${reference}`)).body.state as string;
  };
  const callBack = (externalId: string, body: Record<string, unknown> = {}) =>
    product.api.put('/v1/payments/mobile/callback', { externalId, ...body });
  const statusOf = async (id: string) =>
    (await product.dataSource.getRepository(Order).findOneByOrFail([{ clientKey: id }, { id }])).status;
  const entriesOf = (reference: string) => product.dataSource.getRepository(LedgerEntry).findBy({ reference });
  const poll = () => product.app.get(PaymentPoller).round();
  const isOld = (reference: string, ms: number) =>
    payments().update({ reference }, { createdAt: new Date(Date.now() - ms), checkedAt: null });

  describe('asking (rules/mobile-money 2)', () => {
    it('sends MTN MoMo a requesttopay in francs at the rate of the office (rules/mobile-money 1, 2)', async () => {
      const { number, answer, reference } = await asked({ francs: FRANCS });
      expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
      expect(answer.body).toMatchObject({
        state: 'OPEN',
        message: 'Please approve the payment on your phone.',
        payment: { provider: 'mtn', amount: 100, francs: FRANCS, rate: 1_466, phoneEnd: '456', isSandbox: false },
        successUrl: expect.stringMatching(/^\/myorder\//),
      });
      expect(JSON.stringify(answer.body)).not.toContain('788123');
      const [call] = momo.calls;
      expect(call!.headers).toMatchObject({
        'x-target-environment': 'mtnrwanda',
        'x-reference-id': (await find(reference)).sessionId,
        'x-callback-url': 'https://safaris.example/api/v1/payments/mobile/callback',
      });
      expect(call!.body).toEqual({
        amount: String(FRANCS),
        currency: 'RWF',
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: '250788123456' },
        payerMessage: `Order ${number.replace('-', ' ')} 100`,
        payeeNote: `Order ${number.replace('-', ' ')} 100`,
      });
    });

    it('sends Airtel Money a USSD push, without the code of the country (rules/mobile-money 1)', async () => {
      const { answer, reference } = await asked({ provider: 'airtel', phoneNumber: AIRTEL_NUMBER });
      expect(answer.status).toBe(201);
      expect(airtel.calls[0]!.body).toMatchObject({
        subscriber: { country: 'RW', currency: 'RWF', msisdn: '731234567' },
        transaction: { amount: FRANCS, country: 'RW', currency: 'RWF', id: reference },
      });
      expect(await state(reference)).toBe('OPEN');
      airtel.becomes(reference, 'TS');
      expect(await state(reference)).toBe('SETTLED');
    });

    it.each([
      ['an MTN number at Airtel Money', { provider: 'airtel' }, 'a number of Airtel Money: it begins with 072, 073'],
      ['a number of another country', { phoneNumber: '+44 7700 900123' }, 'a number of MTN MoMo: it begins with 078'],
      ['a number with a digit too many', { phoneNumber: '07881234567' }, 'a number of MTN MoMo'],
      ['no number', { phoneNumber: '' }, 'Phone number is required'],
      ['another service', { provider: 'mpesa' }, 'Service must be one of: mtn, airtel'],
      ['another amount', { amount: 99 }, 'Selected price : 99 is not allowed'],
    ])('refuses %s, and asks nobody', async (_, fields, sentence) => {
      const { answer } = await asked(fields);
      expect(answer.status).toBe(400);
      expect(answer.body.Errors.join()).toContain(sentence);
      expect([momo.calls, airtel.calls]).toEqual([[], []]);
    });

    it('pays an order or a part of a bill, and nothing else', async () => {
      expect((await ask({})).status).toBe(404);
      const { id } = await order();
      const { body } = await product.api.post(`/order/${id}/shares`, { shares: [{ names: 'A friend', amount: 40 }] });
      const shareId = body.shares[0].id as string;
      const answer = await ask({ shareId, amount: 40 });
      expect(answer.body.successUrl).toBe(`/pay/${shareId}`);
      momo.becomes(answer.body.reference, 'SUCCESSFUL');
      expect(await state(answer.body.reference)).toBe('SETTLED');
      expect((await product.api.get(`/shares/${shareId}`)).body.paid).toBe(true);
    });

    it('asks for nothing when the rate is another one than the payer saw, or there is none', async () => {
      const { id } = await order();
      const changed = await ask({ orderId: id, francs: FRANCS - 1 });
      expect([changed.status, changed.body.message]).toEqual([409, expect.stringContaining('it is now RWF')]);
      await setRate(null);
      const off = await ask({ orderId: id });
      await setRate(1_466);
      expect([off.status, off.body.message]).toEqual([409, expect.stringContaining('Paying with MTN MoMo')]);
      expect(momo.calls).toEqual([]);
    });

    it('rings a phone once, however often the same is wished for (rules/mobile-money 3)', async () => {
      const { id } = await order();
      const answers = await Promise.all([1, 2, 3].map(() => ask({ orderId: id })));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(momo.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
      const other = await ask({ orderId: id, phoneNumber: '0799 000 001' });
      expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('already waiting on a phone')]);
    });

    it('asks another phone once the first has declined', async () => {
      const { id, reference } = await asked();
      momo.becomes(reference, 'FAILED', { reason: 'APPROVAL_REJECTED' });
      await someTimeLater(reference);
      const second = await ask({ orderId: id, phoneNumber: '0799 000 001' });
      expect(second.status).toBe(201);
      expect(second.body.reference).not.toBe(reference);
    });

    it('answers a repeated Idempotency-Key with the first payment', async () => {
      const { id } = await order();
      const [first, second] = [
        await ask({ orderId: id }, 'a key of mobile'),
        await ask({ orderId: id }, 'a key of mobile'),
      ];
      expect(second.body).toEqual(first.body);
      expect(await payments().countBy({ reference: first.body.reference })).toBe(1);
    });

    it('says that the service does not take a number, and lets the payer try another', async () => {
      momo.refuses = [500, { code: 'PAYER_NOT_FOUND', message: 'Payer does not exist' }];
      const { id, answer } = await asked();
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/^MTN MoMo did not accept/)]);
      airtel.refuses = 'DP00800001010';
      const second = await ask({ orderId: id, provider: 'airtel', phoneNumber: AIRTEL_NUMBER });
      expect([second.status, second.body.message]).toEqual([
        409,
        expect.stringMatching(/^Airtel Money did not accept/),
      ]);
      expect((await ask({ orderId: id })).status).toBe(201);
    });

    it('asks for a new token when the service no longer takes the old one', async () => {
      await asked();
      momo.troubles.push('token expired');
      expect((await asked()).answer.status).toBe(201);
    });
  });

  describe('a service in trouble (rules/mobile-money 4)', () => {
    it.each(['away before', 'away after', 'gone before', 'gone after', 'slow', 'no json'] as const)(
      'MTN MoMo %s: one request, which settles once',
      async (trouble) => {
        momo.troubles.push(trouble);
        const { id, answer, reference } = await asked();
        expect(answer.body.state).toBe('OPEN');
        expect([...momo.requests.values()].filter(({ externalId }) => externalId === reference)).toHaveLength(1);
        momo.becomes(reference, 'SUCCESSFUL');
        expect(await state(reference)).toBe('SETTLED');
        expect([await statusOf(id), (await entriesOf(reference)).length]).toEqual(['PAID', 1]);
      },
    );

    it.each(['away after', 'gone after', 'no json'] as const)(
      'Airtel Money %s: it has got the request, and an enquiry tells',
      async (trouble) => {
        airtel.troubles.push(trouble);
        const { reference, answer } = await asked({ provider: 'airtel', phoneNumber: AIRTEL_NUMBER });
        expect(answer.body.state).toBe('OPEN');
        airtel.becomes(reference, 'TS');
        expect(await state(reference)).toBe('SETTLED');
      },
    );

    it('gives up a request that never arrived once nobody can approve it any longer', async () => {
      airtel.troubles.push('gone before');
      const { id, reference } = await asked({ provider: 'airtel', phoneNumber: AIRTEL_NUMBER });
      expect(await state(reference)).toBe('OPEN');
      await isOld(reference, 11 * MINUTE_MS);
      expect(await state(reference)).toBe('FAILED');
      expect(await statusOf(id)).toBe('PENDING');
    });

    it('tells the payer as it was while the service does not answer, and staff that it is away', async () => {
      const { reference } = await asked();
      momo.troubles.push('away before', 'no json');
      expect(await state(reference)).toBe('OPEN');
      const { id } = await find(reference);
      const { status, body } = await product.api.post(`/admin/payments/${id}/check`, {}, { token: admin });
      expect([status, body.message]).toEqual([503, expect.stringMatching(/^Mobile money is not responding/)]);
    });
  });

  describe('settling (rules/mobile-money 3)', () => {
    it('books what moved in francs, with its rate, as mobile money', async () => {
      const { id, reference } = await asked();
      momo.becomes(reference, 'SUCCESSFUL');
      expect(await state(reference)).toBe('SETTLED');
      const [entry] = await entriesOf(reference);
      expect(entry).toMatchObject({
        kind: 'mobile-money',
        amount: 100,
        isTest: false,
        inCurrency: { currency: 'RWF', amount: FRANCS, rate: 1_466 },
      });
      const found = await product.dataSource.getRepository(Order).findOneByOrFail({ id: entry!.orderId });
      expect([found.status, found.paidBy]).toEqual(['PAID', 'mobile']);
      expect((await ask({ orderId: id })).status).toBe(409);
      const mails = await product.dataSource.getRepository(Mail).findBy({ template: 'payment-settled-company' });
      expect(mails.some(({ reference: of }) => of === found.number)).toBe(true);
    });

    it('never believes a callback: it only asks', async () => {
      const { id, reference } = await asked();
      const forged = await callBack(reference, { status: 'SUCCESSFUL', amount: String(FRANCS), currency: 'RWF' });
      expect([forged.status, await statusOf(id)]).toEqual([200, 'PENDING']);
      momo.becomes(reference, 'SUCCESSFUL');
      await Promise.all([callBack(reference), callBack(reference), callBack(reference), state(reference)]);
      await callBack(reference, { status: 'FAILED' });
      expect([await statusOf(id), (await entriesOf(reference)).length]).toEqual(['PAID', 1]);
      expect((await callBack('unknown')).status).toBe(200);
    });

    it('is told by Airtel Money with its own callback', async () => {
      const { id, reference } = await asked({ provider: 'airtel', phoneNumber: AIRTEL_NUMBER });
      airtel.becomes(reference, 'TS');
      const transaction = { id: reference, message: 'Paid', status_code: 'TS', airtel_money_id: 'MP210603' };
      expect((await product.api.post('/v1/payments/mobile/callback', { transaction })).status).toBe(200);
      expect(await statusOf(id)).toBe('PAID');
    });

    it('finds by itself what nobody told: also a late success after the time was over', async () => {
      const { id, reference } = await asked();
      momo.becomes(reference, 'FAILED', { reason: 'EXPIRED' });
      await isOld(reference, 6 * MINUTE_MS);
      await poll();
      expect((await find(reference)).status).toBe('FAILED');
      momo.becomes(reference, 'SUCCESSFUL');
      await isOld(reference, 12 * MINUTE_MS);
      await poll();
      await poll();
      expect([(await find(reference)).status, await statusOf(id)]).toEqual(['SETTLED', 'PAID']);
      expect(await entriesOf(reference)).toHaveLength(1);
    });

    it.each([
      ['another amount', { amount: '146599' }, 'The amount is RWF'],
      ['another currency', { currency: 'UGX' }, 'The currency is UGX instead of RWF.'],
      ['another payment', { externalId: 'another' }, "The gateway's answer is about another."],
    ])('sends %s to review (rules/payments 4)', async (_, fields, reason) => {
      const { id, reference } = await asked();
      momo.becomes(reference, 'SUCCESSFUL', fields);
      expect(await state(reference)).toBe('REVIEW');
      expect((await find(reference)).reviewReason).toContain(reason);
      expect(await statusOf(id)).toBe('PENDING');
    });

    it('sends to review what a phone pays for an order that was paid meanwhile, and an admin ends it', async () => {
      const { id, reference } = await asked();
      await product.api.put(`/order/${id}/status`, { status: 'PAID' }, { token: admin });
      momo.becomes(reference, 'SUCCESSFUL');
      expect(await state(reference)).toBe('REVIEW');
      const payment = await find(reference);
      const { body } = await product.api.post(
        `/admin/payments/${payment.id}/resolve`,
        { reason: 'Sent back from the phone.' },
        { token: admin },
      );
      expect(body.payment).toMatchObject({
        status: 'CLOSED',
        provider: 'mtn',
        phoneNumber: '250788123456',
        francs: FRANCS,
      });
    });
  });

  it('asks a service about one payment once in two seconds, however many pages follow it', async () => {
    const { reference } = await asked();
    momo.calls.length = 0;
    await Promise.all([1, 2, 3, 4].map(() => product.api.get(`/v1/payments/mobile/${reference}`)));
    expect(momo.calls).toHaveLength(1);
    expect((await product.api.get('/v1/payments/mobile/unknown')).status).toBe(404);
  });

  it('erases the numbers of payers 90 days after, but not while a payment is reviewed (rules/mobile-money 5, rules/privacy 19)', async () => {
    const [done, reviewed] = [await asked(), await asked()];
    momo.becomes(done.reference, 'SUCCESSFUL');
    momo.becomes(reviewed.reference, 'SUCCESSFUL', { amount: '1' });
    await Promise.all([state(done.reference), state(reviewed.reference)]);
    await isOld(done.reference, 91 * DAY_MS);
    await isOld(reviewed.reference, 91 * DAY_MS);
    expect(await product.app.get(PayerNumbers).round()).toBe(1);
    expect((await find(done.reference)).phoneNumber).toBeNull();
    expect((await find(reviewed.reference)).phoneNumber).toBe('250788123456');
  });

  it('lists payments by their service and number (rules/payments 7)', async () => {
    await asked({ provider: 'airtel', phoneNumber: '0722 000 009' });
    const filter = { provider: 'airtel', phoneNumber: '250722000009' };
    const { body } = await product.api.get('/admin/payments', { token: admin, query: { filter } });
    expect(body).toMatchObject([{ provider: 'airtel', phoneNumber: '250722000009', francs: FRANCS, rate: 1_466 }]);
  });
});

describe('Mobile money in the sandbox (rules/mobile-money 6)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    await product.api.put('/admin/settings', { rates: { RWF: 1_466 } }, { token: admin });
  });
  afterAll(() => product.close());

  const asked = async () => {
    const tour = await makeTour(product.dataSource, { price1: 100 });
    const { id } = (await product.api.post('/order', orderBody(tour.id))).body.order as { id: string };
    const body = { orderId: id, amount: 100, provider: 'airtel', phoneNumber: AIRTEL_NUMBER };
    const answer = await product.api.post('/v1/payments/mobile', body);
    return { id, reference: answer.body.reference as string, payment: answer.body.payment };
  };
  const press = (reference: string, outcome: string) =>
    product.api.post(`/v1/payments/sandbox/mobile/${reference}`, { outcome });

  it('pays by a button, once, and says everywhere that it is a test', async () => {
    const { id, reference, payment } = await asked();
    expect(payment.isSandbox).toBe(true);
    expect((await press(reference, 'approve')).body).toMatchObject({ state: 'SETTLED', isSandbox: true });
    expect((await press(reference, 'approve')).status).toBe(409);
    const entry = await product.dataSource.getRepository(LedgerEntry).findOneByOrFail({ reference });
    expect([entry.kind, entry.isTest]).toEqual(['mobile-money', true]);
    expect((await product.api.get(`/order/${id}`)).body.data.status).toBe('PAID');
  });

  it.each(['decline', 'cancel', 'timeout'])('ends with %s, and the order stays payable', async (outcome) => {
    const { id, reference } = await asked();
    expect((await press(reference, outcome)).body.state).toBe('FAILED');
    expect((await press(reference, 'approve')).status).toBe(409);
    expect((await product.api.get(`/order/${id}`)).body.data.status).toBe('PENDING');
    expect((await press('unknown', outcome)).status).toBe(404);
  });

  it('ends by itself when nobody presses a button', async () => {
    const { reference } = await asked();
    const createdAt = new Date(Date.now() - 6 * MINUTE_MS);
    await product.dataSource.getRepository(SandboxPayment).update({ reference }, { createdAt });
    await product.dataSource.getRepository(Payment).update({ reference }, { checkedAt: null });
    expect((await product.api.get(`/v1/payments/mobile/${reference}`)).body.state).toBe('FAILED');
  });

  it('is off where only one service has an account', async () => {
    const momo = new FakeMomo();
    const only = await startApp(momo.settings(await momo.start()));
    await only.api.put(
      '/admin/settings',
      { rates: { RWF: 1_466 } },
      { token: await tokenOf(only.dataSource, only.api, 'admin') },
    );
    const tour = await makeTour(only.dataSource, { price1: 100 });
    const { id } = (await only.api.post('/order', orderBody(tour.id))).body.order as { id: string };
    const body = { orderId: id, amount: 100, provider: 'airtel', phoneNumber: AIRTEL_NUMBER };
    const answer = await only.api.post('/v1/payments/mobile', body);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Airtel Money')]);
    await only.close();
    await momo.stop();
  });
});
