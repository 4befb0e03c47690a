import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import { createLog, nestLog } from './platform/logging/logger.js';
import { BadEnvironment, parseEnv, SETTINGS, type Env } from './config/env.js';
import { misspeltSettings } from './config/misspelt-settings.js';
import { productionWarnings } from './config/production-warnings.js';

/**
 * Reads the settings of this process: its environment and, with lower priority, the file `.env` of the current folder.
 * From here on it logs as configured, even before the framework starts.
 * @throws BadEnvironment naming every invalid variable at once, or the file if it cannot be read
 */
export function readSettings(): Env {
  readSettingsFile('.env');
  const env = parseEnv(process.env);
  Logger.overrideLogger(nestLog(createLog(env)));
  return env;
}

/** For a file without read permission, Node itself reports that it does not exist. */
function readSettingsFile(file: string): void {
  try {
    readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new BadEnvironment([`${resolve(file)} cannot be read (${message}): let this user read it, or move it away`]);
  }
  process.loadEnvFile(file);
}

/** Logs warnings about settings that work: the same in web processes and workers. */
export function warnOfSettings(env: Env): void {
  const log = new Logger('Settings');
  for (const warning of [...misspeltSettings(process.env, SETTINGS), ...productionWarnings(env, process.env)]) {
    log.warn(warning);
  }
}

/** Reports a step of start-up; in production as a line of the log, which contains only JSON there. */
export function step(text: string): void {
  if (process.env.NODE_ENV === 'production') createLog({ LOG_LEVEL: 'info', isProduction: true }).info(text);
  else console.log(text);
}

const NO_DEMO_CONTENT =
  'The database is empty, and there is no demonstration content to fill it with: the folder demo/ is missing. In production, set NODE_ENV=production and create the first account with `npm run admin:create -- EMAIL FIRST-NAME LAST-NAME`. For a demonstration, start from the complete source code.';

/** Ends the process with one clear sentence if an operator can fix the problem, else with the whole error. */
export function failStart(error: unknown): never {
  console.error(sentence(error));
  process.exit(1);
}

/** An error that an operator can fix, as one sentence; any other error unchanged. */
export function sentence(error: unknown): unknown {
  if (error instanceof BadEnvironment) return error.message;
  const { code, port, address, message } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${(port ?? 3000) + 1} npm start`;
    case 'EACCES':
      return port
        ? `This user is not allowed to open port ${port}. Choose one above 1024 with PORT.`
        : unwritable(message);
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_FULL':
      return unwritable(message);
    case 'EADDRNOTAVAIL':
      return `HOST=${address} is not an address of this machine.`;
    case 'ER_TABLEACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
    case 'ER_SPECIFIC_ACCESS_DENIED_ERROR':
      return 'The user in DATABASE_URL is not allowed to change the database schema. Grant it ALL PRIVILEGES on the database, or at least SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX and REFERENCES.';
    case 'ER_BAD_DB_ERROR':
      return `The database server answers, but has no database of the name in DATABASE_URL (${message}). Create it, or correct the name.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ER_ACCESS_DENIED_ERROR':
      return `Cannot use the database in DATABASE_URL: ${withoutCredentials(message)}`;
    case 'HANDSHAKE_SSL_ERROR':
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'CERT_HAS_EXPIRED':
      return `The certificate of the database in DATABASE_URL is not trusted (set DATABASE_CA, or look at its name and its days): ${message}`;
    case 'ERR_MODULE_NOT_FOUND':
      return message.includes('/chunks/demo.js') ? NO_DEMO_CONTENT : error;
    default:
      return error;
  }
}

const unwritable = (message: string) =>
  `Cannot write to the folder of DATA_DIR: ${message}. Choose a folder that this user may write to, on a disk with space left.`;

const withoutCredentials = (message: string) => message.replace(/\/\/[^@\s]*@/g, '//');
