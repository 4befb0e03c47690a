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
    'statements',
    [
      id(),
      time('createdAt'),
      text('name', 200),
      text('format', 10),
      text('account', 64),
      text('currency', 3),
      day('fromDay'),
      day('toDay'),
      number('rowCount', { default: '0' }),
      number('knownCount', { default: '0' }),
      number('leftOutCount', { default: '0' }),
      text('headerKey', 500, { nullable: true }),
      longText('mapping', { nullable: true }),
      text('uploadedBy', 254),
    ],
    [index('statements_created', ['createdAt', 'id']), index('statements_header', ['headerKey', 'createdAt'])],
  ),
  table(
    'statement_rows',
    [
      id(),
      time('createdAt'),
      ref('statementId'),
      number('position', { default: '0' }),
      text('fingerprint', 64),
      day('day'),
      text('direction', 3),
      number('amount', { default: '0' }),
      text('currency', 3),
      text('name', 150),
      text('text', 500),
      text('reference', 100),
      text('state', 6, { default: "'open'" }),
      number('bookedAmount', { default: '0' }),
      text('asideReason', 500, { nullable: true }),
      text('decidedBy', 254, { nullable: true }),
      time('decidedAt', { nullable: true }),
    ],
    [
      unique('statement_rows_fingerprint', ['fingerprint']),
      index('statement_rows_statement', ['statementId', 'position']),
      index('statement_rows_alike', ['day', 'amount', 'currency', 'direction']),
      foreignKey('statement_rows_statement_fk', 'statementId', 'statements', 'CASCADE'),
    ],
  ),
  table(
    'statement_bookings',
    [
      id(),
      time('createdAt'),
      ref('rowId'),
      ref('orderId'),
      ref('entryId'),
      number('taken', { default: '0' }),
      number('amount'),
    ],
    [
      unique('statement_bookings_once', ['rowId', 'orderId']),
      index('statement_bookings_order', ['orderId']),
      unique('statement_bookings_entry', ['entryId']),
      foreignKey('statement_bookings_row_fk', 'rowId', 'statement_rows', 'RESTRICT'),
      foreignKey('statement_bookings_order_fk', 'orderId', 'orders', 'RESTRICT'),
      foreignKey('statement_bookings_entry_fk', 'entryId', 'ledger_entries', 'RESTRICT'),
    ],
  ),
];

/** Bank statements: their rows, and which bookings each was booked for. */
export class ReadStatements1763600520000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
