import { HoldExpiry } from '../src/modules/orders/hold.expiry.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

const HOUR_MS = 3_600_000;

describe('What an order reserves (rules/departures 2 to 4)', () => {
  let product: TestApp;
  let admin: string;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    tour = await makeTour(product.dataSource, { price1: 100, terms: { depositPercent: 30, holdHours: 5 } });
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  const orderOf = (id: string) => orders().findOneByOrFail({ id });
  const usesOf = async ({ id }: PromoCode) =>
    (await product.dataSource.getRepository(PromoCode).findOneByOrFail({ id })).uses;
  const takenOf = async (id: string) =>
    (await product.dataSource.getRepository(Departure).findOneByOrFail({ id })).taken;
  const order = async (fields: Record<string, unknown>): Promise<Order> => {
    const { body } = await product.api.post('/order', orderBody(tour.id, { people: 1, amount: 100, ...fields }));
    return orders().findOneByOrFail({ number: body.order.number });
  };
  const book = async (id: string, direction: 'in' | 'out', amount: number): Promise<string> => {
    const entry = { kind: 'bank', direction, amount, receivedAt: '2026-11-20' };
    const { status, body } = await product.api.post(`/admin/orders/${id}/ledger`, entry, { token: admin });
    expect(status).toBe(201);
    return body.entry.id;
  };
  const takeBack = async (entryId: string) =>
    expect(
      (await product.api.post(`/admin/ledger/${entryId}/void`, { reason: 'A mistake' }, { token: admin })).status,
    ).toBe(200);

  it('is no promo code after a cancelled booking is refunded, used up or not', async () => {
    const promo = await makePromoCode(product.dataSource, { percent: 10, maxUses: 1 });
    const { id } = await order({ travelDate: '2038-01-05', promoCode: promo.code, amount: 90 });
    await book(id, 'in', 90);
    const cancelled = await product.api.post(
      `/admin/orders/${id}/cancel`,
      { refund: 90, reason: 'x' },
      { token: admin },
    );
    expect(cancelled.status).toBe(200);
    const uses = await usesOf(promo);
    await book(id, 'out', 90);
    expect(await orderOf(id)).toMatchObject({ status: 'REFUNDED', paid: 0 });
    expect(await usesOf(promo)).toBe(uses);
  });

  describe('is seats for 30 minutes, for a client who pays later', () => {
    const MINUTE_MS = 60_000;
    const mailOf = async ({ email }: Order) => (await product.mails.to(email)).at(-1)!;
    const markOf = (text = '') => /\/myorder\/([\w-]+)\?mail=([\w-]+)/.exec(text)!;
    const opens = async (key: string, mail?: string) => {
      const { status, body } = await product.api.post(`/order/${key}/opened`, mail === undefined ? {} : { mail });
      expect(status).toBe(200);
      return Date.parse(body.holdUntil) - Date.now();
    };
    const keptFor = (ms: number, from: number, to: number) => {
      expect(ms).toBeGreaterThan(from);
      expect(ms).toBeLessThanOrEqual(to);
    };

    it('and for the hours of the terms only once the link in the mail was opened', async () => {
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4, startDate: '2038-02-09' });
      const held = await order({ departureId: departure.id, payment: 'later', email: 'reads.mail@example.org' });
      const { text } = await mailOf(held);
      expect(text).toContain('and we keep them for 5 hours from that moment.');
      const [, key = '', mark = ''] = markOf(text);
      for (const wrong of [undefined, '', key, held.id, 'x'.repeat(36)]) {
        keptFor(await opens(key, wrong), 29 * MINUTE_MS, 30 * MINUTE_MS);
      }
      expect((await product.api.get(`/order/${key}`)).body.data.longerHoldHours).toBe(5);
      keptFor(await opens(key, mark), 4.9 * HOUR_MS, 5 * HOUR_MS);
      expect((await product.api.get(`/order/${key}`)).body.data.longerHoldHours).toBeNull();
      // Opening it repeatedly does not extend the hold for ever.
      const { holdUntil } = await orderOf(held.id);
      await opens(key, mark);
      expect((await orderOf(held.id)).holdUntil).toEqual(holdUntil);
    });

    it('with a mark that a client can read only in the mail', async () => {
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4, startDate: '2038-02-19' });
      const fields = {
        departureId: departure.id,
        payment: 'later',
        people: 1,
        amount: 100,
        email: 'no.mail@example.org',
      };
      const created = await product.api.post('/order', orderBody(tour.id, fields));
      const held = await orders().findOneByOrFail({ number: created.body.order.number });
      const read = await Promise.all([
        product.api.get(`/order/${held.clientKey}`),
        product.api.get(`/order/${held.id}`, { token: admin }),
        product.api.get(`/admin/orders/${held.id}/timeline`, { token: admin }),
        product.api.post(`/admin/orders/${held.id}/client-link`, {}, { token: admin }),
      ]);
      expect(held.holdMark).toMatch(/^[\w-]{36}$/);
      for (const { status, body } of [created, ...read]) {
        expect(status).toBeLessThan(300);
        expect(JSON.stringify(body)).not.toContain(held.holdMark);
      }
    });

    it('but for the full time if staff book, who know the client', async () => {
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4, startDate: '2038-02-26' });
      const fields = { departureId: departure.id, people: 1, amount: 100, email: 'by.phone@example.org' };
      const { body } = await product.api.post('/order', orderBody(tour.id, fields), { token: admin });
      const held = await orderOf(body.order.id);
      keptFor(held.holdUntil!.getTime() - Date.now(), 4.9 * HOUR_MS, 5 * HOUR_MS);
      expect(held.holdMark).toBeNull();
      expect((await mailOf(held)).text).not.toContain('?mail=');
    });
  });

  it.each(['PENDING', 'APPROVED'] as const)(
    'is seats for a limited time if its payments are voided while it is %s',
    async (status) => {
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 4, startDate: '2038-01-09' });
      const { id } = await order({ departureId: departure.id });
      const entry = await book(id, 'in', status === 'PENDING' ? 10 : 30);
      await orders().update({ id }, { holdUntil: status === 'PENDING' ? new Date(Date.now() - 1_000) : null });
      await product.app.get(HoldExpiry).round();
      expect(await orderOf(id)).toMatchObject({ status, holdUntil: null });
      await takeBack(entry);
      const held = await orderOf(id);
      expect(held).toMatchObject({ status, paid: 0 });
      const hours = (held.holdUntil!.getTime() - Date.now()) / HOUR_MS;
      expect(hours).toBeGreaterThan(4.9);
      expect(hours).toBeLessThanOrEqual(5);
      await orders().update({ id }, { holdUntil: new Date(Date.now() - 1_000) });
      await product.app.get(HoldExpiry).round();
      expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', cancelReason: 'expired' });
      expect(await takenOf(departure.id)).toBe(0);
    },
  );

  describe('is given back when the hold ends, and needed again by a client who was paying then (rules/departures 3)', () => {
    /** An order of a single seat with a code that counts once, whose hold ends while a payment has begun. */
    async function endedWhilePaying() {
      const departure = await makeDeparture(product.dataSource, tour.id, { capacity: 1, startDate: '2038-02-20' });
      const promo = await makePromoCode(product.dataSource, { percent: 10, maxUses: 1 });
      const { id } = await order({ departureId: departure.id, promoCode: promo.code, amount: 90 });
      const { body: session } = await product.api.post('/v1/payments/session', { amount: 90, orderId: id });
      expect([await takenOf(departure.id), await usesOf(promo)]).toEqual([1, 1]);
      await orders().update({ id }, { holdUntil: new Date(Date.now() - HOUR_MS) });
      await product.app.get(HoldExpiry).round();
      expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', cancelReason: expect.any(String) });
      expect([await takenOf(departure.id), await usesOf(promo)]).toEqual([0, 0]);
      const pay = async () => {
        await product.api.post(`/v1/payments/sandbox/${session.sessionId}`, { outcome: 'approve' });
        return product.api.post(`/v1/payments/${session.reference}/check`, {});
      };
      return { id, departure, promo, pay };
    }

    it('while both are still there, the order goes on and is paid', async () => {
      const { id, departure, promo, pay } = await endedWhilePaying();
      await pay();
      expect(await orderOf(id)).toMatchObject({ status: 'PAID', paid: 90, cancelReason: null });
      expect([await takenOf(departure.id), await usesOf(promo)]).toEqual([1, 1]);
    });

    it('while somebody else has the seat, the order stays cancelled', async () => {
      const { id, departure, pay } = await endedWhilePaying();
      await order({ departureId: departure.id, email: 'faster@example.org' });
      await pay();
      expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED' });
      expect(await takenOf(departure.id)).toBe(1);
    });

    it('while somebody else has used the code up, the order stays cancelled', async () => {
      const { id, departure, promo, pay } = await endedWhilePaying();
      await product.dataSource.getRepository(PromoCode).update({ id: promo.id }, { uses: 1 });
      await pay();
      expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED' });
      expect([await takenOf(departure.id), await usesOf(promo)]).toEqual([0, 1]);
    });
  });

  it.each([
    [0, 0],
    [1, 1],
  ])('is no promo code after a cancelled booking of which $%d was paid: used %d times then', async (paid, uses) => {
    const promo = await makePromoCode(product.dataSource, { percent: 10 });
    const { id } = await order({ travelDate: '2038-01-05', promoCode: promo.code, amount: 90 });
    if (paid > 0) await book(id, 'in', paid);
    const body = { refund: paid, reason: 'x' };
    expect((await product.api.post(`/admin/orders/${id}/cancel`, body, { token: admin })).status).toBe(200);
    expect(await usesOf(promo)).toBe(uses);
  });

  it('says that a promo code was used up meanwhile to all but one of simultaneous orders', async () => {
    const promo = await makePromoCode(product.dataSource, { percent: 10, maxUses: 1 });
    const wish = { people: 1, travelDate: '2038-01-05', promoCode: promo.code, amount: 90 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => product.api.post('/order', orderBody(tour.id, wish))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body.Errors).toEqual([`The promo code ${promo.code} has been used up`]);
    }
    expect(await usesOf(promo)).toBe(1);
  });
});
