import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Starts a child process for work on a picture: decoders and encoders keep hundreds of megabytes, which are freed only
 * when their process exits.
 * @param worker its built file; the `URL` must be written at the call, for the bundler to find it
 * @param nice how much lower its priority is than that of processes that serve requests
 * @returns undefined if the product is not built, and the work must be done in this process
 */
export function startWorker(worker: URL, nice: number): ChildProcess | undefined {
  if (!existsSync(worker)) return undefined;
  const child = fork(fileURLToPath(worker), { serialization: 'advanced', env: {}, execArgv: [] });
  if (child.pid) setPriority(child.pid, nice);
  return child;
}
