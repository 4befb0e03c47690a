import { DerivedColumn } from '../database/columns.js';
import { UNFINISHED } from './job.entity.js';

/**
 * The state of a delivery (a mail, a message to a webhook). The record knows whether it arrived; its job, given by
 * `jobId`, knows everything else. The job of a delivery that arrived at the first attempt is deleted after a while.
 */
export interface Delivery<Arrived extends string> {
  /** The status of a delivery that arrived. */
  readonly arrived: Arrived;
  /** The record's column with the time of arrival. */
  readonly arrivedAt: string;
  /** The record's column that names its replacement; if it is set, the record is no longer retried. */
  readonly replacedBy?: string;
}

const OPEN = `job.status IN (${UNFINISHED.map((status) => `'${status}'`).join(', ')})`;

/** An expression about the record's job, in SQL. */
const ofJob = (row: string, expression: string) => `SELECT ${expression} FROM jobs job WHERE job.id = ${row}.jobId`;

/** `queued`: not tried yet; `failed`: will be retried automatically; `dead`: retried only by staff. */
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

/** Filters of a list by state, and by words in the last error: for `ListDefinition`. */
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
