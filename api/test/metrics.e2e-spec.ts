import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { countStatement } from '../src/platform/database/statement-times.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { DatabaseWrites } from '../src/modules/health/database-writes.js';
import { ShutdownState } from '../src/platform/http/shutdown-state.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { onSqlite } from './support/only-on.js';

describe('GET /api/metrics (rules/api 14)', () => {
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    // No process runs jobs here, so that the spec's jobs keep their states.
    product = await startApp({ WORKER: 'separate', REDIS_URL: '' });
    token = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const ask = (from: string, headers: Record<string, string> = {}, { app } = product) =>
    app.inject({ url: '/api/metrics', remoteAddress: from, headers });
  /** The value of a line, such as `jobs{status="DEAD"}`. */
  const valueOf = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
    );

  it('uses the text format of Prometheus, and is not cached', async () => {
    const answer = await ask('127.0.0.1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.payload).toMatch(/^process_cpu_seconds_total /m);
    expect(answer.payload).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('counts requests by the pattern of the route, never by the URL', async () => {
    const key = randomUUID();
    await product.api.get(`/order/${key}`);
    await product.api.get(`/order/${randomUUID()}`);
    await product.app.inject({ url: `/nowhere/${key}` });
    const { payload } = await ask('127.0.0.1');
    const order = '{method="GET",route="/api/order/:id",status="404"}';
    expect(valueOf(payload, `http_request_duration_seconds_count${order}`)).toBe(2);
    expect(valueOf(payload, `http_request_duration_seconds_sum${order}`)).toBeGreaterThan(0);
    expect(payload).not.toContain(key);
  });

  it('measures statements by kind, and logs a slow one without its parameters', async () => {
    const of = (payload: string, end: string) => valueOf(payload, `database_statement_duration_seconds_${end}`);
    const before = (await ask('127.0.0.1')).payload;
    const { dataSource } = product;
    await dataSource.query('DELETE FROM letter_rates WHERE 1 = 0');
    await dataSource.query('UPDATE orders SET names = ? WHERE id = ?', ['Secret', 'none']);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    countStatement('SELECT names FROM orders WHERE names = ?', performance.now() - 250);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^A statement took 25\d ms: SELECT names FROM .* = \?$/)]]);
    warn.mockRestore();
    const { payload } = await ask('127.0.0.1');
    expect(of(payload, 'count{kind="delete"}') - of(before, 'count{kind="delete"}')).toBe(1);
    expect(of(payload, 'count{kind="update"}') - of(before, 'count{kind="update"}')).toBe(1);
    expect(of(payload, 'sum{kind="select"}') - of(before, 'sum{kind="select"}')).toBeGreaterThan(0.25);
    const large = (text: string) =>
      of(text, 'bucket{le="+Inf",kind="select"}') - of(text, 'bucket{le="0.25",kind="select"}');
    expect(large(payload) - large(before)).toBe(1);
    expect(payload).not.toMatch(/Secret|FROM/);
  });

  it('counts jobs by status, and says for how long the oldest one has been due', async () => {
    const jobs = product.dataSource.getRepository(Job);
    expect(valueOf((await ask('127.0.0.1')).payload, 'jobs_oldest_due_age_seconds')).toBe(0);
    const job = { queue: 'spec', name: 'spec', payload: {} };
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    await jobs.save([
      jobs.create({ ...job, status: 'WAITING', runAt: ago(90) }),
      jobs.create({ ...job, status: 'WAITING', runAt: ago(-600) }),
      jobs.create({ ...job, status: 'DEAD', runAt: ago(9_000) }),
    ]);
    const { payload } = await ask('127.0.0.1');
    expect(valueOf(payload, 'jobs{status="WAITING"}')).toBe(2);
    expect(valueOf(payload, 'jobs{status="DEAD"}')).toBe(1);
    expect(valueOf(payload, 'jobs{status="RUNNING"}')).toBe(0);
    const age = valueOf(payload, 'jobs_oldest_due_age_seconds');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(120);
  });

  it('measures the free space on the disk of DATA_DIR', async () => {
    const { payload } = await ask('127.0.0.1');
    const free = valueOf(payload, 'data_disk_free_bytes');
    expect(free).toBeGreaterThan(0);
    expect(valueOf(payload, 'data_disk_size_bytes')).toBeGreaterThan(free);
  });

  onSqlite('tells once that nothing can be saved, by one row, and calls a process that can be read ready', async () => {
    const { app, dataSource } = product;
    const writes = app.get(DatabaseWrites);
    const [error, warn] = (['error', 'warn'] as const).map((level) =>
      jest.spyOn(Logger.prototype, level).mockImplementation(),
    );
    const said = async () => [
      (await product.api.get('/health/ready')).body,
      valueOf((await ask('127.0.0.1')).payload, 'database_writable'),
    ];
    expect(await said()).toEqual([{ status: 'ok', writes: 'ok', antivirus: 'off' }, 1]);
    await dataSource.query('PRAGMA query_only = 1');
    for (let times = 0; times < 3; times++) await writes.probe();
    expect(await said()).toEqual([{ status: 'ok', writes: 'failing', antivirus: 'off' }, 0]);
    expect((await product.api.get('/tours')).status).toBe(200);
    await dataSource.query('PRAGMA query_only = 0');
    for (let times = 0; times < 3; times++) await writes.probe();
    expect(await said()).toEqual([{ status: 'ok', writes: 'ok', antivirus: 'off' }, 1]);
    expect(await dataSource.query("SELECT COUNT(*) AS rows FROM leases WHERE name = 'writes'")).toEqual([{ rows: 1 }]);
    expect(error!.mock.calls).toEqual([[expect.stringMatching(/^Nothing can be saved, reading goes on: .*READONLY/)]]);
    expect(warn!.mock.calls).toEqual([['The database takes writes again.']]);
    jest.restoreAllMocks();
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is open to the machine itself: %s', async (from) => {
    expect((await ask(from)).statusCode).toBe(200);
  });

  it.each(['10.0.0.4', '192.168.1.1', '::ffff:10.0.0.4', '2001:db8::1'])('is closed to others: %s', async (from) => {
    const answer = await ask(from);
    expect(answer.statusCode).toBe(401);
    const sentence = 'Only staff, or this machine itself, may see this.';
    expect(answer.json()).toMatchObject({ error: sentence, errors: { auth: sentence } });
  });

  it('is open to staff from anywhere', async () => {
    expect((await ask('10.0.0.4', { token })).statusCode).toBe(200);
    expect((await ask('10.0.0.4', { token: 'not.a.token' })).statusCode).toBe(401);
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '10.0.0.4' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ])('is closed to callers behind a proxy on this machine: %j', async (headers) => {
    expect((await ask('127.0.0.1', headers)).statusCode).toBe(401);
    expect((await ask('10.0.0.4', headers)).statusCode).toBe(401);
  });

  it('trusts the proxies that TRUST_PROXY counts, and no others (rules/operating 9)', async () => {
    const behind = await startApp({ TRUST_PROXY: '1' });
    try {
      const via = (forwarded: string, from = '127.0.0.1') => ask(from, { 'x-forwarded-for': forwarded }, behind);
      expect((await via('127.0.0.1')).statusCode).toBe(200);
      expect((await via('10.0.0.4')).statusCode).toBe(401);
      // An attacker sends the header; the proxy appends the real IP address.
      expect((await via('127.0.0.1, 10.0.0.4')).statusCode).toBe(401);
      // An attacker who reaches the product without the proxy.
      expect((await via('127.0.0.1', '10.0.0.4')).statusCode).toBe(401);
      expect((await ask('127.0.0.1', {}, behind)).statusCode).toBe(200);
    } finally {
      await behind.close();
    }
  });
});

describe('GET /api/health (rules/api 14)', () => {
  it('says that the process is alive, and whether its database and queue are ready', async () => {
    const product = await startApp();
    try {
      const states = async () => [
        (await product.api.get('/health/live')).status,
        (await product.api.get('/health/ready')).status,
      ];
      expect(await states()).toEqual([200, 200]);
      const [{ name }] = await product.dataSource.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      await product.dataSource.query(`DELETE FROM migrations WHERE name = '${name}'`);
      expect(await states()).toEqual([200, 503]);
      const { body } = await product.api.get('/health/ready');
      expect(body.message).toBe('The service is not ready. Please try again in a moment.');
    } finally {
      await product.close();
    }
  });

  it('says at once that a stopping process is not ready, and closes connections with their responses', async () => {
    const product = await startApp();
    try {
      const before = await product.api.get('/tours');
      product.app.get(ShutdownState).begin();
      expect((await product.api.get('/health/ready')).status).toBe(503);
      const { status, headers } = await product.api.get('/tours');
      expect([before.headers['connection'], status, headers['connection']]).toEqual(['keep-alive', 200, 'close']);
    } finally {
      await product.close();
    }
  });
});
