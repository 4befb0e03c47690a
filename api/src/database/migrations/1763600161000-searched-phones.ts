import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['orders', 'participants', 'air_ticket_inquiries', 'contact_messages'];

/** Telephone numbers are found however they are written. A search text of NULL is filled after the migrations. */
export class SearchPhones1763600161000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`UPDATE ${table} SET searchText = NULL`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
