import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, foreignKey, key, table, time } from './support/table.js';

const TABLES = [
  table(
    'notification_marks',
    [key('userId', 36), time('readUntil')],
    [foreignKey('notification_marks_user_fk', 'userId', 'users', 'CASCADE')],
  ),
];

export class AddNotificationMarks1763600024000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
