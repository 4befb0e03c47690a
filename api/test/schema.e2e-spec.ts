import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { onlyOneProcess, START_LOCK } from '../src/database/migrate.js';
import { allowBytesOnSqlite } from '../src/database/search-text/search-text.js';
import { startApp, type TestApp } from './support/app.js';
import { onMariaDb } from './support/only-on.js';

describe('The schema (design 2)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('is after all migrations what the entities say', async () => {
    const options = dataSourceOptions(product.env);
    const isMariaDb = options.type === 'mysql' && (await serverVersion()).includes('MariaDB');
    // MariaDB writes a column's missing default in its own way; TypeORM reads it right when it is told.
    const reader = new DataSource({ ...options, ...(isMariaDb && { type: 'mariadb' }) } as DataSourceOptions);
    if (options.type !== 'mysql') allowBytesOnSqlite(reader);
    await reader.initialize();
    const { upQueries } = await reader.driver.createSchemaBuilder().log();
    await reader.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken back migration by migration', async () => {
    const { dataSource } = product;
    for (let left = dataSource.migrations.length; left > 0; left--) await dataSource.undoLastMigration();
    expect(await dataSource.showMigrations()).toBe(true);
    await dataSource.runMigrations();
    expect(await dataSource.showMigrations()).toBe(false);
  });

  onMariaDb('is prepared by one process at a time, however long the others wait', async () => {
    const steps: string[] = [];
    const note = (step: string) => void steps.push(step);
    const other = await createConnection(product.env.DATABASE_URL!);
    try {
      await other.query('SELECT GET_LOCK(?, 60)', [START_LOCK]);
      const preparing = onlyOneProcess(product.dataSource, async () => note('prepared'), { waitS: 1, say: note });
      while (steps.length === 0) await wait(20);
      note('released');
      await other.query('SELECT RELEASE_LOCK(?)', [START_LOCK]);
      await preparing;
      expect(steps[0]).toMatch(/^Another process prepares the database/);
      expect(steps.slice(-2)).toEqual(['released', 'prepared']);
    } finally {
      await other.end();
    }
  });

  async function serverVersion(): Promise<string> {
    const [row] = await product.dataSource.query<{ version: string }[]>('SELECT VERSION() AS version');
    return row!.version;
  }
});
