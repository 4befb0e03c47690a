import type { DataSource } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { TravellerErasing } from '../src/modules/travellers/traveller.erasing.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { ALINE, BEN, travellersOf } from './support/travellers.js';

describe('Travellers after their trip (rules/privacy 5)', () => {
  let product: TestApp;
  let party: ReturnType<typeof travellersOf>;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    party = travellersOf(product);
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  it('are deleted 30 days after the trip, and not a day before, in batches and with an index', async () => {
    const [kept, over, moved] = await Promise.all([party.order(), party.order(), party.order()]);
    await party.save(kept, [ALINE, BEN]);
    await party.save(over, [ALINE, BEN]);
    await party.save(moved, [ALINE]);
    expect((await party.rows().findOneByOrFail({ orderId: kept })).keepUntil).toBe(addDays(today(), 70));
    await party.rows().update({ orderId: kept }, { keepUntil: today() });
    await party.rows().update({ orderId: over }, { keepUntil: addDays(today(), -1) });
    const { sealed } = await party.rows().findOneByOrFail({ orderId: over });
    const many = { orderId: over, sealed, keepUntil: addDays(today(), -1) };
    await party.rows().save(
      Array.from({ length: 600 }, (_, position) => party.rows().create({ ...many, position })),
      { chunk: 200 },
    );
    const change = { revision: 1, travelDate: addDays(today(), 90) };
    expect((await product.api.put(`/admin/orders/${moved}`, change, { token: clerk })).status).toBe(200);
    expect((await party.rows().findOneByOrFail({ orderId: moved })).keepUntil).toBe(addDays(today(), 120));
    await product.app.get(TravellerErasing).round();
    expect([await party.namesOf(kept), await party.namesOf(over), await party.namesOf(moved)]).toEqual([
      ['Aline', 'Ben'],
      [],
      ['Aline'],
    ]);
    expect(await planOf(product.dataSource)).toContain('travellers_keep_until');
  });
});

/** The database's query plan for finding the rows to delete. */
async function planOf(dataSource: DataSource): Promise<string> {
  const isMysql = dataSource.options.type === 'mysql';
  const plan = isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  return JSON.stringify(
    await dataSource.query(`${plan} SELECT id FROM travellers WHERE keepUntil < '${today()}' LIMIT 500`),
  );
}
