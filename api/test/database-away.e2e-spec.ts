import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EdgeStore } from '../src/platform/edge-cache/edge-store.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { makeTour, orderBody } from './support/factories.js';
import { TcpProxy } from './support/tcp-proxy.js';
import { onMariaDb } from './support/only-on.js';

/** Two seconds as required, plus one for a slow machine. */
const SOON_MS = 3_000;
const LATER_MS = 300;

/** The command byte and the statement: other packets may contain the word too. */
const COMMIT = '\u0003COMMIT';

describe('While the database is away', () => {
  let proxy: TcpProxy;
  let product: TestApp;
  let drop: () => Promise<void>;
  let order: (fields?: { email: string }, headers?: Record<string, string>) => ReturnType<TestApp['api']['post']>;

  beforeAll(async () => {
    const database = await createTestDatabase();
    ({ drop } = database);
    if (!database.url) return;
    const url = new URL(database.url);
    proxy = new TcpProxy(Number(url.port || 3306));
    await proxy.open();
    url.host = new URL(proxy.url).host;
    product = await startApp({ DATABASE_URL: url.href });
    const tour = await makeTour(product.dataSource);
    order = (fields, headers) => product.api.post('/order', orderBody(tour.id, fields), { headers });
  });
  afterAll(async () => {
    await product?.close();
    await proxy?.cut();
    await drop();
  });

  async function expectAway(): Promise<void> {
    const begun = performance.now();
    const answers = await Promise.all([product.api.get('/tours'), order(), product.api.get('/health/ready')]);
    for (const { status, body, headers } of answers) {
      expect([status, body.message]).toEqual([503, 'The service is not ready. Please try again in a moment.']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
  }

  async function expectBack(): Promise<void> {
    for (let tries = 0; (await order()).status !== 201; tries++) {
      expect(tries).toBeLessThan(100);
      await wait(50);
    }
  }

  onMariaDb('calls hear so soon and when to come again, and are served once it is back (rules/errors 8)', async () => {
    await proxy.cut();
    await expectAway();
    await proxy.open();
    await expectBack();
  });

  onMariaDb(
    'readers get what the edge cache has kept, and nothing that a write has ended (rules/operating 4)',
    async () => {
      await product.app.listen(0, '127.0.0.1');
      const { port } = product.app.getHttpServer().address() as AddressInfo;
      const read = async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/tours`);
        return [answer.status, answer.headers.get('x-cache')];
      };
      while ((await read())[1] !== 'HIT') await wait(20);
      const store = product.app.get(EdgeStore);
      await proxy.cut();
      expect(await read()).toEqual([200, 'HIT']);
      store.purge(['tours'], 'outdated');
      for (let times = 0; times < 3; times++) {
        expect(await read()).toEqual([200, 'STALE']);
        await wait(LATER_MS);
      }
      store.purge(['tours'], 'incorrect');
      expect(await read()).toEqual([503, 'BYPASS']);
      await proxy.open();
      await expectBack();
      while ((await read())[1] !== 'HIT') await wait(20);
    },
  );

  onMariaDb('the same where it only says nothing, and nothing half done is kept', async () => {
    const email = 'half.done@example.org';
    const lost = product.app.get(Transactions).run(async (tx) => {
      await tx.save(tx.create(Subscriber, { email }));
      proxy.silence();
      await tx.save(tx.create(Subscriber, { email: 'other.half@example.org' }));
    });
    await expect(lost).rejects.toThrow('is not responding');
    await expectAway();
    await proxy.cut();
    await proxy.open();
    await expectBack();
    expect(await product.dataSource.getRepository(Subscriber).existsBy({ email })).toBe(false);
  });

  onMariaDb('writers hear so within seconds when the server keeps commits waiting, and readers nothing', async () => {
    const soon = 'We cannot save anything at the moment';
    const email = `${randomUUID()}@example.org`;
    const keyed = () => order({ email }, { 'idempotency-key': email });
    // Other transactions commit too: the first one to hang must be this one.
    proxy.holdBack(COMMIT, email);
    const begun = performance.now();
    const first = keyed();
    while (proxy.heldCount < 1) await wait(5);
    proxy.holdBack(COMMIT);
    // Another commit, which waits for none of its locks, and is abandoned together with it.
    await wait(LATER_MS);
    const second = product.api.post('/maillist/subscribe', { email });
    while (proxy.heldCount < 2) await wait(5);
    // More than there are connections, and most of them wait for the first one's locks.
    for (const { status, body, headers } of await Promise.all(Array.from({ length: 20 }, () => order()))) {
      expect([status, body.message, headers['retry-after']]).toEqual([503, expect.stringContaining(soon), '60']);
    }
    expect([(await first).status, (await second).status]).toEqual([503, 503]);
    expect(performance.now() - begun).toBeLessThan(SOON_MS + 5_000);
    const again = performance.now();
    expect([(await product.api.get('/tours')).status, (await order()).status]).toEqual([200, 503]);
    expect(performance.now() - again).toBeLessThan(SOON_MS);
    proxy.letGo();
    await expectBack();
    // It was stored after all: a retry with the same key gets its response, and does not order twice.
    const kept = await product.dataSource.getRepository(Order).findOneByOrFail({ email });
    const repeated = await keyed();
    expect([repeated.status, repeated.body.order?.id]).toEqual([201, kept.id]);
    expect(await product.dataSource.getRepository(Order).countBy({ email })).toBe(1);
    // The abandoned commit must not be found hanging when its own three seconds are over.
    await wait(2 * LATER_MS);
    expect((await order()).status).toBe(201);
  });
});
