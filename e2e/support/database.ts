import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPool } from 'mysql2/promise';
import type { Home } from './product.ts';

/** Direct access to a product's database, on one connection of its own. */
export interface Outside {
  rows<Row>(sql: string, values?: readonly (string | number)[]): Promise<Row[]>;
  change(sql: string, values?: readonly (string | number)[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a connection to the product's database. MySQL accepts any value here, such as invalid dates; SQLite fails at
 * once if it is locked: waiting would block the test.
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

/** Reconnects for the next query after the server was away. */
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
