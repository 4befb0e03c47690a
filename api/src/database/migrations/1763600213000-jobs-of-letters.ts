import type { MigrationInterface, QueryRunner } from 'typeorm';
import { linkJobs } from './support/job-links.js';
import { addColumns, dropColumns, longText, number, ref, table } from './support/table.js';

const NAME = 'campaign_letters';
const LINK = table(NAME, [ref('jobId', { nullable: true })]);
const STATE = table(NAME, [number('turn', { default: '0' }), longText('lastError', { nullable: true })]);

/**
 * Moves attempts, last error and dead letter of a campaign's letter to its job, and renames the batches of a campaign.
 */
export class PointLettersAtJobs1763600213000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, LINK);
    const kind = { queue: 'letters', name: 'send', isUnfinished: true };
    await linkJobs(runner, NAME, kind, ({ letterId }) => letterId);
    const isLost = "jobId IS NULL AND status = 'DEAD'";
    await runner.query(
      'INSERT INTO jobs (id, createdAt, queue, name, payload, status, attempts, runAt, lastError, finishedAt) ' +
        `SELECT id, createdAt, 'letters', 'send', REPLACE('{"letterId":"@"}', '@', id), 'DEAD', 1, createdAt, ` +
        `lastError, createdAt FROM ${NAME} WHERE ${isLost}`,
    );
    await runner.query(`UPDATE ${NAME} SET jobId = id WHERE ${isLost}`);
    await runner.query(`UPDATE ${NAME} SET status = 'QUEUED' WHERE status = 'DEAD'`);
    await dropColumns(runner, STATE);
    await runner.query('ALTER TABLE campaigns RENAME COLUMN turn TO batch');
    await rename(runner, 'turn', 'batch');
    await runner.query('ALTER TABLE paces RENAME TO letter_rates');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE letter_rates RENAME TO paces');
    await rename(runner, 'batch', 'turn');
    await runner.query('ALTER TABLE campaigns RENAME COLUMN batch TO turn');
    await addColumns(runner, STATE);
    const isDead = `EXISTS (SELECT 1 FROM jobs WHERE jobs.id = ${NAME}.jobId AND jobs.status = 'DEAD')`;
    await runner.query(
      `UPDATE ${NAME} SET lastError = (SELECT jobs.lastError FROM jobs WHERE jobs.id = ${NAME}.jobId), ` +
        `status = CASE WHEN ${isDead} THEN 'DEAD' ELSE status END WHERE status = 'QUEUED'`,
    );
    const letter = `(SELECT ${NAME}.id FROM ${NAME} WHERE ${NAME}.jobId = jobs.id)`;
    await runner.query(
      `UPDATE jobs SET payload = REPLACE('{"letterId":"@","turn":0}', '@', ${letter}) ` +
        `WHERE queue = 'letters' AND status <> 'DONE' AND ${letter} IS NOT NULL`,
    );
    await dropColumns(runner, LINK);
  }
}

const rename = (runner: QueryRunner, from: string, to: string): Promise<unknown> =>
  runner.query(`UPDATE jobs SET payload = REPLACE(payload, ?, ?) WHERE queue = 'campaigns'`, [
    `"${from}":`,
    `"${to}":`,
  ]);
