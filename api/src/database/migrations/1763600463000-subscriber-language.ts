import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, table, text } from './support/table.js';

/** The language of letters; who subscribed before it was asked gets the English ones. */
const ADDED = table('subscribers', [text('language', 5, { default: "'en'" })]);

export class LanguageOfSubscribers1763600463000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
