import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, number, table, text, time } from './support/table.js';

const ORDERS = table(
  'orders',
  [
    number('refundDue', { default: '0' }),
    time('cancelledAt', { nullable: true }),
    text('cancelledBy', 10, { nullable: true }),
  ],
  [index('orders_refund_due', ['refundDue', 'cancelledAt'])],
);

/** Who cancelled an order and when, and the refund due. */
export class KeepCancelling1763600275000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
