import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionOptions, PoolConnection } from 'mysql2/promise';
import { QueryFailedError, type DataSource, type ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { codeOf, DatabaseUnavailable } from './database-unavailable.js';
import { CommitHangs, MysqlCommits } from './mysql-commits.js';
import { isUnhurried, MysqlWatch } from './mysql-watch.js';

const DEADLOCK_TRIES = 5;
const FIRST_PAUSE_MS = 20;
const LONGEST_WAIT_MS = 10_000;
const WRITES = /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i;

/**
 * Makes queries fail soon when the server is away, and writes when it does not write; runs statements outside of
 * transactions again after a deadlock; and lets errors tell nothing of what people typed.
 */
export function watchOverMysql(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  const watch = new MysqlWatch(() => connectionOptions(driver));
  const commits = new MysqlCommits();
  const disconnect = driver.disconnect.bind(driver);
  driver.createQueryRunner = (mode) => new WatchedQueryRunner(driver, mode, watch, commits);
  driver.disconnect = async () => {
    watch.stop();
    commits.stop();
    await disconnect();
  };
}

class WatchedQueryRunner extends MysqlQueryRunner {
  constructor(
    driver: MysqlDriver,
    mode: ReplicationMode,
    private readonly watch: MysqlWatch,
    private readonly commits: MysqlCommits,
  ) {
    super(driver, mode);
  }

  override async connect(): Promise<unknown> {
    if (this.databaseConnection) return this.databaseConnection;
    try {
      return await this.watch.whileThere(() => inTime(this.obtain()));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const { code } = error as NodeJS.ErrnoException;
      throw new DatabaseUnavailable('away', `No connection to the database server: ${code}`, { cause: error });
    }
  }

  /** A connection from before the server was away may lead nowhere. */
  private async obtain(): Promise<unknown> {
    for (;;) {
      const connection = (await super.connect()) as PoolConnection;
      if (this.watch.isFresh(connection)) return connection;
      connection.destroy();
      Object.assign(this, { databaseConnection: undefined, databaseConnectionPromise: undefined });
    }
  }

  override async query(sql: string, parameters?: unknown[], useStructuredResult?: boolean): Promise<never> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.inBounds(sql, () =>
          this.watch.whileThere(() => super.query(sql, parameters, useStructuredResult as true)),
        )) as unknown as never;
      } catch (error) {
        hideValues(error);
        if (error instanceof DatabaseUnavailable) this.giveUp(error);
        if (this.isTransactionActive || tries >= DEADLOCK_TRIES || codeOf(error) !== 'ER_LOCK_DEADLOCK') throw error;
      }
      await wait(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }

  private async inBounds<T>(sql: string, work: () => Promise<T>): Promise<T> {
    if (isUnhurried() || !(this.isTransactionActive || WRITES.test(sql))) return work();
    // What is given up while it waits for a connection must not run on it later.
    if (!this.databaseConnection) await this.commits.write(() => this.connect());
    return sql === 'COMMIT' ? this.commits.commit(work) : this.commits.write(work);
  }

  /** Nobody knows what the server makes of a connection that was given up. */
  private giveUp(error: DatabaseUnavailable): void {
    const connection = this.databaseConnection as PoolConnection | undefined;
    if (error instanceof CommitHangs && connection) {
      this.commits.keep(connection, error);
      Object.assign(this, { databaseConnection: undefined, databaseConnectionPromise: undefined });
    } else connection?.destroy();
  }

  /** A connection that comes when nobody waits for it any more goes back too. */
  override async release(): Promise<void> {
    const late = this.databaseConnection ? undefined : this.databaseConnectionPromise;
    await super.release();
    (late as Promise<PoolConnection> | undefined)?.then(
      (connection) => connection.release(),
      () => undefined,
    );
  }
}

/** All connections of the pool may be at work. @throws DatabaseUnavailable when that lasts too long */
async function inTime<T>(obtaining: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable('crowded', `No free connection within ${LONGEST_WAIT_MS} ms`)),
    LONGEST_WAIT_MS,
  );
  try {
    return await Promise.race([obtaining, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The driver quotes values in its words and repeats the whole statement, for whoever prints it. */
function hideValues(error: unknown): void {
  if (!(error instanceof QueryFailedError)) return;
  Object.assign(error, { parameters: undefined });
  for (const one of [error, error.driverError] as (Error & { sql?: string; sqlMessage?: string })[]) {
    delete one.sql;
    delete one.sqlMessage;
    const { message: said } = one;
    one.message = said.replace(/(entry|value:?) '.*'(?= for )/s, '$1');
    one.stack = one.stack?.replace(said, one.message);
  }
}

/** What the pool connects with. */
function connectionOptions(driver: MysqlDriver): ConnectionOptions {
  const make = (driver as unknown as { createConnectionOptions(...of: unknown[]): Record<string, unknown> })
    .createConnectionOptions;
  const { connectionLimit: _, ...options } = make.call(driver, driver.options, driver.options);
  return options as ConnectionOptions;
}
