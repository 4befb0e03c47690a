import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const ORDERS = table('orders', [], [index('orders_item_type_status', ['itemType', 'status', 'createdAt'])]);

/** The dashboard lists the bookings of tours, usually of one status: counting them read 17,000 rows. */
export class IndexOrdersByTypeAndStatus1763600052000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
