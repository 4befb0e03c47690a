import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createBackgroundApp } from '../bootstrap.js';
import { openDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SCHEMA } from '../schema.js';
import { OrderKeys } from '../modules/orders/keys/order.keys.js';
import { failStart, readSettings, step } from '../start-up.js';

/**
 * Gives a new link to orders whose link contains their id, and mails the clients of active ones: `npm run
 * orders:renew-keys`. With `-- --all`, every order.
 */
async function main(): Promise<void> {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const env = readSettings();
  const dataSource = await openDataSource(env, SCHEMA);
  await migrate(dataSource, { log: step });
  const app = await createBackgroundApp(env, dataSource, 'tool');
  try {
    await app
      .get(OrderKeys)
      .renewMany(all ? 'all' : 'from-before', (renewed, mailed) =>
        step(`${renewed} orders have new links; ${mailed} clients are told by email.`),
      );
  } finally {
    await app.close();
  }
}

await main().catch(failStart);
