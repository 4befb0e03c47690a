import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { allowBytesOnSqlite } from '../src/database/search-text/search-text.js';
import { startApp, type TestApp } from './support/app.js';

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

  async function serverVersion(): Promise<string> {
    const [row] = await product.dataSource.query<{ version: string }[]>('SELECT VERSION() AS version');
    return row!.version;
  }
});
