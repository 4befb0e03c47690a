import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
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
    'factors',
    [
      id(),
      time('createdAt'),
      ref('userId'),
      text('name', 80),
      text('sealedSecret', 400),
      number('lastStep', { default: '0' }),
      time('confirmedAt', { nullable: true }),
      time('lastUsedAt', { nullable: true }),
    ],
    [index('factors_user', ['userId', 'createdAt', 'id']), foreignKey('factors_user_fk', 'userId', 'users', 'CASCADE')],
  ),
  table(
    'recovery_codes',
    [id(), time('createdAt'), ref('userId'), text('codeHash', 64), time('usedAt', { nullable: true })],
    [
      unique('recovery_codes_hash', ['codeHash']),
      index('recovery_codes_user', ['userId']),
      foreignKey('recovery_codes_user_fk', 'userId', 'users', 'CASCADE'),
    ],
  ),
];

const OF_SESSIONS = table('sessions', [flag('hasFactor', false), time('confirmedAt', { nullable: true })]);

/** Second factors of accounts, and which sessions were opened with one and when they were last confirmed. */
export class AddSecondFactors1763600626000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addColumns(runner, OF_SESSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, OF_SESSIONS);
    await dropTables(runner, TABLES);
  }
}
