import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, foreignKey, id, ref, table, text, time, unique } from './support/table.js';

const TABLES = [
  table(
    'trip_mails',
    [id(), time('createdAt'), ref('orderId'), text('kind', 12)],
    [
      unique('trip_mails_order', ['orderId', 'kind']),
      foreignKey('trip_mails_order_fk', 'orderId', 'orders', 'CASCADE'),
    ],
  ),
];

/** Which mails the clients of orders have got before their trips. */
export class MailBeforeTrips1763600460000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
