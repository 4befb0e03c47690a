import type { DataSource } from 'typeorm';
import { step } from '../start-up.js';
import { COLLATION } from './data-source.js';
import { fillAllSearchTexts } from './search-text/search-text.keeper.js';

/** Of the database server: its holder prepares the database. */
export const START_LOCK = 'imisozi-start';
const LOCK_WAIT_S = 120;

/** Brings the schema up to date, and what the records owe it. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await onlyOneProcess(dataSource, async () => {
    if (dataSource.options.type === 'mysql') await storeEveryLetter(dataSource);
    await dataSource.runMigrations();
    await fillAllSearchTexts(dataSource);
    if (dataSource.options.type !== 'mysql') await countForPlans(dataSource);
  });
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
 * Of several processes that start together on one server, lets one at a time prepare the database. SQLite belongs to
 * one machine and needs no such lock. Who waits says so every `waitS` seconds.
 * @throws Error when the server gives no lock at all
 */
export async function onlyOneProcess<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  { waitS = LOCK_WAIT_S, say = step } = {},
): Promise<T> {
  if (dataSource.options.type !== 'mysql') return work();
  const holder = dataSource.createQueryRunner();
  try {
    for (;;) {
      const rows: unknown = await holder.query('SELECT GET_LOCK(?, ?) AS taken', [START_LOCK, waitS]);
      const [{ taken }] = rows as [{ taken: unknown }];
      if (taken === null) throw new Error(`The database server does not give the lock ${START_LOCK}.`);
      if (Number(taken) === 1) break;
      say('Another process prepares the database; this one waits for it.');
    }
    try {
      return await work();
    } finally {
      await holder.query('SELECT RELEASE_LOCK(?)', [START_LOCK]);
    }
  } finally {
    await holder.release();
  }
}
