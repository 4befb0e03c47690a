import 'reflect-metadata';
import { FIGURES, QUEUES_THAT_REACH_NOBODY } from '../backed-up.js';
import { createBackgroundApp } from '../bootstrap.js';
import type { Env } from '../config/env.js';
import { BackupProblem } from '../platform/backup/backup-problem.js';
import { restoreBackup } from '../platform/backup/restore-backup.js';
import { RestoreHold, type HoldDecision } from '../platform/backup/restore-hold.js';
import { openDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { SCHEMA } from '../schema.js';
import { failStart, readSettings, step } from '../start-up.js';

const SAY = 'Look at them in the dashboard, then say it once: npm run restore -- release, or npm run restore -- drop.';

const OTHER_KEY =
  'DATA_KEY is another than that of the backup: the details of travellers cannot be read. Set it before you start the product (outside production it is the file data-key in DATA_DIR).';

/**
 * Restores a backup into an empty place: `npm run restore` (the newest), `-- 2026-11-29` or `-- /path/of/a/file`. What it
 * had queued is held back until `npm run restore -- release` or `-- drop`; `-- held` only counts it.
 */
async function main(): Promise<void> {
  const [which = 'newest'] = process.argv.slice(2);
  const env = readSettings();
  if (which === 'release' || which === 'drop') return decide(env, which);
  if (which !== 'held') {
    const migrations = SCHEMA.migrations.map(({ name }) => name);
    const { file, manifest, isReadable } = await restoreBackup(env, which, {
      questions: FIGURES,
      migrations,
      queuesThatReachNobody: QUEUES_THAT_REACH_NOBODY,
    });
    step(`Restored ${file}: whatever was saved before ${manifest.moment}. Its figures are those of its manifest.`);
    if (!isReadable) step(OTHER_KEY);
  }
  await withHold(env, async (hold) => {
    step(hold.isHeld ? `Held back: ${inWords(await hold.counts())}. ${SAY}` : 'Nothing is held back.');
  });
}

/** Ends the hold after a restore. */
async function decide(env: Env, decision: HoldDecision): Promise<void> {
  await withHold(env, async (hold) => {
    const counts = await hold.counts();
    if (!(await hold.decide(decision))) throw new BackupProblem('Nothing is held back: it was decided already.');
    step(`${decision === 'release' ? 'Released, and sent soon' : 'Dropped, and never sent'}: ${inWords(counts)}.`);
  });
}

async function withHold(env: Env, work: (hold: RestoreHold) => Promise<void>): Promise<void> {
  const dataSource = await openDataSource(env, SCHEMA);
  await migrate(dataSource, { log: step });
  const app = await createBackgroundApp(env, dataSource, 'tool');
  try {
    await work(app.get(RestoreHold));
  } finally {
    await app.close();
  }
}

const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'nothing';

await main().catch((error: unknown) => {
  if (!(error instanceof BackupProblem)) failStart(error);
  console.error(error.message);
  process.exit(1);
});
