import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTables,
  dropTables,
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
  table(
    'fiscal_receipts',
    [
      key('id', 36),
      time('createdAt'),
      ref('orderId'),
      text('orderNumber', 20),
      text('kind', 10),
      text('paper', 20),
      text('reverses', 20, { nullable: true }),
      text('title', 250),
      longText('taxed'),
      longText('francsPerDollar', { nullable: true }),
      text('state', 12),
      number('attempts', { default: '0' }),
      time('notBefore', { nullable: true }),
      text('problem', 300, { default: "''" }),
      longText('signed', { nullable: true }),
    ],
    [
      unique('fiscal_receipts_paper', ['paper']),
      index('fiscal_receipts_state', ['state', 'createdAt']),
      index('fiscal_receipts_order', ['orderId']),
      index('fiscal_receipts_reverses', ['reverses']),
    ],
  ),
];

/** Papers that the fiscal device signs (rules/fiscal 1). */
export class SignPapers1763600551000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
