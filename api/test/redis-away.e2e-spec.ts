// Holds rules/operating 5.
import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '../src/platform/jobs/job.entity.js';
import { emptyRedis, startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody } from './support/factories.js';
import { TcpProxy } from './support/tcp-proxy.js';
import { onRedis } from './support/only-on.js';

const CONTACTS_A_CALLER = 20;
/** Much longer than a call takes, and much less than twenty calls that each wait a second or more for Redis. */
const PROMPT_MS = 10_000;

describe('While Redis is away', () => {
  let proxy: TcpProxy;
  let product: TestApp;
  const complaints: string[] = [];

  beforeAll(async () => {
    const redis = new URL((await emptyRedis()) ?? 'redis://127.0.0.1:1');
    proxy = new TcpProxy(Number(redis.port));
    // Afterwards the address is known, but nothing listens there.
    await proxy.open();
    await proxy.cut();
    redis.host = new URL(proxy.url).host;
    const keep = (line: unknown) => void complaints.push(String(line));
    product = await startApp({ REDIS_URL: redis.href, RATE_LIMIT: 'on' }, (app) =>
      app.useLogger({ log: () => undefined, warn: keep, error: keep }),
    );
  });
  afterAll(async () => {
    await product?.close();
    await proxy.cut();
  });

  const statusOf = async (path: string) => (await product.api.get(path)).status;
  const order = async (email: string) => {
    const tour = await makeTour(product.dataSource);
    const { status, body } = await product.api.post('/order', orderBody(tour.id, { email }));
    expect(status).toBe(201);
    return body.order.id as string;
  };

  it('the product starts, serves and saves orders, and says that it is not ready', async () => {
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/tours')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf(`/order/${await order('redis.away@example.org')}`)).toBe(200);
    expect(await product.dataSource.getRepository(Job).existsBy({ status: 'WAITING', queue: 'mail' })).toBe(true);
  });

  it('calls are still counted and limited, by each process, without a wait', async () => {
    const begun = Date.now();
    const statuses: number[] = [];
    while (statuses.length <= CONTACTS_A_CALLER) {
      statuses.push((await product.api.post('/contact', {})).status);
    }
    expect(statuses).toEqual([...Array<number>(CONTACTS_A_CALLER).fill(400), 429]);
    expect(Date.now() - begun).toBeLessThan(PROMPT_MS);
  });

  it('the log says so once a minute, however many connections and probes retry', async () => {
    expect(await statusOf('/health/ready')).toBe(503);
    expect(complaints.filter((line) => /redis|refused/i.test(line)).length).toBeLessThanOrEqual(1);
    expect(complaints.filter((line) => line.startsWith('Not ready: '))).toHaveLength(1);
    expect(complaints.filter((line) => line.includes('ServiceUnavailable'))).toEqual([]);
  });

  onRedis('mails of the time are sent once it is there, and again after it went away', async () => {
    await proxy.open();
    expect(await product.mails.to('redis.away@example.org')).toHaveLength(1);
    expect(await statusOf('/health/ready')).toBe(200);
    await proxy.cut();
    await order('redis.away.again@example.org');
    await proxy.open();
    expect(await product.mails.to('redis.away.again@example.org')).toHaveLength(1);
    await proxy.cut();
  });

  it('the product stops when it is asked to', async () => {
    const ended = product.close().then(() => 'ended');
    expect(await Promise.race([ended, wait(PROMPT_MS, 'waits', { ref: false })])).toBe('ended');
  });
});
