import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, bytes, dropColumns, index, table } from './support/table.js';

const indexed = bytes('searchText', 2_900, { nullable: true });
const long = bytes('searchText', 24_000, { nullable: true });

const TABLES = [
  table('orders', [indexed], [index('orders_search', ['searchText', 'itemType', 'status'])]),
  table('payments', [indexed], [index('payments_search', ['searchText', 'status'])]),
  table('subscribers', [indexed], [index('subscribers_search', ['searchText'])]),
  table('participants', [indexed], [index('participants_search', ['searchText'])]),
  table('air_ticket_inquiries', [indexed], [index('air_ticket_inquiries_search', ['searchText'])]),
  table('contact_messages', [long]),
  table('comments', [long]),
  table('mails', [indexed], [index('mails_search', ['searchText', 'status'])]),
  table('audit_entries', [indexed], [index('audit_entries_search', ['searchText'])]),
  table('webhook_deliveries', [indexed], [index('webhook_deliveries_search', ['searchText'])]),
];

/** What staff search by. Filled after the migrations, by the product's own rule: no SQL of both databases folds text. */
export class AddSearchTexts1763600051000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const one of TABLES) await addColumns(runner, one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of TABLES.toReversed()) await dropColumns(runner, one);
  }
}
