import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bytes,
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
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'reviews',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId'),
      ref('tourId'),
      text('tourTitle', 200),
      day('travelledUntil'),
      text('status', 10),
      text('names', 80, { default: "''" }),
      number('stars', { default: '0' }),
      longText('text'),
      time('writtenAt', { nullable: true }),
      longText('answer', { nullable: true }),
      bytes('searchText', 24_000, { nullable: true }),
    ],
    [
      unique('reviews_order', ['orderId']),
      index('reviews_tour', ['tourId', 'status', 'writtenAt']),
      index('reviews_moderation', ['status', 'createdAt']),
      foreignKey('reviews_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

/** Travellers' reviews of their trips. */
export class KeepReviews1763600340000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
