import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, bytes, dropColumns, index, table } from './support/table.js';

/** A search read the whole index. */
const SCANNED = table(
  'orders',
  [bytes('searchText', 2_900, { nullable: true })],
  [index('orders_search', ['searchText', 'itemType', 'status', 'createdAt'])],
);

/** Finds a word that very many orders have among the newest ones; the index contains all columns needed. */
const IN_ORDER = table(
  'orders',
  [bytes('searchText', 2_800, { nullable: true })],
  [index('orders_search', ['createdAt', 'id', 'itemType', 'status', 'searchText'])],
);

/**
 * Orders are found by the beginnings of words, whose primary key is the index that a search reads. A search text of
 * NULL is filled after the migrations, and the words with it.
 */
export class KeepSearchWords1763600250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'search_words',
        columns: [
          { name: 'kind', type: 'varchar', length: '20', isPrimary: true },
          { name: 'word', type: 'varbinary', length: '100', isPrimary: true },
          { name: 'recordId', type: 'varchar', length: '36', isPrimary: true },
        ],
      }),
    );
    await dropColumns(runner, SCANNED);
    await addColumns(runner, IN_ORDER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, IN_ORDER);
    await addColumns(runner, SCANNED);
    await runner.dropTable('search_words');
  }
}
