import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

/** A preview of few pixels is shown until the picture has loaded. */
const ADDED = table('pictures', [text('preview', 400, { nullable: true })]);

export class PreviewPictures1763600403000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
