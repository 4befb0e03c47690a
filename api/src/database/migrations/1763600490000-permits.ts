import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
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
    'permits',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId'),
      text('code', 40),
      text('label', 200),
      number('place', { default: '0' }),
      number('round', { default: '0' }),
      ref('travellerId', { nullable: true }),
      day('day', { nullable: true }),
      text('state', 10, { default: "'to-buy'" }),
      text('number', 60, { nullable: true }),
      text('heldNumber', 60, { nullable: true }),
      number('cost', { nullable: true }),
      number('price', { default: '0' }),
      flag('isSurplus', false),
      time('boughtAt', { nullable: true }),
    ],
    [
      index('permits_order', ['orderId', 'code', 'round', 'place']),
      index('permits_by_state', ['state', 'day', 'id']),
      index('permits_by_day', ['day', 'id']),
      index('permits_created', ['createdAt', 'id']),
      unique('permits_held_number', ['heldNumber']),
      foreignKey('permits_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

/** The permits of bookings, one for each person and visit. */
export class KeepPermitRows1763600490000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
