import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './database-unavailable.js';
import { hasNoTimeouts } from './without-timeouts.js';

/** How long another process may lock the file, and how often we retry. */
const MAX_BUSY_MS = 3_000;
const RETRY_MS = 5;

/**
 * Retries while another process writes to the file, without blocking the event loop; at start-up it retries without a
 * limit.
 */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  for (const begin = performance.now(); ;) {
    try {
      return work();
    } catch (error) {
      const isLate = !hasNoTimeouts() && performance.now() - begin > MAX_BUSY_MS;
      if (isLate || !codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    }
    await wait(RETRY_MS);
  }
}
