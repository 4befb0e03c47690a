import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table, text } from './support/table.js';

const OF_ORDERS = table(
  'orders',
  [text('keptAs', 8, { default: "'unbooked'" })],
  [index('orders_kept', ['keptAs', 'createdAt', 'id'])],
);

/** As what the client of a booking is kept: the job that erases finds what is still to be erased. */
export class KeepBookingsAs1763600616000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, OF_ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, OF_ORDERS);
  }
}
