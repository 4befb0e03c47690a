import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTables,
  dropColumns,
  dropTables,
  flag,
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

const ORDERS = table('orders', [number('paid', { default: '0' })]);

const TABLES = [
  table(
    'ledger_entries',
    [
      id(),
      time('createdAt'),
      ref('orderId'),
      text('kind', 20),
      text('direction', 3),
      number('amount'),
      number('balanceAfter'),
      flag('isTest', false),
      time('receivedAt'),
      text('reference', 100, { nullable: true }),
      text('note', 1_000),
      text('recordedBy', 254),
      text('receiptNumber', 20),
      time('voidedAt', { nullable: true }),
      ref('voids', { nullable: true }),
    ],
    [
      index('ledger_entries_order', ['orderId', 'createdAt']),
      unique('ledger_entries_receipt', ['receiptNumber']),
      foreignKey('ledger_entries_order_fk', 'orderId', 'orders', 'RESTRICT'),
    ],
  ),
  table(
    'invoices',
    [
      id(),
      time('createdAt'),
      ref('orderId'),
      text('number', 20),
      number('amount'),
      text('creditNumber', 20, { nullable: true }),
      time('creditedAt', { nullable: true }),
    ],
    [
      index('invoices_order', ['orderId', 'createdAt']),
      unique('invoices_number', ['number']),
      foreignKey('invoices_order_fk', 'orderId', 'orders', 'RESTRICT'),
    ],
  ),
];

const COLUMNS =
  'id, createdAt, orderId, kind, direction, amount, balanceAfter, isTest, receivedAt, reference, note, recordedBy, receiptNumber';
const WAS_PAID = "status IN ('PAID', 'REFUNDED') AND paidAt IS NOT NULL AND receiptNumber IS NOT NULL";
const WAS_REFUNDED = `${WAS_PAID} AND status = 'REFUNDED' AND refundedAt IS NOT NULL`;

/** Ledger entries and invoices of orders, including those of orders that were paid before. */
export class KeepLedger1763600272000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ORDERS);
    await createTables(runner, TABLES);
    await runner.query(
      `INSERT INTO ledger_entries (${COLUMNS}) SELECT id, paidAt, id, ` +
        `CASE paidBy WHEN 'office' THEN 'other' ELSE 'card' END, 'in', amount, 0, CASE paidBy WHEN 'test' THEN 1 ELSE 0 END, paidAt, paymentReference, '', '', ` +
        `receiptNumber FROM orders WHERE ${WAS_PAID}`,
    );
    await runner.query(
      `INSERT INTO invoices (id, createdAt, orderId, number, amount) SELECT id, paidAt, id, invoiceNumber, amount ` +
        'FROM orders WHERE invoiceNumber IS NOT NULL AND paidAt IS NOT NULL',
    );
    await creditRefunds(runner);
    await runner.query(
      "UPDATE orders SET paid = amount - CASE status WHEN 'REFUNDED' THEN COALESCE(refundedAmount, amount) ELSE 0 END " +
        `WHERE ${WAS_PAID}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, TABLES);
    await runner.query("DELETE FROM document_numbers WHERE series LIKE 'credit-note-%'");
    await dropColumns(runner, ORDERS);
  }
}

/** Refunds had no numbers: they get numbers of credit notes, in the order of the refunds. */
async function creditRefunds(runner: QueryRunner): Promise<void> {
  const isMysql = runner.connection.options.type === 'mysql';
  const year = isMysql ? 'YEAR(refundedAt + INTERVAL 2 HOUR)' : "strftime('%Y', refundedAt, '+2 hours')";
  const numbered =
    `SELECT id, paidBy, refundedAt, COALESCE(refundedAmount, amount) AS back, refundReason, ${year} AS year, ` +
    `ROW_NUMBER() OVER (PARTITION BY ${year} ORDER BY refundedAt, id) AS place FROM orders WHERE ${WAS_REFUNDED}`;
  // A random id has the digit 4 at this place.
  const newId = "CONCAT(SUBSTR(id, 1, 14), '5', SUBSTR(id, 16))";
  const receipt = "CONCAT('CRN-', year, '-', SUBSTR(CONCAT('000000', place), -6))";
  await runner.query(
    `INSERT INTO ledger_entries (${COLUMNS}) SELECT ${newId}, refundedAt, id, 'other', 'out', back, back, CASE paidBy WHEN 'test' THEN 1 ELSE 0 END, refundedAt, NULL, ` +
      `SUBSTR(COALESCE(refundReason, ''), 1, 1000), '', ${receipt} FROM (${numbered}) AS refunds`,
  );
  await runner.query(
    "INSERT INTO document_numbers (series, last) SELECT CONCAT('credit-note-', year), MAX(place) " +
      `FROM (${numbered}) AS refunds GROUP BY year`,
  );
}
