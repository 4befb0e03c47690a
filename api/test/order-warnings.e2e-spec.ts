import { addDays, today } from '@imisozi/core/kigali-time';
import { Order } from '../src/modules/orders/order.entity.js';
import { Traveller } from '../src/modules/travellers/traveller.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

const ALINE = { type: 'adult', firstName: 'Aline', lastName: 'Warned-of-a-spec' };
const BEN = { type: 'adult', firstName: 'Ben', lastName: 'Warned-of-a-spec' };
const PASSPORT = { passportNumber: 'PASSPORT-OF-A-WARNING' };

describe('The warnings of a booking (rules/desk 6)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const orders = () => product.dataSource.getRepository(Order);
  let count = 0;
  const orderOf = async (itemId: string, inDays: number, fields: Record<string, unknown> = {}) => {
    const email = `warned.${++count}@example.org`;
    const body = { ...orderBody(itemId, { email, amount: 180, people: 2 }), travelDate: addDays(today(), inDays) };
    const answer = await product.api.post('/order', { ...body, ...fields });
    expect(answer.status).toBe(201);
    return answer.body.order.id as string;
  };
  const book = (id: string, amount: number) =>
    product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', amount }, { token: clerk });
  const save = (id: string, travellers: unknown) => product.api.put(`/order/${id}/travellers`, { travellers });
  const read = async (id: string) => (await product.api.get(`/admin/orders/${id}`, { token: clerk })).body.warnings;
  const codes = async (id: string) => (await read(id)).map(({ code }: { code: string }) => code);

  it('are empty for a trip in the far future that need not be paid yet', async () => {
    const { id: itemId } = await makeTour(product.dataSource, { asksTravellers: true });
    expect(await codes(await orderOf(itemId, 60))).toEqual([]);
  });

  it('include overdue amounts, and unpaid ones shortly before travel, until they are paid', async () => {
    const { id: itemId } = await makeTour(product.dataSource);
    const id = await orderOf(itemId, 7);
    expect(await read(id)).toEqual([{ code: 'unpaid', amount: 180, day: addDays(today(), 7), count: null }]);
    const { instalments } = await orders().findOneByOrFail({ id });
    const dueDate = addDays(today(), -2);
    await orders().update(id, { instalments: instalments!.map((one) => ({ ...one, dueDate })) });
    await book(id, 80);
    expect(await read(id)).toEqual([
      { code: 'unpaid', amount: 100, day: addDays(today(), 7), count: null },
      { code: 'overdue', amount: 100, day: dueDate, count: null },
    ]);
    await book(id, 100);
    expect(await read(id)).toEqual([]);
  });

  it('count missing travellers, without decrypting details, if the tour asks for them and the trip is near', async () => {
    const asking = await makeTour(product.dataSource, { asksTravellers: true });
    const silent = await makeTour(product.dataSource);
    const [near, far, quiet] = await Promise.all([
      orderOf(asking.id, 14),
      orderOf(asking.id, 15),
      orderOf(silent.id, 14),
    ]);
    const day = addDays(today(), 14);
    expect(await read(near)).toEqual([{ code: 'travellers', amount: null, day, count: 2 }]);
    expect([await read(far), await read(quiet)]).toEqual([[], []]);
    await save(near, [ALINE, { ...BEN, ...PASSPORT }]);
    // It could not be decrypted now.
    await product.dataSource.getRepository(Traveller).update({ orderId: near }, { sealed: 'of another key' });
    expect(await read(near)).toEqual([{ code: 'passports', amount: null, day, count: 1 }]);
    await product.dataSource.getRepository(Traveller).update({ orderId: near }, { hasPassport: null });
    expect(await read(near)).toEqual([]);
  });

  it('are updated when a passport is added or removed', async () => {
    const { id: itemId } = await makeTour(product.dataSource, { asksTravellers: true });
    const id = await orderOf(itemId, 10);
    await save(id, [
      { ...ALINE, ...PASSPORT },
      { ...BEN, ...PASSPORT },
    ]);
    expect(await codes(id)).toEqual([]);
    const { travellers } = (await product.api.get(`/order/${id}/travellers`)).body;
    await save(id, [{ ...BEN, id: travellers[1].id }]);
    expect(await codes(id)).toEqual([]);
    await save(id, [{ ...BEN, id: travellers[1].id, passportNumber: '' }]);
    expect(await codes(id)).toEqual(['passports']);
  });

  it('include a hold that ends today, and refunds due', async () => {
    const { id: itemId } = await makeTour(product.dataSource, { saleMode: 'departures' });
    const departure = await makeDeparture(product.dataSource, itemId);
    const id = await orderOf(itemId, 0, { travelDate: undefined, departureId: departure.id, payment: 'later' });
    await orders().update(id, { holdUntil: new Date(Date.now() + 48 * 3_600_000) });
    expect(await codes(id)).toEqual([]);
    await orders().update(id, { holdUntil: new Date(Date.now() + 60_000) });
    const [hold] = await read(id);
    expect([hold.code, [today(), addDays(today(), 1)].includes(hold.day)]).toEqual(['hold-ends', true]);
    await book(id, 180);
    expect(await codes(id)).toEqual([]);
    await product.api.post(`/admin/orders/${id}/cancel`, { refund: 180, reason: 'Of a spec' }, { token: clerk });
    expect(await read(id)).toEqual([{ code: 'refund-due', amount: 180, day: null, count: null }]);
  });

  it('are in the list too', async () => {
    const { id: itemId } = await makeTour(product.dataSource, { asksTravellers: true });
    for (const inDays of [3, 4, 5]) await orderOf(itemId, inDays);
    const list = await product.api.get(`/admin/orders?filter=${JSON.stringify({ itemId })}`, { token: clerk });
    const found = list.body.map(({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code));
    expect(found).toEqual(Array(3).fill(['unpaid', 'travellers']));
  });
});
