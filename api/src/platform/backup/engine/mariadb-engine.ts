import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { databaseTls } from '../../../config/database-tls.js';
import type { Env } from '../../../config/env.js';
import { openDataSource } from '../../database/data-source.js';
import { onlyOneProcess } from '../../database/migrate.js';
import { BackupProblem } from '../backup-problem.js';
import { countedTables, MIGRATIONS_TABLE, readFigures, type Ask, type Figure } from '../figures.js';
import { CannotTry, lastMigrationOf, type BackupEngine, type Snapshot } from './backup-engine.js';
import { inputOf, outputOf, startProgram } from './mariadb-programs.js';

const TABLES_PART = 'tables.sql.gz';
/** Restored last: without it no process starts. */
const MIGRATIONS_PART = 'migrations.sql.gz';

/** Writers wait that long at most for the moment of a backup, and the moment for writers. */
const LOCK_S = 2;
const LOCK_TRIES = 5;
const DUMP_BEGINS_WITHIN_MS = 2_000;

/** Written once the snapshot of the dump is open. */
const FIRST_TABLE = '-- Table structure for table';

const DUMP = ['--single-transaction', '--quick', '--routines', '--triggers', '--no-tablespaces', '--hex-blob'];

/** The database of DATABASE_URL, by the server's own programs. */
export class MariaDbEngine implements BackupEngine {
  readonly name = 'mariadb';
  private readonly database: string;

  constructor(private readonly env: Env) {
    this.database = decodeURIComponent(new URL(env.DATABASE_URL!).pathname.slice(1));
  }

  async snapshot(folder: string, questions: readonly Figure[]): Promise<Snapshot> {
    await using reader = await this.connect(this.database);
    const { connection } = reader;
    const ask = asking(connection);
    const tables = countedTables(await tablesOf(ask));
    const [part, migrations] = [join(folder, TABLES_PART), join(folder, MIGRATIONS_PART)];
    const { moment, written } = await this.inOneMoment(connection, tables, part);
    try {
      const figures = await readFigures(ask, tables, questions);
      const lastMigration = await lastMigrationOf(ask);
      await written;
      const dump = startProgram('dump', this.env, [...DUMP, this.database, MIGRATIONS_TABLE]);
      await pipeline(outputOf(dump), createGzip(), createWriteStream(migrations));
      await dump.ended;
      return { ...figures, moment, lastMigration, parts: [part, migrations] };
    } finally {
      await written.catch(() => undefined);
    }
  }

  async tryOut<T>(folder: string, work: (ask: Ask, tables: readonly string[]) => Promise<T>): Promise<T> {
    const scratch = `${this.database.slice(0, 40)}_tried_${randomBytes(4).toString('hex')}`;
    await using owner = await this.connect(this.database);
    try {
      await owner.connection.query(`CREATE DATABASE \`${scratch}\``);
    } catch (error) {
      if (!isDenied(error)) throw error;
      throw new CannotTry('the user in DATABASE_URL may not create a database beside its own');
    }
    try {
      for (const part of [TABLES_PART, MIGRATIONS_PART]) await this.load(join(folder, part), scratch);
      await using tried = await this.connect(scratch);
      const ask = asking(tried.connection);
      return await work(ask, countedTables(await tablesOf(ask)));
    } finally {
      await owner.connection.query(`DROP DATABASE \`${scratch}\``);
    }
  }

  async isEmpty(): Promise<boolean> {
    await using here = await this.connect(this.database);
    const tables = await tablesOf(asking(here.connection));
    return tables.every((table) => table === 'leases');
  }

  async restore(
    folder: string,
    prepare: (ask: Ask, tables: readonly string[]) => Promise<void>,
    change: readonly string[],
  ): Promise<void> {
    const dataSource = await openDataSource(this.env, { entities: [], migrations: [] });
    try {
      // A process that starts meanwhile waits.
      await onlyOneProcess(dataSource, async () => {
        await this.load(join(folder, TABLES_PART), this.database);
        await using restored = await this.connect(this.database);
        const ask = asking(restored.connection);
        await prepare(ask, countedTables(await tablesOf(ask)));
        for (const sql of change) await restored.connection.query(sql);
        await this.load(join(folder, MIGRATIONS_PART), this.database);
      });
    } finally {
      await dataSource.destroy();
    }
  }

  /**
   * Opens two snapshots of the same moment: one on `reader`, and that of the dump, which goes on being written to `part`.
   * Nobody writes in between, for about a tenth of a second.
   */
  private async inOneMoment(reader: Connection, tables: readonly string[], part: string) {
    await using locker = await this.connect(this.database);
    await this.lock(locker.connection, tables);
    const moment = new Date();
    await reader.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await reader.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const dump = startProgram('dump', this.env, [...DUMP, this.database, ...tables]);
    let begin = () => undefined as void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const written = pipeline(outputOf(dump), noticing(FIRST_TABLE, begin), createGzip(), createWriteStream(part)).then(
      () => dump.ended,
    );
    written.catch(() => undefined);
    const late = wait(DUMP_BEGINS_WITHIN_MS, 'late' as const, { ref: false });
    if ((await Promise.race([begun, written, late])) === 'late') {
      dump.process.kill();
      throw new BackupProblem(
        'The dump of the database did not begin in time; try again when the machine is less busy.',
      );
    }
    await locker.connection.query('UNLOCK TABLES');
    return { moment, written };
  }

  private async lock(connection: Connection, tables: readonly string[]): Promise<void> {
    await connection.query(`SET SESSION lock_wait_timeout = ${LOCK_S}`);
    const locks = tables.map((table) => `\`${table}\` READ`).join(', ');
    for (let tries = 1; ; tries++) {
      try {
        await connection.query(`LOCK TABLES ${locks}`);
        return;
      } catch (error) {
        if (isDenied(error)) {
          throw new BackupProblem(
            `The user in DATABASE_URL needs the privilege LOCK TABLES on ${this.database} for backups: writers wait for a tenth of a second.`,
          );
        }
        if (tries === LOCK_TRIES) {
          throw new BackupProblem(
            `Writers of ${this.database} left no moment for a backup (${(error as Error).message}).`,
          );
        }
        await wait(1_000 * tries);
      }
    }
  }

  private async load(part: string, database: string): Promise<void> {
    const client = startProgram('client', this.env, [`--database=${database}`]);
    // If the client ends before its input does, it says why.
    const sent = pipeline(createReadStream(part), createGunzip(), inputOf(client));
    const [, failed] = await Promise.allSettled([client.ended, sent]);
    await client.ended;
    if (failed.status === 'rejected') throw failed.reason as Error;
  }

  private async connect(database: string) {
    const url = new URL(this.env.DATABASE_URL!);
    const connection = await createConnection({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database,
      ssl: databaseTls(this.env),
      timezone: 'Z',
    });
    return { connection, [Symbol.asyncDispose]: () => connection.end() };
  }
}

const DENIED = new Set(['ER_DBACCESS_DENIED_ERROR', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_SPECIFIC_ACCESS_DENIED_ERROR']);

const isDenied = (error: unknown): boolean => DENIED.has((error as { code?: string }).code ?? '');

const asking =
  (connection: Connection): Ask =>
  async (sql) =>
    (await connection.query<RowDataPacket[]>(sql))[0];

async function tablesOf(ask: Ask): Promise<string[]> {
  const rows = await ask(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  return rows.map((row) => String(row['name']));
}

/** Passes everything on, and calls once when it has seen the words. */
const noticing = (words: string, notice: () => void) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let begun = '';
    for await (const chunk of chunks) {
      if (begun !== words) {
        begun = `${begun}${chunk.toString('latin1')}`;
        if (begun.includes(words)) {
          begun = words;
          notice();
        }
      }
      yield chunk;
    }
  };
