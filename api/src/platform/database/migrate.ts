import { setTimeout as wait } from 'node:timers/promises';
import { MigrationExecutor, type DataSource } from 'typeorm';
import { COLLATION } from './data-source.js';
import { Lease } from './lease.js';
import { fillAllSearchTexts } from './search-text/search-text.subscriber.js';
import { withoutTimeouts } from './without-timeouts.js';

/** The lease of the process that migrates the database. */
export const START_LEASE = 'start';
const LEASE_S = 12;
const NOTICE_EVERY_S = 30;
const RETRY_MS = 250;

/** How a process reports that it waits for another one. */
interface WaitOptions {
  readonly noticeEveryS?: number;
  readonly log?: (text: string) => void;
}

/** Brings the schema up to date, and fills derived columns. */
export async function migrate(dataSource: DataSource, options: WaitOptions = {}): Promise<void> {
  const prepare = async () => {
    if (dataSource.options.type === 'mysql') await useUtf8mb4(dataSource);
    await runMigrations(dataSource, options.log);
    await fillAllSearchTexts(dataSource, options.log);
    if (dataSource.options.type !== 'mysql') await updateStatistics(dataSource);
  };
  await onlyOneProcess(dataSource, prepare, options);
}

/** Runs the pending migrations, and logs each step: on an old database some take a minute. */
async function runMigrations(dataSource: DataSource, log?: (text: string) => void): Promise<void> {
  const executor = new MigrationExecutor(dataSource);
  const pending = (await executor.getPendingMigrations()).map(({ name }) => name);
  const isEmpty = pending.length === dataSource.migrations.length;
  if (log && !isEmpty) {
    const steps = dataSource.migrations.filter((one) => pending.includes(one.constructor.name));
    for (const [index, step] of steps.entries()) {
      const up = step.up.bind(step);
      step.up = (runner) => {
        log(`Updating the database: step ${index + 1} of ${steps.length} (${step.constructor.name}).`);
        return up(runner);
      };
    }
  }
  await dataSource.runMigrations();
}

/**
 * New tables inherit the character set of their database; the server's default may not support Arabic or emoji. It is
 * set once, before the first table is created.
 */
async function useUtf8mb4(dataSource: DataSource): Promise<void> {
  const [schema] = await dataSource.query<{ name: string; collation: string }[]>(
    'SELECT schema_name AS name, default_collation_name AS collation FROM information_schema.schemata WHERE schema_name = DATABASE()',
  );
  if (!schema || schema.collation === COLLATION) return;
  await dataSource.query(`ALTER DATABASE \`${schema.name}\` CHARACTER SET utf8mb4 COLLATE ${COLLATION}`);
}

/** Without statistics SQLite assumes that every index is selective; this only analyses tables that changed much. */
async function updateStatistics(dataSource: DataSource): Promise<void> {
  await dataSource.query('PRAGMA optimize=0x10002');
}

/**
 * If several processes start together, lets one at a time prepare the database. The others log every `noticeEveryS`
 * seconds that they are waiting; if the holder dies, they wait for {@link LEASE_S} seconds.
 */
export async function onlyOneProcess<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  { noticeEveryS = NOTICE_EVERY_S, log }: WaitOptions = {},
): Promise<T> {
  return withoutTimeouts(async () => {
    await Lease.createTable(dataSource);
    const lease = new Lease(dataSource, START_LEASE, LEASE_S);
    for (let tries = 0; !(await lease.acquire()); tries++) {
      if (tries % Math.ceil((noticeEveryS * 1_000) / RETRY_MS) === 0) {
        log?.('Another process prepares the database; this one waits for it.');
      }
      await wait(RETRY_MS);
    }
    await using _ = lease.renewedUntilDisposed();
    return await work();
  });
}
