import { setTimeout as wait } from 'node:timers/promises';
import type { Connection as CallbackConnection } from 'mysql2';
import type { ConnectionOptions, PoolConnection } from 'mysql2/promise';
import { QueryFailedError, type DataSource, type ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { codeOf, DatabaseUnavailable } from './database-unavailable.js';
import { CommitTimeout, MysqlCommits } from './mysql-commits.js';
import { MysqlLiveness } from './mysql-liveness.js';
import { countStatement } from './statement-times.js';
import { mayConnect } from './transaction-scope.js';
import { hasNoTimeouts } from './without-timeouts.js';
import { WrittenTables } from './written-tables.js';

const DEADLOCK_TRIES = 5;
const FIRST_PAUSE_MS = 20;
const MAX_WAIT_MS = 10_000;
const WRITES = /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i;

/**
 * A transaction that waited for a lock must see what the previous holder wrote. With MySQL's default (REPEATABLE READ)
 * it would still see all other rows as they were at its first read.
 */
const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * Makes queries fail quickly when the server is unreachable, and writes when it cannot write; retries statements
 * outside of transactions after a deadlock; and keeps values that people typed out of error messages.
 */
export function guardMysql(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  const liveness = new MysqlLiveness(() => connectionOptions(driver));
  const commits = new MysqlCommits();
  const disconnect = driver.disconnect.bind(driver);
  driver.createQueryRunner = (mode) => new GuardedQueryRunner(driver, mode, liveness, commits);
  driver.disconnect = async () => {
    liveness.stop();
    commits.stop();
    await disconnect();
  };
}

class GuardedQueryRunner extends MysqlQueryRunner {
  private readonly written: WrittenTables;

  constructor(
    driver: MysqlDriver,
    mode: ReplicationMode,
    private readonly liveness: MysqlLiveness,
    private readonly commits: MysqlCommits,
  ) {
    super(driver, mode);
    this.written = new WrittenTables(driver);
  }

  override async connect(): Promise<unknown> {
    if (this.databaseConnection) return this.databaseConnection;
    try {
      return await this.liveness.whileReachable(() => withTimeout(this.obtain()));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const { code } = error as NodeJS.ErrnoException;
      throw new DatabaseUnavailable('unreachable', `No connection to the database server: ${code}`, { cause: error });
    }
  }

  /** A connection that was opened before an outage may be dead. */
  private async obtain(): Promise<unknown> {
    for (;;) {
      const connection = (await super.connect()) as PoolConnection;
      if (this.liveness.isFresh(connection)) return isolated(connection);
      connection.destroy();
      Object.assign(this, { databaseConnection: undefined, databaseConnectionPromise: undefined });
    }
  }

  override async query(sql: string, parameters?: unknown[], useStructuredResult?: boolean): Promise<never> {
    mayConnect(this, sql);
    for (let tries = 1; ; tries++) {
      const begun = performance.now();
      try {
        const result = await this.limited(sql, () =>
          this.liveness.whileReachable(
            () => super.query(sql, parameters, useStructuredResult as true) as Promise<never>,
          ),
        );
        this.noteWrite(sql, result);
        return result;
      } catch (error) {
        hideValues(error);
        if (error instanceof DatabaseUnavailable) this.discard(error);
        if (this.isTransactionActive || tries >= DEADLOCK_TRIES || codeOf(error) !== 'ER_LOCK_DEADLOCK') throw error;
      } finally {
        countStatement(sql, begun);
      }
      await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }

  private noteWrite(sql: string, result: { affected?: number; affectedRows?: number } | undefined): void {
    this.written.note(sql, result?.affected ?? result?.affectedRows);
    if (!this.isTransactionActive) this.written.committed();
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.written.committed();
  }

  override async rollbackTransaction(): Promise<void> {
    const isOutermost = this.transactionDepth <= 1;
    await super.rollbackTransaction();
    if (isOutermost) this.written.rolledBack();
  }

  private async limited<T>(sql: string, work: () => Promise<T>): Promise<T> {
    if (hasNoTimeouts() || !(this.isTransactionActive || WRITES.test(sql))) return work();
    // A statement that was abandoned while it waited for a connection must not run on it later.
    if (!this.databaseConnection) await this.commits.write(() => this.connect());
    return sql === 'COMMIT' ? this.commits.commit(work) : this.commits.write(work);
  }

  /** The state of an abandoned connection is unknown, so it never goes back to the pool. */
  private discard(error: DatabaseUnavailable): void {
    const connection = this.databaseConnection as PoolConnection | undefined;
    if (error instanceof CommitTimeout && connection) {
      this.commits.destroyOnceSettled(connection, error);
      Object.assign(this, { databaseConnection: undefined, databaseConnectionPromise: undefined });
    } else connection?.destroy();
  }

  /** A connection that arrives after its caller gave up goes back to the pool too. */
  override async release(): Promise<void> {
    const late = this.databaseConnection ? undefined : this.databaseConnectionPromise;
    await super.release();
    (late as Promise<PoolConnection> | undefined)?.then(
      (connection) => connection.release(),
      () => undefined,
    );
  }
}

const known = new WeakSet<object>();

/** A connection whose setup failed is not used. */
function isolated(connection: PoolConnection): Promise<PoolConnection> | PoolConnection {
  if (known.has(connection)) return connection;
  return new Promise((resolve, reject) => {
    // eslint-disable-next-line no-restricted-syntax -- the driver's own interface, without promises
    (connection as unknown as CallbackConnection).query(READ_COMMITTED, (error) => {
      if (error) {
        connection.destroy();
        reject(error);
      } else {
        known.add(connection);
        resolve(connection);
      }
    });
  });
}

/** All connections of the pool may be in use. @throws DatabaseUnavailable when that lasts too long */
async function withTimeout<T>(obtaining: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable('busy', `No free connection within ${MAX_WAIT_MS} ms`)),
    MAX_WAIT_MS,
  );
  try {
    return await Promise.race([obtaining, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The driver quotes values in its messages and adds the whole statement to its errors: both could reach the log. */
function hideValues(error: unknown): void {
  if (!(error instanceof QueryFailedError)) return;
  Object.assign(error, { parameters: undefined });
  for (const one of [error, error.driverError] as (Error & { sql?: string; sqlMessage?: string })[]) {
    delete one.sql;
    delete one.sqlMessage;
    const { message } = one;
    one.message = message.replace(/(entry|value:?) '.*'(?= for )/s, '$1');
    one.stack = one.stack?.replace(message, one.message);
  }
}

/** The options with which the pool connects. */
function connectionOptions(driver: MysqlDriver): ConnectionOptions {
  // eslint-disable-next-line no-restricted-syntax -- protected in its types
  const maker = driver as unknown as { createConnectionOptions(...of: unknown[]): Record<string, unknown> };
  const { connectionLimit: _, ...options } = maker.createConnectionOptions(driver.options, driver.options);
  return options;
}
