import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const ORDERS = table(
  'orders',
  [],
  [index('orders_travel_date', ['travelDate', 'id', 'itemType', 'status', 'createdAt'])],
);

/** Bookings by the day of travel, without reading those of earlier years. */
export class IndexOrdersByTrip1763600277000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
