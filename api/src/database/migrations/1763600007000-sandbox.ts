import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables, dropTables, id, number, table, text, time, unique } from './support/table.js';

const TABLES = [
  table(
    'sandbox_payments',
    [
      id(),
      time('createdAt'),
      text('sessionId', 100),
      text('reference', 40),
      number('amount'),
      text('currency', 3),
      text('description', 200),
      text('successIndicator', 100),
      text('status', 10, { default: "'INITIATED'" }),
    ],
    [unique('sandbox_payments_session', ['sessionId']), unique('sandbox_payments_reference', ['reference'])],
  ),
];

export class CreateSandbox1763600007000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
