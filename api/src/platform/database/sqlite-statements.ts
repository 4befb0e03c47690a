import { QueryFailedError } from 'typeorm';
import { QueryResult } from 'typeorm/query-runner/QueryResult.js';

/** The part of better-sqlite3 that is used here; the package has no types of its own. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

interface SqliteStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/**
 * Runs a statement.
 * @throws QueryFailedError without the parameters: people typed them, and errors are logged
 */
export function execute(connection: SqliteConnection, sql: string, parameters: readonly unknown[] = []): QueryResult {
  try {
    const statement = connection.prepare(sql);
    // SQLite has no booleans.
    const values = parameters.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    const result = new QueryResult();
    if (statement.reader) {
      result.raw = result.records = statement.all(...values);
    } else {
      const { changes, lastInsertRowid } = statement.run(...values);
      result.affected = changes;
      result.raw = lastInsertRowid;
    }
    return result;
  } catch (error) {
    throw new QueryFailedError(sql, undefined, error as Error);
  }
}
