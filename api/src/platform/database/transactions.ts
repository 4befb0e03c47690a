import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { codeOf } from './database-unavailable.js';
import { startGathering, writeGathered } from './gathered-writes.js';
import { inTransaction } from './transaction-scope.js';

/** When several nodes of a cluster number orders at the same time, about every other attempt is refused. */
const DEADLOCK_TRIES = 10;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 400;
/** A lock wait timeout takes most of a minute each time. */
const RETRY_FOR_MS = 10_000;
const AFTER_COMMIT = 'afterCommit';

/** Runs use cases in a transaction. Inside, everything goes through the given manager. */
@Injectable()
export class Transactions {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Commits what `work` wrote, or nothing if it throws. After a deadlock that MySQL resolved against this transaction,
   * `work` runs again, so it must change nothing outside the database.
   */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const begun = performance.now();
    for (let tries = 1; ; tries++) {
      const hooks = new Set<() => void>();
      try {
        const result = await this.dataSource.transaction(async (tx) => {
          tx.queryRunner!.data[AFTER_COMMIT] = hooks;
          startGathering(tx);
          return inTransaction(tx.queryRunner!, async () => {
            const done = await work(tx);
            await writeGathered(tx);
            return done;
          });
        });
        for (const hook of hooks) hook();
        return result;
      } catch (error) {
        const isLate = tries >= DEADLOCK_TRIES || performance.now() - begun > RETRY_FOR_MS;
        if (isLate || !isDeadlock(error)) throw error;
        // The other transaction needs a moment to commit.
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);
        await wait(pause * (0.5 + Math.random() / 2));
      }
    }
  }
}

/**
 * Calls `hook` once the transaction of `tx` has committed, and never if it is rolled back. The same hook is called only
 * once.
 */
export function afterCommit(tx: EntityManager, hook: () => void): void {
  const hooks = tx.queryRunner?.data[AFTER_COMMIT] as Set<() => void> | undefined;
  if (!hooks) throw new Error('afterCommit needs the manager of Transactions.run');
  hooks.add(hook);
}

/** True if a unique index refused the write, on either database. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, 'ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY');
}

/** True if a row could not be deleted because another table refers to it, on either database. */
export function isForeignKeyFailure(error: unknown): boolean {
  return hasCode(
    error,
    'ER_ROW_IS_REFERENCED',
    'ER_ROW_IS_REFERENCED_2',
    'SQLITE_CONSTRAINT_FOREIGNKEY',
    'SQLITE_CONSTRAINT_TRIGGER',
  );
}

/** True if MySQL rolled this write back in favour of another. SQLite has one writer at a time, and so no deadlocks. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, 'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD');
}

const hasCode = (error: unknown, ...codes: string[]): boolean => codes.includes(codeOf(error));
