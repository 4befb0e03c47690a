import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Env } from '../../config/env.js';
import { Lease } from '../database/lease.js';
import { failureOf } from '../logging/failure.js';
import { archiveOf } from './archive.js';
import { BackupProblem, BackupUnderWay } from './backup-problem.js';
import { BackupRun } from './backup-run.entity.js';
import { engineOf } from './engine/engine-of.js';
import type { Figure } from './figures.js';
import { keyMark } from './key-mark.js';
import { keptBackups } from './kept-backups.js';
import { FORMAT, type Manifest } from './manifest-schema.js';
import { passingIdentity, seal } from './sealed-file.js';
import { backupName, momentOf } from './store/backup-name.js';
import type { BackupStore } from './store/backup-store.js';
import { openStore } from './store/open-store.js';
import { verifyBackup } from './verify-backup.js';
import { workFolder } from './work-folder.js';

const LEASE = 'backup';
const LEASE_S = 30;
const MAX_NOTE = 500;

/** A backup that was made. */
export interface MadeBackup {
  readonly file: string;
  readonly place: string;
  readonly manifest: Manifest;
  /** `verified`, or `not verified: …`. */
  readonly verified: string;
  /** Older ones that are no longer kept. */
  readonly removed: readonly string[];
}

/**
 * Backs up the database and the files of DATA_DIR while the product runs, verifies what was written, and then deletes
 * what is no longer kept (rules/operating 10, 11). The outcome is kept in `backup_runs`, failures too.
 * @throws BackupUnderWay while another process does it
 * @throws BackupProblem for what an operator can put right
 */
export async function takeBackup(
  env: Env,
  dataSource: DataSource,
  product: { readonly version: string; readonly questions: readonly Figure[] },
): Promise<MadeBackup> {
  const { BACKUP_TO, BACKUP_RECIPIENT } = env;
  if (!BACKUP_TO || !BACKUP_RECIPIENT) {
    throw new BackupProblem(
      'Set BACKUP_TO to the place for backups, and BACKUP_RECIPIENT to the public key of age (age1…) that they are encrypted for.',
    );
  }
  if (await dataSource.showMigrations()) {
    throw new BackupProblem(
      'The database is not of this release yet: back it up with the release that runs, or start this one first.',
    );
  }
  await using _ = await leased(dataSource);
  const startedAt = new Date();
  try {
    const made = await make({ ...env, BACKUP_TO, BACKUP_RECIPIENT }, product);
    await record(dataSource, startedAt, { state: 'DONE', file: made.file, note: made.verified });
    return made;
  } catch (error) {
    // Its own words for what an operator can mend; of other errors no value, as in the log.
    const note = error instanceof BackupProblem ? error.message : failureOf(error);
    await record(dataSource, startedAt, { state: 'FAILED', file: '', note }).catch(() => undefined);
    throw error;
  }
}

type Settings = Env & { readonly BACKUP_TO: string; readonly BACKUP_RECIPIENT: string };

async function make(
  env: Settings,
  { version, questions }: { readonly version: string; readonly questions: readonly Figure[] },
): Promise<MadeBackup> {
  await using work = await workFolder(env);
  const engine = await engineOf(env);
  const { moment, parts, ...read } = await engine.snapshot(work.path, questions);
  const { tables, figures, lastMigration } = read;
  const manifestOf = (contents: Pick<Manifest, 'sha256' | 'files'>): Manifest => {
    const about = { format: FORMAT, product: version, moment: moment.toISOString(), engine: engine.name } as const;
    return { ...about, lastMigration, dataKey: keyMark(env.DATA_KEY), tables, figures, ...contents };
  };
  const store = openStore(env.BACKUP_TO);
  try {
    const file = backupName(moment);
    const passing = await passingIdentity(env.BACKUP_RECIPIENT);
    const { stream, manifest } = archiveOf({ parts, dataDir: env.DATA_DIR, manifestOf });
    const sealed = await seal(stream, env.BACKUP_RECIPIENT, passing);
    await store.write(file, sealed);
    const verified = await verifyBackup({ store, file, identities: [passing] }, engine, work.path, questions);
    const removed = await removeOld(store);
    return { file, place: store.label, manifest: await manifest, verified, removed };
  } finally {
    await store.close();
  }
}

/** Deletes the backups that are no longer kept; other files stay. */
async function removeOld(store: BackupStore): Promise<string[]> {
  const backups = (await store.names()).flatMap((name) => {
    const moment = momentOf(name);
    return moment ? [{ name, moment }] : [];
  });
  const kept = keptBackups(backups.map(({ moment }) => moment));
  const old = backups.filter(({ moment }) => !kept.has(moment)).map(({ name }) => name);
  for (const name of old) await store.remove(name);
  return old;
}

async function leased(dataSource: DataSource): Promise<AsyncDisposable> {
  await Lease.createTable(dataSource);
  const lease = new Lease(dataSource, LEASE, LEASE_S);
  if (!(await lease.acquire())) throw new BackupUnderWay('Another process is backing up this database right now.');
  return lease.renewedUntilDisposed();
}

async function record(
  dataSource: DataSource,
  createdAt: Date,
  outcome: Pick<BackupRun, 'state' | 'file' | 'note'>,
): Promise<void> {
  const note = outcome.note.slice(0, MAX_NOTE);
  const row = { ...outcome, note, id: randomUUID(), createdAt, kind: 'backup' as const, endedAt: new Date() };
  await dataSource.getRepository(BackupRun).insert(row);
}
