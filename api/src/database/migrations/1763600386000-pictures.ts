import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, index, key, number, numberKey, table, text, time } from './support/table.js';

/** Uploaded pictures, with the copies that a job makes. */
const TABLES = [
  table(
    'pictures',
    [
      key('publicId', 200),
      text('format', 4),
      number('width'),
      text('colour', 7, { nullable: true }),
      time('addedAt'),
      time('copiedAt', { nullable: true }),
    ],
    [index('pictures_added', ['addedAt'])],
  ),
  table('picture_copies', [key('publicId', 200), numberKey('width'), key('format', 4), number('bytes')]),
];

export class KeepPictures1763600386000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
