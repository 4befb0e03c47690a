import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

/**
 * What no plan needs any more: `orders_search` holds the bookings of one type, newest first; those of one status are
 * found by type and status, which the dashboard always asks for together; `orders_paid` has what revenue is summed from.
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

/** The list by the day of the payment sorted all orders: 4 s for a million. */
const BY_PAYMENT = table('orders', [], [index('orders_paid', ['paidAt', 'id', 'status', 'amount', 'refundedAmount'])]);

/** An index costs each order that is made. */
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
