import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';

const DEADLOCK_TRIES = 5;
const FIRST_PAUSE_MS = 50;
const AFTER_COMMIT = 'afterCommit';

/** Runs use cases in a transaction. Inside, everything goes through the given manager. */
@Injectable()
export class Transactions {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Commits what `work` wrote, or nothing when it throws. A deadlock that MySQL resolved against us, and another
   * process that wrote to the SQLite file, runs the work again, so `work` touches nothing but the database.
   */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const hooks = new Set<() => void>();
      try {
        const result = await this.dataSource.transaction((tx) => {
          tx.queryRunner!.data[AFTER_COMMIT] = hooks;
          return work(tx);
        });
        for (const hook of hooks) hook();
        return result;
      } catch (error) {
        if (tries >= DEADLOCK_TRIES || !isDeadlock(error)) throw error;
        // Whoever was faster needs a moment to commit: to a transaction that has read, SQLite says no at once.
        await wait(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
      }
    }
  }
}

/** Calls `hook` once the transaction of `tx` is committed, and never if it is rolled back. The same hook runs once. */
export function afterCommit(tx: EntityManager, hook: () => void): void {
  const hooks = tx.queryRunner?.data[AFTER_COMMIT] as Set<() => void> | undefined;
  if (!hooks) throw new Error('afterCommit needs the manager of Transactions.run');
  hooks.add(hook);
}

/** True for a write that a unique index refused, on either database. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, 'ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY');
}

function isDeadlock(error: unknown): boolean {
  // SQLite has several kinds of busy, such as SQLITE_BUSY_SNAPSHOT: what the transaction read is not the latest.
  return (
    hasCode(error, 'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD') ||
    /^SQLITE_BUSY(_|$)/.test(codeOf(error))
  );
}

const hasCode = (error: unknown, ...codes: string[]): boolean => codes.includes(codeOf(error));

/** What the driver calls the failure of a query; empty for anything else. */
function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? ((error.driverError as { code?: string }).code ?? '') : '';
}
