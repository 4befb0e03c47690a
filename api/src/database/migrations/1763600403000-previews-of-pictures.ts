import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

/** A picture of few pixels shows until the whole one is there. */
const ADDED = table('pictures', [text('preview', 400, { nullable: true })]);

export class PreviewPictures1763600403000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
