// Ten thousand orders and offers that are due at once, as after a night of downtime: expired holds, reminders to send,
// expired offers of the waiting list. Measures how long mails of new orders wait meanwhile, compared with the same
// orders while nothing is due, and how many due records are processed a second.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { openOutside } from '@imisozi/e2e/support/database';
import { startPrivateServers } from '@imisozi/e2e/support/private-servers.mjs';
import { makeDue, leftOf } from './support/many-due.mjs';
import { startProduct } from './support/product.mjs';
import { report } from './support/report.mjs';
import { orderOf } from './support/traffic.mjs';

const DUE = Number(process.env.BENCH_DUE ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const EVERY_MS = 500;
const MAX_DELAY_MS = 2_000;
const WITHIN_MS = 60_000;
/** For each kind while all three are due: ten thousand are processed within ten minutes. */
const MIN_PER_SECOND = 17;

const folder = await mkdtemp(join(tmpdir(), 'bench-due-'));
const peer = new Worker(fileURLToPath(new URL('support/smtp-peer.mjs', import.meta.url)));
const [smtpPort] = await once(peer, 'message');
try {
  const servers = await startPrivateServers();
  try {
    await on('MariaDB', { DATABASE_URL: servers.databaseUrl, DATA_DIR: join(folder, 'mariadb') });
  } finally {
    await servers.stop();
  }
  await on('SQLite', { DATA_DIR: join(folder, 'sqlite') });
} finally {
  await peer.terminate();
  await rm(folder, { recursive: true, force: true });
}

async function on(name, database) {
  const env = { ...database, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, COMPANY_EMAIL: 'office@example.org' };
  const idle = await run(env);
  const tables = await open(env);
  await makeDue(tables, DUE);
  const before = await leftOf(tables);
  const busy = await run(env);
  const after = await leftOf(tables);
  await tables.close();
  report({
    what: `mails of new orders on ${name} with ${DUE} holds, reminders and offers due: the longest delay beside an idle product`,
    unit: 'ms',
    ours: Math.max(0, busy.longestMs - idle.longestMs),
    atMost: MAX_DELAY_MS,
  });
  for (const kind of ['holds', 'reminders', 'offers']) {
    const rate = (before[kind] - after[kind]) / busy.seconds;
    report({ what: `${kind} worked off meanwhile on ${name}`, unit: 'a second', ours: rate, atLeast: MIN_PER_SECOND });
  }
}

function open(env) {
  return openOutside({ folder: env.DATA_DIR, settings: env });
}

/** Creates orders at a steady rate. @returns the longest delay of their mails, in milliseconds */
async function run(env) {
  const product = await startProduct(env);
  const began = performance.now();
  try {
    const { tours } = await (await fetch(`${product.base}/api/tours`)).json();
    const tour = tours.find(({ price1, saleMode }) => price1 > 0 && saleMode !== 'departures');
    const ids = [];
    while (performance.now() - began < SECONDS * 1_000) {
      const answer = await fetch(`${product.base}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderOf(tour, `bench.${ids.length}@example.org`)),
      });
      if (answer.status !== 201) throw new Error(`An order was answered with ${answer.status}`);
      ids.push((await answer.json()).order.id);
      await wait(EVERY_MS);
    }
    const seconds = (performance.now() - began) / 1_000;
    return { seconds, longestMs: Math.max(...(await delaysOf(env, ids))) };
  } finally {
    await product.stop();
  }
}

/** The time from each order until its mail to the client was sent, in milliseconds. */
async function delaysOf(env, ids) {
  const tables = await open(env);
  try {
    for (const end = performance.now() + WITHIN_MS; ; await wait(200)) {
      const mails = await tables.rows(
        `SELECT createdAt, sentAt FROM mails WHERE template = 'order-received-client' AND orderId IN (${ids.map(() => '?').join(', ')})`,
        ids,
      );
      if (mails.length === ids.length && mails.every(({ sentAt }) => sentAt)) {
        return mails.map(({ createdAt, sentAt }) => Date.parse(sentAt) - Date.parse(createdAt));
      }
      if (performance.now() > end) throw new Error('The mails of new orders did not leave');
    }
  } finally {
    await tables.close();
  }
}
