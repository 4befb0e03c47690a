import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
  dropTables,
  foreignKey,
  id,
  index,
  longText,
  ref,
  table,
  text,
  time,
} from './support/table.js';

const TABLES = [
  table(
    'order_notes',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId'),
      longText('text'),
      ref('authorId', { nullable: true }),
      text('authorEmail', 254),
      ref('ownerId', { nullable: true }),
      day('dueDate', { nullable: true }),
      time('doneAt', { nullable: true }),
    ],
    [
      index('order_notes_order', ['orderId', 'createdAt', 'id']),
      index('order_notes_tasks', ['ownerId', 'doneAt', 'dueDate']),
      foreignKey('order_notes_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

export class KeepOrderNotes1763600291000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
