import { UNFINISHED } from '../jobs/job.entity.js';

/** Why a job does not run, for whoever looks at it. */
export const HELD_REASON = 'Held after a restore';

/**
 * The statements that belong to a restore, on both databases: no job of before runs, but those that reach nobody, and
 * the product knows that the owner has to decide. Run before any process can start.
 */
export function holdStatements(restore: {
  readonly id: string;
  readonly file: string;
  readonly at: Date;
  readonly queuesThatReachNobody: readonly string[];
}): string[] {
  const at = text(restore.at.toISOString().replace('T', ' ').replace('Z', ''));
  const statuses = UNFINISHED.map(text).join(', ');
  const others = restore.queuesThatReachNobody.map(text).join(', ');
  return [
    `UPDATE jobs SET status = 'HELD', lastError = ${text(HELD_REASON)}, leaseUntil = NULL, leaseId = NULL ` +
      `WHERE status IN (${statuses}) AND queue NOT IN (${others})`,
    'INSERT INTO backup_runs (id, createdAt, kind, state, endedAt, file, note) ' +
      `VALUES (${text(restore.id)}, ${at}, 'restore', 'HELD', NULL, ${text(restore.file.slice(0, 100))}, '')`,
  ];
}

/** Of names of this product's own, and of files. */
const text = (value: string): string => `'${value.replaceAll('\\', '').replaceAll("'", "''")}'`;
