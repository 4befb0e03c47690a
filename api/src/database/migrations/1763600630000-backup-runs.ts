import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, id, index, table, text, time } from './support/table.js';

const TABLES = [
  table(
    'backup_runs',
    [
      id(),
      time('createdAt'),
      text('kind', 10),
      text('state', 10),
      time('endedAt', { nullable: true }),
      text('file', 100),
      text('note', 500),
    ],
    [index('backup_runs_newest', ['kind', 'createdAt'])],
  ),
];

/** What came of backups, and from which one this database was restored (rules/operating 10, 13). */
export class NoteBackups1763600630000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
