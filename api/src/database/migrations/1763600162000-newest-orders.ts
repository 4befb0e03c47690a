import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const BY_TIME = table('orders', [], [index('orders_created', ['createdAt'])]);
const IN_ORDER = table('orders', [], [index('orders_created', ['createdAt', 'id'])]);
const DUE_OF_QUEUE = table('jobs', [], [index('jobs_due_of_queue', ['status', 'queue', 'runAt'])]);

/**
 * Slow queries under a day's load: SQLite sorted all bookings to find the newest five, because the index did not have
 * their complete order; and read all waiting mails to find jobs of other queues.
 */
export class IndexNewestOrders1763600162000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, BY_TIME);
    await addColumns(runner, IN_ORDER);
    await addColumns(runner, DUE_OF_QUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, DUE_OF_QUEUE);
    await dropColumns(runner, IN_ORDER);
    await addColumns(runner, BY_TIME);
  }
}
