import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, ref, table, unique } from './support/table.js';

/** The key of an order for its client; null for an existing order, whose key is its id until it is renewed. */
const ADDED = table('orders', [ref('clientKey', { nullable: true })], [unique('orders_client_key', ['clientKey'])]);

export class KeyOrders1763600420000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
