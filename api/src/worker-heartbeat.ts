import { writeFile } from 'node:fs/promises';
import type { Schedule } from './platform/schedule/schedule.js';

const EVERY_MS = 10_000;

/**
 * Rewrites `file` every ten seconds while `check` succeeds, so that a probe can tell by its age whether a process
 * that answers no requests is alive and reaches its database.
 */
export function writeHeartbeat(
  schedule: Schedule,
  file: string,
  check: () => Promise<unknown>,
  everyMs = EVERY_MS,
): void {
  const show = () =>
    check()
      .then(() => writeFile(file, `${new Date().toISOString()}\n`))
      // What is wrong with the database is told where it is used; here it is told by the age of the file.
      .catch(() => undefined);
  schedule.every(everyMs, 'show that the worker is alive', show, { atStart: true });
}
