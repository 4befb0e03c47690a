import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Env } from '../../../config/env.js';
import { openSqliteFile, type SqliteFileConnection } from '../../database/sqlite-library.js';
import { countedTables, readFigures, type Ask, type Figure } from '../figures.js';
import { lastMigrationOf, type BackupEngine, type Snapshot } from './backup-engine.js';

const PART = 'app.sqlite.gz';

/** Pages copied at a time. */
const PAGES = 1_000;

/** The file `app.sqlite` of DATA_DIR. */
export class SqliteEngine implements BackupEngine {
  readonly name = 'sqlite';
  private readonly path: string;

  constructor(env: Pick<Env, 'dataPath'>) {
    this.path = env.dataPath('app.sqlite');
  }

  async snapshot(folder: string, questions: readonly Figure[]): Promise<Snapshot> {
    const live = openSqliteFile(this.path, { readonly: true });
    const copy = join(folder, 'copy.sqlite');
    const part = join(folder, PART);
    try {
      const ask = asking(live);
      const moment = new Date();
      // Everything below reads what was committed by now, and writers never make the copy begin anew.
      live.exec('BEGIN');
      const figures = await readFigures(ask, await tablesOf(ask), questions);
      const lastMigration = await lastMigrationOf(ask);
      await live.backup(copy, { progress: () => PAGES });
      live.exec('COMMIT');
      await pipeline(createReadStream(copy), createGzip(), createWriteStream(part));
      return { ...figures, moment, lastMigration, parts: [part] };
    } finally {
      live.close();
      await rm(copy, { force: true });
    }
  }

  async tryOut<T>(folder: string, work: (ask: Ask, tables: readonly string[]) => Promise<T>): Promise<T> {
    const path = join(folder, 'tried.sqlite');
    await unpack(folder, path);
    const tried = openSqliteFile(path, { readonly: false });
    try {
      const ask = asking(tried);
      const [row] = await ask('PRAGMA quick_check(1)');
      if (row?.['quick_check'] !== 'ok') throw new Error(`SQLite finds fault with it: ${String(row?.['quick_check'])}`);
      return await work(ask, await tablesOf(ask));
    } finally {
      tried.close();
      await removeFile(path);
    }
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(!existsSync(this.path));
  }

  async restore(
    folder: string,
    prepare: (ask: Ask, tables: readonly string[]) => Promise<void>,
    change: readonly string[],
  ): Promise<void> {
    const path = join(folder, 'restored.sqlite');
    await unpack(folder, path);
    const restored = openSqliteFile(path, { readonly: false });
    try {
      const ask = asking(restored);
      await prepare(ask, await tablesOf(ask));
      // In one file again, which is then given its name.
      restored.exec('PRAGMA journal_mode = DELETE');
      for (const sql of change) restored.exec(sql);
    } finally {
      restored.close();
    }
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
    // Fails if a process has made a database there in the meantime.
    await link(path, this.path);
    await removeFile(path);
  }
}

const unpack = (folder: string, to: string): Promise<void> =>
  pipeline(createReadStream(join(folder, PART)), createGunzip(), createWriteStream(to, { mode: 0o600 }));

const asking =
  (connection: SqliteFileConnection): Ask =>
  async (sql) => {
    await nextTick();
    return connection.prepare(sql).all() as Record<string, unknown>[];
  };

async function tablesOf(ask: Ask): Promise<string[]> {
  const rows = await ask(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
  );
  return countedTables(rows.map((row) => String(row['name'])));
}

async function removeFile(path: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(`${path}${suffix}`, { force: true });
}
