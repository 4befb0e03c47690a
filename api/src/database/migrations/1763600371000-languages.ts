import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text, type TablePlan } from './support/table.js';

/** The language of clients who ordered, wrote or wait, which is used in mails to them. */
const language = () => text('language', 5, { default: "'en'" });

const ADDED: readonly TablePlan[] = [
  table('orders', [language()]),
  table('waiting_entries', [language()]),
  table('mails', [language()]),
];

export class ReadLanguages1763600371000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const plan of ADDED) await addColumns(runner, plan);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const plan of ADDED) await dropColumns(runner, plan);
  }
}
