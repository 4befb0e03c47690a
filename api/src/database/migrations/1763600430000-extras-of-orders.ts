import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table } from './support/table.js';

/** An order at a price of the office's own keeps the extras that were asked for: no row of its price says them. */
const ADDED = table('orders', [longText('extras', { nullable: true })]);

export class KeepExtras1763600430000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
