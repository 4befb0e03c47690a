import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, day, dropColumns, longText, number, table, text } from './support/table.js';

/** The basis of an order's price, and its days of travel; unknown for existing orders. */
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
