import { setImmediate as nextIteration } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-unavailable.js';

/** A writer behind a longer queue would wait too long. */
const MAX_QUEUE = 1_000;
const MAX_WAIT_MS = 10_000;

interface Waiter {
  readonly owner: object;
  readonly timer: NodeJS.Timeout;
  readonly resume: () => void;
}

/**
 * The lock of the writing connection: SQLite has one writer at a time, and the others wait in the order they came. Each
 * writer starts in its own iteration of the event loop, so that other work is done between two writers.
 */
export class ConnectionLock {
  private owner: object | undefined;
  private readonly queue: Waiter[] = [];

  /**
   * Resolves once `owner` has the lock.
   * @throws DatabaseUnavailable when the queue is full, or the wait takes too long
   */
  async acquire(owner: object): Promise<void> {
    if (this.owner) return this.wait(owner);
    this.owner = owner;
    await nextIteration();
  }

  isHeldBy(owner: object): boolean {
    return this.owner === owner;
  }

  /** Does nothing unless `owner` holds the lock. */
  release(owner: object): void {
    if (this.owner !== owner) return;
    const next = this.queue.shift();
    this.owner = next?.owner;
    if (!next) return;
    clearTimeout(next.timer);
    setImmediate(next.resume);
  }

  private wait(owner: object): Promise<void> {
    const { queue } = this;
    if (queue.length >= MAX_QUEUE) throw new DatabaseUnavailable('busy', `${MAX_QUEUE} writers are waiting`);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(waiter), 1);
        // Either overload, or a bug: a query that bypasses the manager of the transaction that awaits it.
        reject(new DatabaseUnavailable('busy', `No lock to write within ${MAX_WAIT_MS} ms`));
      };
      const waiter: Waiter = {
        owner,
        timer: setTimeout(giveUp, MAX_WAIT_MS),
        resume: resolve,
      };
      queue.push(waiter);
    });
  }
}
