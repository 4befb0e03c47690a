import type { DataSource } from 'typeorm';

const LOCK = 'imisozi-start';
const LOCK_WAIT_S = 120;

/** Brings the schema up to date. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await onlyOneProcess(dataSource, () => dataSource.runMigrations());
}

/**
 * Of several processes that start together on one server, lets one at a time prepare the database. SQLite belongs to
 * one machine and needs no such lock.
 */
export async function onlyOneProcess<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  if (dataSource.options.type !== 'mysql') return work();
  const holder = dataSource.createQueryRunner();
  try {
    await holder.query('SELECT GET_LOCK(?, ?)', [LOCK, LOCK_WAIT_S]);
    return await work();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
    await holder.release();
  }
}
