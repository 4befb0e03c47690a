import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
  dropTables,
  flag,
  key,
  longText,
  number,
  table,
  text,
  time,
} from './support/table.js';

const TABLES = [
  table('ledger_months', [
    key('month', 7),
    time('closedAt', { nullable: true }),
    text('closedBy', 254, { nullable: true }),
    longText('figures', { nullable: true }),
    number('reopened', { default: '0' }),
  ]),
];

const ADDED = table('ledger_entries', [flag('staysInBooks', false)]);

/** Months that are closed, and entries that were taken back after theirs was (rules/money 15). */
export class CloseMonths1763600501000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addColumns(runner, ADDED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, ADDED);
    await dropTables(runner, TABLES);
  }
}
