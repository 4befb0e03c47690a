import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { databaseTls } from '../../config/database-tls.js';
import type { Env } from '../../config/env.js';
import { restrictFilePermissions } from '../../config/file-permissions.js';
import { guardMysql } from './mysql-query-runner.js';
import { SearchTextSubscriber } from './search-text/search-text.subscriber.js';
import { allowBytesOnSqlite } from './search-text/search-text.js';
import { retryWhileBusy } from './sqlite-busy.js';
import { useSqliteLock } from './sqlite-query-runner.js';
import { execute, type SqliteConnection } from './sqlite-statements.js';
import { CorruptRowSubscriber } from './corrupt-rows/corrupt-row.subscriber.js';
import { withoutTimeouts } from './without-timeouts.js';

/** The collation of the connection, and of every table on MySQL: all of Unicode, compared case-insensitively. */
export const COLLATION = 'utf8mb4_unicode_ci';

/** Enough for one web process: MySQL's default allows 151 connections in total. */
const POOL_SIZE = 10;

const CACHE_KB = 4_096;

/** The tables and migrations of the product. */
export interface Schema {
  readonly entities: readonly (new () => object)[];
  /** Oldest first. */
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** MySQL or MariaDB where `DATABASE_URL` names one, else the embedded SQLite file (rules/operating 1). */
export function dataSourceOptions(env: Env, { entities, migrations }: Schema): DataSourceOptions {
  const shared = {
    entities: [...entities],
    migrations: [...migrations],
    subscribers: [SearchTextSubscriber, CorruptRowSubscriber],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: ['error', 'migration'],
    logger: 'debug',
  } as const satisfies Partial<DataSourceOptions>;
  if (env.DATABASE_URL) {
    return {
      ...shared,
      type: 'mysql',
      url: env.DATABASE_URL,
      ssl: databaseTls(env),
      charset: COLLATION,
      timezone: 'Z',
      poolSize: POOL_SIZE,
      // TCP keep-alive notices that the other side of an idle connection is gone.
      extra: { keepAliveInitialDelay: 10_000 },
    };
  }
  return {
    ...shared,
    type: 'better-sqlite3',
    database: env.dataPath('app.sqlite'),
    // SQLite's own wait for another process blocks the event loop; `retryWhileBusy` does not.
    timeout: 0,
    prepareDatabase,
  };
}

async function prepareDatabase(database: SqliteConnection & { pragma(text: string): unknown }): Promise<void> {
  // If two processes do this to a new file at once, SQLite refuses one of them without waiting.
  await withoutTimeouts(() => retryWhileBusy(() => execute(database, 'PRAGMA journal_mode = WAL')));
  // In WAL mode, NORMAL survives a crash of the process, and FULL a crash of the machine too: a confirmed booking is
  // never lost.
  database.pragma('synchronous = FULL');
  // The operating system caches frequently read pages too: with SQLite's default cache the same 16 MB were in memory
  // twice.
  database.pragma(`cache_size = -${CACHE_KB}`);
}

/** Connects to the configured database; {@link migrate} runs the migrations. */
export async function openDataSource(env: Env, schema: Schema): Promise<DataSource> {
  restrictFilePermissions(env);
  const dataSource = new DataSource(dataSourceOptions(env, schema));
  if (env.DATABASE_URL) {
    guardMysql(dataSource);
  } else {
    allowBytesOnSqlite(dataSource);
    useSqliteLock(dataSource);
  }
  return dataSource.initialize();
}
