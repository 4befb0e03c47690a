import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table, time } from './support/table.js';

const TIMED = table('jobs', [time('timedAt', { nullable: true })], [index('jobs_timed', ['status', 'timedAt'])]);

/** Stores when a job's times were set, so that a clock which was set back since delays no job. */
export class TimeJobs1763600120000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return addColumns(runner, TIMED);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropColumns(runner, TIMED);
  }
}
