import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './database-unavailable.js';

/** Who waits for more than this would hear of it too late. */
const LONGEST_QUEUE = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** How long background work lets requests go first, before it gets the lock in spite of them. */
const BACKGROUND_PRIORITY_AFTER_MS = 250;

/** How long one round of the event loop may be kept from what else waits in it. */
const SLICE_MS = 10;

const backgroundWork = new AsyncLocalStorage<true>();

/** Runs work that nobody waits for: in a crowd, its writes to SQLite come after those of people. */
export const inBackground = <T>(work: () => T): T => backgroundWork.run(true, work);

interface Waiter {
  readonly who: object;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  readonly go: () => void;
}

/**
 * The lock of the writing connection: SQLite has one writer at a time. The others wait in the order they came, each for
 * its own wake-up, and between two of them the event loop does what else there is to do.
 */
export class ConnectionLock {
  private owner: object | undefined;
  private readonly requests: Waiter[] = [];
  private readonly background: Waiter[] = [];

  /**
   * Gives the lock to `who`, once those before it have released it.
   * @throws DatabaseUnavailable when too many wait already, or the wait becomes too long
   */
  async acquire(who: object): Promise<void> {
    if (!this.owner) this.owner = who;
    if (this.owner !== who) await this.wait(who);
  }

  has(who: object): boolean {
    return this.owner === who;
  }

  /** True while others wait. */
  get isCrowded(): boolean {
    return this.requests.length + this.background.length > 0;
  }

  /** Does nothing for who does not hold the lock. */
  release(who: object): void {
    if (this.owner !== who) return;
    const next = this.next();
    this.owner = next?.who;
    if (!next) return;
    clearTimeout(next.timer);
    setImmediate(next.go);
  }

  private wait(who: object): Promise<void> {
    const queue = backgroundWork.getStore() ? this.background : this.requests;
    if (queue.length >= LONGEST_QUEUE) throw new DatabaseUnavailable('crowded', `${LONGEST_QUEUE} writers wait`);
    return new Promise((resolve, reject) => {
      const give = () => {
        queue.splice(queue.indexOf(waiter), 1);
        // Either a crowd, or a mistake of ours: a query beside the manager of the transaction that waits for it.
        reject(new DatabaseUnavailable('crowded', `No lock to write within ${LONGEST_WAIT_MS} ms`));
      };
      const waiter: Waiter = { who, since: performance.now(), timer: setTimeout(give, LONGEST_WAIT_MS), go: resolve };
      queue.push(waiter);
    });
  }

  private next(): Waiter | undefined {
    const [oldest] = this.background;
    const isOverdue = oldest && performance.now() - oldest.since > BACKGROUND_PRIORITY_AFTER_MS;
    return (isOverdue ? undefined : this.requests.shift()) ?? this.background.shift();
  }
}

/**
 * SQLite answers at once, so that a crowd of requests could go on from query to query without the event loop ever
 * looking up. Whoever comes when a round has lasted long enough goes on in one of the next, one after the other.
 */
export class Rounds {
  private began = 0;
  private readonly waiting: (() => void)[] = [];

  /** True while this round of the event loop still has time. */
  hasTime(): boolean {
    const now = performance.now();
    if (this.began === 0) {
      this.began = now;
      setImmediate(() => (this.began = 0));
    }
    return now - this.began < SLICE_MS;
  }

  /** @param isFirst who holds up all others goes on before them */
  another(isFirst: boolean): Promise<void> {
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
