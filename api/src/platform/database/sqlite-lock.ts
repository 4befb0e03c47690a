import { DatabaseUnavailable } from './database-unavailable.js';

/** A writer behind more than these would wait too long. */
const MAX_QUEUE = 1_000;
const MAX_WAIT_MS = 10_000;

/** How long queries may keep one iteration of the event loop. */
const SLICE_MS = 10;

interface Waiter {
  readonly owner: object;
  readonly timer: NodeJS.Timeout;
  readonly resume: () => void;
}

/**
 * The lock of the writing connection: SQLite has one writer at a time. The others wait in the order they came, and are
 * resumed in iterations of the event loop of their own, so that other work gets done between two writers.
 */
export class ConnectionLock {
  private owner: object | undefined;
  private readonly queue: Waiter[] = [];

  /**
   * Resolves once `owner` has the lock.
   * @throws DatabaseUnavailable when too many wait already, or the wait becomes too long
   */
  async acquire(owner: object): Promise<void> {
    if (!this.owner) this.owner = owner;
    if (this.owner !== owner) await this.wait(owner);
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
        // Either overload, or a bug: a query that does not go through the manager of the transaction that awaits it.
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

/**
 * SQLite answers synchronously, so that many requests could go on from query to query without the event loop ever doing
 * anything else. A query that comes when the slice of this iteration is used up runs in a later one.
 */
export class TimeSlices {
  private began = 0;
  private readonly waiting: (() => void)[] = [];

  /** True while queries may still run in this iteration of the event loop. */
  hasTime(): boolean {
    const now = performance.now();
    if (this.began === 0) {
      this.began = now;
      setImmediate(() => (this.began = 0));
    }
    return now - this.began < SLICE_MS;
  }

  /** Resolves in a later iteration. @param isFirst for the holder of the lock, whom all others wait for */
  next(isFirst: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.length === 0) setImmediate(() => this.resume());
      if (isFirst) this.waiting.unshift(resolve);
      else this.waiting.push(resolve);
    });
  }

  private resume(): void {
    this.began = 0;
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(() => this.resume());
  }
}
