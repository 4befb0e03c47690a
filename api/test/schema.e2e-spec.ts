import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { parseEnv } from '../src/config/env.js';
import { dataSourceOptions, openDataSource } from '../src/database/data-source.js';
import { Lease } from '../src/database/lease.js';
import { migrate, onlyOneProcess, START_LEASE } from '../src/database/migrate.js';
import { ENTITIES } from '../src/entities.js';
import { allowBytesOnSqlite } from '../src/database/search-text/search-text.js';
import { startApp, type TestApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { makeUser } from './support/factories.js';

describe('The schema (design 2)', () => {
  let product: TestApp;

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('is after all migrations what the entities say', async () => {
    const options = dataSourceOptions(product.env, ENTITIES);
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

  it('is prepared by the next one when its holder has died', async () => {
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
          const dataSource = await openDataSource(env, ENTITIES);
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

  it('is told of in errors without anything that was typed (design 3)', async () => {
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
