import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
  flag,
  foreignKey,
  id,
  index,
  key,
  longText,
  number,
  ref,
  table,
  text,
  time,
  unique,
} from './support/table.js';

const TABLES = [
  table('document_numbers', [key('series', 40), number('last', { default: '0' })], []),
  table(
    'orders',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('number', 20),
      text('names', 150),
      text('email', 254),
      text('phoneNumber', 40),
      text('address', 250),
      text('location', 250),
      time('needDate'),
      time('deadline'),
      text('status', 10, { default: "'PENDING'" }),
      text('itemType', 10),
      ref('itemId'),
      number('itemNumber', { default: '0' }),
      text('itemTitle', 200),
      number('people', { default: '0' }),
      number('amount'),
      text('currency', 3),
      longText('message'),
      time('paidAt', { nullable: true }),
    ],
    [
      unique('orders_number', ['number']),
      index('orders_email', ['email']),
      index('orders_item', ['itemId']),
      index('orders_item_type', ['itemType', 'createdAt']),
      index('orders_status', ['status', 'createdAt']),
      index('orders_created', ['createdAt']),
    ],
  ),
  table(
    'payments',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      ref('orderId', { nullable: true }),
      text('provider', 10),
      text('reference', 40),
      text('sessionId', 100, { nullable: true }),
      text('successIndicator', 100, { nullable: true }),
      number('amount'),
      text('currency', 3),
      text('status', 10, { default: "'OPEN'" }),
      longText('reviewReason', { nullable: true }),
      time('settledAt', { nullable: true }),
      time('checkedAt', { nullable: true }),
    ],
    [
      index('payments_order', ['orderId']),
      unique('payments_reference', ['reference']),
      index('payments_status', ['status', 'createdAt']),
      foreignKey('payments_order_fk', 'orderId', 'orders', 'RESTRICT'),
    ],
  ),
  table(
    'idempotency_records',
    [
      id(),
      time('createdAt'),
      text('keyHash', 64),
      text('bodyHash', 64),
      flag('isFinished', false),
      longText('answer', { nullable: true }),
      time('expiresAt'),
    ],
    [unique('idempotency_records_key', ['keyHash']), index('idempotency_records_expiry', ['expiresAt'])],
  ),
];

export class CreateOrders1763600004000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
