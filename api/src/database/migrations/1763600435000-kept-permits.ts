import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, number, table } from './support/table.js';

/** The part of a cancelled order's price that is kept for permits. */
const ADDED = table('orders', [number('permitsKept', { nullable: true })]);

export class KeepPermits1763600435000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, ADDED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, ADDED);
  }
}
