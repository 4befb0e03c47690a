import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref, table, text, unique } from './support/table.js';

/** The columns that refer to a record of any kind of content; the existing kinds have a column each. */
const REFERENCE = [text('recordKind', 40, { nullable: true }), ref('recordId', { nullable: true })];

const TRANSLATIONS = table('translations', REFERENCE, [
  unique('translations_records', ['recordKind', 'recordId', 'language']),
]);

const COMMENTS = table('comments', REFERENCE, [index('comments_record', ['recordKind', 'recordId', 'createdAt'])]);

export class BelongToAnyContent1763600458000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, TRANSLATIONS);
    await addColumns(runner, COMMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COMMENTS);
    await dropColumns(runner, TRANSLATIONS);
  }
}
