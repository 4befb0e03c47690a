import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, id, longText, number, table, text, time, unique } from './support/table.js';

const TABLES = [
  table(
    'content_versions',
    [
      id(),
      time('createdAt'),
      text('document', 40),
      text('language', 10),
      number('version'),
      longText('value'),
      text('author', 254),
    ],
    [unique('content_versions_version', ['document', 'language', 'version'])],
  ),
];

/** Texts of the website that staff have written to replace the defaults. */
export class KeepWords1763600360000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
