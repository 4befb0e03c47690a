import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, id, index, longText, ref, table, text, time } from './support/table.js';

const TABLES = [
  table(
    'audit_entries',
    [
      id(),
      time('createdAt'),
      ref('userId', { nullable: true }),
      text('userEmail', 254),
      text('action', 40),
      text('resource', 40),
      ref('recordId', { nullable: true }),
      text('label', 250),
      longText('changes'),
      text('ip', 45),
      text('requestId', 64),
    ],
    [
      index('audit_entries_record', ['resource', 'recordId', 'createdAt']),
      index('audit_entries_created', ['createdAt']),
    ],
  ),
];

export class CreateAudit1763600006000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
