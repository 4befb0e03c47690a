import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, longText, table, text } from './support/table.js';

const ADDED = table('payments', [
  text('phoneNumber', 20, { nullable: true }),
  longText('inCurrency', { nullable: true }),
  flag('isTest', false),
]);

/** Payments by mobile money: the payer's number, and what moves in francs (rules/mobile-money 2). */
export class PayByMobileMoney1763600560000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
