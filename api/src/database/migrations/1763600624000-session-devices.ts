import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, number, table, text } from './support/table.js';

const OF_SESSIONS = table('sessions', [
  text('device', 80, { default: "''" }),
  text('deviceHash', 64, { nullable: true }),
  number('version', { nullable: true }),
]);

/** What staff recognise their own sessions by, and what a new device is told from a known one by. */
export class KnowDevices1763600624000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, OF_SESSIONS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, OF_SESSIONS);
  }
}
