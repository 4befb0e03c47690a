import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const ANY_QUEUE = table('jobs', [], [index('jobs_due', ['status', 'runAt'])]);
const BY_QUEUE = table('jobs', [], [index('jobs_due', ['status', 'runAt', 'queue'])]);

/** Finds due jobs of some queues without reading the thousands that may wait in another. */
export class IndexQueues1763600041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, ANY_QUEUE);
    await addColumns(runner, BY_QUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, BY_QUEUE);
    await addColumns(runner, ANY_QUEUE);
  }
}
