// Resident memory of an idle product, and over at least 200,000 requests, most of them answered from the cache. It must
// not grow with the number of requests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from './support/product.mjs';
import { median, report } from './support/report.mjs';
import { wrk } from './support/wrk.mjs';

const IDLE_MS = 10_000;
const REQUESTS = 200_000;
const SECONDS = 1;
/** All cached but the last. */
const PATHS = ['/', '/tours', '/events', '/api/tours', '/destinations', '/contact', '/api/events', '/api/health/live'];
/** Each path four times: what is loaded or compiled at the first request does not count as growth. */
const MIN_ROUNDS = 4 * PATHS.length;

const folder = await mkdtemp(join(tmpdir(), 'memory-'));
const fill = await startProduct({ DATA_DIR: folder });
await fill.stop();
const product = await startProduct({ DATA_DIR: folder });
try {
  await wait(IDLE_MS);
  report({ what: 'resident memory, idle', unit: 'MB', ours: await residentMb(), atMost: 160 });
  const samples = [];
  for (let sent = 0, round = 0; sent < REQUESTS || round < MIN_ROUNDS || round % PATHS.length !== 0; round++) {
    const { rate } = await wrk(product.base + PATHS[round % PATHS.length], { seconds: SECONDS });
    sent += rate * SECONDS;
    samples.push({ sent, mb: await residentMb() });
  }
  for (const { sent, mb } of samples) console.log(`     ${Math.round(sent)} requests: ${Math.round(mb)} MB`);
  report({
    what: `resident memory, after at least ${REQUESTS.toLocaleString('en-US')} requests`,
    unit: 'MB',
    ours: await residentMb(),
    atMost: 260,
  });
  const later = samples.slice(samples.length / 2).map(({ mb }) => mb);
  const [first, last] = [later.slice(0, later.length / 2), later.slice(later.length / 2)];
  report({
    what: 'resident memory, last quarter of the requests against the third',
    unit: 'MB',
    ours: median(last),
    theirs: median(first),
    atMost: 1.05,
  });
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

async function residentMb() {
  return (await product.look()).rssMb;
}
