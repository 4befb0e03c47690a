import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { COLLATION } from './data-source.js';
import { Lease } from './lease.js';
import { withoutHurry } from './mysql-watch.js';
import { fillAllSearchTexts } from './search-text/search-text.keeper.js';

/** Its holder prepares the database. */
export const START_LEASE = 'start';
const LIFE_S = 12;
const SAY_S = 30;
const LOOK_AGAIN_MS = 250;

/** What a process that waits for another one says, and how often. */
interface WaitOptions {
  readonly sayS?: number;
  readonly say?: (text: string) => void;
}

/** Brings the schema up to date, and what the records owe it. */
export async function migrate(dataSource: DataSource, options: WaitOptions = {}): Promise<void> {
  const prepare = async () => {
    if (dataSource.options.type === 'mysql') await storeEveryLetter(dataSource);
    await dataSource.runMigrations();
    await fillAllSearchTexts(dataSource);
    if (dataSource.options.type !== 'mysql') await countForPlans(dataSource);
  };
  await onlyOneProcess(dataSource, prepare, options);
}

/**
 * New tables take the character set of their database, and that of the server's default may be one that knows no
 * Arabic and no emoji. It is set once, before the first table.
 */
async function storeEveryLetter(dataSource: DataSource): Promise<void> {
  const [schema] = await dataSource.query<{ name: string; collation: string }[]>(
    'SELECT schema_name AS name, default_collation_name AS collation FROM information_schema.schemata WHERE schema_name = DATABASE()',
  );
  if (!schema || schema.collation === COLLATION) return;
  await dataSource.query(`ALTER DATABASE \`${schema.name}\` CHARACTER SET utf8mb4 COLLATE ${COLLATION}`);
}

/** SQLite guesses that any index finds few rows until it has counted; it counts only what has changed much since. */
async function countForPlans(dataSource: DataSource): Promise<void> {
  await dataSource.query('PRAGMA optimize=0x10002');
}

/**
 * Of several processes that start together, lets one at a time prepare the database. Who waits says so every `sayS`
 * seconds. A holder that dies keeps the others waiting for {@link LIFE_S} seconds.
 */
export async function onlyOneProcess<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  { sayS = SAY_S, say }: WaitOptions = {},
): Promise<T> {
  return withoutHurry(async () => {
    await Lease.prepare(dataSource);
    const lease = new Lease(dataSource, START_LEASE, LIFE_S);
    for (let tries = 0; !(await lease.take()); tries++) {
      if (tries % Math.ceil((sayS * 1_000) / LOOK_AGAIN_MS) === 0) {
        say?.('Another process prepares the database; this one waits for it.');
      }
      await wait(LOOK_AGAIN_MS);
    }
    const renewal = setInterval(() => void lease.take().catch(() => undefined), (LIFE_S * 1_000) / 4);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await lease.giveBack();
    }
  });
}
