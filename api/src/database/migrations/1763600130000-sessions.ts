import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, foreignKey, id, index, ref, table, text, time } from './support/table.js';

const TABLES = [
  table(
    'sessions',
    [
      id(),
      time('createdAt'),
      ref('userId'),
      time('expiresAt'),
      time('lastSeenAt'),
      time('endedAt', { nullable: true }),
      text('network', 64),
    ],
    [index('sessions_user', ['userId', 'expiresAt']), foreignKey('sessions_user_fk', 'userId', 'users', 'CASCADE')],
  ),
];

export class CreateSessions1763600130000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
