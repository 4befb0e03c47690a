import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, table, text } from './support/table.js';

const FIELDS = table(
  'audit_entries',
  [text('fields', 1_000, { nullable: true }), flag('isTechnical', false)],
  [index('audit_entries_technical', ['isTechnical', 'createdAt'])],
);

const AT_ONCE = 500;

/** Makes the audit trail searchable by the fields that changed, and hides technical entries. */
export class SearchAuditedFields1763600171000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, FIELDS);
    await runner.query("UPDATE audit_entries SET isTechnical = 1 WHERE resource = 'media' AND action = 'sign'");
    let last = '';
    for (;;) {
      const rows = (await runner.query(
        `SELECT id, changes FROM audit_entries WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
        [last],
      )) as { id: string; changes: string }[];
      if (rows.length === 0) return;
      // A search text of NULL is filled after the migrations.
      for (const { id, changes } of rows) {
        await runner.query('UPDATE audit_entries SET fields = ?, searchText = NULL WHERE id = ?', [words(changes), id]);
      }
      last = rows.at(-1)!.id;
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, FIELDS);
  }
}

/** As the product writes them; empty if they cannot be read. */
function words(changes: string): string {
  try {
    return Object.keys(JSON.parse(changes) as object)
      .map((field) => `changed:${field};`)
      .join(' ')
      .slice(0, 1_000);
  } catch {
    return '';
  }
}
