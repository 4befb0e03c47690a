import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, table } from './support/table.js';

const OLD = table('jobs', [], [index('jobs_timed', ['status', 'timedAt'])]);
const NEW = table('jobs', [], [index('jobs_times_set', ['status', 'timesSetAt'])]);

/** Renames the status of dispatched jobs, and the time at which a job's times were set, to the names in the code. */
export class NameDispatchedJobs1763600210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE jobs SET status = 'DISPATCHED' WHERE status = 'HANDED'");
    await dropColumns(runner, OLD);
    await runner.query('ALTER TABLE jobs RENAME COLUMN timedAt TO timesSetAt');
    await addColumns(runner, NEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, NEW);
    await runner.query('ALTER TABLE jobs RENAME COLUMN timesSetAt TO timedAt');
    await addColumns(runner, OLD);
    await runner.query("UPDATE jobs SET status = 'HANDED' WHERE status = 'DISPATCHED'");
  }
}
