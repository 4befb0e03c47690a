import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

const FOR_OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Protects the product's files from other users of the machine: files 0600, folders 0700, in DATA_DIR and elsewhere.
 * Files of an older version are restricted too; what is inside a restricted folder is protected already.
 */
export function restrictFilePermissions(env: Env): void {
  process.umask(FOR_OTHERS);
  mkdirSync(env.DATA_DIR, { recursive: true });
  close(env.DATA_DIR, FOLDER);
  for (const entry of readdirSync(env.DATA_DIR, { withFileTypes: true })) {
    if (entry.isDirectory()) close(join(env.DATA_DIR, entry.name), FOLDER);
    else if (entry.isFile()) close(join(env.DATA_DIR, entry.name), FILE);
  }
}

/** The permissions of a volume that belongs to another user are not changed. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error;
  }
}
