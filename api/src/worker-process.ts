import 'reflect-metadata';
import { createBackgroundApp } from './bootstrap.js';
import { Schedule } from './platform/schedule/schedule.js';
import { openDataSource } from './platform/database/data-source.js';
import { migrate } from './platform/database/migrate.js';
import { SCHEMA } from './schema.js';
import { boundMemory } from './engine.js';
import { checkServices } from './start-up-checks.js';
import { failStart, readSettings, step, warnOfSettings } from './start-up.js';
import { writeHeartbeat } from './worker-heartbeat.js';

/** The queue worker: runs the jobs that web processes add to the outbox, and serves no requests. */
async function main(): Promise<void> {
  const env = readSettings();
  warnOfSettings(env);
  const dataSource = await openDataSource(env, SCHEMA);
  await migrate(dataSource, { log: step });
  const app = await createBackgroundApp(env, dataSource, 'worker');
  if (env.WORKER_ALIVE_FILE) {
    writeHeartbeat(app.get(Schedule), env.WORKER_ALIVE_FILE, () => dataSource.query('SELECT 1'));
  }
  boundMemory(app.get(Schedule));
  step(`The worker is ready, ${env.REDIS_URL ? 'fed by Redis' : 'fed by the database'}. Stop with Ctrl+C.`);
  void checkServices(app);
}

await main().catch(failStart);
