import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { COLLATION } from './data-source.js';
import { isDeadlock, isDuplicate } from './transactions.js';

const TABLE = 'leases';
const KEEP_S = 3_600;

/**
 * A right that one process has at a time, until it gives it back or stops renewing it. It is a row and no lock of the
 * server: nodes of a Galera cluster grant theirs beside each other. The database tells the time, so that processes with
 * different clocks agree.
 */
export class Lease {
  private readonly holder = randomUUID();

  /** @param lifeS how long the right outlives a holder that died */
  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly lifeS: number,
  ) {}

  /** Makes the table. It stands outside of the migrations, which begin with a lease. */
  static async prepare(dataSource: DataSource): Promise<void> {
    await dataSource.query(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (name varchar(60) NOT NULL PRIMARY KEY, holder varchar(36) NOT NULL, ` +
        `heldUntil bigint NOT NULL)${isMysql(dataSource) ? ` CHARACTER SET utf8mb4 COLLATE ${COLLATION}` : ''}`,
    );
  }

  /** Takes the right, or keeps it; false while somebody else has it. */
  async take(): Promise<boolean> {
    const mine = [this.holder, this.name, this.holder];
    try {
      if (
        await this.change(
          `SET holder = ?, heldUntil = ${this.until} WHERE name = ? AND (holder = ? OR ${this.isOver})`,
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
      // On a cluster the slower of two nodes hears of a deadlock.
      if (isDuplicate(error) || isDeadlock(error)) return false;
      throw error;
    }
  }

  /** Whoever waits may have it at once. */
  async giveBack(): Promise<void> {
    await this.change('SET heldUntil = 0 WHERE name = ? AND holder = ?', [this.name, this.holder]);
  }

  /** Whether anybody has the right of that name. */
  static async isHeld(dataSource: DataSource, name: string): Promise<boolean> {
    const rows: unknown[] = await dataSource.query(
      `SELECT 1 FROM ${TABLE} WHERE name = ? AND heldUntil >= ${now(dataSource)}`,
      [name],
    );
    return rows.length > 0;
  }

  /** Deletes the rows of processes that have long been gone. */
  static async forgetOver(dataSource: DataSource): Promise<void> {
    await dataSource.query(`DELETE FROM ${TABLE} WHERE heldUntil < ${now(dataSource)} - ${KEEP_S}`);
  }

  private get until(): string {
    return `${now(this.dataSource)} + ${this.lifeS}`;
  }

  private get isOver(): string {
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
