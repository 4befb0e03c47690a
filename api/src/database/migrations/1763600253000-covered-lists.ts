import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const BEFORE = table(
  'orders',
  [],
  [
    index('orders_travel', ['itemType', 'status', 'needDate']),
    index('orders_need_date', ['needDate']),
    index('orders_amount', ['amount']),
  ],
);

/**
 * Lists by travel dates or amounts are counted and found without reading the rows: the index for bookings by day of
 * travel is no longer needed.
 */
const COVERED = table(
  'orders',
  [],
  [
    index('orders_need_date', ['needDate', 'id', 'itemType', 'status', 'createdAt']),
    index('orders_amount', ['amount', 'id', 'itemType', 'createdAt']),
  ],
);

export class CoverListsOfOrders1763600253000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, BEFORE);
    await addColumns(runner, COVERED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COVERED);
    await addColumns(runner, BEFORE);
  }
}
