import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

const NAMED = table('mails', [text('reference', 40, { nullable: true })]);

/** Finds a mail without a subject by the number of its order. Sent mails have a subject. */
export class NameMails1763600121000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, NAMED);
    // A search text of NULL is filled after the migrations.
    await runner.query(
      'UPDATE mails SET searchText = NULL, reference = (SELECT number FROM orders WHERE orders.id = mails.orderId) ' +
        "WHERE orderId IS NOT NULL AND status <> 'sent'",
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, NAMED);
  }
}
