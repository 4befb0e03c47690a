import type { PoolConnection } from 'mysql2/promise';
import { DatabaseUnavailable } from './database-unavailable.js';

/** A commit waits for nobody's lock, so one that takes longer waits for the disk. */
const PATIENCE_MS = 3_000;

/** Thrown to the one whose commit tells when the server writes again: its connection is left alone until then. */
export class CommitHangs extends DatabaseUnavailable {
  constructor(readonly settled: Promise<void>) {
    super('unwritable', `A commit took longer than ${PATIENCE_MS} ms`);
  }
}

/**
 * Bounds how long writers wait for a server whose disk is full: MariaDB with a binary log keeps commits until there is
 * space, and with them locks and connections, so that soon nobody could read either. Once a commit hangs, writers hear
 * so at once, until the server has ended that one: no other could come further.
 */
export class MysqlCommits {
  private readonly waiting = new Set<(error: unknown) => void>();
  private hanging: PoolConnection | undefined;
  private isHanging = false;

  /**
   * Runs a commit.
   * @throws DatabaseUnavailable when it hangs, or another does; whether it is kept will be known later
   */
  async commit<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await this.write((reject) => {
        const result = work();
        timer = setTimeout(() => this.hang(result, reject), PATIENCE_MS);
        return result;
      });
    } finally {
      // One that was given up never ends, as its connection is gone: it must not be found to hang later.
      clearTimeout(timer);
    }
  }

  /**
   * Runs a statement that writes, or may hold others back.
   * @throws DatabaseUnavailable while a commit hangs
   */
  async write<T>(work: (reject: (error: unknown) => void) => Promise<T>): Promise<T> {
    if (this.isHanging) throw hangs();
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    this.waiting.add(reject);
    try {
      return await Promise.race([work(reject), givenUp]);
    } finally {
      this.waiting.delete(reject);
    }
  }

  /** Keeps the connection until its commit has ended. */
  keep(connection: PoolConnection, { settled }: CommitHangs): void {
    this.hanging = connection;
    void settled.then(() => connection.destroy());
  }

  /** Nobody waits for what hangs any more. */
  stop(): void {
    this.hanging?.destroy();
  }

  private hang(commit: Promise<unknown>, reject: (error: unknown) => void): void {
    if (this.isHanging) return;
    this.isHanging = true;
    const end = () => {
      this.isHanging = false;
      this.hanging = undefined;
    };
    reject(new CommitHangs(commit.then(end, end)));
    for (const other of this.waiting) other(hangs());
  }
}

const hangs = () => new DatabaseUnavailable('unwritable', 'The database server keeps a commit waiting');
