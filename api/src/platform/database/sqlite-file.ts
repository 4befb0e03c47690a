import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { SqliteConnection } from './sqlite-statements.js';
import { ConnectionLock } from './sqlite-lock.js';

/** The open database file: one connection that writes, one transaction at a time, and one that reads committed data. */
export class SqliteFile {
  readonly lock = new ConnectionLock();
  private openedReader: SqliteConnection | undefined;

  constructor(private readonly driver: BetterSqlite3Driver) {}

  get writer(): SqliteConnection {
    return this.driver.databaseConnection as SqliteConnection;
  }

  get reader(): SqliteConnection {
    return (this.openedReader ??= this.openReader());
  }

  /** The next read reopens it: a connection loads the statistics for its query plans when it is opened. */
  closeReader(): void {
    this.openedReader?.close();
    this.openedReader = undefined;
  }

  private openReader(): SqliteConnection {
    const Connection = this.driver.sqlite as new (path: string, options: object) => SqliteConnection;
    return new Connection(this.driver.options.database, { readonly: true, fileMustExist: true, timeout: 1_000 });
  }
}
