import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './database-unavailable.js';

/** Who waits for more than this would hear of it too late. */
const LONGEST_QUEUE = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** How long work for later lets people go first, before it has a turn in spite of them. */
const PATIENCE_MS = 250;

/** How long one round of the event loop may be kept from what else waits in it. */
const SLICE_MS = 10;

const background = new AsyncLocalStorage<true>();

/** Runs work that nobody waits for: in a crowd, its writes to SQLite come after those of people. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

interface Waiting {
  readonly who: object;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
  readonly go: () => void;
}

/**
 * Who may write: SQLite has one writer at a time. The others wait in the order they came, each for its own wake-up, and
 * between two turns the event loop does what else there is to do.
 */
export class Turns {
  private owner: object | undefined;
  private readonly people: Waiting[] = [];
  private readonly later: Waiting[] = [];

  /**
   * Gives the turn to `who`, once those before it have given theirs back.
   * @throws DatabaseUnavailable when too many wait already, or the wait becomes too long
   */
  async take(who: object): Promise<void> {
    if (!this.owner) this.owner = who;
    if (this.owner !== who) await this.wait(who);
  }

  has(who: object): boolean {
    return this.owner === who;
  }

  /** True while others wait. */
  get isCrowded(): boolean {
    return this.people.length + this.later.length > 0;
  }

  /** Does nothing for who has no turn. */
  release(who: object): void {
    if (this.owner !== who) return;
    const next = this.next();
    this.owner = next?.who;
    if (!next) return;
    clearTimeout(next.timer);
    setImmediate(next.go);
  }

  private wait(who: object): Promise<void> {
    const queue = background.getStore() ? this.later : this.people;
    if (queue.length >= LONGEST_QUEUE) throw new DatabaseUnavailable('crowded', `${LONGEST_QUEUE} writers wait`);
    return new Promise((resolve, reject) => {
      const give = () => {
        queue.splice(queue.indexOf(waiting), 1);
        // Either a crowd, or a mistake of ours: a query beside the manager of the transaction that waits for it.
        reject(new DatabaseUnavailable('crowded', `No turn to write within ${LONGEST_WAIT_MS} ms`));
      };
      const waiting = { who, since: performance.now(), timer: setTimeout(give, LONGEST_WAIT_MS), go: resolve };
      queue.push(waiting);
    });
  }

  private next(): Waiting | undefined {
    const [patient] = this.later;
    const isTurnOfLater = patient && performance.now() - patient.since > PATIENCE_MS;
    return (isTurnOfLater ? undefined : this.people.shift()) ?? this.later.shift();
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
