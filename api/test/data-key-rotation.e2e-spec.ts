import { randomBytes } from 'node:crypto';
import { BrokenSeal, Sealer } from '../src/platform/sealing/sealer.js';
import type { Env } from '../src/config/env.js';
import { Traveller } from '../src/modules/travellers/traveller.entity.js';
import { TravellerResealing } from '../src/modules/travellers/traveller.resealing.js';
import { sealOwner } from '../src/modules/travellers/traveller.rules.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody } from './support/factories.js';

const newKey = () => randomBytes(32).toString('hex');

describe('Travellers, when DATA_KEY changes (rules/privacy 3)', () => {
  let product: TestApp;
  let env: Env;

  beforeAll(async () => {
    product = await startApp();
    env = { ...product.env, DATA_KEY: newKey(), DATA_KEYS_BEFORE: [newKey(), product.env.DATA_KEY!] };
  });
  afterAll(() => product.close());

  const rows = () => product.dataSource.getRepository(Traveller);
  const resealing = (sealer: Sealer) => new TravellerResealing(rows(), sealer);
  const save = async (people: number): Promise<Traveller[]> => {
    const tour = await makeTour(product.dataSource);
    const wish = orderBody(tour.id, { travelDate: '2038-01-05', people: 2, amount: 180 });
    const { id } = (await product.api.post('/order', wish)).body.order;
    const travellers = ['Aline', 'Ben']
      .slice(0, people)
      .map((firstName) => ({ type: 'adult', firstName, lastName: 'U' }));
    expect((await product.api.put(`/order/${id}/travellers`, { travellers })).status).toBe(200);
    return rows().findBy({ orderId: id });
  };
  const reread = ({ id }: Traveller) => rows().findOneByOrFail({ id });

  it('are read with an earlier key, and re-encrypted with the current one', async () => {
    const both = await save(2);
    const rotating = new Sealer(env);
    for (const row of both) expect(rotating.open(row.sealed, sealOwner(row))).toContain('"lastName":"U"');
    expect(await resealing(rotating).round()).toBe(2);
    const onlyNow = new Sealer({ ...env, DATA_KEYS_BEFORE: [] });
    for (const row of both) {
      const { sealed } = await reread(row);
      expect(onlyNow.open(sealed, sealOwner(row))).toContain('"lastName":"U"');
      expect(() => product.app.get(Sealer).open(sealed, sealOwner(row))).toThrow(BrokenSeal);
    }
    expect(await resealing(rotating).round()).toBe(0);
  });

  it('stay unchanged if no key opens them', async () => {
    const [row] = await save(1);
    const strange = new Sealer({ ...env, DATA_KEY: newKey(), DATA_KEYS_BEFORE: [newKey()] });
    expect(await resealing(strange).round()).toBe(0);
    expect((await reread(row!)).sealed).toBe(row!.sealed);
  });
});
