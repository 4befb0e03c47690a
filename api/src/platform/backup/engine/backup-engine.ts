import type { Ask, Figure, Figures } from '../figures.js';

/** What was read of a database in one snapshot of it. */
export interface Snapshot extends Figures {
  /** Whatever was committed before is in it. */
  readonly moment: Date;
  readonly lastMigration: string;
  /** Files in the folder that was given, by which it can be restored. */
  readonly parts: readonly string[];
}

/** How the database of DATABASE_URL, or of DATA_DIR, is copied and put back. */
export interface BackupEngine {
  readonly name: 'sqlite' | 'mariadb';
  /**
   * Copies the database while it is being used.
   * @param folder is empty
   */
  snapshot(folder: string, questions: readonly Figure[]): Promise<Snapshot>;
  /**
   * Restores the parts in a folder where nobody uses them, and asks.
   * @throws CannotTry if there is no such place
   */
  tryOut<T>(folder: string, work: (ask: Ask, tables: readonly string[]) => Promise<T>): Promise<T>;
  isEmpty(): Promise<boolean>;
  /**
   * Restores the parts in a folder into the empty place. No process can start on it before everything here is done.
   * @param prepare looks at what was restored; if it throws, the place is not usable
   * @param change statements that belong to the restore
   */
  restore(
    folder: string,
    prepare: (ask: Ask, tables: readonly string[]) => Promise<void>,
    change: readonly string[],
  ): Promise<void>;
}

/** A restore cannot be tried on this machine; the message says why. */
export class CannotTry extends Error {}

/** The newest migration that a database has run. */
export async function lastMigrationOf(ask: Ask): Promise<string> {
  const [row] = await ask('SELECT name FROM migrations ORDER BY timestamp DESC, id DESC LIMIT 1');
  return String(row?.['name'] ?? '');
}
