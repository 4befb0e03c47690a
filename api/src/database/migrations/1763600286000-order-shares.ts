import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
  dropTables,
  foreignKey,
  id,
  index,
  number,
  ref,
  table,
  text,
  time,
} from './support/table.js';

const SHARES = table(
  'order_shares',
  [
    id(),
    time('createdAt'),
    ref('orderId'),
    number('position', { default: '0' }),
    text('names', 150),
    number('amount'),
    time('paidAt', { nullable: true }),
    ref('entryId', { nullable: true }),
  ],
  [
    index('order_shares_order', ['orderId', 'createdAt', 'position']),
    index('order_shares_entry', ['entryId']),
    foreignKey('order_shares_order_fk', 'orderId', 'orders', 'CASCADE'),
  ],
);

const PAYMENTS = table('payments', [ref('shareId', { nullable: true })]);

/** The parts of an order's shared bill, and the part that a payment is for. */
export class ShareBills1763600286000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, [SHARES]);
    await addColumns(runner, PAYMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, PAYMENTS);
    await dropTables(runner, [SHARES]);
  }
}
