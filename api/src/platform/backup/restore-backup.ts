import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { catDate, isDay } from '@imisozi/core/kigali-time';
import type { Env } from '../../config/env.js';
import { restrictFilePermissions } from '../../config/file-permissions.js';
import { readArchive } from './archive.js';
import { BackupProblem } from './backup-problem.js';
import { engineOf } from './engine/engine-of.js';
import type { Ask, Figure } from './figures.js';
import { holdStatements } from './hold-statements.js';
import { canReadSealed } from './key-mark.js';
import type { Manifest } from './manifest-schema.js';
import { privateFiles } from './private-files.js';
import { readIdentities, unseal } from './sealed-file.js';
import { momentOf } from './store/backup-name.js';
import type { BackupStore } from './store/backup-store.js';
import { FolderStore } from './store/folder-store.js';
import { openStore } from './store/open-store.js';
import { compare } from './verify-backup.js';
import { workFolder } from './work-folder.js';

const SQLITE_BEGINS_WITH = 'SQLite format 3\0';

/** What this release knows, and which jobs may run after a restore because they reach nobody. */
export interface RestoringProduct {
  readonly questions: readonly Figure[];
  readonly migrations: readonly string[];
  readonly queuesThatReachNobody: readonly string[];
}

/**
 * Restores a backup into an empty place: the database of DATABASE_URL or of DATA_DIR, and the files of DATA_DIR. What it
 * had queued is held back (rules/operating 12, 13). `isReadable` says whether DATA_KEY is the one of the backup.
 * @param which a day in Kigali, `newest`, or the path of a file
 * @throws BackupProblem for everything that an operator can put right
 */
export async function restoreBackup(
  env: Env,
  which: string,
  { questions, migrations, queuesThatReachNobody }: RestoringProduct,
): Promise<{ readonly file: string; readonly manifest: Manifest; readonly isReadable: boolean }> {
  await refuseDatabaseFile(which);
  const identities = await readIdentities(env.BACKUP_IDENTITY_FILE);
  restrictFilePermissions(env);
  const engine = await engineOf(env);
  if (!(await engine.isEmpty())) throw new BackupProblem(`${placeOf(env)} is not empty: a restore replaces nothing.`);
  for await (const { path } of privateFiles(env.DATA_DIR)) {
    throw new BackupProblem(`${env.DATA_DIR} is not empty (${path}): a restore replaces nothing.`);
  }
  const { store, file } = await find(env, which);
  try {
    await using work = await workFolder(env);
    const [databaseFolder, filesFolder] = [join(work.path, 'database'), join(work.path, 'files')];
    await mkdir(databaseFolder);
    await mkdir(filesFolder);
    const plain = await unseal(await store.read(file), identities);
    const manifest = await readArchive(plain, { databaseFolder, filesFolder });
    if (manifest.engine !== engine.name) {
      throw new BackupProblem(
        manifest.engine === 'sqlite'
          ? 'The backup is of SQLite: restore it without DATABASE_URL.'
          : 'The backup is of MariaDB or MySQL: set DATABASE_URL to an empty database there.',
      );
    }
    if (!migrations.includes(manifest.lastMigration)) {
      throw new BackupProblem(
        `The backup is of a newer release (${manifest.lastMigration}): restore it with that one, or a later one.`,
      );
    }
    const change = holdStatements({ id: randomUUID(), file: basename(file), at: new Date(), queuesThatReachNobody });
    const prepare = async (ask: Ask, tables: readonly string[]) => {
      await compare(manifest, ask, tables, questions);
      for (const name of await readdir(filesFolder)) await rename(join(filesFolder, name), join(env.DATA_DIR, name));
    };
    await engine.restore(databaseFolder, prepare, change);
    return { file, manifest, isReadable: canReadSealed(manifest, env) };
  } finally {
    await store.close();
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const placeOf = ({ DATABASE_URL, DATA_DIR }: Env) =>
  DATABASE_URL ? `The database ${new URL(DATABASE_URL).pathname.slice(1)}` : `The folder ${DATA_DIR}`;

/** Copies of a file that is being written to are no backups, and they have nothing to compare them with. */
async function refuseDatabaseFile(path: string): Promise<void> {
  if (!isFile(path)) return;
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SQLITE_BEGINS_WITH.length), 0, SQLITE_BEGINS_WITH.length);
  await file.close();
  const isDatabase = buffer.toString('latin1', 0, bytesRead) === SQLITE_BEGINS_WITH || existsSync(`${path}-wal`);
  if (!isDatabase && !/\.(?:db|sqlite3?)$/.test(path)) return;
  throw new BackupProblem(
    `${path} is the file of a database and no backup: a copy of it, made while the product ran, may lack what stood in ${basename(path)}-wal, or be torn. Restore a backup made by npm run backup.`,
  );
}

async function find(env: Env, which: string): Promise<{ readonly store: BackupStore; readonly file: string }> {
  if (isFile(which)) return { store: new FolderStore(dirname(which)), file: basename(which) };
  if (which !== 'newest' && !isDay(which)) {
    throw new BackupProblem(
      `Say which backup: npm run restore -- newest, a day such as 2026-11-29, or the path of a file that is there.`,
    );
  }
  if (!env.BACKUP_TO) throw new BackupProblem('Set BACKUP_TO to the place where the backups are.');
  const store = openStore(env.BACKUP_TO);
  const names = (await store.names()).toSorted();
  const file = names.findLast((name) => {
    const moment = momentOf(name);
    return moment !== null && (which === 'newest' || catDate(moment) === which);
  });
  if (file) return { store, file };
  await store.close();
  throw new BackupProblem(`There is no backup ${which === 'newest' ? '' : `of ${which} `}in ${store.label}.`);
}
