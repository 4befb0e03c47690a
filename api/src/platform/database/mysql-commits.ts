import type { PoolConnection } from 'mysql2/promise';
import { DatabaseUnavailable } from './database-unavailable.js';

/** A commit never waits for locks, so a slow commit waits for the disk. */
const COMMIT_TIMEOUT_MS = 3_000;

/** Thrown to the caller whose commit hangs. Its connection stays open until the server has ended the commit. */
export class CommitTimeout extends DatabaseUnavailable {
  constructor(readonly settled: Promise<void>) {
    super('unwritable', `A commit took longer than ${COMMIT_TIMEOUT_MS} ms`);
  }
}

/**
 * Limits how long writers wait for a server whose disk is full: MariaDB with a binary log blocks commits until there is
 * space. The blocked commits keep their locks and connections, so that soon nobody could read either. Once a commit
 * hangs, other writes fail at once until the server has ended that commit: none of them could succeed.
 */
export class MysqlCommits {
  private readonly waiting = new Set<(error: unknown) => void>();
  private hanging: PoolConnection | undefined;
  private isHanging = false;

  /**
   * Runs a commit.
   * @throws DatabaseUnavailable when this commit or another one hangs; it is then unknown whether this commit was
   * stored
   */
  async commit<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await this.write((reject) => {
        const result = work();
        timer = setTimeout(() => this.hang(result, reject), COMMIT_TIMEOUT_MS);
        return result;
      });
    } finally {
      // An abandoned commit never settles, as its connection is gone: it must not count as hanging later.
      clearTimeout(timer);
    }
  }

  /**
   * Runs a statement that writes, or that may block others.
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

  /** Keeps the connection open until its commit has ended. */
  destroyOnceSettled(connection: PoolConnection, { settled }: CommitTimeout): void {
    this.hanging = connection;
    void settled.then(() => connection.destroy());
  }

  /** At shutdown nobody waits for a hanging commit. */
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
    reject(new CommitTimeout(commit.then(end, end)));
    for (const other of this.waiting) other(hangs());
  }
}

const hangs = () => new DatabaseUnavailable('unwritable', 'The database server is holding up a commit');
