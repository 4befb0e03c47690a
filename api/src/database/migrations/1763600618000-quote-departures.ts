import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, ref, table, time } from './support/table.js';

const ADDED = table('quotes', [ref('departureId', { nullable: true }), time('missedAt', { nullable: true })]);

/** A proposal names a departure; the office is told when that had no seats for whoever accepted it. */
export class QuoteDepartures1763600618000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ADDED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, ADDED);
  }
}
