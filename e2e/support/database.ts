import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createConnection, type Connection } from 'mysql2/promise';
import type { Home } from './product.js';

/** The database of a product from outside of it: on a connection of its own, past everything that the product does. */
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
  if (settings.DATABASE_URL) return onMysql(await createConnection({ uri: settings.DATABASE_URL, dateStrings: true }));
  const database = new DatabaseSync(join(folder, 'app.sqlite'), { timeout: 0 });
  return {
    rows: async <Row>(sql: string, values: readonly (string | number)[] = []) =>
      database.prepare(sql).all(...values) as Row[],
    change: async (sql, values = []) => void database.prepare(sql).run(...values),
    close: async () => void database.close(),
  };
}

async function onMysql(connection: Connection): Promise<Outside> {
  await connection.query("SET SESSION sql_mode = ''");
  return {
    rows: async <Row>(sql: string, values: readonly (string | number)[] = []) =>
      (await connection.query(sql, [...values]))[0] as Row[],
    change: async (sql, values = []) => void (await connection.query(sql, [...values])),
    close: () => connection.end(),
  };
}
