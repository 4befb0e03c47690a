import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises';
import { createConnection, type Connection, type ConnectionOptions } from 'mysql2/promise';
import { DatabaseUnavailable } from './database-unavailable.js';

/** A query that takes longer makes us ask whether the server is there at all. */
const PATIENCE_MS = 400;
/** The server is taken to be away when nothing is heard of it for this long. */
const SILENCE_MS = 1_000;

const unhurried = new AsyncLocalStorage<true>();

/** Runs work that is rather late than given up, such as a migration on a busy server. */
export const withoutHurry = <T>(work: () => T): T => unhurried.run(true, work);

/** Whether what runs is such work. */
export const isUnhurried = (): boolean => unhurried.getStore() ?? false;

/**
 * Knows whether the database server is there. One that is switched off says so at once; behind a broken network, or
 * stopped, it says nothing, and a query would wait for many minutes. So while queries wait, a connection of our own
 * asks; if nothing is heard all of them fail, and later ones at once, until the server is back.
 */
export class MysqlWatch {
  private readonly waiting = new Map<(error: unknown) => void, number>();
  private readonly known = new WeakMap<object, number>();
  private probe: Promise<Connection> | undefined;
  private absences = 0;
  private heardAt = 0;
  private isAway = false;
  private isWatching = false;
  private isStopped = false;

  constructor(private readonly options: () => ConnectionOptions) {}

  /**
   * Runs what waits for the server.
   * @throws DatabaseUnavailable as soon as the server is known to be away
   */
  async whileThere<T>(work: () => Promise<T>): Promise<T> {
    if (isUnhurried()) return work();
    if (this.isAway) throw away();
    const { promise: gone, reject } = Promise.withResolvers<never>();
    this.waiting.set(reject, performance.now());
    if (!this.isWatching) void this.watch();
    try {
      const result = await Promise.race([work(), gone]);
      this.heardAt = performance.now();
      return result;
    } finally {
      this.waiting.delete(reject);
    }
  }

  /** False for a connection from before the server was away. */
  isFresh(connection: object): boolean {
    const since = this.known.get(connection) ?? this.absences;
    this.known.set(connection, since);
    return since === this.absences;
  }

  stop(): void {
    this.isStopped = true;
    this.dropProbe();
  }

  private async watch(): Promise<void> {
    this.isWatching = true;
    while (!this.isStopped && (this.isAway || this.waiting.size > 0)) {
      await wait(PATIENCE_MS, undefined, { ref: false });
      const [since = Infinity] = this.waiting.values();
      if (!this.isAway && performance.now() - since < PATIENCE_MS) continue;
      const isThere = await this.isThere();
      if (!isThere && !this.isAway) this.absences += 1;
      this.isAway = !isThere;
      if (this.isAway) for (const reject of this.waiting.keys()) reject(away());
    }
    this.isWatching = false;
  }

  private async isThere(): Promise<boolean> {
    const asked = performance.now();
    const silence = wait(SILENCE_MS, false, { ref: false }).then(async () => {
      // If it was we who were busy, the answer lies ready.
      await round();
      await round();
      return false;
    });
    const answer = await Promise.race([this.ask(), silence]);
    if (!answer) this.dropProbe();
    return answer || this.heardAt > asked;
  }

  private async ask(): Promise<boolean> {
    try {
      this.probe ??= this.connect();
      const connection = await this.probe;
      await connection.ping();
      return true;
    } catch {
      return false;
    }
  }

  private async connect(): Promise<Connection> {
    const connection = await createConnection({ ...this.options(), connectTimeout: SILENCE_MS });
    // The server may end it whenever it likes; nobody listening, that would end the process.
    connection.on('error', () => undefined);
    return connection;
  }

  private dropProbe(): void {
    this.probe?.then(
      (connection) => connection.destroy(),
      () => undefined,
    );
    this.probe = undefined;
  }
}

const away = () => new DatabaseUnavailable('away', 'The database server does not answer');
