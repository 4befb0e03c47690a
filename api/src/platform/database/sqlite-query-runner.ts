import { setImmediate as nextIteration } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { QueryRunnerAlreadyReleasedError } from 'typeorm/error/QueryRunnerAlreadyReleasedError.js';
import type { QueryResult } from 'typeorm/query-runner/QueryResult.js';
import { SqliteFile } from './sqlite-file.js';
import { retryWhileBusy } from './sqlite-busy.js';
import { countStatement } from './statement-times.js';
import { execute } from './sqlite-statements.js';
import { mayConnect } from './transaction-scope.js';
import { WrittenTables } from './written-tables.js';

const READS = /^\s*SELECT\b/i;
/** TypeORM's statement to begin a transaction: it locks nothing until the first write. */
const BEGIN = 'BEGIN TRANSACTION';
const ANALYZES = /^\s*(ANALYZE|PRAGMA optimize)\b/i;

/**
 * TypeORM shares one connection and one query runner between all requests of the process: the queries of one request
 * would run inside the open transaction of another, and be rolled back with it. Here each caller has its own runner,
 * reads go to a second connection, and writers wait for the lock.
 */
export function useSqliteLock(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const file = new SqliteFile(driver);
  const disconnect = driver.disconnect.bind(driver);
  driver.createQueryRunner = () => new SqliteQueryRunner(driver, file);
  driver.disconnect = async () => {
    // The current writer finishes first.
    await file.lock.acquire(driver).catch(() => undefined);
    file.closeReader();
    await disconnect();
  };
}

class SqliteQueryRunner extends BetterSqlite3QueryRunner {
  /** Why SQLite rolled back by itself, as it does when the disk is full. */
  private rollbackCause: unknown;
  private readonly written: WrittenTables;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly file: SqliteFile,
  ) {
    super(driver);
    this.written = new WrittenTables(driver);
  }

  // TypeORM returns rows or a QueryResult depending on the last argument; `never` satisfies both of its signatures.
  override async query(sql: string, parameters: unknown[] = [], useStructuredResult = false): Promise<never> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    mayConnect(this, sql);
    const begun = performance.now();
    try {
      const result = await this.answer(sql, parameters);
      return (useStructuredResult ? result : result.raw) as never;
    } finally {
      countStatement(sql, begun);
    }
  }

  override async startTransaction(...options: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
    mayConnect(this, 'BEGIN');
    const { lock } = this.file;
    if (lock.isHeldBy(this)) return super.startTransaction(...options);
    await lock.acquire(this);
    try {
      await super.startTransaction(...options);
    } catch (error) {
      this.endTransaction();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (this.transactionDepth > 0) return;
    this.endTransaction();
    this.written.committed();
  }

  override async rollbackTransaction(): Promise<void> {
    if (!this.file.lock.isHeldBy(this)) return super.rollbackTransaction();
    const isOutermost = this.transactionDepth <= 1;
    try {
      // SQLite refuses a ROLLBACK when there is nothing left to roll back.
      if (this.isRolledBack) this.transactionDepth -= 1;
      else await super.rollbackTransaction();
    } finally {
      if (isOutermost) {
        this.endTransaction();
        this.written.rolledBack();
      }
    }
  }

  override async release(): Promise<void> {
    if (this.file.lock.isHeldBy(this)) await this.rollbackTransaction().catch(() => undefined);
    await super.release();
  }

  private async answer(sql: string, parameters: unknown[]): Promise<QueryResult> {
    const { lock, reader } = this.file;
    if (lock.isHeldBy(this)) return sql === BEGIN ? this.alone('BEGIN IMMEDIATE') : this.inTransaction(sql, parameters);
    if (!READS.test(sql)) return this.outside(sql, parameters);
    // better-sqlite3 is synchronous: without a pause, no other work would be done between two reads.
    await nextIteration();
    return execute(reader, sql, parameters);
  }

  /** Runs a statement on the writing connection; a transaction left open by a failed ROLLBACK is ended first. */
  private alone(sql: string, parameters: unknown[] = []): Promise<QueryResult> {
    const { writer } = this.file;
    return retryWhileBusy(() => {
      if (writer.inTransaction) execute(writer, 'ROLLBACK');
      return execute(writer, sql, parameters);
    });
  }

  private inTransaction(sql: string, parameters: unknown[]): QueryResult {
    // The transaction is gone: the remaining statements would each be committed separately.
    if (this.isRolledBack) throw this.rollbackCause;
    try {
      const result = execute(this.file.writer, sql, parameters);
      this.written.note(sql, result.affected);
      return result;
    } catch (error) {
      this.rollbackCause = error;
      throw error;
    }
  }

  /** A statement outside of a transaction is a transaction of its own. */
  private async outside(sql: string, parameters: unknown[]): Promise<QueryResult> {
    const { lock } = this.file;
    const holder = {};
    await lock.acquire(holder);
    try {
      const result = await this.alone(sql, parameters);
      const written = new WrittenTables(this.driver);
      written.note(sql, result.affected);
      written.committed();
      return result;
    } finally {
      if (ANALYZES.test(sql)) this.file.closeReader();
      lock.release(holder);
    }
  }

  private get isRolledBack(): boolean {
    return this.transactionDepth > 0 && !this.file.writer.inTransaction;
  }

  /** Passes the lock to the next writer. */
  private endTransaction(): void {
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.rollbackCause = undefined;
    this.file.lock.release(this);
  }
}
