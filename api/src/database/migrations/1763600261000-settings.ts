import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, day, dropTables, id, longText, number, table, text, time, unique } from './support/table.js';

const TABLES = [
  table(
    'settings',
    [id(), time('createdAt'), time('updatedAt'), text('name', 40), longText('value', { nullable: true })],
    [unique('settings_name', ['name'])],
  ),
  table(
    'promo_codes',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('code', 40),
      number('percent', { nullable: true }),
      number('amount', { nullable: true }),
      longText('tourIds', { nullable: true }),
      day('bookFrom', { nullable: true }),
      day('bookTo', { nullable: true }),
      day('travelFrom', { nullable: true }),
      day('travelTo', { nullable: true }),
      number('maxUses', { nullable: true }),
      number('uses', { default: '0' }),
      time('endedAt', { nullable: true }),
    ],
    [unique('promo_codes_code', ['code'])],
  ),
];

/** Settings of admins in the dashboard, and promo codes. */
export class CreateSettings1763600261000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
