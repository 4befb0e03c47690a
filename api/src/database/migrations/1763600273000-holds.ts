import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref, table, text, time } from './support/table.js';

const ORDERS = table(
  'orders',
  [
    ref('departureId', { nullable: true }),
    time('holdUntil', { nullable: true }),
    text('cancelReason', 500, { nullable: true }),
  ],
  [index('orders_hold', ['holdUntil']), index('orders_departure', ['departureId', 'status'])],
);

/** Orders of departures, which hold their seats for a limited time. */
export class HoldSeats1763600273000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ORDERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ORDERS);
  }
}
