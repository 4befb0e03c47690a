import { randomBytes } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { Sealer } from '../src/platform/sealing/sealer.js';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { Order } from '../src/modules/orders/order.entity.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { ALINE, BEN, DIET, PASSPORT, travellersOf } from './support/travellers.js';

describe('Travellers, as the office reads them (rules/privacy 2, rules/desk 11)', () => {
  let product: TestApp;
  let party: ReturnType<typeof travellersOf>;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    party = travellersOf(product);
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  it('cause an audit entry when staff or the client read them, without any details', async () => {
    const id = await party.order();
    await party.save(id, [ALINE]);
    const shown = await product.api.get(`/admin/orders/${id}/travellers`, { token: clerk });
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body.travellers[0].passportNumber).toBe(PASSPORT);
    await party.read(id, clerk);
    await party.read(id);
    const trail = await product.dataSource.getRepository(AuditEntry).find({
      where: { resource: 'travellers', recordId: id },
      order: { createdAt: 'ASC' },
    });
    expect(trail.map(({ action, userEmail }) => [action, userEmail !== ''])).toEqual([
      ['update', false],
      ['read', true],
      ['read', true],
      ['read', false],
    ]);
    expect(trail.map(({ changes }) => changes)).toEqual([{}, {}, {}, {}]);
    const outsider = await tokenOf(product.dataSource, product.api, 'user');
    expect((await product.api.get(`/admin/orders/${id}/travellers`, { token: outsider })).status).toBe(403);
  });

  it('are on the manifest of their trip with diet and flights, also as CSV, with an audit entry', async () => {
    const id = await party.order(33);
    await party.save(id, [ALINE, BEN]);
    const day = addDays(today(), 33);
    const path = '/admin/manifest';
    const row = async () => {
      const { body } = await product.api.get(path, { token: clerk, query: { day } });
      return body.starting.find(({ orderId }: { orderId: string }) => orderId === id);
    };
    const { party: listed } = await row();
    expect(listed).toEqual([
      {
        names: 'Aline Uwase-of-a-spec',
        type: 'adult',
        typeLabel: 'Adult',
        diet: DIET,
        remarks: 'Line one\nLine two',
        arrivalFlight: 'WB 701',
        arrivalAt: '2038-01-04T16:40:00.000Z',
        departureFlight: 'WB 700',
        departureAt: '2038-01-09T21:05:00.000Z',
      },
      expect.objectContaining({ names: 'Ben Uwase-of-a-spec', diet: null }),
    ]);
    const file = await product.app.inject({
      url: `/api/admin/manifest?day=${day}`,
      headers: { token: clerk, accept: 'text/csv' },
    });
    expect(file.payload).toContain('Aline Uwase-of-a-spec, Ben Uwase-of-a-spec');
    expect(file.payload).toContain(`Aline Uwase-of-a-spec: ${DIET}, Line one`);
    expect(file.payload).toContain('arrives WB 701 2038-01-04 18:40, leaves WB 700 2038-01-09 23:05');
    expect(file.payload).not.toContain(PASSPORT);
    const trail = product.dataSource.getRepository(AuditEntry);
    expect(await trail.countBy({ action: 'read', label: `Manifest of ${day}` })).toBe(2);

    const otherKey = new Sealer({ ...product.env, DATA_KEY: randomBytes(32).toString('hex') });
    await party.rows().update({ orderId: id }, { sealed: otherKey.seal('{}', 'someone') });
    expect((await row()).party).toBeNull();
  });

  it('have the label of their type on the manifest, as in the price of their booking', async () => {
    const id = await party.order(34);
    const orders = product.dataSource.getRepository(Order);
    const child = priceLine({
      kind: 'traveller-type',
      label: 'Child (5 to 14)',
      quantity: 1,
      unitAmount: -100,
      code: 'child',
    });
    const { priceLines } = await orders.findOneByOrFail({ id });
    await orders.update(
      { id },
      { travellers: { adult: 1, child: 1, 'local-guest': 2 }, priceLines: [...priceLines!, child] },
    );
    const day = addDays(today(), 34);
    const { body } = await product.api.get('/admin/manifest', { token: clerk, query: { day } });
    const row = body.starting.find(({ orderId }: { orderId: string }) => orderId === id);
    expect(row.types).toEqual(['1 × Adult', '1 × Child (5 to 14)', '2 × Local guest']);
    const file = await product.app.inject({
      url: `/api/admin/manifest?day=${day}`,
      headers: { token: clerk, accept: 'text/csv' },
    });
    expect(file.payload).toContain('"1 × Adult, 1 × Child (5 to 14), 2 × Local guest"');
  });
});
