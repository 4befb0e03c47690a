import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const ORDERS = table('orders', [], [index('orders_travel', ['itemType', 'status', 'needDate'])]);

/** Bookings that take place, by day of travel: counting them read every one of them. */
export class IndexOrdersByTravelDate1763600160000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
