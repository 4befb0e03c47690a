import { addDays, today } from '@imisozi/core/kigali-time';
import { BadEnvironment } from '../src/config/env.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Traveller } from '../src/modules/travellers/traveller.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { ToursService } from '../src/modules/tours/tours.service.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const ALINE = { type: 'adult', firstName: 'Aline', lastName: 'Asked-of-a-spec', diet: 'Vegetarian' };
const BEN = { type: 'adult', firstName: 'Ben', lastName: 'Asked-of-a-spec' };

describe('Tours that ask who travels (rules/privacy 1)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let count = 0;
  const order = async (tour: Tour, inDays = 40) => {
    const email = `asked.${++count}@example.org`;
    const body = { ...orderBody(tour.id), email, amount: 180, people: 2, travelDate: addDays(today(), inDays) };
    const answer = await product.api.post('/order', body);
    expect(answer.status).toBe(201);
    return { id: answer.body.order.id as string, email };
  };
  const update = (slug: string, body: object) => product.api.put(`/tours/update/${slug}`, body, { token: admin });
  const read = async (id: string) => (await product.api.get(`/order/${id}/travellers`)).body;
  /** The product as in production, without a key. */
  const withoutKey = () => {
    const service = Object.create(product.app.get(ToursService)) as ToursService;
    Object.assign(service, { env: { ...product.env, DATA_KEY: null } });
    return service;
  };

  it('say so on the page of the order and in its mail; others do not, unless staff switch it on', async () => {
    const tour = await makeTour(product.dataSource);
    const quiet = await order(tour);
    expect((await read(quiet.id)).isAsked).toBe(false);
    const [silent] = await product.mails.to(quiet.email);
    expect(silent!.text).not.toContain('who is travelling');

    const { status, body } = await update(tour.slug, { asksTravellers: 'true' });
    expect([status, body.tours.asksTravellers]).toEqual([200, true]);
    expect((await product.api.get(`/tours/${tour.slug}`)).body.tours.asksTravellers).toBe(true);
    expect((await read(quiet.id)).isAsked).toBe(true);
    const { email } = await order(tour);
    const [asking] = await product.mails.to(email);
    expect(asking!.text!.replaceAll(/\s+/g, ' ')).toContain('Please also tell us on that page who is travelling');
    expect((await update(tour.slug, { title: 'Asks' })).body.tours.asksTravellers).toBe(true);
    expect((await update(tour.slug, { asksTravellers: 'perhaps' })).body.Errors).toEqual([
      'Asks for travellers must be true or false',
    ]);
  });

  it('need a DATA_KEY in production: without it none can be saved, and the product does not start', async () => {
    const asking = await makeTour(product.dataSource, { asksTravellers: true });
    await expect(withoutKey().refuseStartWithoutKey()).rejects.toThrow(BadEnvironment);
    await expect(withoutKey().refuseStartWithoutKey()).rejects.toThrow(/DATA_KEY is required/);
    await expect(product.app.get(ToursService).refuseStartWithoutKey()).resolves.toBeUndefined();
    const actor = { user: null } as never;
    await expect(withoutKey().update(actor, asking.slug, { asksTravellers: true })).rejects.toMatchObject({
      code: 'data-key-required',
    });
    await product.dataSource.getRepository(Tour).update({ asksTravellers: true }, { asksTravellers: false });
    await expect(withoutKey().refuseStartWithoutKey()).resolves.toBeUndefined();
  });

  describe('A traveller entered by mistake', () => {
    const save = (id: string, travellers: unknown) => product.api.put(`/order/${id}/travellers`, { travellers });
    const remove = (id: string, traveller: string, headers: Record<string, string> = {}) =>
      product.api.delete(`/order/${id}/travellers/${traveller}`, { headers });
    const party = async (inDays = 40) => {
      const { id } = await order(await makeTour(product.dataSource), inDays);
      const { travellers } = (await save(id, [ALINE, BEN])).body as { travellers: { id: string }[] };
      return { id, travellers };
    };

    it('stays when a list leaves it out, and is deleted by the id of its row', async () => {
      const { id, travellers } = await party();
      await save(id, [{ ...BEN, id: travellers[1]!.id }]);
      expect((await read(id)).travellers).toHaveLength(2);
      const removed = await remove(id, travellers[0]!.id);
      expect([removed.status, removed.body.message]).toEqual([200, 'The traveller has been removed.']);
      expect(removed.headers['cache-control']).toBe('no-store');
      expect(removed.body.travellers).toMatchObject([BEN]);
      expect(await product.dataSource.getRepository(Traveller).countBy({ orderId: id })).toBe(1);
      expect((await save(id, [{ ...ALINE, firstName: 'Cora' }])).status).toBe(200);
      const trail = product.dataSource.getRepository(AuditEntry);
      expect(await trail.countBy({ resource: 'travellers', recordId: id, action: 'delete' })).toBe(1);
    });

    it('is deleted once, and only with the key of its own order', async () => {
      const { id, travellers } = await party();
      const other = await party();
      expect((await remove(other.id, travellers[0]!.id)).status).toBe(404);
      const answers = await Promise.all([1, 2].map(() => remove(id, travellers[0]!.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      const key = { 'idempotency-key': `removed-${id}` };
      const first = await remove(id, travellers[1]!.id, key);
      expect([first.status, (await remove(id, travellers[1]!.id, key)).status]).toEqual([200, 200]);
      expect((await read(id)).travellers).toEqual([]);
      expect((await read(other.id)).travellers).toHaveLength(2);
    });

    it('cannot be deleted once the order has ended', async () => {
      const { id, travellers } = await party();
      await product.api.post(`/order/${id}/cancel`, { refund: 0 });
      expect((await remove(id, travellers[0]!.id)).status).toBe(409);
      expect(await product.dataSource.getRepository(Traveller).countBy({ orderId: id })).toBe(2);
    });
  });
});
