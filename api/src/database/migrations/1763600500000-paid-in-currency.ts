import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, number, table } from './support/table.js';

const ADDED = table('ledger_entries', [longText('inCurrency', { nullable: true }), number('fee', { default: '0' })]);

/** The currency in which money moved, its rate, and what the bank kept (rules/money 14). */
export class PayInCurrencies1763600500000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
