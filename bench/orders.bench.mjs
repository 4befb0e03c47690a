// How many orders a second the product stores, compared with bare database drivers that write the rows of one order:
// the same tables with their indexes, prepared statements, one transaction an order, the same number of connections. On
// MariaDB with durable commits, and on SQLite. The product makes the documents and mails of the orders at the same
// time.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { createPool } from 'mysql2/promise';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { orderOf } from './support/traffic.mjs';
import { wrk } from './support/wrk.mjs';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SCRIPT = fileURLToPath(new URL('support/post.lua', import.meta.url));

/** Columns with unique values, and how to make a new value for each copy of a row. */
const UNIQUE = {
  id: randomUUID,
  clientKey: randomUUID,
  keyHash: randomUUID,
  series: randomUUID,
  number: () => randomUUID().slice(0, 20),
};

const LATEST = 'SELECT id FROM orders ORDER BY createdAt DESC LIMIT 1';
const ROWS = {
  idempotency_records: 'SELECT * FROM idempotency_records WHERE isFinished = 1 ORDER BY createdAt DESC LIMIT 1',
  document_numbers: `SELECT * FROM document_numbers WHERE series LIKE 'order-%'`,
  orders: 'SELECT * FROM orders ORDER BY createdAt DESC LIMIT 1',
  mails: `SELECT * FROM mails WHERE orderId = (${LATEST})`,
  jobs: `SELECT * FROM jobs WHERE id IN (SELECT jobId FROM mails WHERE orderId = (${LATEST}))`,
  notifications: 'SELECT * FROM notifications ORDER BY createdAt DESC LIMIT 1',
};

const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
try {
  const databases = (process.env.BENCH_DATABASES ?? 'mariadb,sqlite').split(',');
  if (databases.includes('mariadb')) await onMariaDb();
  if (databases.includes('sqlite')) await onSqlite();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function onMariaDb() {
  const servers = await startPrivateServers({ durable: true });
  const env = { DATABASE_URL: servers.databaseUrl, DATA_DIR: join(folder, 'mariadb') };
  const product = await startProduct(env, nodeArguments()).catch(async (error) => {
    await servers.stop();
    throw error;
  });
  const pool = createPool({ uri: servers.databaseUrl, connectionLimit: CONNECTIONS });
  try {
    const rows = await rowsOf(product, async (sql) => (await pool.query(sql))[0]);
    await compare('MariaDB with durable commits', 0.3, {
      product,
      skipMails: () => skipMailsOn(pool),
      bare: () => bareMysql(pool, rows),
    });
  } finally {
    await pool.end();
    await product.stop();
    await servers.stop();
  }
}

async function onSqlite() {
  const product = await startProduct({ DATA_DIR: join(folder, 'sqlite') }, nodeArguments());
  const database = new Database(join(folder, 'sqlite', 'app.sqlite'), { timeout: 5_000 });
  database.pragma('synchronous = FULL');
  try {
    const rows = await rowsOf(product, async (sql) => database.prepare(sql).all());
    await compare('SQLite', 0.3, {
      product,
      skipMails: async () => database.exec(`UPDATE jobs SET status = 'DONE' WHERE status = 'WAITING'`),
      bare: async () => bareSqlite(database, rows),
    });
  } finally {
    database.close();
    await product.stop();
  }
}

async function compare(name, atLeast, { product, skipMails, bare }) {
  let failed = 0;
  const ours = async () => {
    const answer = await order(product, SECONDS);
    failed += answer.failed;
    if (process.env.BENCH_VERBOSE) console.log('ours', answer, await product.look());
    // Mails that still wait would be sent while the bare driver is measured; `mails.bench.mjs` measures them.
    await skipMails();
    return answer.rate;
  };
  const theirs = async () => {
    const rate = await bare();
    if (process.env.BENCH_VERBOSE) console.log('theirs', rate);
    return rate;
  };
  const figures = await inTurn(ROUNDS, ours, theirs);
  report({
    what: `orders on ${name}, ${CONNECTIONS} connections, against the bare driver`,
    unit: 'orders/s',
    ...figures,
    atLeast,
  });
  report({ what: `orders on ${name} that failed`, unit: 'orders', ours: failed, atMost: 0 });
}

/** Repeated after a deadlock, because the product may process some of these jobs at the same time. */
async function skipMailsOn(pool) {
  for (let tries = 1; ; tries++) {
    try {
      return await pool.query(`UPDATE jobs SET status = 'DONE' WHERE status = 'WAITING'`);
    } catch (error) {
      if (error.code !== 'ER_LOCK_DEADLOCK' || tries > 20) throw error;
    }
  }
}

/** Warms the product up, and reads the rows that its latest order wrote. */
async function rowsOf(product, read) {
  await order(product, 2);
  const rows = [];
  for (const [table, sql] of Object.entries(ROWS)) {
    for (const row of await read(sql)) rows.push({ table, row });
  }
  if (rows.length < 7) throw new Error('The rows of an order were not found');
  // The copies must not be processed as jobs.
  for (const { table, row } of rows) if (table === 'jobs') Object.assign(row, { status: 'DONE' });
  return rows;
}

async function order(product, seconds) {
  const args = [JSON.stringify(orderOf(await aTour(product), 'bench@example.org')), randomUUID()];
  return wrk(`${product.base}/api/order`, { seconds, connections: CONNECTIONS, script: SCRIPT, args });
}

async function aTour({ base }) {
  const { tours } = await (await fetch(`${base}/api/tours`)).json();
  return tours.find(({ price1 }) => price1 > 0);
}

async function bareMysql(pool, rows) {
  const inserts = rows.map(({ table, row }) => ({ row, sql: insertOf(table, row, () => '?', '`') }));
  const end = performance.now() + SECONDS * 1_000;
  const began = performance.now();
  let written = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const connection = await pool.getConnection();
      while (performance.now() < end) {
        await connection.query('BEGIN');
        for (const { sql, row } of inserts) await connection.execute(sql, Object.values(fresh(row)));
        await connection.query('COMMIT');
        written += 1;
      }
      connection.release();
    }),
  );
  return written / ((performance.now() - began) / 1_000);
}

function bareSqlite(database, rows) {
  const inserts = rows.map(({ table, row }) => ({
    row,
    statement: database.prepare(insertOf(table, row, (name) => `@${name}`, '"')),
  }));
  const write = database.transaction(() => {
    for (const { statement, row } of inserts) statement.run(fresh(row));
  });
  const began = performance.now();
  const end = began + SECONDS * 1_000;
  let written = 0;
  for (; performance.now() < end; written++) write.immediate();
  return written / ((performance.now() - began) / 1_000);
}

function insertOf(table, row, value, quote) {
  const names = Object.keys(row);
  return `INSERT INTO ${table} (${names.map((name) => quote + name + quote)}) VALUES (${names.map(value)})`;
}

function fresh(row) {
  const copy = { ...row };
  for (const [name, make] of Object.entries(UNIQUE)) if (name in copy) copy[name] = make();
  return copy;
}

/** Arguments for Node, such as --cpu-prof. */
function nodeArguments() {
  return (process.env.BENCH_NODE ?? '').split(' ').filter(Boolean);
}
