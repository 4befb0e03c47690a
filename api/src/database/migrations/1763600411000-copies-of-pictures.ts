import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
  dropTables,
  index,
  key,
  number,
  numberKey,
  table,
} from './support/table.js';

/** Unused: the media folder tells which copies exist, and the jobs which are still to be made. */
const TABLES = [table('picture_copies', [key('publicId', 200), numberKey('width'), key('format', 4), number('bytes')])];
const DROPPED = table('pictures', [], [index('pictures_copied', ['copiedAt'])]);

export class ForgetCopiesOfPictures1763600411000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, DROPPED);
    await dropTables(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addColumns(runner, DROPPED);
  }
}
