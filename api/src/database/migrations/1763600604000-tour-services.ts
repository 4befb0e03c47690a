import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  day,
  dropColumns,
  dropTables,
  foreignKey,
  id,
  index,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const OF_TOURS = table(
  'tour_services',
  [
    id(),
    time('createdAt'),
    time('updatedAt'),
    ref('tourId'),
    ref('supplierId'),
    number('day', { default: '0' }),
    text('what', 200),
    number('days', { default: '0' }),
    number('peoplePerUnit', { nullable: true }),
    text('note', 500),
  ],
  [
    index('tour_services_tour', ['tourId', 'day', 'createdAt', 'id']),
    index('tour_services_supplier', ['supplierId']),
    index('tour_services_created', ['createdAt', 'id']),
    foreignKey('tour_services_tour_fk', 'tourId', 'tours', 'CASCADE'),
    foreignKey('tour_services_supplier_fk', 'supplierId', 'suppliers', 'RESTRICT'),
  ],
);

const ADDED = [
  table(
    'trip_services',
    [
      day('askedDay', { nullable: true }),
      number('askedPeople', { nullable: true }),
      text('tourKey', 45, { nullable: true }),
    ],
    [unique('trip_services_tour_key', ['orderId', 'tourKey'])],
  ),
  table('quotes', [], [index('quotes_order', ['orderId'])]),
];

/** Days of tours name services, with which their bookings begin. */
export class NameServicesOfTours1763600604000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, [OF_TOURS]);
    for (const one of ADDED) await addColumns(runner, one);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of ADDED.toReversed()) await dropColumns(runner, one);
    await dropTables(runner, [OF_TOURS]);
  }
}
