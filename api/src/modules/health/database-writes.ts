import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { failureOf } from '../../platform/logging/failure.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { isUnwritable } from '../../platform/database/database-unavailable.js';
import { Lease } from '../../platform/database/lease.js';

/** A lease that expires at once: every process may acquire it, and it stays a single row. */
const ONE_ROW = { name: 'writes', lifeS: 0 } as const;

/**
 * Checks whether the database accepts writes: a full disk or a read-only server is otherwise not noticed until somebody
 * wants to save something. Each web process writes one row every ten seconds.
 */
@Injectable()
export class DatabaseWrites {
  private readonly logger = new Logger('Health');
  private readonly row: Lease;
  private failing = false;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.row = new Lease(dataSource, ONE_ROW.name, ONE_ROW.lifeS);
  }

  /** True after a write failed for lack of space or permission, until one succeeds. */
  get isFailing(): boolean {
    return this.failing;
  }

  /** Writes the row. A timeout or a busy database does not tell whether writes are accepted. */
  @EveryInterval('check that the database takes writes')
  async probe(): Promise<void> {
    try {
      await this.row.acquire();
      if (this.failing) this.logger.warn('The database takes writes again.');
      this.failing = false;
    } catch (error) {
      if (!isUnwritable(error)) return;
      if (!this.failing) this.logger.error(`Nothing can be saved, reading goes on: ${failureOf(error)}`);
      this.failing = true;
    }
  }
}
