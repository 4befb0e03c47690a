import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, number, table, text, time, unique } from './support/table.js';

const ORDERS = table(
  'orders',
  [
    text('paidBy', 10, { nullable: true }),
    text('paymentReference', 40, { nullable: true }),
    text('invoiceNumber', 20, { nullable: true }),
    text('receiptNumber', 20, { nullable: true }),
    number('refundedAmount', { nullable: true }),
    longText('refundReason', { nullable: true }),
    time('refundedAt', { nullable: true }),
  ],
  [unique('orders_invoice', ['invoiceNumber']), unique('orders_receipt', ['receiptNumber'])],
);

const PAYMENTS = table('payments', [
  time('endedAt', { nullable: true }),
  longText('resolution', { nullable: true }),
  time('resolvedAt', { nullable: true }),
]);

/** Invoices, receipts and refunds of orders; the results of payments and of their reviews. */
export class AddPaymentPapers1763600011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ORDERS);
    await addColumns(runner, PAYMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, PAYMENTS);
    await dropColumns(runner, ORDERS);
  }
}
