import { AsyncLocalStorage } from 'node:async_hooks';
import { mayConnect } from './transaction-scope.js';

/** Keeps a statement far below the databases' limits. */
const MAX_BATCH = 100;

interface Member<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Batches under way at the same time: the next one begins while the database still writes the previous one to disk. */
const PARALLEL = 2;

/**
 * Collects the items of many callers into batches: items that arrive while a batch is under way form the next one. A
 * single caller does not wait, unless `gatherMs` says so.
 */
export class Batches<Item, Result> {
  private waiting: Member<Item, Result>[] = [];
  private underWay = 0;
  /** A batch belongs to all of its callers, so what it logs must not carry the request id of one. */
  private readonly apart = AsyncLocalStorage.snapshot();

  /**
   * @param work returns the results in the order of the items; if it throws, every caller of the batch gets the error
   * @param gatherMs how long the first item waits for others
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
    private readonly gatherMs = 0,
  ) {}

  /** Resolves with the result of `item`. */
  add(item: Item): Promise<Result> {
    mayConnect(undefined, 'a batch');
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.underWay >= PARALLEL) return;
      this.underWay += 1;
      const begin = () => void this.apart(() => this.begin());
      // Items of the same iteration of the event loop form one batch.
      if (this.gatherMs > 0) setTimeout(begin, this.gatherMs);
      else setImmediate(begin);
    });
  }

  private async begin(): Promise<void> {
    while (this.waiting.length > 0) await this.next(this.waiting.splice(0, MAX_BATCH));
    this.underWay -= 1;
  }

  private async next(members: readonly Member<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(members.map(({ item }) => item));
      for (const [index, { resolve, reject }] of members.entries()) {
        const result = results[index]!;
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      }
    } catch (error) {
      for (const { reject } of members) reject(error);
    }
  }
}

/**
 * Reads records that many callers request at the same time with one query. Callers that request the same record share
 * its object.
 */
export const lookup = <Row extends { readonly id: string }>(find: (ids: string[]) => Promise<readonly Row[]>) =>
  new Batches<string, Row | null>(async (ids) => {
    const rows = new Map((await find([...new Set(ids)])).map((row) => [row.id, row]));
    return ids.map((id) => ({ status: 'fulfilled', value: rows.get(id) ?? null }));
  });
