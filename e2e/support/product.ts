import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createConnection } from 'mysql2/promise';
import { freePort } from './private-servers.mjs';
import { fillFromTemplate } from './product-template.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { PATH, NODE_COMPILE_CACHE, RECORD_CALLS } = process.env;
const READY_WITHIN_MS = 90_000;

/** The product as an operator runs it: real processes with a folder, a database and a port of their own. */
export interface Product {
  readonly url: string;
  readonly settings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts it with the demonstration content. With `TEST_DATABASE_URL` and `TEST_REDIS_URL` it runs as in a large
 * company, with a worker besides the web process; without them as one process.
 * @param settings additional environment variables
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const home = await createHome(settings);
  // Other settings could lead to different demonstration content.
  if (Object.keys(settings).length === 0) await fillFromTemplate(home.folder, home.settings.DATABASE_URL);
  const web = home.start('main');
  try {
    await untilReady(home.url, web);
  } catch (error) {
    await home.remove();
    throw error;
  }
  const processes = process.env.TEST_REDIS_URL ? [web, home.start('worker')] : [web];
  return {
    url: home.url,
    settings: home.settings,
    stop: async () => {
      await Promise.all(processes.map((one) => endProcess(one, 'SIGTERM')));
      await home.remove();
    },
  };
}

/** Folder, settings and URL of a product. */
export interface Home {
  readonly url: string;
  readonly folder: string;
  readonly settings: Record<string, string>;
  /** Starts `api/dist/<name>.js` with this home's settings, overridden by `settings`. @param tree another build */
  start(name: 'main' | 'worker', settings?: Record<string, string>, tree?: string): ChildProcess;
  /** Runs `api/dist/<name>.js` until it ends, with the same settings. */
  run(name: string, args: readonly string[], settings?: Record<string, string>): Promise<Outcome>;
  /** Stops all processes that still run, because they would disturb the next test, then deletes folder and database. */
  remove(): Promise<void>;
}

let homes = 0;

/** Two products on one Redis database would take each other's jobs. Specs of the API use the lower eight. */
const redisDatabase = () => 8 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 4 + (homes++ % 4);

/**
 * A folder, a database and a port for one product; nothing is started yet.
 * @param tree the folder of the built product
 */
export async function createHome(settings: Record<string, string> = {}, tree = root): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const database = await createDatabase();
  const port = await freePort();
  const redis = process.env.TEST_REDIS_URL;
  const started: ChildProcess[] = [];
  const all = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    // The visitors of all specs have the same IP address.
    UNPAID_SEATS_PER_NETWORK: '0',
    ...(database && { DATABASE_URL: database.url }),
    ...(redis && { REDIS_URL: `${redis}/${redisDatabase()}` }),
    ...settings,
  };
  return {
    url: `http://localhost:${port}`,
    folder,
    settings: all,
    start: (name, changes = {}, from = tree) => {
      const child = startProcess(join(from, `api/dist/${name}.js`), [], { ...all, ...changes });
      // Consumed, so that the process does not block on a full pipe.
      child.stdout.resume();
      child.stderr.on('data', (text: Buffer) => process.stderr.write(text));
      started.push(child);
      return child;
    },
    run: (name, args, changes = {}) =>
      outcomeOf(startProcess(join(tree, `api/dist/${name}.js`), args, { ...all, ...changes })),
    remove: async () => {
      await Promise.all(started.map((one) => endProcess(one, 'SIGKILL')));
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Passes on only PATH, compile cache and coverage folder of this process's environment, besides the settings. */
function startProcess(file: string, args: readonly string[], settings: Record<string, string>) {
  return spawn(process.execPath, [file, ...args], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(RECORD_CALLS && { NODE_V8_COVERAGE: RECORD_CALLS }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit code of a process that ends by itself, and all that it printed. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

async function outcomeOf(child: ReturnType<typeof startProcess>): Promise<Outcome> {
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

/** Sends the signal and resolves when the process has ended. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** Resolves when the web process at `url` reports that it is ready. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error(`Not ready within ${READY_WITHIN_MS} ms`);
    await wait(50);
  }
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const execute = async (sql: string) => {
    const connection = await createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await execute(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`DROP DATABASE ${name}`) };
}
