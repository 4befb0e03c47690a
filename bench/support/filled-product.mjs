// The built product on a MariaDB database with as many records as a bench needs, and the response times of its calls.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startProduct } from './product.mjs';

/** Demonstration records that would stand beside those to measure, in the order in which they can be deleted. */
const EMPTIED = [
  'statement_bookings',
  'invoices',
  'ledger_entries',
  'orders',
  'departures',
  'client_addresses',
  'clients',
];

/**
 * Starts the product on a new database, with the demonstration content but without its orders.
 * @param servers from `startPrivateServers`
 * @param fill adds the records to measure, by a connection of mysql2/promise
 */
export async function startFilled(servers, folder, name, fill) {
  const root = await createConnection({ uri: servers.databaseUrl });
  await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  // Enough memory for a million orders, the same for both databases.
  await root.query('SET GLOBAL innodb_buffer_pool_size = 2147483648');
  await root.end();
  const env = {
    DATABASE_URL: servers.databaseUrl.replace(/[^/]*$/, name),
    DATA_DIR: join(folder, name),
    WORKER: 'separate',
  };
  execFileSync(process.execPath, ['api/dist/cli/seed.js'], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const connection = await createConnection({ uri: env.DATABASE_URL, timezone: 'Z' });
  await connection.query('UPDATE payments SET orderId = NULL');
  for (const table of EMPTIED) await connection.query(`DELETE FROM ${table}`);
  await fill(connection);
  const product = await startProduct(env);
  const headers = { token: await product.login() };
  const get = async (path) => {
    const answer = await fetch(`${product.base}/api/admin/${path}`, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return body;
  };
  return {
    connection,
    async time(path) {
      const begun = performance.now();
      await get(path);
      return performance.now() - begun;
    },
    async stop() {
      await connection.end();
      await product.stop();
    },
  };
}
