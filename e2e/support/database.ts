import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPool } from 'mysql2/promise';
import type { Home } from './product.js';

/** The database of a product from outside of it: on one connection of its own, past everything that the product does. */
export interface Outside {
  rows<Row>(sql: string, values?: readonly (string | number)[]): Promise<Row[]>;
  change(sql: string, values?: readonly (string | number)[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens it once more. MySQL takes any value here, such as dates that are none; SQLite says at once when it is locked: to
 * wait would hold up the test.
 */
export async function openOutside({ folder, settings }: Pick<Home, 'folder' | 'settings'>): Promise<Outside> {
  if (settings.DATABASE_URL) return onMysql(settings.DATABASE_URL);
  const database = new DatabaseSync(join(folder, 'app.sqlite'), { timeout: 0 });
  return {
    rows: async <Row>(sql: string, values: readonly (string | number)[] = []) =>
      database.prepare(sql).all(...values) as Row[],
    change: async (sql, values = []) => void database.prepare(sql).run(...values),
    close: async () => void database.close(),
  };
}

/** A server that was away is there again for the next question: the one connection is opened anew. */
function onMysql(uri: string): Outside {
  const pool = createPool({ uri, dateStrings: true, connectionLimit: 1 });
  pool.on('connection', (connection) => void connection.query("SET SESSION sql_mode = ''"));
  return {
    rows: async <Row>(sql: string, values: readonly (string | number)[] = []) =>
      (await pool.query(sql, [...values]))[0] as Row[],
    change: async (sql, values = []) => void (await pool.query(sql, [...values])),
    close: () => pool.end(),
  };
}
