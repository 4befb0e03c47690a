import type { MigrationInterface, QueryRunner } from 'typeorm';
import { linkJobs } from './support/job-links.js';
import { addColumns, dropColumns, index, longText, number, ref, table, text } from './support/table.js';

const NAME = 'webhook_deliveries';
const LINK = table(NAME, [ref('jobId', { nullable: true })]);
const NEW = table(
  NAME,
  [],
  [
    index('webhook_deliveries_delivered', ['deliveredAt', 'createdAt']),
    index('webhook_deliveries_search', ['searchText', 'deliveredAt', 'jobId', 'createdAt']),
  ],
);
const STATE = [
  text('status', 10, { default: "'queued'" }),
  number('attempts', { default: '0' }),
  longText('lastError', { nullable: true }),
];
const OLD = [index('webhook_deliveries_search', ['searchText', 'createdAt'])];

/** Information that only the job has from now on: everything except that the delivery arrived at the first attempt. */
const UNSAID = "jobId IS NULL AND NOT (status = 'delivered' AND attempts <= 1)";

/** Moves attempts, last error and dead letter of a message to a webhook to its job. */
export class PointDeliveriesAtJobs1763600212000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, LINK);
    await linkJobs(runner, NAME, { queue: 'webhooks', name: 'deliver' }, ({ deliveryId }) => deliveryId);
    // Old finished jobs have been deleted: the replacement's id is the delivery's own.
    await runner.query(
      'INSERT INTO jobs (id, createdAt, queue, name, payload, status, attempts, runAt, lastError, finishedAt) ' +
        `SELECT id, createdAt, 'webhooks', 'deliver', REPLACE('{"deliveryId":"@"}', '@', id), ` +
        "CASE WHEN status = 'delivered' THEN 'DONE' ELSE 'DEAD' END, " +
        `attempts, COALESCE(deliveredAt, createdAt), lastError, COALESCE(deliveredAt, createdAt) FROM ${NAME} WHERE ${UNSAID}`,
    );
    await runner.query(`UPDATE ${NAME} SET jobId = id WHERE ${UNSAID}`);
    // A delivery that staff send again has not arrived yet.
    await runner.query(`UPDATE ${NAME} SET deliveredAt = NULL WHERE status <> 'delivered'`);
    // A search text of NULL is filled after the migrations.
    await runner.query(`UPDATE ${NAME} SET searchText = NULL WHERE lastError IS NOT NULL`);
    await dropColumns(runner, table(NAME, STATE, OLD));
    await addColumns(runner, NEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, NEW);
    await addColumns(runner, table(NAME, STATE, OLD));
    const ofJob = (expression: string) => `(SELECT ${expression} FROM jobs WHERE jobs.id = ${NAME}.jobId)`;
    const isOver = "jobs.status IN ('DONE', 'DEAD')";
    const state = `CASE WHEN ${isOver} THEN 'dead' WHEN jobs.lastError IS NULL THEN 'queued' ELSE 'failed' END`;
    await runner.query(
      `UPDATE ${NAME} SET status = CASE WHEN deliveredAt IS NOT NULL THEN 'delivered' ` +
        `ELSE COALESCE(${ofJob(state)}, 'dead') END, ` +
        `attempts = COALESCE(${ofJob('jobs.attempts')}, CASE WHEN deliveredAt IS NULL THEN 0 ELSE 1 END), ` +
        `lastError = ${ofJob('jobs.lastError')}`,
    );
    await runner.query(`UPDATE ${NAME} SET searchText = NULL WHERE lastError IS NOT NULL`);
    await dropColumns(runner, LINK);
  }
}
