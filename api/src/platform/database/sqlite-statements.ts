import { QueryFailedError } from 'typeorm';
import { QueryResult } from 'typeorm/query-runner/QueryResult.js';

/** The part of better-sqlite3 that is used; it has no types of its own. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export interface SqliteStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** `IN` lists of many lengths make many different statements. */
const MAX_STATEMENTS = 500;

const CHANGES_SCHEMA = /^\s*(CREATE|ALTER|DROP)\b/i;

/** The prepared statements of one connection: SQLite takes longer to compile most of them than to run them. */
export class PreparedStatements {
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(readonly connection: SqliteConnection) {}

  statement(sql: string): SqliteStatement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.connection.prepare(sql);
    if (CHANGES_SCHEMA.test(sql)) return statement;
    if (this.statements.size >= MAX_STATEMENTS) this.statements.delete(this.statements.keys().next().value!);
    this.statements.set(sql, statement);
    return statement;
  }

  clear(): void {
    this.statements.clear();
  }
}

/** True for a statement after which others must be compiled again. */
export const changesSchema = (sql: string): boolean => CHANGES_SCHEMA.test(sql);

/** @throws QueryFailedError without the parameters: they are what people typed, and errors are logged */
export function execute(prepared: PreparedStatements, sql: string, parameters: readonly unknown[] = []): QueryResult {
  try {
    const statement = prepared.statement(sql);
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
