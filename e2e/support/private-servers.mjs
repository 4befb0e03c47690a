import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 90_000;

const DURABLE = ['--innodb-flush-log-at-trx-commit=1'];
const UNSAFE = ['--innodb-flush-log-at-trx-commit=2', '--innodb-flush-method=nosync', '--skip-innodb-doublewrite'];

// Servers are installed in folders that are not on the PATH of ordinary users.
process.env.PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

/** The first of these programs that is on the PATH, or undefined. */
export function findProgram(...names) {
  return names.find((name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0);
}

/** A free TCP port of the loopback address. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a MariaDB and a Redis of our own: private folder, free ports, loopback only.
 * @param durable whether commits are synced to disk before they are confirmed: tests need no safety against power cuts,
 *   and are several times faster without it
 * @param mariaDbOptions additional options of mariadbd
 * @param redisOptions additional options of redis-server
 * @returns their URLs, and `stop`, which ends both and deletes the folder
 */
export async function startPrivateServers({ durable = false, mariaDbOptions = [], redisOptions = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  const processes = [];
  const stop = async () => {
    const ended = processes.map((one) => new Promise((resolve) => one.once('exit', resolve)));
    for (const one of processes) one.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(10_000)]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [databaseUrl, redisUrl] = await Promise.all([
      startMariaDb(folder, processes, [...(durable ? DURABLE : UNSAFE), ...mariaDbOptions]),
      startRedis(folder, processes, redisOptions),
    ]);
    return { databaseUrl, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startMariaDb(folder, processes, options) {
  const data = join(folder, 'mariadb');
  const socket = join(folder, 'mariadb.sock');
  const { username } = userInfo();
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    `--user=${username}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const port = await freePort();
  processes.push(
    spawn(
      'mariadbd',
      [
        '--no-defaults',
        `--datadir=${data}`,
        `--user=${username}`,
        `--socket=${socket}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        ...options,
      ],
      { stdio: 'ignore' },
    ),
  );
  const sql = [
    'CREATE DATABASE spec',
    "CREATE USER 'spec'@'127.0.0.1' IDENTIFIED BY 'spec'",
    "GRANT ALL ON *.* TO 'spec'@'127.0.0.1' WITH GRANT OPTION",
  ].join(';');
  await untilReady('MariaDB', () => succeeds('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', sql]));
  return `mysql://spec:spec@127.0.0.1:${port}/spec`;
}

async function startRedis(folder, processes, options) {
  const port = String(await freePort());
  processes.push(
    spawn(
      'redis-server',
      ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no', ...options],
      {
        stdio: 'ignore',
      },
    ),
  );
  await untilReady('Redis', () => succeeds('redis-cli', ['-p', port, 'ping']));
  return `redis://127.0.0.1:${port}`;
}

async function untilReady(name, isReady) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!isReady()) {
    if (Date.now() > deadline) throw new Error(`${name} did not start within ${READY_WITHIN_MS / 1000} s`);
    await wait(150);
  }
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function run(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}
