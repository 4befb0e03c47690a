import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { FIGURES } from '../backed-up.js';
import { inProduct } from '../config/product-folder.js';
import { BackupProblem, BackupUnderWay } from '../platform/backup/backup-problem.js';
import { UNDER_WAY_EXIT } from '../platform/backup/nightly-backups.js';
import { takeBackup } from '../platform/backup/take-backup.js';
import { openDataSource } from '../platform/database/data-source.js';
import { SCHEMA } from '../schema.js';
import { failStart, readSettings, step } from '../start-up.js';

/** Backs up database and files to BACKUP_TO while the product runs, and verifies the backup: `npm run backup`. */
async function main(): Promise<void> {
  const env = readSettings();
  const dataSource = await openDataSource(env, SCHEMA);
  try {
    const { version } = JSON.parse(readFileSync(inProduct('package.json'), 'utf8')) as { version: string };
    const { file, place, manifest, verified, removed } = await takeBackup(env, dataSource, {
      version,
      questions: FIGURES,
    });
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    step(`Backed up ${rows} rows and ${manifest.files.count} files to ${file} in ${place} (${verified}).`);
    if (removed.length > 0) step(`No longer kept: ${removed.join(', ')}.`);
  } finally {
    await dataSource.destroy();
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof BackupProblem)) failStart(error);
  console.error(error.message);
  process.exit(error instanceof BackupUnderWay ? UNDER_WAY_EXIT : 1);
});
