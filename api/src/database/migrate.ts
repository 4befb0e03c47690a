import type { DataSource } from 'typeorm';

const LOCK = 'imisozi-migrations';
const LOCK_WAIT_S = 120;

/** Brings the schema up to date. Of several processes that start together, one does it and the others wait. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'mysql') {
    await dataSource.runMigrations();
    return;
  }
  const holder = dataSource.createQueryRunner();
  try {
    await holder.query('SELECT GET_LOCK(?, ?)', [LOCK, LOCK_WAIT_S]);
    await dataSource.runMigrations();
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  } finally {
    await holder.release();
  }
}
