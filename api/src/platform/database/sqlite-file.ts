import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { PreparedStatements, type SqliteConnection } from './sqlite-statements.js';
import { ConnectionLock } from './sqlite-lock.js';

/** The open database file: a connection that writes, one transaction at a time, and one that reads what is committed. */
export class SqliteFile {
  readonly lock = new ConnectionLock();
  private writerStatements: PreparedStatements | undefined;
  private readerStatements: PreparedStatements | undefined;

  constructor(private readonly driver: BetterSqlite3Driver) {}

  get writer(): PreparedStatements {
    return (this.writerStatements ??= new PreparedStatements(this.driver.databaseConnection as SqliteConnection));
  }

  get reader(): PreparedStatements {
    return (this.readerStatements ??= new PreparedStatements(this.openReader()));
  }

  /** After a change of the schema, statements that were prepared before may not fit the tables any more. */
  clearStatements(): void {
    this.writerStatements?.clear();
    this.readerStatements?.clear();
  }

  /** A connection reads the statistics for its query plans when it is opened. */
  reloadStatistics(): void {
    this.readerStatements?.connection.close();
    this.readerStatements = undefined;
  }

  close(): void {
    this.reloadStatistics();
    this.writerStatements = undefined;
  }

  private openReader(): SqliteConnection {
    const Connection = this.driver.sqlite as new (path: string, options: object) => SqliteConnection;
    return new Connection(this.driver.options.database, { readonly: true, fileMustExist: true, timeout: 1_000 });
  }
}
