import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, day, dropTables, foreignKey, id, index, ref, table, time, unique } from './support/table.js';

const TABLES = [
  table(
    'order_openings',
    [id(), time('createdAt'), ref('orderId'), day('day')],
    [
      unique('order_openings_day', ['orderId', 'day']),
      index('order_openings_order', ['orderId', 'createdAt', 'id']),
      foreignKey('order_openings_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

/** When clients opened the pages of their orders. */
export class NoteOpenings1763600306000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
