import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, table, time } from './support/table.js';

const QUOTES = table(
  'quotes',
  [time('erasedAt', { nullable: true })],
  [index('quotes_erasing', ['erasedAt', 'updatedAt'])],
);

const TICKS = table(
  'guide_ticks',
  [flag('hasNote', false)],
  [index('guide_ticks_notes', ['hasNote', 'createdAt', 'id'])],
);

/** Finds proposals and notes of guides whose time is over (rules/privacy 14, 15). */
export class EraseInTime1763600510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, QUOTES);
    await addColumns(runner, TICKS);
    await runner.query("UPDATE guide_ticks SET hasNote = 1 WHERE note <> ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, TICKS);
    await dropColumns(runner, QUOTES);
  }
}
