import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const DEPARTURES = table('departures', [], [index('departures_trips', ['endDate', 'startDate'])]);
const ORDERS = table('orders', [], [index('orders_own_days', ['departureId', 'endDate', 'travelDate', 'status'])]);

/** What takes place between two days: departures, and trips on days of their own. */
export class FindByDays1763600288000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, DEPARTURES);
    await addColumns(runner, ORDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, ORDERS);
    await dropColumns(runner, DEPARTURES);
  }
}
