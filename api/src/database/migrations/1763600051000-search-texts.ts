import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, bytes, dropColumns, index, table } from './support/table.js';

const indexed = bytes('searchText', 2_900, { nullable: true });
const long = bytes('searchText', 24_000, { nullable: true });

const TABLES = [
  table('orders', [indexed], [index('orders_search', ['searchText', 'itemType', 'status', 'createdAt'])]),
  table('payments', [indexed], [index('payments_search', ['searchText', 'status', 'createdAt'])]),
  table('subscribers', [indexed], [index('subscribers_search', ['searchText', 'createdAt'])]),
  table('participants', [indexed], [index('participants_search', ['searchText', 'createdAt'])]),
  table('air_ticket_inquiries', [indexed], [index('air_ticket_inquiries_search', ['searchText', 'createdAt'])]),
  table('contact_messages', [long]),
  table('comments', [long]),
  table('mails', [indexed], [index('mails_search', ['searchText', 'status', 'createdAt'])]),
  table('audit_entries', [indexed], [index('audit_entries_search', ['searchText', 'createdAt'])]),
  table('webhook_deliveries', [indexed], [index('webhook_deliveries_search', ['searchText', 'createdAt'])]),
];

/**
 * The text that staff search. Filled after the migrations, by the product's own code: SQL cannot fold text on both
 * databases.
 */
export class AddSearchTexts1763600051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const one of TABLES) await addColumns(runner, one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of TABLES.toReversed()) await dropColumns(runner, one);
  }
}
