import type { MigrationInterface, QueryRunner } from 'typeorm';
import { linkJobs } from './support/job-links.js';
import { addColumns, dropColumns, index, longText, number, ref, table, text } from './support/table.js';

const LINK = table('mails', [ref('jobId', { nullable: true })]);
const NEW = table(
  'mails',
  [],
  [index('mails_sent', ['sentAt', 'createdAt']), index('mails_search', ['searchText', 'sentAt', 'jobId', 'createdAt'])],
);
const STATE = [
  text('status', 10, { default: "'queued'" }),
  number('attempts', { default: '0' }),
  longText('lastError', { nullable: true }),
];
const OLD = [
  index('mails_status', ['status', 'createdAt']),
  index('mails_search', ['searchText', 'status', 'createdAt']),
];

/** Information that only the job has from now on: everything except that the mail was sent at the first attempt. */
const UNSAID = "jobId IS NULL AND NOT (status = 'sent' AND attempts <= 1)";

/** Moves attempts, last error and dead letter of a mail to its job. */
export class PointMailsAtJobs1763600211000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, LINK);
    await linkJobs(runner, 'mails', { queue: 'mail', name: 'send' }, ({ mailId }) => mailId);
    // Old finished jobs have been deleted: the replacement's id is the mail's own.
    await runner.query(
      'INSERT INTO jobs (id, createdAt, queue, name, payload, status, attempts, runAt, lastError, finishedAt) ' +
        `SELECT id, createdAt, 'mail', 'send', REPLACE('{"mailId":"@"}', '@', id), ` +
        "CASE WHEN status = 'sent' OR resentAs IS NOT NULL THEN 'DONE' ELSE 'DEAD' END, " +
        `attempts, COALESCE(sentAt, createdAt), lastError, COALESCE(sentAt, createdAt) FROM mails WHERE ${UNSAID}`,
    );
    await runner.query(`UPDATE mails SET jobId = id WHERE ${UNSAID}`);
    // A mail that was replaced keeps its error; its job was ended without an attempt, and has none.
    await runner.query(
      'UPDATE jobs SET lastError = (SELECT mails.lastError FROM mails WHERE mails.jobId = jobs.id) ' +
        "WHERE status = 'DONE' AND lastError IS NULL AND id IN " +
        '(SELECT jobId FROM mails WHERE sentAt IS NULL AND resentAs IS NOT NULL AND jobId IS NOT NULL)',
    );
    // A search text of NULL is filled after the migrations.
    await runner.query('UPDATE mails SET searchText = NULL WHERE lastError IS NOT NULL');
    await dropColumns(runner, table('mails', STATE, OLD));
    await addColumns(runner, NEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, NEW);
    await addColumns(runner, table('mails', STATE, OLD));
    const ofJob = (expression: string) => `(SELECT ${expression} FROM jobs WHERE jobs.id = mails.jobId)`;
    const isOver = "jobs.status IN ('DONE', 'DEAD')";
    const state = `CASE WHEN ${isOver} THEN 'dead' WHEN jobs.lastError IS NULL THEN 'queued' ELSE 'failed' END`;
    await runner.query(
      "UPDATE mails SET status = CASE WHEN sentAt IS NOT NULL THEN 'sent' WHEN resentAs IS NOT NULL THEN 'dead' " +
        `ELSE COALESCE(${ofJob(state)}, 'dead') END, ` +
        `attempts = COALESCE(${ofJob('jobs.attempts')}, CASE WHEN sentAt IS NULL THEN 0 ELSE 1 END), ` +
        `lastError = ${ofJob('jobs.lastError')}`,
    );
    await runner.query('UPDATE mails SET searchText = NULL WHERE lastError IS NOT NULL');
    await dropColumns(runner, LINK);
  }
}
