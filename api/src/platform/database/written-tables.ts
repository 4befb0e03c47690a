import type { DataSource, Driver } from 'typeorm';

/** Called after a commit, with the tables that were written. It must not throw or take long. */
export type WriteListener = (tables: ReadonlySet<string>) => void;

const listeners = new WeakMap<Driver, Set<WriteListener>>();

const WRITTEN =
  /^\s*(?:(?:INSERT|REPLACE)(?:\s+OR\s+\w+|\s+IGNORE)?\s+INTO|UPDATE(?:\s+IGNORE)?|DELETE\s+FROM)\s+[`"]?(\w+)/i;

/**
 * Listens to all writes of this process: they are seen where statements are run, so that no query builder and no raw
 * SQL bypasses it, as they would bypass TypeORM's subscribers.
 * @returns a function that ends it
 */
export function listenToWrites({ driver }: DataSource, listener: WriteListener): () => void {
  const all = listeners.get(driver) ?? new Set();
  listeners.set(driver, all.add(listener));
  return () => void all.delete(listener);
}

/** The table that a statement writes; undefined for a statement that only reads. */
export const tableWrittenBy = (sql: string): string | undefined => WRITTEN.exec(sql)?.[1];

/** The tables that one connection has written since its last commit. */
export class WrittenTables {
  private tables = new Set<string>();

  constructor(private readonly driver: Driver) {}

  /** @param rows how many rows were changed, where known: most UPDATEs of the job poller change none */
  note(sql: string, rows: number | undefined): void {
    if (rows === 0) return;
    const table = tableWrittenBy(sql);
    if (table) this.tables.add(table);
  }

  /** Tells the listeners. */
  committed(): void {
    if (this.tables.size === 0) return;
    const written = this.tables;
    this.tables = new Set();
    for (const listener of listeners.get(this.driver) ?? []) listener(written);
  }

  /** The transaction was rolled back. */
  rolledBack(): void {
    this.tables.clear();
  }
}
