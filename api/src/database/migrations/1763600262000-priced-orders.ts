import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, day, dropColumns, longText, number, table, text } from './support/table.js';

/** What an order was priced from, and when it travels; nothing of that is known of orders of before. */
const ADDED = table('orders', [
  day('travelDate', { nullable: true }),
  day('endDate', { nullable: true }),
  text('saleMode', 12, { nullable: true }),
  longText('travellers', { nullable: true }),
  longText('priceLines', { nullable: true }),
  longText('terms', { nullable: true }),
  longText('instalments', { nullable: true }),
  text('promoCode', 40, { nullable: true }),
  number('revision', { default: '1' }),
]);

export class KeepPricesOfOrders1763600262000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
