import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table } from './support/table.js';

/** What the office has to ask or check, recorded when an order was made. */
const ADDED = table('orders', [longText('marks', { nullable: true })]);

export class MarkOrders1763600451000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
