// Load test for a long day and a rush: finds the highest rate of mixed traffic that the product sustains, mails
// included, sends 70 % of it for half an hour, then three times that rate for seconds, and measures the recovery time.
// Starts the built product on a temporary folder, or on the DATABASE_URL and REDIS_URL of the environment. The exit
// code is 1 if a limit was not kept.
// npm run bench:load [-- --minutes 30 --burst 20]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile, settingsFor, startProduct } from './support/product.mjs';
import { mixOf, Traffic } from './support/traffic.mjs';
import { machineSpeed } from './support/machine-speed.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** How long three times the peak rate is sent, in seconds. */
    burst: { type: 'string', default: '20' },
    /** The peak in requests a second, instead of a measurement. */
    peak: { type: 'string' },
  },
});
const WARM_UP_SECONDS = 30;
const PEAK_SECONDS = 20;
const PEAK_CONNECTIONS = [8, 16, 32, 64];
const STEADY = 0.7;
const RUSH = 3;
const RECOVERY_SECONDS = 5;
const WATCHED_SECONDS = 15;
const MAILS_LOOK_MS = 250;
/** Mails that may wait at the end: those of the last minute. */
const MAX_MAILS = 1_000;
/** The largest ratio of the last third of the time to the middle one; all but memory is corrected by `machineSpeed`. */
const FLAT = { memory: 1.1, latency: 1.5, work: 1.2 };

const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
const wrong = [];
let product;
let waitingMails;
try {
  product = await startProduct(settingsFor(folder));
  const headers = { token: await product.login() };
  const queued = `${product.base}/api/admin/outbox?range=[0,0]&filter={"status":"queued"}`;
  /** How many mails have had no attempt yet. */
  waitingMails = async () => {
    const answer = await fetch(queued, { headers });
    await answer.text();
    return Number(answer.headers.get('content-range').split('/')[1]);
  };
  const traffic = new Traffic(product.base, await mixOf(product));
  await traffic.closed(16, WARM_UP_SECONDS);
  await mailsSent();
  const peak = options.peak ? Number(options.peak) : await findPeak(traffic);
  const slowest = await steady(traffic, peak * STEADY, Number(options.minutes));
  await rush(traffic, peak, Number(options.burst), slowest);
  traffic.close();
} finally {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(wrong.length > 0 ? `\nNot kept:\n${wrong.join('\n')}` : '\nAll limits were kept.');
process.exitCode = wrong.length > 0 ? 1 : 0;

/**
 * The highest number of successful requests a second, over several numbers of connections. Visitors are served before
 * mails, so the time until the last mail has been sent counts too.
 */
async function findPeak(traffic) {
  let peak = 0;
  for (const connections of PEAK_CONNECTIONS) {
    const began = performance.now();
    const results = await traffic.closed(connections, PEAK_SECONDS);
    const well = results.filter(isWell).length;
    const seconds = (performance.now() - began) / 1_000;
    const answered = well / seconds;
    await mailsSent();
    const rate = (well * 1_000) / (performance.now() - began);
    console.log(
      `${connections} connections: ${answered.toFixed(0)} requests/s, ${rate.toFixed(0)} with their mails; ${summary(results)}`,
    );
    peak = Math.max(peak, rate);
  }
  console.log(`Peak: ${peak.toFixed(0)} requests/s with their mails\n`);
  return peak;
}

async function mailsSent() {
  while ((await waitingMails()) > 0) await wait(MAILS_LOOK_MS);
}

/** @returns the 99th percentile of all response times, in milliseconds */
async function steady(traffic, rate, minutes) {
  console.log(`${(STEADY * 100).toFixed(0)} % of the peak, ${rate.toFixed(0)} requests/s, for ${minutes} minutes`);
  console.log(
    ' minute  requests  p50 ms  p99 ms  worst ms  stall ms  CPU %  RSS MB  mails waiting  machine ms  not well',
  );
  await product.look();
  const rows = [];
  const kinds = new Map();
  for (let minute = 1; minute <= minutes; minute++) {
    const { results, answered } = await traffic.open(rate, 60);
    await answered();
    const { stallMs, cpuMs, rssMb } = await product.look();
    const times = timesOf(results);
    const mails = await waitingMails();
    const speed = machineSpeed();
    const row = {
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      work: cpuMs / results.length,
      rssMb,
      mails,
      speed,
    };
    rows.push(row);
    for (const { kind, ms } of results) kinds.set(kind, [...(kinds.get(kind) ?? []), ms]);
    const lost = results.filter((result) => !isWell(result));
    const figures = [
      minute,
      results.length,
      row.p50,
      row.p99,
      times.at(-1),
      stallMs,
      cpuMs / 600,
      rssMb,
      mails,
      speed,
      lost.length,
    ];
    console.log(
      figures
        .map((figure, column) => figure.toFixed(0).padStart([7, 9, 7, 7, 9, 9, 6, 7, 14, 13, 9][column]))
        .join(' '),
    );
    if (lost.length > 0) wrong.push(`Minute ${minute}: ${summary(lost)}`);
  }
  for (const [kind, all] of kinds) {
    const times = all.sort((one, two) => one - two);
    console.log(`  ${kind}: p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`);
  }
  if (rows.at(-1)?.mails > MAX_MAILS) wrong.push(`${rows.at(-1).mails} mails were waiting at the end.`);
  const third = Math.floor(rows.length / 3);
  const growth = (valueOf) => mean(rows.slice(-third).map(valueOf)) / mean(rows.slice(-2 * third, -third).map(valueOf));
  const grown = {
    memory: growth((row) => row.rssMb),
    latency: growth((row) => row.p99 / row.speed),
    work: growth((row) => row.work / row.speed),
  };
  for (const [what, by] of Object.entries(third > 0 ? grown : {})) {
    console.log(`${what} of the last third against the middle one: ${by.toFixed(2)}`);
    if (by > FLAT[what]) wrong.push(`The ${what} is not flat: ${by.toFixed(2)}`);
  }
  return quantile(
    [...kinds.values()].flat().sort((one, two) => one - two),
    0.99,
  );
}

/**
 * Sends three times the peak, then the steady rate. The product has recovered once every request succeeds in at most
 * twice the time of `slowest`, or one second if that is more.
 */
async function rush(traffic, peak, seconds, slowest) {
  console.log(`\n${RUSH} times the peak, ${(RUSH * peak).toFixed(0)} requests/s, for ${seconds} s`);
  await product.look();
  const flood = await traffic.open(RUSH * peak, seconds);
  const end = performance.now();
  const after = await traffic.open(STEADY * peak, WATCHED_SECONDS);
  await after.answered();
  const { stallMs, rssMb } = await product.look();
  const well = flood.results.filter(isWell);
  const busy = flood.results.filter((result) => result.busy);
  const other = flood.results.filter((result) => !isWell(result) && !result.busy);
  const times = timesOf(flood.results);
  console.log(
    `${well.length} answered well (${(well.length / seconds).toFixed(0)}/s), ${busy.length} told to come back (503)`,
  );
  console.log(
    `p50 ${quantile(times, 0.5).toFixed(0)} ms, worst ${times.at(-1).toFixed(0)} ms; stall ${stallMs.toFixed(0)} ms, RSS ${rssMb.toFixed(0)} MB`,
  );
  if (busy.length === 0) wrong.push('Three times the peak was not shed.');
  if (other.length > 0) wrong.push(`Three times the peak: ${summary(other)}`);
  const limit = Math.max(2 * slowest, 1_000);
  const late = after.results.filter((result) => !isWell(result) || result.ms > limit).map(({ at }) => at - end);
  const recovery = Math.max(0, ...late) / 1_000;
  console.log(`Well again ${recovery.toFixed(1)} s after its end (each answer good and below ${limit.toFixed(0)} ms)`);
  if (recovery > RECOVERY_SECONDS) wrong.push(`It took ${recovery.toFixed(1)} s to recover.`);
}

function isWell({ status }) {
  return status >= 200 && status < 300;
}

function timesOf(results) {
  return results.map(({ ms }) => ms).sort((one, two) => one - two);
}

function mean(figures) {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

/** The number of results of each status, with a path for each failed status. */
function summary(results) {
  const counts = new Map();
  for (const result of results) {
    const name = isWell(result) ? String(result.status) : `${result.status} (${result.path})`;
    const key = isWell(result) ? name : String(result.status);
    const { count = 0, first = name } = counts.get(key) ?? {};
    counts.set(key, { count: count + 1, first });
  }
  return [...counts.values()].map(({ count, first }) => `${count} x ${first}`).join(', ');
}
