import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, ref, table } from './support/table.js';

const OWNED = table('idempotency_records', [ref('owner', { nullable: true })]);

/** Stores which process runs a call with an `Idempotency-Key`, so that the call of a dead process can be taken over. */
export class OwnClaims1763600110000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, OWNED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, OWNED);
  }
}
