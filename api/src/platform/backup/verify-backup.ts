import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupProblem } from './backup-problem.js';
import { readArchive } from './archive.js';
import { CannotTry, lastMigrationOf, type BackupEngine } from './engine/backup-engine.js';
import { differences, readFigures, type Ask, type Figure } from './figures.js';
import type { Manifest } from './manifest-schema.js';
import { unseal } from './sealed-file.js';
import type { BackupStore } from './store/backup-store.js';

/** A backup that was written, and what reads it. */
export interface WrittenBackup {
  readonly store: BackupStore;
  readonly file: string;
  readonly identities: readonly string[];
}

/**
 * Reads a backup from where it was written, restores it beside the database and compares it with its manifest.
 * @param folder for what is unpacked
 * @returns a sentence for the operator: verified, or why that was not possible
 * @throws BackupProblem if it is not what it says
 */
export async function verifyBackup(
  { store, file, identities }: WrittenBackup,
  engine: BackupEngine,
  folder: string,
  questions: readonly Figure[],
): Promise<string> {
  const databaseFolder = join(folder, 'verified');
  await mkdir(databaseFolder);
  const plain = await unseal(await store.read(file), identities);
  const manifest = await readArchive(plain, { databaseFolder, filesFolder: null });
  try {
    await engine.tryOut(databaseFolder, async (ask, tables) => {
      await compare(manifest, ask, tables, questions);
      if ((await lastMigrationOf(ask)) !== manifest.lastMigration) throw new BackupProblem('Its migrations differ.');
    });
    return 'verified';
  } catch (error) {
    if (error instanceof CannotTry) return `not verified: ${error.message}`;
    throw error;
  }
}

/** @throws BackupProblem if a restored database differs from its manifest */
export async function compare(
  manifest: Manifest,
  ask: Ask,
  tables: readonly string[],
  questions: readonly Figure[],
): Promise<void> {
  const found = await readFigures(ask, tables, questions);
  const all = differences(manifest, found);
  if (all.length > 0) {
    throw new BackupProblem(`What was restored differs from the manifest: ${all.slice(0, 5).join('; ')}.`);
  }
}
