import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  day,
  dropTables,
  foreignKey,
  id,
  index,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table(
    'suppliers',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('name', 150),
      text('kind', 12),
      text('contact', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('address', 250),
      longText('bankDetails'),
      longText('terms'),
      text('currency', 3),
      number('payDays', { default: '0' }),
      longText('rates', { nullable: true }),
      time('endedAt', { nullable: true }),
    ],
    [index('suppliers_name', ['name', 'id']), index('suppliers_created', ['createdAt', 'id'])],
  ),
  table(
    'trip_services',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId'),
      ref('supplierId'),
      text('what', 200),
      day('fromDay'),
      number('days', { default: '0' }),
      number('units', { default: '0' }),
      number('unitCost', { default: '0' }),
      number('cost', { default: '0' }),
      text('currency', 3),
      text('note', 500),
      text('state', 12, { default: "'to-request'" }),
      text('reference', 60, { nullable: true }),
      time('requestedAt', { nullable: true }),
      text('voucherNumber', 20, { nullable: true }),
      time('voucherAt', { nullable: true }),
      day('dueDay'),
      day('paidOn', { nullable: true }),
      text('paidBy', 12, { nullable: true }),
      text('paidReference', 60, { nullable: true }),
    ],
    [
      index('trip_services_order', ['orderId', 'fromDay', 'id']),
      index('trip_services_supplier', ['supplierId', 'fromDay', 'id']),
      index('trip_services_due', ['state', 'paidOn', 'dueDay', 'id']),
      index('trip_services_by_day', ['fromDay', 'id']),
      index('trip_services_created', ['createdAt', 'id']),
      unique('trip_services_voucher', ['voucherNumber']),
      foreignKey('trip_services_order_fk', 'orderId', 'orders', 'CASCADE'),
      foreignKey('trip_services_supplier_fk', 'supplierId', 'suppliers', 'RESTRICT'),
    ],
  ),
];

/** Suppliers, and what they do for bookings. */
export class KnowSuppliers1763600491000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
