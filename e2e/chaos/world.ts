import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOutside, type Outside } from '../support/database.ts';
import { createHome, endProcess, untilReady, type Home } from '../support/product.ts';
import { MoodyMailServer } from './mail-server.ts';
import { ControlledServer } from './servers.ts';

type Part = 'main' | 'worker';

/** What an operator's supervisor waits before it starts a process again. */
const RESTART_AFTER_MS = 300;

/** The product with all that it depends on, each of which can be taken away from it. */
export class World {
  private readonly processes = new Map<Part, ChildProcess>();
  private isEnding = false;

  private constructor(
    readonly home: Home,
    readonly mails: MoodyMailServer,
    readonly database: ControlledServer | undefined,
    readonly redis: ControlledServer | undefined,
    private readonly folder: string,
  ) {}

  /** One process with SQLite; or a web process and a worker on a MariaDB and a Redis of their own. */
  static async create(kind: 'SQLite' | 'MariaDB and Redis'): Promise<World> {
    const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
    const mails = new MoodyMailServer();
    const onServers = kind === 'MariaDB and Redis';
    const database = onServers ? await ControlledServer.mariaDb(folder) : undefined;
    const redis = onServers ? await ControlledServer.redis(folder) : undefined;
    const settings = {
      LOG_LEVEL: 'silent',
      SMTP_URL: await mails.start(),
      WORKER: onServers ? 'separate' : 'inline',
      // Each call comes from a network of its own: one network holds and waits for a few seats only.
      TRUST_PROXY: '1',
    };
    const home = await createHome({ ...settings, DATABASE_URL: database?.url ?? '', REDIS_URL: redis?.url ?? '' });
    const world = new World(home, mails, database, redis, folder);
    world.startAll();
    await world.untilReady();
    return world;
  }

  /** The database from outside; the caller closes it. */
  open(): Promise<Outside> {
    return openOutside(this.home);
  }

  /** Kills a process as the kernel would; it is started again a moment later, as by an operator's supervisor. */
  async kill(part: Part): Promise<void> {
    const process = this.processes.get(part);
    if (process) await endProcess(process, 'SIGKILL');
  }

  freeze(part: Part): void {
    this.processes.get(part)?.kill('SIGSTOP');
  }

  thaw(part: Part): void {
    this.processes.get(part)?.kill('SIGCONT');
  }

  /** Takes every fault back and resolves when the product says that it is ready. */
  async heal(): Promise<void> {
    this.mails.mood = 'takes';
    for (const server of [this.database, this.redis]) {
      server?.thaw();
      await server?.start();
    }
    for (const part of this.processes.keys()) this.thaw(part);
    await this.untilReady();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    for (const part of this.processes.keys()) this.thaw(part);
    await this.home.remove();
    await this.database?.kill();
    await this.redis?.kill();
    await this.mails.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private startAll(): void {
    this.start('main');
    if (this.redis) this.start('worker');
  }

  private start(part: Part): void {
    const process = this.home.start(part);
    this.processes.set(part, process);
    process.once('exit', () => void this.startAgain(part));
  }

  private async startAgain(part: Part): Promise<void> {
    await wait(RESTART_AFTER_MS);
    if (!this.isEnding) this.start(part);
  }

  /** Of whatever process is the web process by then. */
  private async untilReady(): Promise<void> {
    for (;;) {
      const process = this.processes.get('main')!;
      try {
        return await untilReady(this.home.url, process);
      } catch (error) {
        if (process === this.processes.get('main') && process.exitCode === null && process.signalCode === null)
          throw error;
        await wait(RESTART_AFTER_MS);
      }
    }
  }
}
