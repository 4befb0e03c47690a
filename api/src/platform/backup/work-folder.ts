import { mkdir, rm } from 'node:fs/promises';
import type { Env } from '../../config/env.js';
import { WORK_FOLDER } from './private-files.js';

/**
 * An empty folder of DATA_DIR for one backup or restore, which is deleted afterwards: what stands in it is not
 * encrypted, and is no further from the database than the database itself. One of a killed process goes first.
 */
export async function workFolder(env: Pick<Env, 'dataPath'>): Promise<AsyncDisposable & { readonly path: string }> {
  const path = env.dataPath(WORK_FOLDER);
  const remove = () => rm(path, { recursive: true, force: true });
  await remove();
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, [Symbol.asyncDispose]: remove };
}
