import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, table } from './support/table.js';

/** The pictures of a tour besides its main image. */
const ADDED = table('tours', [longText('gallery', { nullable: true })]);

export class ShowGalleriesOfTours1763600370000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
