import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  flag,
  foreignKey,
  id,
  index,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'users',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('firstName', 100),
      text('lastName', 100),
      text('email', 254),
      text('role', 10),
      text('organization', 150),
      text('phoneNumber', 40),
      flag('isActive', true),
      text('passwordHash', 200, { nullable: true }),
      number('tokenVersion', { default: '0' }),
      time('lastLoginAt', { nullable: true }),
    ],
    [unique('users_email', ['email'])],
  ),
  table(
    'password_tokens',
    [
      id(),
      time('createdAt'),
      ref('userId'),
      text('tokenHash', 64),
      text('purpose', 10),
      time('expiresAt'),
      time('usedAt', { nullable: true }),
    ],
    [
      index('password_tokens_user', ['userId']),
      unique('password_tokens_hash', ['tokenHash']),
      foreignKey('password_tokens_user_fk', 'userId', 'users', 'CASCADE'),
    ],
  ),
];

export class CreateAccounts1763600001000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
