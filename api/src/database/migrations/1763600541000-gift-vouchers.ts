import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  bytes,
  createTables,
  day,
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

const TABLES = [
  table(
    'gift_vouchers',
    [
      id(),
      time('createdAt'),
      time('updatedAt'),
      text('number', 20, { nullable: true }),
      ref('buyerKey'),
      text('codeDigest', 64, { nullable: true }),
      text('sealedCode', 200, { nullable: true }),
      text('codeEnd', 4, { nullable: true }),
      number('amount'),
      number('balance', { default: '0' }),
      text('state', 10, { default: "'unpaid'" }),
      text('fromNames', 150),
      text('toNames', 150),
      text('message', 500),
      text('buyerEmail', 254),
      text('recipientEmail', 254, { nullable: true }),
      text('language', 5, { default: "'en'" }),
      text('way', 20, { nullable: true }),
      text('reference', 100, { nullable: true }),
      flag('isTest', false),
      time('issuedAt', { nullable: true }),
      day('expiresOn', { nullable: true }),
      text('voidReason', 500, { nullable: true }),
      bytes('searchText', 24_000, { nullable: true }),
    ],
    [
      unique('gift_vouchers_number', ['number']),
      unique('gift_vouchers_key', ['buyerKey']),
      unique('gift_vouchers_code', ['codeDigest']),
      index('gift_vouchers_created', ['createdAt', 'id']),
      index('gift_vouchers_issued', ['issuedAt', 'id']),
      index('gift_vouchers_by_state', ['state', 'createdAt', 'id']),
    ],
  ),
  table(
    'gift_voucher_entries',
    [
      id(),
      time('createdAt'),
      ref('voucherId'),
      text('kind', 10),
      number('amount'),
      ref('orderId', { nullable: true }),
      ref('ledgerEntryId', { nullable: true }),
      text('note', 500),
      text('recordedBy', 254),
    ],
    [
      index('gift_voucher_entries_voucher', ['voucherId', 'createdAt', 'id']),
      index('gift_voucher_entries_order', ['orderId', 'createdAt', 'id']),
      index('gift_voucher_entries_ledger', ['ledgerEntryId']),
      index('gift_voucher_entries_created', ['createdAt', 'kind']),
      foreignKey('gift_voucher_entries_voucher_fk', 'voucherId', 'gift_vouchers', 'RESTRICT'),
    ],
  ),
];

const OF_PAYMENTS = table('payments', [ref('giftVoucherId', { nullable: true })]);

/** Gift vouchers, what was spent of them, and the card payments that they are bought with. */
export class SellGiftVouchers1763600541000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await addColumns(runner, OF_PAYMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, OF_PAYMENTS);
    await dropTables(runner, TABLES);
  }
}
