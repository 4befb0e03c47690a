import { Column, Entity, Index } from 'typeorm';
import {
  ANY_OBJECT,
  CountColumn,
  JsonColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../database/columns.js';
import { CreatedEntity } from '../database/base-entities.js';

/**
 * WAITING: due at `runAt`. DISPATCHED: given to BullMQ. RUNNING: a process holds it until `leaseUntil`. HELD: after a
 * restore, until the owner decides (rules/operating 13). DONE, DEAD: final, though staff can send a dead one back to
 * WAITING.
 */
export const JOB_STATUSES = ['WAITING', 'DISPATCHED', 'RUNNING', 'HELD', 'DONE', 'DEAD'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The statuses in which a job will still run without staff. */
export const UNFINISHED = ['WAITING', 'DISPATCHED', 'RUNNING'] as const satisfies readonly JobStatus[];

/** One row of the transactional outbox: work that was added in the same transaction as the rows it is about. */
@Entity('jobs')
@Index('jobs_due', ['status', 'runAt', 'queue'])
@Index('jobs_due_of_queue', ['status', 'queue', 'runAt'])
@Index('jobs_lease', ['status', 'leaseUntil'])
@Index('jobs_times_set', ['status', 'timesSetAt'])
export class Job extends CreatedEntity {
  @TextColumn(40)
  queue: string;

  @TextColumn(60)
  name: string;

  /** Ids, never whole records. */
  @JsonColumn<unknown>(ANY_OBJECT, () => ({}))
  payload: unknown;

  @Column({ type: 'varchar', length: 10, default: 'WAITING' })
  status: JobStatus;

  @CountColumn()
  attempts: number;

  @TimeColumn()
  runAt: Date;

  @TimeColumn({ nullable: true })
  leaseUntil: Date | null;

  /** When `runAt` or `leaseUntil` was set: a time in the future means that the clock was set back since. */
  @TimeColumn({ nullable: true })
  timesSetAt: Date | null;

  /** The holder of the lease: a random id per run, so that a late finisher cannot end the run of another process. */
  @RefColumn({ nullable: true })
  leaseId: string | null;

  @LongTextColumn({ nullable: true })
  lastError: string | null;

  @TimeColumn({ nullable: true })
  finishedAt: Date | null;
}
