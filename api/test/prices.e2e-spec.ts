import { randomUUID } from 'node:crypto';
import { EdgePurge } from '../src/common/edge-cache/edge-purge.entity.js';
import { EdgePurges } from '../src/common/edge-cache/edge-purges.js';
import { PromoCode } from '../src/modules/promo-codes/promo-code.entity.js';
import { Setting } from '../src/modules/settings/setting.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makePromoCode, tokenOf } from './support/factories.js';

let product: TestApp;
let admin: string;
let office: string;

beforeAll(async () => {
  product = await startApp();
  admin = await tokenOf(product.dataSource, product.api, 'admin');
  office = await tokenOf(product.dataSource, product.api, 'reservations');
});
afterAll(() => product.close());

describe('Settings (trade 4, 7, 10)', () => {
  const read = async () => (await product.api.get('/admin/settings', { token: admin })).body as Record<string, unknown>;
  const save = (body: object) => product.api.put('/admin/settings', body, { token: admin });

  const DEFAULTS = {
    terms: {
      depositPercent: 100,
      balanceDaysBefore: 30,
      holdHours: 48,
      cancellation: [
        { daysBefore: 5, chargePercent: 25 },
        { daysBefore: 2, chargePercent: 100 },
      ],
    },
    bankDetails: [],
  };

  it('are the defaults until an admin changes them, field by field, and again when they are emptied', async () => {
    expect(await read()).toEqual(DEFAULTS);
    const bankDetails = [{ name: 'Bank', value: 'Bank of the hills' }];
    const { body } = await save({ terms: { depositPercent: 30 }, bankDetails });
    expect(body).toMatchObject({ message: 'The settings have been saved.', bankDetails });
    await save({ terms: { holdHours: 24 } });
    expect(await read()).toEqual({ terms: { ...DEFAULTS.terms, depositPercent: 30, holdHours: 24 }, bankDetails });
    await save({ terms: null, bankDetails: null });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('count in other processes once these read what was purged', async () => {
    const settings = product.dataSource.getRepository(Setting);
    const purges = product.dataSource.getRepository(EdgePurge);
    await save({ terms: { depositPercent: 30 } });
    expect((await read()).terms).toMatchObject({ depositPercent: 30 });
    await settings.update({ name: 'terms' }, { value: { depositPercent: 40 } });
    expect((await read()).terms).toMatchObject({ depositPercent: 30 });
    await purges.insert({ id: randomUUID(), createdAt: new Date(), tags: 'settings', isOnlyOutdated: false });
    await product.app.get(EdgePurges).read();
    expect((await read()).terms).toMatchObject({ depositPercent: 40 });
    await save({ terms: null });
  });

  it('say every mistake, and keep nothing of a body that has one', async () => {
    const cancellation = [
      { daysBefore: 2, chargePercent: 25 },
      { daysBefore: 5, chargePercent: 100 },
    ];
    const { status, body } = await save({ terms: { depositPercent: 101, cancellation }, bankDetails: 'mine' });
    expect(status).toBe(400);
    expect(body.Errors.toSorted()).toEqual([
      'Bank details must be a list',
      'Cancellation: each step must be nearer to travel than the one before',
      'Deposit in percent must be a whole number from 0 to 100',
    ]);
    expect(await read()).toEqual(DEFAULTS);
  });
});

describe('Promo codes (trade 3, 9, 10)', () => {
  const post = (body: object) => product.api.post('/admin/promo-codes', body, { token: office });

  it('are kept by the office, in upper case and once', async () => {
    const { status, body } = await post({ code: ' green-Season ', percent: 10, travelTo: '2038-05-31' });
    expect(status).toBe(201);
    const none = { amount: null, tourIds: [], bookFrom: null, bookTo: null, travelFrom: null, maxUses: null };
    expect(body.data).toMatchObject({ code: 'GREEN-SEASON', percent: 10, travelTo: '2038-05-31', ...none, uses: 0 });
    const again = await post({ code: 'Green-SEASON', percent: 5 });
    expect([again.status, again.body.message]).toEqual([409, 'There is already a promo code GREEN-SEASON.']);
    const { id } = body.data as { id: string };
    const put = (fields: object) => product.api.put(`/admin/promo-codes/${id}`, fields, { token: office });
    const changed = await put({ percent: null, amount: 25.5, travelTo: '', code: 'OTHER' });
    expect(changed.body.data).toMatchObject({ code: 'GREEN-SEASON', percent: null, amount: 25.5, travelTo: null });
    expect((await put({ percent: 10 })).body.Errors).toEqual(['A promo code has either a percent or an amount']);
    const list = await product.api.get('/admin/promo-codes?filter={"q":"green"}', { token: office });
    expect(list.body).toHaveLength(1);
  });

  it.each([
    [{ percent: 0 }, 'Percent must be a whole number from 1 to 100'],
    [{}, 'A promo code has either a percent or an amount'],
    [{ amount: 0 }, 'Amount must be more than 0'],
    [{ percent: 5, bookFrom: '2038-02-01', bookTo: '2038-01-01' }, 'The last day to book must not be before the first'],
    [{ percent: 5, code: 'two words' }, 'Code must be letters, digits, hyphens and underscores'],
    [{ percent: 5, tourIds: ['lake'] }, 'Tours must be a list of ids'],
  ])('are refused with %j', async (fields, sentence) => {
    const { status, body } = await post({ code: 'WRONG', ...fields });
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('are deleted while nobody has used them, and ended after that', async () => {
    const codes = product.dataSource.getRepository(PromoCode);
    const remove = ({ id }: PromoCode) => product.api.delete(`/admin/promo-codes/${id}`, { token: office });
    const unused = await makePromoCode(product.dataSource);
    expect((await remove(unused)).body.message).toBe('The promo code has been deleted.');
    expect(await codes.countBy({ id: unused.id })).toBe(0);
    const used = await makePromoCode(product.dataSource, { uses: 1 });
    const { status, body } = await remove(used);
    expect([status, body.data.uses]).toEqual([200, 1]);
    expect(body.data.endedAt).not.toBeNull();
    expect(await codes.countBy({ id: used.id })).toBe(1);
  });
});
