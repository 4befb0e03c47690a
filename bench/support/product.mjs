// Starts the built product for a bench: on a free port, without rate limits, since all requests come from one IP
// address.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ALLOCATOR } from '@imisozi/api/engine';
import { freePort } from '@imisozi/e2e/support/private-servers.mjs';

const READY_MS = 120_000;

/** Settings for a data folder, on the DATABASE_URL and REDIS_URL of the environment, or embedded. */
export function settingsFor(folder) {
  const { DATABASE_URL, REDIS_URL } = process.env;
  return {
    DATA_DIR: folder,
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(REDIS_URL && { REDIS_URL, WORKER: 'inline' }),
  };
}

/**
 * Starts the product and waits until it is ready.
 * @param env settings of the product, such as `DATABASE_URL` or `DATA_DIR`; only PATH comes from this process
 * @param node arguments for Node, such as --cpu-prof
 * @param tree the folder of the built checkout
 */
export async function startProduct(env, node = [], tree = '.') {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = fork('api/dist/main.js', {
    cwd: tree,
    execArgv: ['--import', new URL('loop-delay.mjs', import.meta.url).href, ...node],
    env: {
      ...env,
      PATH: process.env.PATH,
      PORT: String(port),
      RATE_LIMIT: 'off',
      UNPAID_SEATS_PER_NETWORK: '0',
      LOG_LEVEL: 'fatal',
      // Without these the product restarts itself to set them, and loses its IPC channel.
      ...ALLOCATOR,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  try {
    await ready(`${base}/api/health/ready`, child);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return {
    base,
    port,
    stop,
    /** `stallMs` (the longest) and `cpuMs` since the last call, and `rssMb` now. */
    async look() {
      child.send('look');
      const [figures] = await once(child, 'message');
      return figures;
    },
    /** @returns a token; the default account is ADMIN_EMAIL, or else the demonstration's admin */
    async login(
      email = process.env.ADMIN_EMAIL ?? 'admin@imisozi.example',
      password = process.env.ADMIN_PASSWORD ?? 'demo-admin-1',
    ) {
      const answer = await fetch(`${base}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const { token, error } = await answer.json();
      if (!token) throw new Error(`${email} could not log in: ${error}`);
      return token;
    },
  };
}

async function ready(url, child) {
  for (const end = Date.now() + READY_MS; ;) {
    const answer = await fetch(url).catch((error) => error);
    if (answer.ok) return;
    if (child.exitCode !== null) throw new Error('The product has ended');
    if (Date.now() > end) throw new Error('The product does not answer', { cause: answer });
    await wait(250);
  }
}

/** A quantile of sorted figures; `part` is between 0 and 1. */
export const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
