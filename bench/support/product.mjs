// The built product as the benches start it: on a free port, with the limits by address off, since all comes from one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ALLOCATOR } from '@imisozi/api/engine';

const READY_MS = 120_000;

/** The product's settings for a folder of its own, on the DATABASE_URL and REDIS_URL of the environment, or embedded. */
export function settingsFor(folder) {
  const { DATABASE_URL, REDIS_URL } = process.env;
  return {
    DATA_DIR: folder,
    ...(DATABASE_URL && { DATABASE_URL }),
    ...(REDIS_URL && { REDIS_URL, WORKER: 'inline' }),
  };
}

/**
 * Starts the product and waits until it answers.
 * @param env settings beside those of this process that the product needs: `DATABASE_URL` or `DATA_DIR`
 * @param node arguments for Node, such as --cpu-prof
 * @param tree where it was built
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
      // What the product sets by beginning anew, which ends the channel to its parent.
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
    /** What the product saw since it was last asked: `stallMs`, `cpuMs`, `rssMb`. */
    async look() {
      child.send('look');
      const [figures] = await once(child, 'message');
      return figures;
    },
    /** A token, by default of the demonstration's admin, or of the one that the environment names. */
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

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The figure below which `part` of the sorted figures lie. */
export const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
