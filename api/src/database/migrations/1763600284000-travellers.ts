import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
  dropTables,
  foreignKey,
  id,
  index,
  longText,
  number,
  ref,
  table,
  time,
} from './support/table.js';

const TABLES = [
  table(
    'travellers',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId'),
      number('position', { default: '0' }),
      longText('sealed'),
      day('keepUntil'),
    ],
    [
      index('travellers_order', ['orderId', 'position']),
      index('travellers_keep_until', ['keepUntil', 'id']),
      foreignKey('travellers_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

export class KeepTravellers1763600284000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
