import { tableWrittenBy } from './written-tables.js';

describe('The table that a statement writes', () => {
  it.each<[sql: string, table: string | undefined]>([
    ['INSERT INTO "orders"("id") VALUES (?)', 'orders'],
    ['INSERT OR IGNORE INTO "search_words"("word") VALUES (?)', 'search_words'],
    ['INSERT IGNORE INTO `search_words`(`word`) VALUES (?)', 'search_words'],
    ['UPDATE `departures` SET `note` = ?', 'departures'],
    ['\n  delete from waiting_entries WHERE id = ?', 'waiting_entries'],
    ['SELECT * FROM "orders" WHERE "note" = \'UPDATE tours\'', undefined],
    ['SELECT "id" FROM "orders" FOR UPDATE', undefined],
    ['COMMIT', undefined],
  ])('is read from its beginning: %s', (sql, table) => {
    expect(tableWrittenBy(sql)).toBe(table);
  });
});
