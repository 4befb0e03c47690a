import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { databaseTls } from '../../../config/database-tls.js';
import type { Env } from '../../../config/env.js';
import { BackupProblem } from '../backup-problem.js';

type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATABASE_CA'>;

/** The programs that copy a database of MariaDB or MySQL, whichever are installed. */
const PROGRAMS = { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] } as const;

/** A program that was started, and its end. */
export interface Running {
  readonly process: ChildProcess;
  /** @throws BackupProblem in the words of the program if it failed */
  readonly ended: Promise<void>;
}

/**
 * Starts the program that writes a database as SQL, or the client that reads it.
 * @param args after those that say where the database is
 * @throws BackupProblem if it is not installed
 */
export function startProgram(
  kind: keyof typeof PROGRAMS,
  settings: DatabaseSettings,
  args: readonly string[],
): Running {
  const { name, isMariaDb } = installed(kind);
  const all = ['--no-defaults', ...connectionOptions(settings, isMariaDb), ...args];
  const stdio: StdioOptions = kind === 'dump' ? ['ignore', 'pipe', 'pipe'] : ['pipe', 'ignore', 'pipe'];
  const password = decodeURIComponent(urlOf(settings).password);
  // Arguments stand in the list of processes; the environment is for this user alone.
  const child = spawn(name, all, { stdio, env: { ...process.env, MYSQL_PWD: password } });
  let said = '';
  child.stderr!.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-500)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupProblem(`${name} failed: ${said.trim() || `it ended with ${code}`}`));
    });
  });
  // Whoever uses its stream learns of the end afterwards.
  ended.catch(() => undefined);
  return { process: child, ended };
}

/** What a program writes. */
export const outputOf = ({ process: child }: Running): Readable => child.stdout!;
/** What a program reads. */
export const inputOf = ({ process: child }: Running): Writable => child.stdin!;

function installed(kind: keyof typeof PROGRAMS): { readonly name: string; readonly isMariaDb: boolean } {
  for (const name of PROGRAMS[kind]) {
    const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { name, isMariaDb: stdout.includes('MariaDB') };
  }
  throw new BackupProblem(
    `Neither ${PROGRAMS[kind].join(' nor ')} is installed: install the package mariadb-client (apt-get install mariadb-client).`,
  );
}

function connectionOptions(settings: DatabaseSettings, isMariaDb: boolean): string[] {
  const { hostname, port, username } = urlOf(settings);
  return [
    `--host=${hostname.replace(/^\[|\]$/g, '')}`,
    `--port=${port || 3306}`,
    '--protocol=tcp',
    `--user=${decodeURIComponent(username)}`,
    '--default-character-set=utf8mb4',
    ...tlsOptions(settings, isMariaDb),
  ];
}

function tlsOptions(settings: DatabaseSettings, isMariaDb: boolean): string[] {
  const tls = databaseTls(settings);
  const authority = settings.DATABASE_CA ? [`--ssl-ca=${settings.DATABASE_CA}`] : [];
  if (!isMariaDb) {
    if (!tls) return ['--ssl-mode=PREFERRED'];
    const mode = tls.verifyIdentity ? 'VERIFY_IDENTITY' : tls.rejectUnauthorized ? 'VERIFY_CA' : 'REQUIRED';
    return [`--ssl-mode=${mode}`, ...authority];
  }
  if (!tls) return ['--skip-ssl'];
  // MariaDB's programs check the name too, or nothing.
  return ['--ssl', tls.rejectUnauthorized ? '--ssl-verify-server-cert' : '--skip-ssl-verify-server-cert', ...authority];
}

const urlOf = ({ DATABASE_URL }: DatabaseSettings): URL => new URL(DATABASE_URL!);
