import { DerivedColumn } from '../database/columns.js';
import { UNFINISHED } from './job.entity.js';

/**
 * How far a promised delivery (a mail, a message to a webhook) has come. The record knows whether it arrived; its job,
 * which `jobId` names, knows everything else. A job that arrived at the first attempt is deleted after a while.
 */
export interface Delivery<Arrived extends string> {
  /** What one that arrived is called. */
  readonly arrived: Arrived;
  /** The record's column with the time. */
  readonly arrivedAt: string;
  /** The record's column that names what was sent in its place; if it is set, the record is no longer retried. */
  readonly replacedBy?: string;
}

const OPEN = `job.status IN (${UNFINISHED.map((status) => `'${status}'`).join(', ')})`;

/** What the job of a record says, in SQL. */
const ofJob = (row: string, expression: string) => `SELECT ${expression} FROM jobs job WHERE job.id = ${row}.jobId`;

/** `queued`: it was not tried yet; `failed`: it will be tried again by itself; `dead`: only when somebody says so. */
export const DeliveryStatusColumn = <Arrived extends string>({ arrived, arrivedAt, replacedBy }: Delivery<Arrived>) =>
  DerivedColumn('varchar', (row) => {
    const ofAttempts = `CASE WHEN NOT ${OPEN} THEN 'dead' WHEN job.lastError IS NULL THEN 'queued' ELSE 'failed' END`;
    return (
      `CASE WHEN ${row}.${arrivedAt} IS NOT NULL THEN '${arrived}' ` +
      (replacedBy ? `WHEN ${row}.${replacedBy} IS NOT NULL THEN 'dead' ` : '') +
      `ELSE COALESCE((${ofJob(row, ofAttempts)}), 'dead') END`
    );
  });

/** Counts from 1. */
export const DeliveryAttemptsColumn = ({ arrivedAt }: Delivery<string>) =>
  DerivedColumn(
    'int',
    (row) => `COALESCE((${ofJob(row, 'job.attempts')}), CASE WHEN ${row}.${arrivedAt} IS NULL THEN 0 ELSE 1 END)`,
  );

/** Why the last attempt failed; null once it arrived. */
export const DeliveryErrorColumn = () =>
  DerivedColumn('text', (row) => ofJob(row, 'job.lastError'), { nullable: true });

/** The rows of a list in each state, and those whose last error has a word: for `ListDefinition`. */
export function deliveryFilters<Arrived extends string>({ arrived, arrivedAt, replacedBy }: Delivery<Arrived>) {
  const notArrived = `row.${arrivedAt} IS NULL`;
  const open = (also: string) => `EXISTS (${ofJob('row', '1')} AND ${OPEN}${also})`;
  const notReplaced = replacedBy ? ` AND row.${replacedBy} IS NULL` : '';
  const replaced = replacedBy ? `row.${replacedBy} IS NOT NULL OR ` : '';
  return {
    conditions: {
      status: {
        [arrived]: `row.${arrivedAt} IS NOT NULL`,
        queued: `${notArrived}${notReplaced} AND ${open(' AND job.lastError IS NULL')}`,
        failed: `${notArrived}${notReplaced} AND ${open(' AND job.lastError IS NOT NULL')}`,
        dead: `${notArrived} AND (${replaced}NOT ${open('')})`,
      },
    },
    searchElsewhere: (pattern: string) =>
      `${notArrived} AND EXISTS (${ofJob('row', '1')} AND job.lastError LIKE ${pattern})`,
  };
}
