import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextIteration, setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { DataSource, QueryFailedError, type DataSourceOptions } from 'typeorm';
import { addDays, parseCatTime, today } from '@imisozi/core/kigali-time';
import { Job } from '../src/platform/jobs/job.entity.js';
import { CampaignLetter } from '../src/modules/campaigns/campaign-letter.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { WebhookDelivery } from '../src/modules/webhooks/webhook-delivery.entity.js';
import { parseEnv } from '../src/config/env.js';
import { dataSourceOptions, openDataSource } from '../src/platform/database/data-source.js';
import { Lease } from '../src/platform/database/lease.js';
import { migrate, onlyOneProcess, START_LEASE } from '../src/platform/database/migrate.js';
import { retryWhileBusy } from '../src/platform/database/sqlite-busy.js';
import { withoutTimeouts } from '../src/platform/database/without-timeouts.js';
import { SCHEMA } from '../src/schema.js';
import { allowBytesOnSqlite } from '../src/platform/database/search-text/search-text.js';
import { startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { makeUser } from './support/factories.js';
import { onSqlite } from './support/only-on.js';

const REMINDERS = 'RemindOfInstalments1763600280000';

/** The last migration before the state of a mail was moved to its job. */
const BEFORE_JOBS = 'SearchAuditedFields1763600171000';

describe('The schema (rules/operating 7)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('can be reverted migration by migration', async () => {
    // This product's tables may be copied from a template; from here on its migrations have created them.
    const { dataSource } = product;
    for (let left = dataSource.migrations.length; left > 0; left--) await dataSource.undoLastMigration();
    expect(await dataSource.showMigrations()).toBe(true);
    await dataSource.runMigrations();
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('matches the entities after all migrations', async () => {
    const options = dataSourceOptions(product.env, SCHEMA);
    const isMariaDb = options.type === 'mysql' && (await serverVersion()).includes('MariaDB');
    // MariaDB represents a missing default in its own way; TypeORM understands it if it knows the server.
    const reader = new DataSource({ ...options, ...(isMariaDb && { type: 'mariadb' }) } as DataSourceOptions);
    if (options.type !== 'mysql') allowBytesOnSqlite(reader);
    await reader.initialize();
    const { upQueries } = await reader.driver.createSchemaBuilder().log();
    await reader.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('adds due days to older orders, and reminds nobody about ended ones', async () => {
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'spec-'));
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url });
    const dataSource = await openDataSource(env, SCHEMA);
    await dataSource.runMigrations();
    const run = (sql: string) => dataSource.query<Record<string, unknown>[]>(sql);
    const names = async () => (await run('SELECT name FROM migrations')).map(({ name }) => name);
    while ((await names()).includes(REMINDERS)) await dataSource.undoLastMigration();
    const [soon, later] = [addDays(today(), 5), addDays(today(), 40)];
    const parts = `[{"label":"deposit","dueDate":"2020-01-02","amount":3000},{"label":"balance","dueDate":"${later}","amount":7000}]`;
    const orders: [status: string, paid: number, instalments: string | null][] = [
      ['PENDING', 0, null],
      ['APPROVED', 3000, parts],
      ['PENDING', 0, parts],
      ['APPROVED', 0, parts.replace('2020-01-02', soon)],
      ['PENDING', 0, 'no JSON'],
      ['PAID', 10_000, parts],
      ['CANCELLED', 0, parts],
    ];
    const text = 'names, email, phoneNumber, address, location, itemType, itemId, itemTitle, currency, message';
    for (const [index, [status, paid, instalments]] of orders.entries()) {
      await run(
        `INSERT INTO orders (id, number, createdAt, updatedAt, needDate, deadline, status, paid, amount, instalments, ${text}) ` +
          `VALUES ('${index}', '${index}', '2020-01-02 22:30:00', '2020-01-02', '2020-02-01', '2020-02-01', '${status}', ${paid}, 10000, ` +
          `${instalments === null ? 'NULL' : `'${instalments}'`}, '', '', '', '', '', 'tour', '', '', 'USD', '')`,
      );
    }
    await dataSource.runMigrations();
    const kept = await dataSource.getRepository(Order).find({ order: { number: 'ASC' } });
    const nine = (day: string) => parseCatTime(`${day}T09:00`)!.toISOString();
    expect(kept.map(({ nextDue, remindAt }) => [nextDue, remindAt?.toISOString() ?? null])).toEqual([
      ['2020-01-03', null],
      [later, nine(addDays(later, -7))],
      ['2020-01-02', null],
      [soon, nine(addDays(soon, -1))],
      ['2020-01-03', null],
      [null, null],
      [null, null],
    ]);
    await dataSource.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps the state of each mail, message and letter when it moves to their jobs, and when that is reverted', async () => {
    // A separate database, where no process runs jobs.
    const database = await createTestDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'spec-'));
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url });
    const dataSource = await openDataSource(env, SCHEMA);
    await dataSource.runMigrations();
    const run = (sql: string, values: unknown[] = []) => dataSource.query<Record<string, unknown>[]>(sql, values);
    const back = async () => {
      while ((await run('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0]!.name !== BEFORE_JOBS) {
        await dataSource.undoLastMigration();
      }
    };
    await back();
    const at = '2026-11-01 08:00:00.000';
    const job = (id: string, queue: string, name: string, payload: object, status: string, attempts = 1) =>
      run(
        'INSERT INTO jobs (id, createdAt, queue, name, payload, status, attempts, runAt, lastError) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        [id, at, queue, name, JSON.stringify(payload), status, attempts, at, status === 'DONE' ? null : 'Busy'],
      );
    const insert = (table: string, row: Record<string, unknown>) =>
      run(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    const mail = async (id: string, state: readonly [string, number, string | null], more: object = {}) => {
      const [status, attempts, lastError] = state;
      const kept = { template: 'a spec', recipient: 'a spec', data: '{}' };
      await insert('mails', { id, createdAt: at, ...kept, status, attempts, lastError, ...more });
    };
    const MAILS = {
      old: ['sent', 1, null],
      oldAndLate: ['sent', 4, null],
      new: ['queued', 0, null],
      trying: ['failed', 2, 'Busy'],
      dead: ['dead', 20, 'Busy'],
      lost: ['dead', 3, 'Lost'],
      replaced: ['dead', 1, 'No such user'],
    } as const;
    for (const [id, state] of Object.entries(MAILS)) {
      await mail(id, state, {
        sentAt: state[0] === 'sent' ? at : null,
        ...(id === 'replaced' && { resentAs: 'another' }),
      });
    }
    await run("UPDATE jobs SET status = 'DONE'");
    const send = ['mail', 'send'] as const;
    await job('j1', ...send, { mailId: 'trying' }, 'HANDED', 2);
    await job('j2', ...send, { mailId: 'dead' }, 'DEAD', 20);
    await job('j3', ...send, { mailId: 'replaced' }, 'DONE', 2);
    await job('j4', ...send, { mailId: 'new' }, 'WAITING', 0);
    await run("UPDATE jobs SET lastError = NULL WHERE id = 'j4'");
    await run(
      "INSERT INTO jobs (id, createdAt, queue, name, payload, runAt) VALUES ('j5', ?, 'mail', 'send', '{', ?)",
      [at, at],
    );
    await insert('webhooks', { id: 'hook', createdAt: at, updatedAt: at, url: '', description: '', events: '[]' });
    const message = { createdAt: at, webhookId: 'hook', event: 'order.paid', recordId: '', body: '{}' };
    await insert('webhook_deliveries', { id: 'told', ...message, status: 'delivered', attempts: 2, deliveredAt: at });
    await insert('webhook_deliveries', {
      id: 'again',
      ...message,
      status: 'failed',
      attempts: 3,
      lastError: 'Busy',
      deliveredAt: at,
    });
    await job('j6', 'webhooks', 'deliver', { deliveryId: 'again' }, 'WAITING', 3);
    const news = { kind: 'event', recordId: '', title: '', recipients: 2, turn: 5 };
    await insert('campaigns', { id: 'news', createdAt: at, updatedAt: at, ...news });
    const letter = { createdAt: at, campaignId: 'news' };
    await insert('campaign_letters', {
      id: 'refused',
      ...letter,
      subscriberId: '1',
      status: 'DEAD',
      turn: 1,
      lastError: 'Busy',
    });
    await insert('campaign_letters', { id: 'sent', ...letter, subscriberId: '2', status: 'SENT', sentAt: at });
    await job('j7', 'letters', 'send', { letterId: 'refused', turn: 1 }, 'DEAD');
    await job('j8', 'campaigns', 'hand-out', { campaignId: 'news', turn: 5 }, 'WAITING', 0);

    await dataSource.runMigrations();
    const told = async (entity: typeof Mail | typeof WebhookDelivery) =>
      Object.fromEntries(
        (await dataSource.getRepository<Mail | WebhookDelivery>(entity).find()).map((row) => [
          row.id,
          [row.status, row.attempts, row.lastError],
        ]),
      );
    const after = { ...MAILS, replaced: ['dead', 2, 'No such user'] };
    expect(await told(Mail)).toMatchObject(after);
    expect(await told(WebhookDelivery)).toMatchObject({ told: ['delivered', 2, null], again: ['failed', 3, 'Busy'] });
    const jobs = dataSource.getRepository(Job);
    expect(await jobs.findOneByOrFail({ id: 'j1' })).toMatchObject({ status: 'DISPATCHED' });
    expect(await jobs.findOneByOrFail({ id: 'j8' })).toMatchObject({ payload: { campaignId: 'news', batch: 5 } });
    const letters = dataSource.getRepository(CampaignLetter);
    expect(await letters.findOneByOrFail({ id: 'refused' })).toMatchObject({ status: 'QUEUED', jobId: 'j7' });

    await back();
    const rows = await run('SELECT id, status, attempts, lastError FROM mails');
    expect(
      Object.fromEntries(rows.map(({ id, status, attempts, lastError }) => [id, [status, attempts, lastError]])),
    ).toMatchObject(after);
    expect(await run("SELECT status, turn, lastError FROM campaign_letters WHERE id = 'refused'")).toEqual([
      { status: 'DEAD', turn: 0, lastError: 'Busy' },
    ]);
    expect(await run("SELECT payload, status FROM jobs WHERE id IN ('j7', 'j1') ORDER BY id")).toEqual([
      { payload: '{"mailId":"trying"}', status: 'HANDED' },
      { payload: '{"letterId":"refused","turn":0}', status: 'DEAD' },
    ]);
    await dataSource.destroy();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('is updated step by step, and the log names the current step', async () => {
    const { dataSource } = product;
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    const said: string[] = [];
    await migrate(dataSource, { log: (text) => void said.push(text) });
    expect(said.map((line) => line.replace(/ \(\w+\)/, ''))).toEqual([
      'Updating the database: step 1 of 2.',
      'Updating the database: step 2 of 2.',
    ]);
  });

  it('is prepared by one process at a time, however long the others wait', async () => {
    const steps: string[] = [];
    const note = (step: string) => void steps.push(step);
    const other = new Lease(product.dataSource, START_LEASE, 60);
    expect(await other.acquire()).toBe(true);
    const preparing = onlyOneProcess(product.dataSource, async () => note('prepared'), {
      noticeEveryS: 0.1,
      log: note,
    });
    while (steps.length < 2) await wait(20);
    note('released');
    await other.release();
    await preparing;
    expect(steps[0]).toMatch(/^Another process prepares the database/);
    expect(steps.slice(-2)).toEqual(['released', 'prepared']);
  });

  it('is prepared by the next process when the holder has died', async () => {
    await new Lease(product.dataSource, START_LEASE, 0).acquire();
    await expect(onlyOneProcess(product.dataSource, async () => 'prepared', { log: () => undefined })).resolves.toBe(
      'prepared',
    );
  });

  it('is prepared once where several processes start together on an empty database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spec-'));
    const database = await createTestDatabase();
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url });
    try {
      const started = await Promise.all(
        [1, 2, 3].map(async () => {
          const dataSource = await openDataSource(env, SCHEMA);
          await migrate(dataSource);
          return dataSource;
        }),
      );
      for (const dataSource of started) expect(await dataSource.showMigrations()).toBe(false);
      await Promise.all(started.map((dataSource) => dataSource.destroy()));
    } finally {
      await database.drop();
      await rm(folder, { recursive: true });
    }
  });

  onSqlite('is prepared however long another process holds the new file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spec-'));
    const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder });
    const other = otherProcess(env.dataPath('app.sqlite'));
    await other.exec('BEGIN EXCLUSIVE');
    const opening = openDataSource(env, SCHEMA);
    for (let turn = 0; turn < 50; turn++) await nextIteration();
    await other.exec('CREATE TABLE theirs (id); COMMIT');
    const dataSource = await opening;
    await other.exec('BEGIN IMMEDIATE');
    const migrating = migrate(dataSource);
    for (let turn = 0; turn < 50; turn++) await nextIteration();
    await other.exec('COMMIT');
    await migrating;
    expect(await dataSource.showMigrations()).toBe(false);
    other.end();
    await dataSource.destroy();
    await rm(folder, { recursive: true });

    // Work that visitors wait for is given up after a while; here each reading of the clock is a second later.
    let [seconds, tries] = [0, 0];
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => seconds++ * 1_000);
    const locked = () => {
      if (++tries < 20) throw new QueryFailedError('', [], Object.assign(new Error(), { code: 'SQLITE_BUSY' }));
    };
    try {
      await expect(retryWhileBusy(locked)).rejects.toThrow(QueryFailedError);
      await withoutTimeouts(() => retryWhileBusy(locked));
      expect(tries).toBe(20);
    } finally {
      clock.mockRestore();
    }
  });

  it('is named in errors without anything that was typed (rules/privacy 10)', async () => {
    const typed = 'typed@example.org';
    const failing = async () => {
      for (const firstName of ['one', 'two']) await makeUser(product.dataSource, 'user', { firstName, email: typed });
    };
    const thrown: unknown = await failing().catch((error: unknown) => error);
    expect(inspect(thrown, { depth: 5, showHidden: true })).toContain('QueryFailedError');
    expect(inspect(thrown, { depth: 5, showHidden: true })).not.toContain(typed);
  });

  async function serverVersion(): Promise<string> {
    const [row] = await product.dataSource.query<{ version: string }[]>('SELECT VERSION() AS version');
    return row!.version;
  }
});

/** Another process with the same SQLite file: file locks do not exclude the process that holds them. */
function otherProcess(file: string) {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    process.on('message', (sql) => { database.exec(sql); process.send('done'); });
  `;
  const child = spawn(process.execPath, ['-e', script, file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    exec: async (sql: string): Promise<void> => {
      const done = once(child, 'message');
      child.send(sql);
      await done;
    },
    end: () => child.kill(),
  };
}
