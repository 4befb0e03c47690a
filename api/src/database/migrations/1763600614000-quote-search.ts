import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, bytes, dropColumns, index, table } from './support/table.js';

/** A search read whole proposals, with all their days. */
const WITHOUT_INDEX = table('quotes', [bytes('searchText', 24_000, { nullable: true })]);

const INDEXED = table(
  'quotes',
  [bytes('searchText', 2_900, { nullable: true })],
  [index('quotes_search', ['searchText', 'erasedAt'])],
);

/** A search of proposals reads an index. A search text of NULL is filled after the migrations. */
export class IndexSearchTextsOfQuotes1763600614000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, WITHOUT_INDEX);
    await addColumns(runner, INDEXED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, INDEXED);
    await addColumns(runner, WITHOUT_INDEX);
  }
}
