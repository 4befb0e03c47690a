import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { createWebApp } from '../../src/bootstrap.js';
import { createLog, nestLog } from '../../src/platform/logging/logger.js';
import { parseEnv, type Env } from '../../src/config/env.js';
import { openDataSource } from '../../src/platform/database/data-source.js';
import { SERVER_LIMITS, type ServerLimits } from '../../src/platform/http/server-limits.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { SCHEMA } from '../../src/schema.js';
import { ApiClient } from './api-client.js';
import { createTestDatabase } from './database.js';
import { fillFromTemplate, keepAsTemplate } from './database-template.js';
import { Mails } from './mails.js';
import { unlistedRefusals } from './unlisted-refusals.js';

/** The product under test: the production bootstrap on a separate database and folder. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly dataSource: DataSource;
  readonly env: Env;
  readonly api: ApiClient;
  readonly mails: Mails;
  close(): Promise<void>;
}

/** Additions of a spec to the product. */
interface More {
  readonly entities: readonly (new () => object)[];
  readonly modules: readonly Type[];
}

/**
 * Starts the product; if that fails, everything opened for it is closed again.
 * @param settings environment variables that differ from those of a test run
 * @param prepare runs before the product starts, to register what only the spec needs
 * @param limits `pace` of periodic tasks, and lower limits for visitors, so that specs need not send as much
 * @param more additions of the spec to the product
 */
export async function startApp(
  settings: Record<string, string> = {},
  prepare: (app: NestFastifyApplication) => void = () => undefined,
  { pace = 1, ...limits }: Partial<ServerLimits> & { readonly pace?: number } = {},
  more: More = { entities: [], modules: [] },
): Promise<TestApp> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'spec-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  await fillFromTemplate(database, folder);
  const env = Object.freeze({
    ...parseEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: await emptyRedis(),
      WORKER: 'inline',
      RATE_LIMIT: 'off',
      // All visitors of a spec have the same IP address.
      UNPAID_SEATS_PER_NETWORK: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    }),
    pace,
  });
  Logger.overrideLogger(nestLog(createLog(env)));
  const dataSource = await openDataSource(env, { ...SCHEMA, entities: [...SCHEMA.entities, ...more.entities] });
  opened.defer(async () => void (dataSource.isInitialized && (await dataSource.destroy())));
  await migrate(dataSource);
  if (env.DATABASE_URL === database.url && env.DATA_DIR === folder) await keepAsTemplate(dataSource);
  // Test data need not survive a power failure.
  if (!env.DATABASE_URL) await dataSource.query('PRAGMA synchronous = OFF');
  const app = await createWebApp(env, dataSource, {
    pages: false,
    limits: { ...SERVER_LIMITS, ...limits },
    modules: more.modules,
  });
  opened.defer(() => app.close());
  prepare(app);
  const unlisted = unlistedRefusals(app, env);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const started = opened.move();
  return {
    app,
    dataSource,
    env,
    api: new ApiClient(app),
    mails: new Mails(dataSource, env),
    close: async () => {
      await started.disposeAsync();
      expect([...unlisted]).toEqual([]);
    },
  };
}

/** Spec files run in parallel, so each Jest worker has its own Redis database, counted from the given one. */
export async function emptyRedis(): Promise<string | undefined> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) return undefined;
  const url = new URL(server);
  url.pathname = `/${Number(url.pathname.slice(1)) + Number(process.env.JEST_WORKER_ID ?? '1')}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  redis.disconnect();
  return url.href;
}
