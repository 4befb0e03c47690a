import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from 'mysql2/promise';
import type { Home } from './product.ts';

const TRIES = 100;
const PAUSE_MS = 50;

/** Direct access to a product's database, on one connection of its own. */
export interface Outside {
  rows<Row>(sql: string, values?: readonly (string | number)[]): Promise<Row[]>;
  change(sql: string, values?: readonly (string | number)[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a connection to the product's database. MySQL accepts any value here, such as invalid dates. SQLite would block the
 * test while it waits for a lock: a change is tried again instead.
 */
export async function openOutside({ folder, settings }: Pick<Home, 'folder' | 'settings'>): Promise<Outside> {
  if (settings.DATABASE_URL) return onMysql(settings.DATABASE_URL);
  const database = new DatabaseSync(join(folder, 'app.sqlite'), { timeout: 0 });
  return {
    rows: async <Row>(sql: string, values: readonly (string | number)[] = []) =>
      database.prepare(sql).all(...values) as Row[],
    change: (sql, values = []) => onceUnlocked(() => void database.prepare(sql).run(...values)),
    close: async () => void database.close(),
  };
}

/** The product writes in the background too, such as what it reads once after an upgrade. */
async function onceUnlocked(change: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return change();
    } catch (error) {
      if (tries === TRIES || !(error instanceof Error && error.message.includes('locked'))) throw error;
      await wait(PAUSE_MS);
    }
  }
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
