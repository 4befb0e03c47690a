import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { PromoCodeUses } from '../src/modules/promo-codes/promo-code.uses.js';
import type { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makePromoCode, makeTour, orderBody, tokenOf } from './support/factories.js';

describe('A booking that the office changes (rules/desk 1, 4)', () => {
  let product: TestApp;
  let clerk: string;
  let tour: Tour;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    tour = await makeTour(product.dataSource);
  });

  const order = async (fields: Record<string, unknown> = {}): Promise<string> => {
    const wish = { travelDate: '2038-01-05', people: 1, ...fields };
    return (await product.api.post('/order', orderBody(tour.id, wish))).body.order.id;
  };
  const change = (id: string, fields: Record<string, unknown>) =>
    product.api.put(`/admin/orders/${id}`, { revision: 1, ...fields }, { token: clerk });
  const usesOf = async ({ id }: PromoCode) =>
    (await product.dataSource.getRepository(PromoCode).findOneByOrFail({ id })).uses;

  it('keeps the discount of its promo code, even of one that has been used up or ended since', async () => {
    const promo = await makePromoCode(product.dataSource, { percent: 10, maxUses: 1 });
    const id = await order({ promoCode: promo.code, amount: 90 });
    await product.dataSource.getRepository(PromoCode).update({ id: promo.id }, { endedAt: new Date() });
    const { status, body } = await change(id, { travelDate: '2038-02-05', people: 2 });
    expect([status, body.order.amount]).toEqual([200, 162]);
    expect(await usesOf(promo)).toBe(1);
  });

  it('counts a new promo code, frees the previous one, and refuses one that is used up', async () => {
    const [one, other] = [
      await makePromoCode(product.dataSource, { percent: 10 }),
      await makePromoCode(product.dataSource, { percent: 20, maxUses: 1 }),
    ];
    const id = await order({ promoCode: one.code, amount: 90 });
    const changed = await change(id, { promoCode: other.code.toLowerCase() });
    expect([changed.status, changed.body.order.amount]).toEqual([200, 80]);
    expect([await usesOf(one), await usesOf(other)]).toEqual([0, 1]);
    const second = await change(await order(), { promoCode: other.code });
    expect([second.status, second.body.Errors]).toEqual([400, [`The promo code ${other.code} has been used up`]]);
    await product.api.post(`/order/${id}/cancel`, { refund: 0 });
    expect([await usesOf(one), await usesOf(other)]).toEqual([0, 0]);
  });

  it('gets the last use of a promo code only once, however many changes request it at the same time', async () => {
    const promo = await makePromoCode(product.dataSource, { percent: 10, maxUses: 1 });
    const ids = await Promise.all([1, 2, 3, 4].map(() => order()));
    const answers = await Promise.all(ids.map((id) => change(id, { promoCode: promo.code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
    expect(await usesOf(promo)).toBe(1);
    // A caller that looked before the last use was taken finds it taken.
    const late = product.dataSource.transaction((tx) => product.app.get(PromoCodeUses).take(tx, promo.code));
    expect([await late, await usesOf(promo)]).toEqual([false, 1]);
  });

  it("keeps the office's discount on another day, until it is replaced", async () => {
    const wish = orderBody(tour.id, {
      travelDate: '2038-01-05',
      people: 2,
      discount: { amount: 30, reason: 'Friends' },
    });
    const { body: made } = await product.api.post('/admin/orders', wish, { token: clerk });
    const moved = await change(made.order.id, { travelDate: '2038-02-05' });
    expect([made.order.amount, moved.body.order.amount]).toEqual([150, 150]);
    const other = await change(made.order.id, { revision: 2, discount: { percent: 50, reason: 'A late start' } });
    expect(other.body.order.amount).toBe(90);
  });
});
