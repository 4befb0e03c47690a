import type { EntityManager } from 'typeorm';
import { Batches } from './batches.js';
import { DatabaseUnavailable } from './database-unavailable.js';
import { writeGathered } from './gathered-writes.js';
import type { Transactions } from './transactions.js';

/**
 * Runs a use case that many callers request at once: callers that arrive while a transaction is under way share the
 * next one, with one statement for what all of them write to a table, one lock and one commit. Each caller's work is
 * stored whole or not at all: if one fails, each is retried in a transaction of its own.
 */
export class SharedTransactions<Item, Result> {
  private readonly batches: Batches<Item, Result>;

  /**
   * @param work as for {@link Transactions.run}, for several items; returns the results in the order of the items
   * @param gatherMs as for {@link Batches}
   */
  constructor(
    private readonly transactions: Transactions,
    private readonly work: (tx: EntityManager, items: readonly Item[]) => Promise<readonly Result[]>,
    gatherMs?: number,
  ) {
    this.batches = new Batches((items) => this.keep(items), gatherMs);
  }

  /** Resolves once what `work` wrote for the item is committed. */
  run(item: Item): Promise<Result> {
    return this.batches.add(item);
  }

  private async keep(items: readonly Item[]): Promise<readonly PromiseSettledResult<Result>[]> {
    let isWritten = false;
    try {
      const results = await this.transactions.run(async (tx) => {
        isWritten = false;
        const done = await this.work(tx, items);
        await writeGathered(tx);
        isWritten = true;
        return done;
      });
      return results.map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      // A failed commit may have been stored all the same, so it must not be repeated.
      if (items.length === 1 || isWritten || error instanceof DatabaseUnavailable) throw error;
    }
    const results: PromiseSettledResult<Result>[] = [];
    for (const item of items) results.push(...(await Promise.allSettled([this.alone(item)])));
    return results;
  }

  private async alone(item: Item): Promise<Result> {
    const [result] = await this.transactions.run((tx) => this.work(tx, [item]));
    return result!;
  }
}

/**
 * The `work` of {@link SharedTransactions} where each item runs its own statements, and the items share only the
 * commit.
 */
export const eachAlone =
  <Item, Result>(work: (tx: EntityManager, item: Item) => Promise<Result>) =>
  async (tx: EntityManager, items: readonly Item[]): Promise<Result[]> => {
    const results: Result[] = [];
    for (const item of items) results.push(await work(tx, item));
    return results;
  };
