import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, foreignKey, id, ref, table, text, time, unique } from './support/table.js';

const TABLES = [
  table(
    'traveller_links',
    [id(), time('createdAt'), ref('orderId'), ref('orderKey'), ref('travellerId'), text('type', 40)],
    [
      unique('traveller_links_traveller', ['orderId', 'travellerId']),
      foreignKey('traveller_links_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

/** The private links with which travellers enter their own details. */
export class LinkTravellers1763600461000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
