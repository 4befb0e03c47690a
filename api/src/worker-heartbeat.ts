import { writeFile } from 'node:fs/promises';
import type { Schedule } from './platform/schedule/schedule.js';

const EVERY_MS = 10_000;

/**
 * Rewrites `file` every ten seconds while `check` succeeds: by its age a probe can tell whether a process that serves
 * no requests is alive and reaches its database.
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
      // Database errors are reported where the database is used; here the age of the file reports them.
      .catch(() => undefined);
  schedule.every(everyMs, 'show that the worker is alive', show, { atStart: true });
}
