// Holds rules/operating 10 to 13.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { FIGURES, QUEUES_THAT_REACH_NOBODY } from '../src/backed-up.js';
import { createBackgroundApp } from '../src/bootstrap.js';
import { parseEnv, type Env } from '../src/config/env.js';
import { FiscalReceipt } from '../src/modules/fiscal/fiscal-receipt.entity.js';
import { FiscalQueue } from '../src/modules/fiscal/fiscal.queue.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { BackupRun } from '../src/platform/backup/backup-run.entity.js';
import { BackupCommand, NightlyBackups, UNDER_WAY_EXIT } from '../src/platform/backup/nightly-backups.js';
import { canReadSealed } from '../src/platform/backup/key-mark.js';
import { restoreBackup } from '../src/platform/backup/restore-backup.js';
import { RestoreHold } from '../src/platform/backup/restore-hold.js';
import { takeBackup } from '../src/platform/backup/take-backup.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { Lease } from '../src/platform/database/lease.js';
import { migrate } from '../src/platform/database/migrate.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { JobQueue, jobKind } from '../src/platform/jobs/job-queue.js';
import { byTheClock } from '../src/platform/schedule/by-the-clock.js';
import { SCHEMA } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { backupKeys } from './support/backup-keys.js';
import { createTestDatabase, runSql } from './support/database.js';
import { makeTour, orderBody } from './support/factories.js';
import { FakeVsdc } from './support/fake-vsdc.js';
import { makeFiscalReceipt } from './support/fiscal-receipts.js';
import { onMariaDb, onSqlite } from './support/only-on.js';

const PRODUCT = { version: '0.0.0-spec', questions: FIGURES };
const RESTORING = {
  questions: FIGURES,
  migrations: SCHEMA.migrations.map(({ name }) => name),
  queuesThatReachNobody: QUEUES_THAT_REACH_NOBODY,
};
const SEND = jobKind<object>('spec', 'send');

/** An empty place for a restore, and the product there once something was restored. */
interface Place extends AsyncDisposable {
  readonly env: Env;
  start(): Promise<{ readonly app: INestApplicationContext; readonly dataSource: DataSource }>;
}

describe('Backups', () => {
  let product: TestApp;
  let folder: string;
  let keys: Awaited<ReturnType<typeof backupKeys>>;
  let env: Env;
  let deviceUrl: string;
  let commands: jest.SpyInstance;
  const command = { code: 0 as number | null, said: '' };
  const device = new FakeVsdc();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    keys = await backupKeys(folder);
    deviceUrl = await device.start();
    product = await startApp({ BACKUP_TO: join(folder, 'kept'), ...keys.backup }, (app) => {
      // The command itself is run by the drill (e2e/backups.spec.ts).
      commands = jest.spyOn(app.get(BackupCommand), 'run').mockImplementation(() => Promise.resolve(command));
    });
    ({ env } = product);
    const tour = await makeTour(product.dataSource);
    await product.api.post('/order', orderBody(tour.id));
    await mkdir(env.dataPath('media/tours'), { recursive: true });
    await writeFile(env.dataPath('media/tours/a.jpg'), 'a picture');
    await writeFile(env.dataPath('media/tours/empty.jpg'), '');
    await product.mails.settled();
  });
  afterAll(async () => {
    await product.close();
    await device.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const backUp = (changes: Partial<Env> = {}) => takeBackup({ ...env, ...changes }, product.dataSource, PRODUCT);
  const runs = () => product.dataSource.getRepository(BackupRun);
  const lastRun = () => runs().findOneOrFail({ where: { kind: 'backup' }, order: { createdAt: 'DESC' } });
  const into = (place: Place, which = 'newest', changes: Partial<Env> = {}) =>
    restoreBackup({ ...place.env, ...changes }, which, RESTORING);

  const emptyPlace = async (settings: Record<string, string> = {}): Promise<Place> => {
    const opened = new AsyncDisposableStack();
    const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
    opened.defer(() => rm(dataDir, { recursive: true, force: true }));
    const database = await createTestDatabase();
    opened.defer(() => database.drop());
    const there = parseEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      BACKUP_TO: env.BACKUP_TO,
      LOG_LEVEL: 'fatal',
      ...keys.backup,
      ...keys.restore,
      ...settings,
    });
    const start = async () => {
      const dataSource = await openDataSource(there, SCHEMA);
      await migrate(dataSource);
      const app = await createBackgroundApp(there, dataSource, 'tool');
      opened.defer(() => app.close());
      return { app, dataSource };
    };
    return { env: there, start, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  };

  it('hold the database and the files, and are read back and compared (rules/operating 11)', async () => {
    const { file, manifest, verified } = await backUp();
    expect(verified).toBe('verified');
    expect(manifest).toMatchObject({
      engine: env.DATABASE_URL ? 'mariadb' : 'sqlite',
      lastMigration: RESTORING.migrations.at(-1),
      files: { count: expect.any(Number) },
    });
    expect(manifest.tables['orders']).toBe(1);
    expect(manifest.figures[`the last number of order-${new Date().getFullYear()}`]).toBe(1);
    expect(await lastRun()).toMatchObject({ state: 'DONE', file, note: 'verified' });
    // Sealed, and nothing is left beside it.
    const sealed = await readFile(join(env.BACKUP_TO!, file));
    expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(sealed.includes('CREATE TABLE')).toBe(false);
    expect(await readdir(env.BACKUP_TO!)).toEqual([file]);
    expect(await readdir(env.DATA_DIR)).not.toContain('backup-work');
  });

  it('are restored with their files, but without keys, into an empty place only (rules/operating 12)', async () => {
    await backUp();
    await using place = await emptyPlace();
    const { manifest, isReadable } = await into(place);
    const { dataSource } = await place.start();
    expect(await dataSource.getRepository(Order).count()).toBe(manifest.tables['orders']);
    expect(await readFile(place.env.dataPath('media/tours/a.jpg'), 'utf8')).toBe('a picture');
    expect(await readFile(place.env.dataPath('media/tours/empty.jpg'), 'utf8')).toBe('');
    // Its own key was made for this place, and it says so.
    expect(isReadable).toBe(false);
    expect(canReadSealed(manifest, { DATA_KEY: null, DATA_KEYS_BEFORE: [env.DATA_KEY!] })).toBe(true);
    await expect(into(place)).rejects.toThrow(/is not empty: a restore replaces nothing/);
  });

  it('do not replace files that are there', async () => {
    await using place = await emptyPlace();
    await mkdir(place.env.dataPath('media'));
    await writeFile(place.env.dataPath('media/mine.jpg'), 'mine');
    await expect(into(place)).rejects.toThrow('is not empty (media/mine.jpg)');
  });

  it('are opened by the key of their recipient only, and say what is missing', async () => {
    await using place = await emptyPlace();
    const others = await backupKeys(folder);
    const { BACKUP_IDENTITY_FILE } = others.restore;
    await expect(into(place, 'newest', { BACKUP_IDENTITY_FILE })).rejects.toThrow('The backup cannot be opened');
    await expect(into(place, 'newest', { BACKUP_IDENTITY_FILE: '' })).rejects.toThrow('Set BACKUP_IDENTITY_FILE');
    await expect(into(place, '2001-01-01')).rejects.toThrow('There is no backup of 2001-01-01');
    await expect(into(place, 'yesterday')).rejects.toThrow('Say which backup');
    await expect(backUp({ BACKUP_TO: undefined })).rejects.toThrow('Set BACKUP_TO');
  });

  it('are refused if they are cut off or changed, and leave the place empty', async () => {
    const { file } = await backUp();
    const sealed = await readFile(join(env.BACKUP_TO!, file));
    const damaged = join(folder, 'damaged.tar.age');
    await using place = await emptyPlace();
    for (const bytes of [sealed.subarray(0, -1_000), Buffer.concat([sealed, Buffer.alloc(9)])]) {
      await writeFile(damaged, bytes);
      await expect(into(place, damaged)).rejects.toThrow('The backup is damaged, or was cut off');
    }
    sealed[sealed.length - 40_000]! ^= 1;
    await writeFile(damaged, sealed);
    await expect(into(place, damaged)).rejects.toThrow('The backup is damaged, or was cut off');
    await into(place, join(env.BACKUP_TO!, file));
  });

  it('are never the copied file of a database', async () => {
    await using place = await emptyPlace();
    const copy = join(folder, 'app-copy');
    await writeFile(copy, 'SQLite format 3\0 and so on');
    await expect(into(place, copy)).rejects.toThrow('is the file of a database and no backup');
    await writeFile(`${copy}.tar.age`, 'age-encryption.org/v1');
    await writeFile(`${copy}.tar.age-wal`, '');
    await expect(into(place, `${copy}.tar.age`)).rejects.toThrow('is the file of a database and no backup');
    await writeFile(join(folder, 'app.db'), '');
    await expect(into(place, join(folder, 'app.db'))).rejects.toThrow('is the file of a database and no backup');
  });

  it('of a newer release are left to it', async () => {
    const { file } = await backUp();
    await using place = await emptyPlace();
    const older = { ...RESTORING, migrations: RESTORING.migrations.slice(0, -1) };
    await expect(restoreBackup(place.env, join(env.BACKUP_TO!, file), older)).rejects.toThrow('is of a newer release');
  });

  it('delete what is no longer kept once they are verified, and nothing else (rules/operating 10)', async () => {
    const kept = join(folder, 'many');
    await mkdir(kept);
    for (const day of ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29']) {
      await writeFile(join(kept, `backup-2021-01-${day}T00-00-00Z.tar.age`), '');
    }
    await writeFile(join(kept, 'notes.txt'), '');
    await writeFile(join(kept, 'backup-2021-01-30T00-00-00Z.tar.age.part'), '');
    const { file, removed } = await backUp({ BACKUP_TO: kept });
    expect(removed).toEqual(['20', '21', '22', '23'].map((day) => `backup-2021-01-${day}T00-00-00Z.tar.age`));
    expect(await readdir(kept)).toHaveLength(8);
    expect(await readdir(kept)).toEqual(expect.arrayContaining([file, 'notes.txt']));
  });

  it('are made by one process at a time, and note why they failed', async () => {
    const lease = new Lease(product.dataSource, 'backup', 30);
    expect(await lease.acquire()).toBe(true);
    await expect(backUp()).rejects.toThrow('Another process is backing up');
    await lease.release();
    const mistaken = keys.backup['BACKUP_RECIPIENT']!.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    await expect(backUp({ BACKUP_RECIPIENT: mistaken })).rejects.toThrow('there is a mistake in it');
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    await expect(backUp({ BACKUP_TO: file })).rejects.toThrow();
    expect(await lastRun()).toMatchObject({ state: 'FAILED', file: '' });
    expect(await readdir(env.DATA_DIR)).not.toContain('backup-work');
  });

  onMariaDb('are tried where the user may create a database, and say so where it may not', async () => {
    // Everybody may do everything with databases whose names begin with test.
    const name = `limited_${randomUUID().slice(0, 8)}`;
    const accounts = [`${name}@'%'`, `${name}@localhost`];
    const run = (sql: (account: string) => string) => runSql(env.DATABASE_URL!, accounts.map(sql).join(';'));
    const url = new URL(env.DATABASE_URL!);
    url.pathname = `/${name}`;
    await using place = await emptyPlace({ DATABASE_URL: url.href });
    url.username = name;
    url.password = encodeURIComponent('p w/#');
    const limited = { ...place.env, DATABASE_URL: url.href };
    await runSql(env.DATABASE_URL!, `CREATE DATABASE ${name}`);
    await run((account) => `CREATE USER ${account} IDENTIFIED BY 'p w/#'`);
    try {
      await run((account) => `GRANT ALL PRIVILEGES ON ${name}.* TO ${account}`);
      await into(place);
      const { dataSource } = await place.start();
      const made = () => takeBackup(limited, dataSource, PRODUCT);
      expect((await made()).verified).toBe(
        'not verified: the user in DATABASE_URL may not create a database beside its own',
      );
      await run((account) => `GRANT ALL PRIVILEGES ON \`${name.replace('_', '\\_')}\\_tried\\_%\`.* TO ${account}`);
      expect((await made()).verified).toBe('verified');
      await run((account) => `REVOKE LOCK TABLES ON ${name}.* FROM ${account}`);
      await expect(made()).rejects.toThrow('needs the privilege LOCK TABLES');
    } finally {
      await run((account) => `DROP USER ${account}`);
      await runSql(env.DATABASE_URL!, `DROP DATABASE ${name}`);
    }
  });

  onSqlite('are not restored over a database that a process made meanwhile', async () => {
    await using place = await emptyPlace();
    await copyFile(env.dataPath('app.sqlite'), place.env.dataPath('app.sqlite'));
    await expect(into(place)).rejects.toThrow('is not empty');
  });

  describe('what was queued, after a restore (rules/operating 13)', () => {
    /** A mail and a paper that wait, and a picture whose copies are to be made. */
    const restored = async () => {
      const { dataSource, app } = product;
      const later = { runAt: new Date(Date.now() + 3_600_000) };
      await app.get(Transactions).run(async (tx) => {
        await app.get(JobQueue).add(tx, SEND, {}, later);
        await app.get(JobQueue).add(tx, jobKind<object>('pictures', 'copies'), {}, later);
      });
      const order = await dataSource.getRepository(Order).findOneOrFail({ where: {} });
      const paper = await makeFiscalReceipt(dataSource, order.id, { state: 'queued', problem: '' });
      await backUp();
      const place = await emptyPlace({ FISCAL_URL: deviceUrl });
      await into(place);
      return { place, paper, ...(await place.start()) };
    };

    it('waits for one word of the owner, and so does what is due by the clock', async () => {
      const { place, paper, app, dataSource } = await restored();
      await using _ = place;
      const jobs = dataSource.getRepository(Job);
      const hold = app.get(RestoreHold);
      expect(hold.isHeld).toBe(true);
      const add = () => app.get(Transactions).run((tx) => app.get(JobQueue).add(tx, SEND, {}));
      const byClock = await byTheClock(add);
      const byVisitor = await add();
      expect(await jobs.findOneByOrFail({ id: byClock })).toMatchObject({ status: 'HELD' });
      expect(await jobs.findOneByOrFail({ id: byVisitor })).toMatchObject({ status: 'WAITING' });
      expect(await jobs.existsBy({ queue: 'pictures', status: 'WAITING' })).toBe(true);
      await app.get(FiscalQueue).round();
      expect(device.journal).toEqual([]);
      expect(await hold.counts()).toEqual({ 'spec/send': 2, 'papers for the fiscal device': 1 });

      expect(await hold.decide('release')).toBe(true);
      expect(await hold.decide('drop')).toBe(false);
      expect(await jobs.countBy({ status: 'HELD' })).toBe(0);
      expect(await jobs.findOneByOrFail({ id: byClock })).toMatchObject({ status: 'WAITING', lastError: null });
      // Other processes hear of it; until then they hold back what the clock does, and share the decision.
      const late = await byTheClock(add);
      await hold.look();
      expect(hold.isHeld).toBe(false);
      expect(await jobs.findOneByOrFail({ id: late })).toMatchObject({ status: 'WAITING' });
      expect(await dataSource.getRepository(FiscalReceipt).findOneByOrFail({ id: paper.id })).toMatchObject({
        state: 'queued',
      });
    });

    it('never goes out once it is dropped, unless staff send it', async () => {
      const { place, paper, app, dataSource } = await restored();
      await using _ = place;
      const jobs = dataSource.getRepository(Job);
      const held = await jobs.findOneByOrFail({ status: 'HELD' });
      const again = (id: string) => app.get(Transactions).run((tx) => app.get(JobQueue).retry(tx, SEND, {}, id));
      // One that staff send while it is held is sent.
      const other = await byTheClock(() => app.get(Transactions).run((tx) => app.get(JobQueue).add(tx, SEND, {})));
      expect(await again(other)).toBe(other);
      expect(await jobs.findOneByOrFail({ id: other })).toMatchObject({ status: 'WAITING', lastError: null });
      expect(await app.get(RestoreHold).decide('drop')).toBe(true);
      expect(await jobs.findOneByOrFail({ id: held.id })).toMatchObject({ status: 'DONE' });
      expect(await again(held.id)).not.toBe(held.id);
      expect(await dataSource.getRepository(FiscalReceipt).findOneByOrFail({ id: paper.id })).toMatchObject({
        state: 'refused',
      });
      expect(await dataSource.getRepository(BackupRun).findOneByOrFail({ kind: 'restore' })).toMatchObject({
        state: 'DROPPED',
      });
    });
  });

  describe('every night (rules/operating 10)', () => {
    const round = async () => {
      commands.mockClear();
      await product.app.get(NightlyBackups).round();
      return commands.mock.calls.length;
    };
    beforeEach(() => runs().deleteAll());

    const note = (state: 'DONE' | 'FAILED', hoursAgo: number) =>
      runs().insert({
        id: randomUUID(),
        createdAt: new Date(Date.now() - hoursAgo * 3_600_000),
        kind: 'backup',
        state,
        file: '',
        note: '',
      });

    it('are made once, and an hour after a failure again', async () => {
      expect(await round()).toBe(1);
      await note('FAILED', 0.5);
      expect(await round()).toBe(0);
      await runs().deleteAll();
      await note('FAILED', 1.5);
      expect(await round()).toBe(1);
      await note('DONE', 0);
      expect(await round()).toBe(0);
      await runs().deleteAll();
      await note('DONE', 25);
      expect(await round()).toBe(1);
      command.code = UNDER_WAY_EXIT;
      expect(await round()).toBe(1);
    });
  });
});
