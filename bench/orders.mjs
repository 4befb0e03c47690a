// How many orders the product takes on SQLite, how long each takes, and how long its event loop stands still; beside
// it the same rows written by better-sqlite3 alone. Starts the built product on a folder of its own.
// npm run bench:orders [-- --connections 50,500 --orders 2000]
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { quantile, startProduct } from './support/product.mjs';
import { orderOf } from './support/traffic.mjs';

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '50,500' },
    orders: { type: 'string', default: '2000' },
    /** Arguments for Node, such as --cpu-prof. */
    node: { type: 'string', default: '' },
  },
});
const UNIQUE = { id: () => randomUUID(), keyHash: () => randomUUID(), number: () => randomUUID().slice(0, 20) };
const fresh = (row) =>
  Object.fromEntries(
    Object.entries(UNIQUE)
      .filter(([name]) => name in row)
      .map(([name, make]) => [name, make()]),
  );

const ORDERS = Number(options.orders);

const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
const product = await startProduct({ DATA_DIR: folder }, options.node.split(' ').filter(Boolean)).catch(
  async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  },
);
try {
  const { tours } = await (await fetch(`${product.base}/api/tours`)).json();
  const tour = tours.find(({ price1 }) => price1 > 0);
  await load(20, 10, tour);
  console.log('connections  orders/s   p50 ms   p99 ms  worst ms  busy (503)  other  stall ms  CPU ms/order  RSS MB');
  const rates = [];
  for (const connections of options.connections.split(',').map(Number)) {
    await product.look();
    const { seconds, times, busy, other } = await load(ORDERS, connections, tour);
    const { stallMs, cpuMs, rssMb } = await product.look();
    rates.push(times.length / seconds);
    console.log(
      [
        connections,
        times.length / seconds,
        quantile(times, 0.5),
        quantile(times, 0.99),
        quantile(times, 1),
        busy,
        other,
        stallMs,
        cpuMs / times.length,
        rssMb,
      ]
        .map((figure, column) =>
          figure.toFixed(column === 8 ? 1 : 0).padStart([11, 9, 8, 8, 9, 11, 6, 9, 13, 7][column]),
        )
        .join(' '),
    );
  }
  await product.stop();
  const bare = writeBare(join(folder, 'app.sqlite'), ORDERS);
  console.log(`better-sqlite3 alone, the same rows in one transaction an order: ${bare.toFixed(0)} orders/s`);
  console.log(
    `The product reaches ${rates.map((rate) => `${((100 * rate) / bare).toFixed(1)} %`).join(', ')} of that.`,
  );
} finally {
  await product.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

/** Sends `count` orders over as many connections, each with a key of its own, as the booking form does. */
async function load(count, connections, tour) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let left = count;
  let busy = 0;
  let other = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) {
        const sent = performance.now();
        const status = await send(agent, tour);
        if (status === 201) times.push(performance.now() - sent);
        else if (status === 503) busy += 1;
        else other += 1;
      }
    }),
  );
  agent.destroy();
  return { seconds: (performance.now() - began) / 1_000, times: times.sort((one, two) => one - two), busy, other };
}

function send(agent, tour) {
  const body = JSON.stringify(orderOf(tour, 'bench@example.org'));
  return new Promise((resolve) => {
    const request = httpRequest(
      `${product.base}/api/order`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
    );
    request.on('error', () => resolve(0));
    request.end(body);
  });
}

/** The rows of the last order once more, with new keys: order, number, mails, notification, jobs and kept answer. */
function writeBare(path, count) {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const copies = (table, of) => {
    const rows = database.prepare(`SELECT * FROM ${table} ORDER BY createdAt DESC LIMIT ${of}`).all();
    const names = Object.keys(rows[0]);
    const insert = database.prepare(
      `INSERT INTO ${table} (${names.map((name) => `"${name}"`)}) VALUES (${names.map((name) => `@${name}`)})`,
    );
    return () => {
      for (const row of rows) insert.run({ ...row, ...fresh(row) });
    };
  };
  const tables = { idempotency_records: 1, orders: 1, mails: 2, notifications: 1, jobs: 3 };
  const steps = Object.entries(tables).map(([table, of]) => copies(table, of));
  const write = database.transaction(() => steps.forEach((step) => step()));
  const began = performance.now();
  for (let written = 0; written < count; written++) write.immediate();
  database.close();
  return count / ((performance.now() - began) / 1_000);
}
