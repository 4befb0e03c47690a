import type { DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/** Long enough for any honest transaction; after it, a query that waits for a turn tells the developer why. */
const LONGEST_WAIT_MS = 15_000;

/**
 * One SQLite connection carries every request of the process, and TypeORM gives them all the same query runner: the
 * queries of one request would slip into the open transaction of another, and be rolled back with it. Here each
 * caller has a runner of its own, and while one of them is inside a transaction the others wait for their turn.
 */
export function takeTurnsOnSqlite(dataSource: DataSource): void {
  const driver = dataSource.driver as unknown as ConstructorParameters<typeof BetterSqlite3QueryRunner>[0];
  const turns = new Turns();
  driver.createQueryRunner = () => new TurnTakingQueryRunner(driver, turns);
}

/**
 * Who may use the connection: everybody for a query at a time, or the one runner that has an open transaction. A check
 * and what follows from it stand in one synchronous step, so nobody can slip in between.
 */
class Turns {
  private owner: TurnTakingQueryRunner | undefined;
  private queries = 0;
  private readonly waiting: (() => void)[] = [];

  /** Lets `runner` send one query; it must {@link leave} when that is done. */
  async enter(runner: TurnTakingQueryRunner): Promise<void> {
    while (this.owner && this.owner !== runner) await this.change();
    if (!this.owner) this.queries += 1;
  }

  leave(runner: TurnTakingQueryRunner): void {
    if (this.owner === runner) return;
    this.queries -= 1;
    this.wakeAll();
  }

  /** Gives the connection to `runner` alone, once the queries under way are done. */
  async take(runner: TurnTakingQueryRunner): Promise<void> {
    while (this.owner !== runner && (this.owner || this.queries > 0)) await this.change();
    this.owner = runner;
  }

  release(runner: TurnTakingQueryRunner): void {
    if (this.owner !== runner) return;
    this.owner = undefined;
    this.wakeAll();
  }

  private wakeAll(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  private change(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('A query waited too long for an open transaction. Inside one, use its manager.')),
        LONGEST_WAIT_MS,
      );
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

class TurnTakingQueryRunner extends BetterSqlite3QueryRunner {
  constructor(
    driver: ConstructorParameters<typeof BetterSqlite3QueryRunner>[0],
    private readonly turns: Turns,
  ) {
    super(driver);
  }

  override async query(query: string, parameters?: unknown[], useStructuredResult?: boolean): Promise<never> {
    await this.turns.enter(this);
    try {
      // The base class answers rows or a QueryResult by its last argument; `never` satisfies both of its signatures.
      return (await super.query(query, parameters, useStructuredResult as true)) as never;
    } finally {
      this.turns.leave(this);
    }
  }

  override async startTransaction(...options: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
    await this.turns.take(this);
    try {
      await super.startTransaction(...options);
    } catch (error) {
      this.leaveTransaction();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    this.leaveTransaction();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      this.leaveTransaction();
    }
  }

  private leaveTransaction(): void {
    if (!this.isTransactionActive) this.turns.release(this);
  }
}
