// The processor time of an order while a hundred dashboards are open and an order arrives every 20 ms, compared with
// the same orders without open dashboards; and how long it takes until all dashboards are told of a single order.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile, settingsFor, startProduct } from './support/product.mjs';
import { inTurn, median, report } from './support/report.mjs';
import { mixOf, Traffic } from './support/traffic.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const RATE = 50;
const SECONDS = 10;
/** The largest number of live streams that one session may open. */
const STREAMS_PER_SESSION = 20;
const SESSIONS = 5;
/** The credentials of two accounts (none means the admin), because one account may open at most sixty streams. */
const STAFF = [[], ['staff@imisozi.example', 'demo-staff-1']];
const ASIDE_MS = 1_500;

const folder = await mkdtemp(join(tmpdir(), 'bench-live-'));
const product = await startProduct(settingsFor(folder));
try {
  const orders = (await mixOf(product)).filter(({ kind }) => kind === 'orders');
  const traffic = new Traffic(product.base, orders);
  const tokens = await Promise.all(
    Array.from({ length: SESSIONS }, (_, index) => product.login(...STAFF[index % STAFF.length])),
  );
  const waits = [];
  const costs = await inTurn(
    ROUNDS,
    async () => {
      const streams = await openStreams(tokens);
      const cost = await round(traffic);
      await wait(ASIDE_MS);
      waits.push(await untilAllHeard(streams, traffic));
      streams.forEach(({ close }) => close());
      return cost;
    },
    () => round(traffic),
  );
  traffic.close();
  report({ what: 'processor time of an order, 100 live streams', unit: 'ms', ...costs, atMost: 1.5 });
  report({ what: 'until 100 streams heard of an order', unit: 'ms', ours: median(waits), atMost: 1_000 });
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** @returns the processor time of an order, in milliseconds */
async function round(traffic) {
  await product.look();
  const { results, answered } = await traffic.open(RATE, SECONDS);
  await answered();
  const { cpuMs, stallMs } = await product.look();
  const failed = results.find(({ status }) => status !== 200 && status !== 201);
  if (failed) throw new Error(`${failed.path} answered ${failed.status}`);
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(1));
  console.log(`     ${results.length} orders: ${p50} ms, p99 ${p99} ms, longest stall ${stallMs.toFixed(0)} ms`);
  await wait(ASIDE_MS);
  return cpuMs / results.length;
}

async function untilAllHeard(streams, traffic) {
  const began = performance.now();
  const heard = Promise.all(streams.map(({ next }) => next()));
  const { answered } = await traffic.open(RATE, 1 / RATE);
  await answered();
  await heard;
  return performance.now() - began;
}

function openStreams(tokens) {
  return Promise.all(tokens.flatMap((token) => Array.from({ length: STREAMS_PER_SESSION }, () => openStream(token))));
}

/** Opens a live stream; `next` resolves at its next event `changed`. */
async function openStream(token) {
  const end = new AbortController();
  const answer = await fetch(`${product.base}/api/admin/live`, { headers: { token }, signal: end.signal });
  if (!answer.ok) throw new Error(`A live stream answered ${answer.status}`);
  let tell = () => {};
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      if (decoder.decode(chunk, { stream: true }).includes('event: changed')) tell();
    }
  };
  read().catch(() => {});
  return { close: () => end.abort(), next: () => new Promise((resolve) => (tell = resolve)) };
}
