// Seats of a departure: how many orders a second are stored with seats, compared with orders without; and how many
// orders are accepted when 200 connections order the last twenty seats at the same moment.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { orderOf } from './support/traffic.mjs';
import { wrk } from './support/wrk.mjs';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const RUSH = 200;
const LAST_SEATS = 20;
const SCRIPT = fileURLToPath(new URL('support/post.lua', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'bench-seats-'));
try {
  const servers = await startPrivateServers();
  try {
    await on('MariaDB', { DATABASE_URL: servers.databaseUrl, DATA_DIR: join(folder, 'mariadb') });
  } finally {
    await servers.stop();
  }
  await on('SQLite', { DATA_DIR: join(folder, 'sqlite') });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function on(name, env) {
  const product = await startProduct(env);
  try {
    const { tours } = await (await fetch(`${product.base}/api/tours`)).json();
    const tour = tours.find(({ price1 }) => price1 > 0);
    const token = await product.login();
    const open = await departure(product, token, tour, null);
    const rate = async (more) => {
      const body = { ...orderOf(tour, 'bench@example.org'), ...more };
      const args = [JSON.stringify(body), randomUUID()];
      const url = `${product.base}/api/order`;
      return (await wrk(url, { seconds: SECONDS, connections: CONNECTIONS, script: SCRIPT, args })).rate;
    };
    await rate({});
    const figures = await inTurn(
      ROUNDS,
      () => rate({ departureId: open }),
      () => rate({}),
    );
    report({
      what: `orders with seats on ${name}, against orders without`,
      unit: 'orders/s',
      ...figures,
      atLeast: 0.5,
    });
    await rush(name, product, token, tour);
  } finally {
    await product.stop();
  }
}

async function rush(name, product, token, tour) {
  const id = await departure(product, token, tour, LAST_SEATS);
  const answers = await Promise.all(
    Array.from({ length: RUSH }, async (_, place) => {
      const began = performance.now();
      const answer = await fetch(`${product.base}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...orderOf(tour, `rush${place}@example.org`), departureId: id }),
      });
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - began };
    }),
  );
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  const what = `${RUSH} connections for the last ${LAST_SEATS} seats on ${name}`;
  report({ what: `${what}: who got in`, unit: 'orders', ours: count(201), atLeast: LAST_SEATS, atMost: LAST_SEATS });
  const other = RUSH - count(201) - count(409);
  report({ what: `${what}: answered neither 201 nor 409`, unit: 'orders', ours: other, atMost: 0 });
  report({
    what: `${what}: the longest wait`,
    unit: 'ms',
    ours: Math.max(...answers.map(({ ms }) => ms)),
    atMost: 2_000,
  });
}

async function departure({ base }, token, { id: tourId }, capacity) {
  const answer = await fetch(`${base}/api/admin/departures`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ tourId, startDate: '2038-01-02', capacity }),
  });
  return (await answer.json()).data.id;
}
