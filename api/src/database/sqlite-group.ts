import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './database-unavailable.js';
import { execute, type Prepared } from './sqlite-statements.js';
import type { ConnectionLock } from './sqlite-lock.js';

/** How long a group goes on, so that its first member need not wait much for the others. */
const LONGEST_GROUP_MS = 25;

/** How long another process may hold the file before we give up, and how often we look. */
const LONGEST_LOCK_MS = 3_000;
const LOOK_AGAIN_MS = 5;

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writers that stand in line are committed together: the disk is waited for once for all of them, and each is answered
 * after that. They still write one after the other, each knowing what those before it wrote; if the disk fails, none of
 * them is kept and all are told. Alone, a writer is committed at once.
 */
export class GroupCommit {
  private members: Member[] = [];
  private began = 0;

  constructor(
    private readonly writer: () => Prepared,
    private readonly lock: ConnectionLock,
  ) {}

  /** What `who`, who holds the lock, writes after this becomes part of the group. */
  async join(): Promise<void> {
    const writer = this.writer();
    if (writer.connection.inTransaction && this.members.length === 0) await onceFree(() => execute(writer, 'ROLLBACK'));
    if (writer.connection.inTransaction) return;
    await onceFree(() => execute(writer, 'BEGIN IMMEDIATE'));
    this.began = performance.now();
  }

  /** Ends the part of `who` and passes the lock on; resolves once what it wrote is safely kept. */
  async committed(who: object): Promise<void> {
    const kept = new Promise<void>((resolve, reject) => this.members.push({ resolve, reject }));
    this.leave(who);
    await kept;
  }

  /** Ends the part of `who`, which has written nothing, or taken it back. */
  leave(who: object): void {
    const isOver = !this.lock.isCrowded || performance.now() - this.began > LONGEST_GROUP_MS;
    if (isOver) this.commit();
    this.lock.release(who);
  }

  /** Commits what is open: some statements want no transaction around them. */
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

  /** Tells the members before that nothing is kept, once SQLite itself has rolled back, as it does on a full disk. */
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
      // Whoever joins next tries again.
    }
    for (const { reject } of members) reject(error);
  }
}

/** Waits for another process that writes to the file, and leaves the event loop to others meanwhile. */
export async function onceFree<T>(work: () => T): Promise<T> {
  for (const begin = performance.now(); ;) {
    try {
      return work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() - begin > LONGEST_LOCK_MS) throw error;
    }
    await wait(LOOK_AGAIN_MS);
  }
}
