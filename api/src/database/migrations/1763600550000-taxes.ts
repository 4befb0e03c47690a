import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, number, table } from './support/table.js';

const money = (name: string) => number(name, { nullable: true });

const ENTRIES = table('ledger_entries', [
  money('standardRated'),
  money('zeroRated'),
  money('taxExempt'),
  money('taxPercent'),
  money('tax'),
]);
const INVOICES = table('invoices', [longText('taxed', { nullable: true })]);

/** Money and invoices are divided by rate of tax (rules/tax 2, 3). */
export class DivideByTax1763600550000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ENTRIES);
    await addColumns(runner, INVOICES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, INVOICES);
    await dropColumns(runner, ENTRIES);
  }
}
