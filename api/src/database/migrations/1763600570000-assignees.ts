import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref, table } from './support/table.js';

const OF_ORDERS = table(
  'orders',
  [ref('assigneeId', { nullable: true })],
  [index('orders_assignee', ['assigneeId', 'createdAt', 'id'])],
);

/** The colleague who looks after a booking. */
export class AssignOrders1763600570000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, OF_ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, OF_ORDERS);
  }
}
