import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

/** Staff see how many pictures wait for their copies, however many there are. */
const ADDED = table('pictures', [], [index('pictures_copied', ['copiedAt'])]);

export class CountPicturesWithoutCopies1763600387000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
