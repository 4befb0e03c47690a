import { createRequire } from 'node:module';
import type { SqliteConnection } from './sqlite-statements.js';

/** A connection beside TypeORM's, to copy a file or to look into one. */
export interface SqliteFileConnection extends SqliteConnection {
  /** Copies the database in steps. In a transaction of this connection, it is what the transaction sees. */
  backup(path: string, options: { readonly progress: () => number }): Promise<unknown>;
  exec(sql: string): unknown;
}

interface OpenOptions {
  readonly readonly: boolean;
}

/** Opens a file of SQLite that is there. */
export function openSqliteFile(path: string, { readonly }: OpenOptions): SqliteFileConnection {
  // The package has no types of its own.
  const Connection = createRequire(import.meta.url)('better-sqlite3') as new (
    path: string,
    options: object,
  ) => SqliteFileConnection;
  return new Connection(path, { readonly, fileMustExist: true, timeout: 10_000 });
}
