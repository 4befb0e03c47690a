import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bytesKey, createTables, dropTables, index, table } from './support/table.js';

const TABLES = [
  table(
    'search_spellings',
    [bytesKey('spelling', 100), bytesKey('word', 100)],
    [index('search_spellings_word', ['word'])],
  ),
];

/** Words of names by their misspelt forms. */
export class SpellNames1763600531000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
