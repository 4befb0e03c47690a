import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const TABLES = [
  table(
    'orders',
    [],
    [
      index('orders_revenue', ['status', 'paidAt', 'amount', 'refundedAmount']),
      index('orders_by_status', ['status']),
      index('orders_names', ['names']),
      index('orders_item_title', ['itemTitle']),
      index('orders_address', ['address']),
      index('orders_phone_number', ['phoneNumber']),
      index('orders_amount', ['amount']),
      index('orders_need_date', ['needDate']),
    ],
  ),
  table('contact_messages', [], [index('contact_messages_handled', ['isHandled', 'createdAt'])]),
  table('air_ticket_inquiries', [], [index('air_ticket_inquiries_handled', ['isHandled', 'createdAt'])]),
];

/** Indexes for the figures of the dashboard and for its lists of 100,000 orders. */
export class IndexFigures1763600022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const one of TABLES) await addColumns(runner, one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of TABLES.toReversed()) await dropColumns(runner, one);
  }
}
