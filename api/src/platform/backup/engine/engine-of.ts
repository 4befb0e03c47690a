import type { Env } from '../../../config/env.js';
import type { BackupEngine } from './backup-engine.js';
import { SqliteEngine } from './sqlite-engine.js';

/** The engine of the configured database. */
export async function engineOf(env: Env): Promise<BackupEngine> {
  if (!env.DATABASE_URL) return new SqliteEngine(env);
  const { MariaDbEngine } = await import('./mariadb-engine.js');
  return new MariaDbEngine(env);
}
