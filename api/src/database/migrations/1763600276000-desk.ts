import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table, text } from './support/table.js';

const ORDERS = table(
  'orders',
  [text('source', 10, { nullable: true })],
  [index('orders_trips', ['endDate', 'travelDate', 'status'])],
);

/** How a booking reached the office, and bookings by day of travel. */
export class OpenDesk1763600276000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
