import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table } from './support/table.js';

/** An order with the office's own price keeps the requested extras: its price rows do not contain them. */
const ADDED = table('orders', [longText('extras', { nullable: true })]);

export class KeepExtras1763600430000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
