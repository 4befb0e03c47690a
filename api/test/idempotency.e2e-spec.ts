import { setTimeout as wait } from 'node:timers/promises';
import { Idempotency } from '../src/platform/idempotency/idempotency.js';
import { IdempotencyRecord } from '../src/platform/idempotency/idempotency-record.entity.js';
import { DatabaseUnavailable } from '../src/platform/database/database-unavailable.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Departure } from '../src/modules/departures/departure.entity.js';
import { WaitingEntry } from '../src/modules/departures/waiting/waiting-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { Document } from './support/document.js';
import { makeDeparture, makeTour, orderBody, tokenOf } from './support/factories.js';

/** The writing calls of rules/errors 7; the other calls of these resources store nothing. */
const KEYED_CALLS =
  /^(POST|PUT|DELETE) \/api\/(order|gift-vouchers|quotes|v1\/payments\/session|departures|tours\/(create|update)|admin\/(agents|fiscal-receipts|gift-vouchers|orders|ledger|departures|permits|clients|promo-codes|reply-templates|services|tour-services|statements|suppliers|threads|quotes|guides|own-bookings|vehicles|assignments|settings|outbox\/\{id\}\/send))\b/;
/** They store nothing, or are the same however often they are sent. */
const STORES_NOTHING = /\/(price|preview|traveller-links|viewers)$/;

describe('An Idempotency-Key (rules/errors 7)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let keys = 0;
  const withKey = (token = admin, key = `click ${++keys}`) => ({ token, headers: { 'idempotency-key': key } });

  it('is accepted by every write', () => {
    const writes = Document.of(product).calls.filter(
      ({ name }) => KEYED_CALLS.test(name) && !STORES_NOTHING.test(name),
    );
    expect(writes.length).toBeGreaterThan(20);
    const without = writes.filter(
      ({ operation }) =>
        !((operation.parameters ?? []) as { name: string }[]).some(({ name }) => name === 'idempotency-key'),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('creates a series of departures once, and returns the same response', async () => {
    const tour = await makeTour(product.dataSource);
    const body = { tourId: tour.id, startDate: '2038-01-02', rrule: 'FREQ=WEEKLY;COUNT=3', capacity: 4 };
    const once = withKey();
    const first = await product.api.post('/admin/departures', body, once);
    const second = await product.api.post('/admin/departures', body, once);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await product.dataSource.getRepository(Departure).countBy({ tourId: tour.id })).toBe(3);
    expect((await product.api.post('/admin/departures', { ...body, capacity: 5 }, once)).status).toBe(409);
  });

  it('deletes once, and returns the same response again', async () => {
    const { id } = await makeDeparture(product.dataSource, (await makeTour(product.dataSource)).id);
    const once = withKey();
    const answers = [1, 2].map(() => () => product.api.delete(`/admin/departures/${id}`, once));
    for (const answer of answers) expect((await answer()).status).toBe(200);
    expect((await product.api.delete(`/admin/departures/${id}`, withKey())).status).toBe(404);
  });

  it('voids an entry once, and changes a status, settings and a tour once', async () => {
    const tour = await makeTour(product.dataSource);
    const { body: ordered } = await product.api.post('/order', orderBody(tour.id));
    const { id } = ordered.order;
    const money = { kind: 'cash', direction: 'in', amount: 10 };
    const { body: booked } = await product.api.post(`/admin/orders/${id}/ledger`, money, { token: admin });
    const calls = [
      (once: object) => product.api.post(`/admin/ledger/${booked.entry.id}/void`, { reason: 'Another order' }, once),
      (once: object) => product.api.put(`/order/${id}/status`, { status: 'APPROVED' }, once),
      (once: object) => product.api.put('/admin/settings', { reminders: true }, once),
      (once: object) => product.api.put(`/tours/update/${tour.slug}`, { location: 'Musanze' }, once),
    ];
    const trail = product.dataSource.getRepository(AuditEntry);
    for (const call of calls) {
      const once = withKey();
      const first = await call(once);
      const entries = await trail.count();
      const second = await call(once);
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
      expect(await trail.count()).toBe(entries);
    }
  });

  it('puts a visitor on a waiting list once', async () => {
    const departure = await makeDeparture(product.dataSource, (await makeTour(product.dataSource)).id, {
      capacity: 1,
      taken: 1,
    });
    const { headers } = withKey();
    const wish = { names: 'Keza', email: 'keza@example.org', phoneNumber: '0788 000 001', people: 1 };
    const join = () => product.api.post(`/departures/${departure.id}/waiting`, wish, { headers });
    expect([(await join()).status, (await join()).status]).toEqual([201, 201]);
    const entries = await product.dataSource.getRepository(WaitingEntry).findBy({ departureId: departure.id });
    expect(entries).toHaveLength(1);
  });

  it('is free at once after a failed call, although its claim stayed while the database was away', async () => {
    const { app, dataSource } = product;
    const idempotency = app.get(Idempotency);
    const records = dataSource.getRepository(IdempotencyRecord);
    const away = () => Promise.reject(new DatabaseUnavailable('unreachable', 'as in an outage'));
    const call = (key: string) => ({ route: 'a spec', key, body: {} });
    const deleting = jest.spyOn(records, 'delete').mockImplementation(away);
    try {
      for (const key of ['repeated', 'left']) {
        await expect(idempotency.once(call(key), away)).rejects.toThrow(DatabaseUnavailable);
      }
      expect(await records.countBy({ isFinished: false })).toBe(2);
      const [begun, running] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const again = idempotency.once(call('repeated'), async () => {
        begun.resolve();
        await running.promise;
        return 'done';
      });
      await begun.promise;
      // A process that is really running the call keeps others waiting.
      await expect(idempotency.once(call('repeated'), async () => 'twice')).rejects.toThrow(/still in progress/);
      running.resolve();
      expect(await again).toBe('done');
    } finally {
      deleting.mockRestore();
    }
    // Other processes can use the key as soon as the database is available.
    while (await records.existsBy({ isFinished: false })) await wait(20);
  });

  it("never returns another caller's response, and is free again after a refusal", async () => {
    const tour = await makeTour(product.dataSource);
    const body = { tourId: tour.id, startDate: '2038-01-02' };
    const mine = await product.api.post('/admin/departures', body, withKey(admin, 'a shared key'));
    const other = await tokenOf(product.dataSource, product.api, 'reservations');
    const theirs = await product.api.post('/admin/departures', body, withKey(other, 'a shared key'));
    expect([theirs.status, theirs.body.data.id === mine.body.data.id]).toEqual([201, false]);
    const visitor = await product.api.post('/admin/departures', body, {
      headers: withKey(admin, 'a shared key').headers,
    });
    expect(visitor.status).toBe(401);
    const once = withKey();
    expect((await product.api.post('/admin/departures', { ...body, endDate: '2037-01-01' }, once)).status).toBe(400);
    expect((await product.api.post('/admin/departures', body, once)).status).toBe(201);
  });
});
