// Resident memory during a quarter of an hour of continuous writes (orders, forms, logins, uploads, PDF documents), and
// after a minute's rest. WRITES_MINUTES changes the length. Runs on the DATABASE_URL and REDIS_URL of the environment,
// or embedded.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { photo } from '@imisozi/api/test/files';
import { settingsFor, startProduct } from './support/product.mjs';
import { report } from './support/report.mjs';
import { mixOf, Traffic } from './support/traffic.mjs';

const MINUTES = Number(process.env.WRITES_MINUTES ?? 15);
/** Writes a second: more than a company of a hundred people has on its busiest day. */
const RATE = 20;
const LOOK_SECONDS = 15;
/** The intervals between two requests of the same kind. */
const LOGIN_MS = 1_000;
const PICTURE_MS = 60_000;
const DOCUMENT_MS = 500;
const REST_MS = 60_000;
const WRITES = ['orders', 'forms'];

const folder = await mkdtemp(join(tmpdir(), 'bench-writes-'));
const product = await startProduct(settingsFor(folder));
try {
  const token = await product.login();
  const mix = (await mixOf(product)).filter(({ kind }) => WRITES.includes(kind));
  const traffic = new Traffic(product.base, mix);
  const picture = await photo();
  const tours = await (await fetch(`${product.base}/api/tours`)).json();
  const tourSheet = `${product.base}/api/tours/${tours.tours[0].slug}/sheet`;
  const end = Date.now() + MINUTES * 60_000;
  let writes = 0;
  let highest = 0;
  const beside = [
    repeat(LOGIN_MS, end, () => product.login()),
    repeat(PICTURE_MS, end, () => upload(token, picture)),
    repeat(DOCUMENT_MS, end, async () => (await fetch(tourSheet)).arrayBuffer()),
  ];
  while (Date.now() < end) {
    const { results, answered } = await traffic.open(RATE, LOOK_SECONDS);
    await answered();
    const failed = results.find(({ status }) => status >= 300 || typeof status !== 'number');
    if (failed) throw new Error(`${failed.path} answered ${failed.status}`);
    writes += results.length;
    const { rssMb } = await product.look();
    highest = Math.max(highest, rssMb);
    console.log(`     ${writes} writes: ${Math.round(rssMb)} MB`);
  }
  await Promise.all(beside);
  traffic.close();
  report({ what: `resident memory, at most in ${MINUTES} minutes of writes`, unit: 'MB', ours: highest, atMost: 300 });
  await wait(REST_MS);
  const { rssMb } = await product.look();
  report({ what: "resident memory, after a minute's rest", unit: 'MB', ours: rssMb, atMost: 220 });
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

async function repeat(everyMs, end, act) {
  for (; Date.now() < end; await wait(Math.max(1, Math.min(everyMs, end - Date.now())))) await act();
}

async function upload(token, picture) {
  const body = new FormData();
  body.append('folder', 'events');
  body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${product.base}/api/media/upload`, { method: 'POST', headers: { token }, body });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}`);
  await answer.text();
}
