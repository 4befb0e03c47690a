import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const NEW = table(
  'orders',
  [],
  [
    index('orders_sources', ['createdAt', 'source', 'status', 'people', 'amount', 'paid']),
    index('orders_titles', ['travelDate', 'itemTitle', 'status', 'people', 'amount', 'paid']),
    index('orders_owing', ['status', 'nextDue', 'amount', 'paid', 'id']),
  ],
);

/** Reports of a year read an index instead of whole bookings (rules/money 16). */
export class ReadReportsFromIndices1763600592000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, NEW);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, NEW);
  }
}
