import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

/** Proves that the mail about held seats has arrived (rules/departures 3). */
const ADDED = table('orders', [text('holdMark', 36, { nullable: true })]);

export class MarkHolds1763600457000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
