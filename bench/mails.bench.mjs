// How many mails a second leave the outbox, compared with bare nodemailer that sends the same ready messages to the
// same server over the same number of pooled connections. The mails are those of orders, each with its proforma; the
// product also reads its records, draws the PDF documents and stores the result of each mail.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createTransport } from 'nodemailer';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { orderOf } from './support/traffic.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const ORDERS = Number(process.env.BENCH_ORDERS ?? 150);
const MAILS = ORDERS * 2;
/** The number that the product uses. */
const CONNECTIONS = 3;
const WITHIN_MS = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'bench-mails-'));
const peer = new Worker(fileURLToPath(new URL('support/smtp-peer.mjs', import.meta.url)));
const [port] = await once(peer, 'message');
try {
  const env = { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, COMPANY_EMAIL: 'office@example.org' };
  const product = await startProduct(env, (process.env.BENCH_NODE ?? '').split(' ').filter(Boolean));
  const bare = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    ignoreTLS: true,
  });
  try {
    await outbox(product);
    const sample = await take();
    const ours = () => outbox(product);
    const theirs = () => sendBare(bare, sample);
    const figures = await inTurn(ROUNDS, ours, theirs);
    report({
      what: 'mails of orders, whose proformas are drawn meanwhile, to a loopback SMTP server; bare pooled nodemailer has them ready',
      unit: 'mails/s',
      ...figures,
      atLeast: 0.6,
    });
  } finally {
    bare.close();
    await product.stop();
  }
} finally {
  await peer.terminate();
  await rm(folder, { recursive: true, force: true });
}

/** Creates orders. @returns mails a second, from the last response until the last mail has arrived */
async function outbox({ base }) {
  const { tours } = await (await fetch(`${base}/api/tours`)).json();
  const tour = tours.find(({ price1 }) => price1 > 0);
  await take();
  const before = await count();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let sent = 0; sent < ORDERS / 10; sent++) {
        const answer = await fetch(`${base}/api/order`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(orderOf(tour, `visitor-${randomUUID()}@example.org`)),
        });
        if (answer.status !== 201) throw new Error(`An order was answered with ${answer.status}`);
      }
    }),
  );
  const began = performance.now();
  const left = before + MAILS - (await count());
  const end = began + WITHIN_MS;
  for (; (await count()) < before + MAILS; await wait(10))
    if (performance.now() > end) throw new Error('The mails did not come');
  return left / ((performance.now() - began) / 1_000);
}

async function sendBare(transport, sample) {
  const messages = Array.from({ length: MAILS }, (_, index) => sample[index % sample.length]);
  const began = performance.now();
  await Promise.all(
    messages.map((raw) =>
      transport.sendMail({ envelope: { from: 'office@example.org', to: 'visitor@example.org' }, raw }),
    ),
  );
  return MAILS / ((performance.now() - began) / 1_000);
}

/** The number of mails received so far. */
async function count() {
  peer.postMessage('count');
  return (await once(peer, 'message'))[0];
}

/** The raw bytes of the latest mails. */
async function take() {
  peer.postMessage('take');
  return (await once(peer, 'message'))[0].map((bytes) => Buffer.from(bytes));
}
