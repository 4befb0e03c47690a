// The time and processor time from `node api/dist/main.js` until the product is ready, with an existing embedded
// database. It matters because every browser spec starts the product again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@imisozi/e2e/support/private-servers.mjs';
import { median, report } from './support/report.mjs';

const STARTS = 5;
const PATIENCE_MS = 60_000;
/** The unit of processor time in /proc is a hundredth of a second. */
const TICKS_PER_SECOND = 100;

const folder = await mkdtemp(join(tmpdir(), 'start-'));
try {
  // Not measured: the first start fills the database and the compile cache.
  await start();
  const starts = [];
  for (let count = 0; count < STARTS; count++) starts.push(await start());
  report({
    what: 'ready after start, built, embedded',
    unit: 's',
    ours: median(starts.map(({ seconds }) => seconds)),
    atMost: 1.5,
  });
  report({
    what: 'processor time of a start',
    unit: 's',
    ours: median(starts.map(({ processor }) => processor)),
    atMost: 1.5,
  });
} finally {
  await rm(folder, { recursive: true });
}

/** Starts the product, waits until it is ready, and stops it. */
async function start() {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error('The product has ended');
      if (performance.now() - begun > PATIENCE_MS) throw new Error('The product does not answer');
      await wait(10);
    }
    return { seconds: (performance.now() - begun) / 1_000, processor: processorSeconds(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** User and system time of all threads of a process, in seconds. */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
