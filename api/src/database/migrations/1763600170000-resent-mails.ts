import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, ref, table } from './support/table.js';

const RESENT = table('mails', [ref('resentAs', { nullable: true })]);

/** Stores as which mail another one was sent again. */
export class ResendMails1763600170000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, RESENT);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, RESENT);
  }
}
