// Holds rules/mails 4.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { randomUUID } from 'node:crypto';
import { SmtpPeer } from '@imisozi/api/test/smtp-peer';
import { post } from './support/booking.js';
import { expect, test as base } from './support/home.js';
import { freePort } from './support/private-servers.mjs';
import { endProcess, untilReady } from './support/product.js';

/** `npm run bench:campaign` sends ten thousand. */
const NEW_READERS = Number(process.env.CAMPAIGN_READERS ?? 500);
/** Mails a minute: as many as the jobs table can handle. */
const RATE = 60_000;
const CHUNK = 1_000;

const test = base.extend<{ redis: PrivateRedis; peer: SmtpPeer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  redis: async ({}, use) => {
    const redis = await PrivateRedis.start();
    await use(redis);
    await redis.stop();
  },
  // eslint-disable-next-line no-empty-pattern -- the same
  peer: async ({}, use) => {
    const peer = new SmtpPeer();
    await use(peer);
    await peer.stop();
  },
});

test.skip(!process.env.TEST_DATABASE_URL || !process.env.TEST_REDIS_URL, 'needs MariaDB and Redis');

test('every subscriber gets one letter, through two workers and a Redis that is killed and restarted @both', async ({
  redis,
  peer,
  home,
}) => {
  test.setTimeout(180_000 + NEW_READERS * 60);
  const settings = {
    REDIS_URL: redis.url,
    SMTP_URL: await peer.start(),
    CAMPAIGN_RATE: String(RATE),
    LOG_LEVEL: 'fatal',
  };
  await untilReady(home.url, home.start('main', settings));
  for (let workers = 0; workers < 2; workers++) home.start('worker', settings);
  await subscribe(home.settings.DATABASE_URL!, NEW_READERS);
  const login = await post(home.url, '/api/auth/login', { email: 'admin@imisozi.example', password: 'demo-admin-1' });
  const { token } = login.body as { token: string };
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { token, ...(body && { 'content-type': 'application/json' }) };
    return (await (await fetch(`${home.url}/api${path}`, { ...init, headers })).json()) as T;
  };
  const { data: events } = await call<{ data: { id: string; isApproved: boolean; endDate: string }[] }>('/events');
  const event = events.find(({ isApproved, endDate }) => isApproved && new Date(endDate) > new Date())!;

  const begun = Date.now();
  // The demonstration content has subscribers of its own.
  const { recipients: readers } = await call<{ recipients: number }>('/admin/campaigns/audience');
  const request = { kind: 'event', recordId: event.id, recipients: readers };
  const { data } = await call<{ data: { id: string } }>('/admin/campaigns', request);
  await until(() => peer.received.length > readers / 4);
  await redis.kill();
  const during = peer.received.length;
  await wait(1_500);
  await redis.restart();
  const progress = () => call<Record<string, number | string>>(`/admin/campaigns/${data.id}`);
  await until(async () => (await progress()).status === 'DONE');
  const seconds = (Date.now() - begun) / 1_000;

  const addresses = peer.received.map((mail) => mail.to![0]!.address!);
  console.log(
    `${addresses.length} letters in ${seconds.toFixed(1)} s (${Math.round(addresses.length / seconds)} a second); Redis was killed after ${during}`,
  );
  expect(await progress()).toMatchObject({ sent: readers, queued: 0, held: 0, skipped: 0, dead: 0 });
  expect(new Set(addresses).size).toBe(readers);
  expect(addresses).toHaveLength(readers);
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(readers);

  async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 150_000 + NEW_READERS * 50;
    while (!(await isReached())) {
      if (Date.now() > deadline) throw new Error(`It stays at ${JSON.stringify(await progress())}`);
      await wait(100);
    }
  }
});

async function subscribe(databaseUrl: string, count: number): Promise<void> {
  const connection = await createConnection(databaseUrl);
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) => [
      randomUUID(),
      new Date(Date.now() - 60_000),
      `reader.${from + index}@example.org`,
    ]);
    await connection.query('INSERT INTO subscribers (id, createdAt, email) VALUES ?', [rows]);
  }
  await connection.end();
}

/** A Redis of this test's own, without persistence: it loses everything when it is killed. */
class PrivateRedis {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: string,
    private readonly folder: string,
  ) {}

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(String(await freePort()), await mkdtemp(join(tmpdir(), 'redis-')));
    await redis.restart();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async restart(): Promise<void> {
    const options = [
      '--port',
      this.port,
      '--bind',
      '127.0.0.1',
      '--dir',
      this.folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    this.process = spawn('redis-server', options, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` },
    });
    for await (const text of this.process.stdout!) if (String(text).includes('Ready to accept')) break;
  }

  async kill(): Promise<void> {
    await endProcess(this.process!, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
