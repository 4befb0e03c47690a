import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

/**
 * Indexes that no query needs: `orders_search` has the bookings of one type, newest first; bookings of one status are
 * found by type and status, which the dashboard always queries together; `orders_paid` has the columns for revenue.
 */
const UNUSED = table(
  'orders',
  [],
  [
    index('orders_item_type', ['itemType', 'createdAt']),
    index('orders_status', ['status', 'createdAt']),
    index('orders_revenue', ['status', 'paidAt', 'amount', 'refundedAmount']),
  ],
);

/** The list by day of payment sorted all orders: 4 s for a million. */
const BY_PAYMENT = table('orders', [], [index('orders_paid', ['paidAt', 'id', 'status', 'amount', 'refundedAmount'])]);

/** Each index slows down the creation of orders. */
export class IndexListsOfOrders1763600251000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, UNUSED);
    await addColumns(runner, BY_PAYMENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, BY_PAYMENT);
    await addColumns(runner, UNUSED);
  }
}
