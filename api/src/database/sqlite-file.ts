import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { GroupCommit } from './sqlite-group.js';
import { Prepared, type SqliteConnection } from './sqlite-statements.js';
import { Rounds, ConnectionLock } from './sqlite-lock.js';

/** The open file: a connection that writes, one transaction at a time, and one that reads what is committed. */
export class SqliteFile {
  readonly lock = new ConnectionLock();
  readonly rounds = new Rounds();
  readonly group = new GroupCommit(() => this.writer, this.lock);
  private forWriting: Prepared | undefined;
  private forReading: Prepared | undefined;

  constructor(private readonly driver: BetterSqlite3Driver) {}

  get writer(): Prepared {
    return (this.forWriting ??= this.prepareWriter());
  }

  get reader(): Prepared {
    return (this.forReading ??= new Prepared(this.openReader()));
  }

  /** Of both connections: what was prepared before may not fit the tables any more. */
  forgetStatements(): void {
    this.forWriting?.forget();
    this.forReading?.forget();
  }

  /** A connection learns when it is opened what SQLite has counted for its plans. */
  learnCounts(): void {
    this.forReading?.connection.close();
    this.forReading = undefined;
  }

  close(): void {
    this.learnCounts();
    this.forWriting = undefined;
  }

  private prepareWriter(): Prepared {
    const writer = new Prepared(this.driver.databaseConnection as SqliteConnection);
    // SQLite would wait for another process with the event loop in its hands; we wait without.
    writer.statement('PRAGMA busy_timeout = 0').all();
    return writer;
  }

  private openReader(): SqliteConnection {
    const Connection = this.driver.sqlite as new (path: string, options: object) => SqliteConnection;
    return new Connection(this.driver.options.database, { readonly: true, fileMustExist: true, timeout: 1_000 });
  }
}
