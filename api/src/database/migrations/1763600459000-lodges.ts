import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  flag,
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
    'lodges',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('title', 200),
      text('slug', 120),
      text('place', 200),
      text('level', 20),
      longText('body'),
      longText('images'),
      number('rooms', { nullable: true }),
      longText('position', { nullable: true }),
      text('link', 500),
      ref('authorId', { nullable: true }),
      flag('isPublished', false),
    ],
    [
      unique('lodges_slug', ['slug']),
      index('lodges_public', ['isPublished', 'createdAt']),
      foreignKey('lodges_author_fk', 'authorId', 'users', 'SET NULL'),
    ],
  ),
];

/** Where travellers sleep. */
export class AddLodges1763600459000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
