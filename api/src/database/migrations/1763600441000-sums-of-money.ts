import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

/** The columns for revenue, deposits held and money owed. */
const ADDED = [
  table('orders', [], [index('orders_money', ['status', 'travelDate', 'amount', 'paid'])]),
  table('ledger_entries', [], [index('ledger_entries_received', ['receivedAt', 'voidedAt', 'direction', 'amount'])]),
];

export class SumMoney1763600441000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const plan of ADDED) await addColumns(runner, plan);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const plan of ADDED.toReversed()) await dropColumns(runner, plan);
  }
}
