import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const BARE = table('orders', [], [index('orders_next_due', ['nextDue', 'id'])]);
const COVERED = table('orders', [], [index('orders_next_due', ['nextDue', 'id', 'itemType', 'status', 'createdAt'])]);

/** Unpaid and overdue bookings, found and counted without reading their rows. */
export class CoverDueDays1763600281000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, BARE);
    await addColumns(runner, COVERED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COVERED);
    await addColumns(runner, BARE);
  }
}
