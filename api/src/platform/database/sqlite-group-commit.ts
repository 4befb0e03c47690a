import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './database-unavailable.js';
import { execute, type PreparedStatements } from './sqlite-statements.js';
import type { ConnectionLock } from './sqlite-lock.js';
import { hasNoTimeouts } from './without-timeouts.js';

/** How long a group may grow: its first member waits for the last. */
const MAX_GROUP_MS = 25;

/** How long another process may lock the file, and how often we try. */
const MAX_BUSY_MS = 3_000;
const RETRY_MS = 5;

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: writers that wait for the lock are committed together, with one write to the disk for all of them, and
 * each is answered after it. They still write one after the other, and each sees what those before it wrote; if the disk
 * fails, nothing of the group is kept and all of them fail. A single writer is committed at once.
 */
export class GroupCommit {
  private members: Member[] = [];
  private began = 0;

  constructor(
    private readonly writer: () => PreparedStatements,
    private readonly lock: ConnectionLock,
  ) {}

  /** What the holder of the lock writes after this becomes part of the group. */
  async join(): Promise<void> {
    const writer = this.writer();
    if (writer.connection.inTransaction && this.members.length === 0)
      await retryWhileBusy(() => execute(writer, 'ROLLBACK'));
    if (writer.connection.inTransaction) return;
    await retryWhileBusy(() => execute(writer, 'BEGIN IMMEDIATE'));
    this.began = performance.now();
  }

  /** Ends the part of `member` and passes the lock on; resolves once the group is on the disk. */
  async committed(member: object): Promise<void> {
    const kept = new Promise<void>((resolve, reject) => this.members.push({ resolve, reject }));
    this.leave(member);
    await kept;
  }

  /** Ends the part of `member`, which has written nothing or rolled it back. */
  leave(member: object): void {
    const isOver = !this.lock.hasWaiters || performance.now() - this.began > MAX_GROUP_MS;
    if (isOver) this.commit();
    this.lock.release(member);
  }

  /** Commits what is open: some statements cannot run inside a transaction. */
  commit(): void {
    const members = this.members;
    this.members = [];
    const writer = this.writer();
    try {
      if (writer.connection.inTransaction) execute(writer, members.length > 0 ? 'COMMIT' : 'ROLLBACK');
      for (const { resolve } of members) resolve();
    } catch (error) {
      this.fail(error, members);
    }
  }

  /** Fails the members before, if SQLite itself has rolled back, as it does on a full disk. */
  failIfRolledBack(error: unknown): void {
    if (this.writer().connection.inTransaction) return;
    const members = this.members;
    this.members = [];
    this.fail(error, members);
  }

  private fail(error: unknown, members: readonly Member[]): void {
    const writer = this.writer();
    try {
      if (writer.connection.inTransaction) execute(writer, 'ROLLBACK');
    } catch {
      // The next member tries again.
    }
    for (const { reject } of members) reject(error);
  }
}

/** Retries while another process writes to the file, without blocking the event loop; at the start, for as long as it does. */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  for (const begin = performance.now(); ;) {
    try {
      return work();
    } catch (error) {
      const isLate = !hasNoTimeouts() && performance.now() - begin > MAX_BUSY_MS;
      if (isLate || !codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    }
    await wait(RETRY_MS);
  }
}
