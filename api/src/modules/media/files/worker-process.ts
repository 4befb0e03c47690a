import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Starts a process of its own for work on a picture: decoders and encoders keep hundreds of megabytes, which come back
 * only when their process ends.
 * @param worker its file as built; a `URL` written where it is used, for the bundler to find it
 * @param nice how far below whatever answers requests
 * @returns undefined where the product is not built, and the work is to be done here
 */
export function startWorker(worker: URL, nice: number): ChildProcess | undefined {
  if (!existsSync(worker)) return undefined;
  const child = fork(fileURLToPath(worker), { serialization: 'advanced', env: {}, execArgv: [] });
  if (child.pid) setPriority(child.pid, nice);
  return child;
}
