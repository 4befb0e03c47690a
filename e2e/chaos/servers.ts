import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { userInfo } from 'node:os';
import { freePort } from '../support/private-servers.mjs';

// Servers are installed where the paths of ordinary users do not look.
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;
const READY_WITHIN_MS = 90_000;

/** Whether the programs that the rounds on servers need are installed. */
export const hasServers = (): boolean =>
  ['mariadbd', 'redis-server'].every((name) => spawnSync('which', [name], { env: { PATH } }).status === 0);

/** A server of our own that may be killed, frozen and started again on the same port and folder. */
export class ControlledServer {
  private process: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly command: readonly [program: string, ...args: string[]],
    private readonly isReady: () => boolean,
  ) {}

  /** A MariaDB that keeps what it committed when it is killed. */
  static async mariaDb(folder: string): Promise<ControlledServer> {
    const [data, socket, port] = [join(folder, 'mariadb'), join(folder, 'mariadb.sock'), String(await freePort())];
    const { username } = userInfo();
    const shared = ['--no-defaults', `--datadir=${data}`, `--user=${username}`];
    const install = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    succeed('mariadb-install-db', [...shared, ...install]);
    const server = new ControlledServer(
      `mysql://chaos:chaos@127.0.0.1:${port}/chaos`,
      ['mariadbd', ...shared, `--socket=${socket}`, `--port=${port}`, '--bind-address=127.0.0.1'],
      () => run('mariadb-admin', ['--no-defaults', '-uroot', `--socket=${socket}`, 'ping']) === 0,
    );
    await server.start();
    const sql = [
      'CREATE DATABASE chaos CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci',
      "CREATE USER 'chaos'@'127.0.0.1' IDENTIFIED BY 'chaos'",
      "GRANT ALL ON *.* TO 'chaos'@'127.0.0.1'",
    ];
    succeed('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', sql.join(';')]);
    return server;
  }

  /** A Redis that forgets everything when it is killed. */
  static async redis(folder: string): Promise<ControlledServer> {
    const port = String(await freePort());
    const home = join(folder, 'redis');
    await mkdir(home);
    const options = ['--bind', '127.0.0.1', '--dir', home, '--save', '', '--appendonly', 'no'];
    const server = new ControlledServer(
      `redis://127.0.0.1:${port}`,
      ['redis-server', '--port', port, ...options],
      () => run('redis-cli', ['-p', port, 'ping']) === 0,
    );
    await server.start();
    return server;
  }

  /** Starts it, unless it runs, and resolves when it answers. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    const [program, ...args] = this.command;
    this.process = spawn(program, args, { stdio: 'ignore', env: { ...process.env, PATH } });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!this.isReady()) {
      if (Date.now() > deadline) throw new Error(`${program} did not start`);
      await wait(100);
    }
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.process!, 'exit');
    this.process!.kill('SIGKILL');
    await gone;
  }

  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  private get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }
}

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, PATH }, timeout: 10_000 }).status;

function succeed(program: string, args: readonly string[]): void {
  if (run(program, args) !== 0) throw new Error(`${program} failed`);
}
