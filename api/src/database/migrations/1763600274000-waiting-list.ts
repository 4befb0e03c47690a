import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
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
    'waiting_entries',
    [
      id(),
      time('createdAt'),
      ref('departureId'),
      text('names', 150),
      text('email', 254),
      text('phoneNumber', 40),
      number('people', { default: '0' }),
      text('state', 10, { default: "'waiting'" }),
      ref('key'),
      time('offeredUntil', { nullable: true }),
    ],
    [
      unique('waiting_entries_address', ['departureId', 'email']),
      index('waiting_entries_line', ['departureId', 'state', 'createdAt']),
      index('waiting_entries_offered', ['state', 'offeredUntil']),
      unique('waiting_entries_key', ['key']),
      foreignKey('waiting_entries_departure_fk', 'departureId', 'departures', 'CASCADE'),
    ],
  ),
];

export class CreateWaitingList1763600274000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
