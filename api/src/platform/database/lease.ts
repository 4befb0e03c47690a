import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { COLLATION } from './data-source.js';
import { isDeadlock, isDuplicate } from './transactions.js';

const TABLE = 'leases';
const DELETE_AFTER_S = 3_600;

/**
 * A lease that one process holds at a time, until it releases it or stops renewing it. It is a row and not a
 * `GET_LOCK`, which each node of a Galera cluster grants independently. It uses the clock of the database, so that
 * processes with different clocks agree.
 */
export class Lease {
  private readonly holder = randomUUID();

  /** @param lifeS seconds after the last renewal until the lease expires */
  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly lifeS: number,
  ) {}

  /** Creates the table. It is not a migration, because migrations themselves run under a lease. */
  static async createTable(dataSource: DataSource): Promise<void> {
    await dataSource.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (name varchar(60) NOT NULL PRIMARY KEY, holder varchar(36) NOT NULL, ` +
        `heldUntil bigint NOT NULL)${isMysql(dataSource) ? ` CHARACTER SET utf8mb4 COLLATE ${COLLATION}` : ''}`,
    );
  }

  /** Acquires the lease, or renews it; false while another process holds it. */
  async acquire(): Promise<boolean> {
    const mine = [this.holder, this.name, this.holder];
    try {
      if (
        await this.change(
          `SET holder = ?, heldUntil = ${this.until} WHERE name = ? AND (holder = ? OR ${this.isExpired})`,
          mine,
        )
      )
        return true;
      await this.dataSource.query(`INSERT INTO ${TABLE} (name, holder, heldUntil) VALUES (?, ?, ${this.until})`, [
        this.name,
        this.holder,
      ]);
      return true;
    } catch (error) {
      // On a cluster the slower of two nodes gets a deadlock error.
      if (isDuplicate(error) || isDeadlock(error)) return false;
      throw error;
    }
  }

  /** Lets another process acquire the lease at once. */
  async release(): Promise<void> {
    await this.change('SET heldUntil = 0 WHERE name = ? AND holder = ?', [this.name, this.holder]);
  }

  /** Whether any process holds the lease with this name. */
  static async isHeld(dataSource: DataSource, name: string): Promise<boolean> {
    const rows: unknown[] = await dataSource.query(
      `SELECT 1 FROM ${TABLE} WHERE name = ? AND heldUntil >= ${now(dataSource)}`,
      [name],
    );
    return rows.length > 0;
  }

  /** Deletes the rows of processes that ended long ago. */
  static async deleteExpired(dataSource: DataSource): Promise<void> {
    await dataSource.query(`DELETE FROM ${TABLE} WHERE heldUntil < ${now(dataSource)} - ${DELETE_AFTER_S}`);
  }

  /** Renews the lease until the result is disposed, which releases it. Call it while holding the lease. */
  renewedUntilDisposed(): AsyncDisposable {
    const renewal = setInterval(() => void this.acquire().catch(() => undefined), (this.lifeS * 1_000) / 4);
    return {
      [Symbol.asyncDispose]: async () => {
        clearInterval(renewal);
        await this.release();
      },
    };
  }

  private get until(): string {
    return `${now(this.dataSource)} + ${this.lifeS}`;
  }

  private get isExpired(): string {
    return `heldUntil < ${now(this.dataSource)}`;
  }

  private async change(change: string, parameters: string[]): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const { affected } = await runner.query(`UPDATE ${TABLE} ${change}`, parameters, true);
      return affected === 1;
    } finally {
      await runner.release();
    }
  }
}

const isMysql = ({ options }: DataSource) => options.type === 'mysql';

/** In seconds since 1970, by the clock of the database. */
const now = (dataSource: DataSource) => (isMysql(dataSource) ? 'UNIX_TIMESTAMP()' : 'unixepoch()');
