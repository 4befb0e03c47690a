import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
  dropTables,
  foreignKey,
  id,
  index,
  number,
  ref,
  table,
  text,
  time,
} from './support/table.js';

const TABLES = [
  table(
    'departures',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('tourId'),
      day('startDate'),
      day('endDate'),
      number('capacity', { nullable: true }),
      number('minimum', { default: '0' }),
      number('taken', { default: '0' }),
      number('offered', { default: '0' }),
      text('state', 10, { default: "'OPEN'" }),
      text('note', 500),
    ],
    [
      index('departures_of_tour', ['tourId', 'startDate']),
      index('departures_by_day', ['startDate', 'id']),
      foreignKey('departures_tour_fk', 'tourId', 'tours', 'CASCADE'),
    ],
  ),
];

export class CreateDepartures1763600270000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
