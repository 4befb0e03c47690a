import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const OF_ITEM = table('orders', [], [index('orders_item', ['itemId'])]);
const NEWEST_OF_ITEM = table('orders', [], [index('orders_item', ['itemId', 'createdAt'])]);

/** The bookings of one tour, newest first, without reading those of other tours. */
export class IndexOrdersOfItem1763600252000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, OF_ITEM);
    await addColumns(runner, NEWEST_OF_ITEM);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, NEWEST_OF_ITEM);
    await addColumns(runner, OF_ITEM);
  }
}
