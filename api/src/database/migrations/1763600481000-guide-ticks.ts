import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, foreignKey, id, index, number, ref, table, text, time } from './support/table.js';

const TABLES = [
  table(
    'guide_ticks',
    [
      id(),
      time('createdAt'),
      ref('guideId'),
      ref('tripId'),
      ref('orderId', { nullable: true }),
      text('kind', 20),
      time('at'),
      number('value', { nullable: true }),
      text('note', 1000),
    ],
    [
      index('guide_ticks_order', ['orderId', 'createdAt', 'id']),
      index('guide_ticks_trip', ['tripId', 'createdAt', 'id']),
      foreignKey('guide_ticks_guide_fk', 'guideId', 'guides', 'RESTRICT'),
    ],
  ),
];

/** What guides say from the road. */
export class KeepGuideTicks1763600481000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
