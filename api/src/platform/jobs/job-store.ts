import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, Repository, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { keptSinceMoment } from '@imisozi/core/privacy/periods';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { lookup } from '../database/batches.js';
import { eachAlone, SharedTransactions } from '../database/shared-transactions.js';
import { Transactions } from '../database/transactions.js';
import { cutToCharacters } from '../characters.js';
import { Job, UNFINISHED, type JobStatus } from './job.entity.js';

/** After this long, an unfinished run is assumed to have died with its process. */
export const LEASE_MS = 6_000;

/** How long BullMQ may hold a job before it is dispatched again, if {@link JobStore.dispatchedBefore} missed it. */
const DISPATCH_LEASE_MS = 60_000;

/** The maximum difference between the clocks of several machines. */
const SKEW_MS = 2_000;

/** Later than any time; SQLite treats text that is not a time as later than this. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/** Nobody waits for a job's result: jobs that begin or end within this time share a commit. */
export const GATHER_MS = 5;

/** Jobs read at once to correct their times. */
const BATCH = 500;

/** Over about five hours: a mail server may greylist for one hour, and be repaired within another. */
const MAX_ATTEMPTS = 20;
const FIRST_BACKOFF_MS = 2_000;
const MAX_BACKOFF_MS = 30 * 60_000;

const MAX_ERROR_LENGTH = 2_000;

/** A job that this process may run. */
export interface Lease {
  readonly job: Job;
  readonly leaseId: string;
  /** A failure now would be final. */
  readonly isLastAttempt: boolean;
}

/**
 * The table of jobs, and every change of a job's state. Each change is one conditional UPDATE: the process that changes
 * the row gets the job, so any number of processes may try.
 */
@Injectable()
export class JobStore {
  private readonly dispatches: SharedTransactions<Job, boolean>;
  private readonly claims: SharedTransactions<Job, Lease | null>;
  private readonly byId = lookup((ids) => this.jobs.findBy({ id: In(ids) }));

  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    transactions: Transactions,
    @InjectEnv() private readonly env: Pick<Env, 'pace'>,
  ) {
    this.dispatches = sharedBy(transactions, (tx, job) => this.giveAway(tx, job));
    this.claims = sharedBy(transactions, (tx, job) => this.begin(tx, job));
  }

  /** Due jobs, oldest first: waiting ones, and those whose holder no longer renews its lease. */
  async due(limit: number): Promise<Job[]> {
    const now = new Date();
    const waiting = await this.waiting(limit, now);
    if (waiting.length === limit) return waiting;
    return [...waiting, ...(await this.abandoned(limit - waiting.length, now))];
  }

  /**
   * {@link due} for each of these queues, up to `limit` per queue: jobs in other queues, be it ten thousand mails, are
   * not scanned.
   */
  async dueOfEach(limit: number, queues: readonly string[]): Promise<Job[]> {
    const now = new Date();
    const waiting = await Promise.all(queues.map((queue) => this.waiting(limit, now, { queue })));
    return [...waiting.flat(), ...(await this.abandoned(limit, now, { queue: In(queues) }))];
  }

  /** Marks the job as given to BullMQ; false when another process was faster. */
  async dispatch(job: Job): Promise<boolean> {
    return this.dispatches.run(job);
  }

  /** Releases a job that could not be given to BullMQ; it is due at once. */
  async release(job: Job): Promise<void> {
    await this.change({ ...job, status: 'DISPATCHED' } as Job, { status: 'WAITING', leaseUntil: null });
  }

  /**
   * Jobs that were given to BullMQ before `time`, in the order of their ids.
   * @param afterId the last one that was looked at
   */
  async dispatchedBefore(time: Date, afterId: string, limit: number): Promise<Job[]> {
    return this.jobs.find({
      take: limit,
      where: { status: 'DISPATCHED', timesSetAt: LessThanOrEqual(time), id: MoreThan(afterId) },
      order: { id: 'ASC' },
    });
  }

  /** Makes a job due again that was given to BullMQ but is not there, unless another process claimed it meanwhile. */
  async expireDispatch(job: Job): Promise<void> {
    await this.change(job, { leaseUntil: new Date() });
  }

  /**
   * Restarts waits that were set by a clock which has been set back since: they keep their length, so that no job waits
   * until the clock reaches that hour again.
   * @param goesOn whether there is still time: there may be many jobs, and a stopping process does not wait for them
   */
  async correctTimes(goesOn: () => boolean): Promise<void> {
    const status = In(UNFINISHED);
    const ahead = MoreThan(new Date(Date.now() + SKEW_MS));
    const where = [
      { status, timesSetAt: ahead },
      { status, runAt: MoreThan(END_OF_TIME) },
    ];
    for (let more = true; more && goesOn();) {
      const jobs = await this.jobs.find({ where, take: BATCH });
      for (const job of jobs) if (goesOn()) await this.correctTime(job);
      more = jobs.length === BATCH;
    }
  }

  /**
   * Claims the job to run it; null when another process was faster. A job that crashed its process too often is given
   * up.
   * @param isDone this process has done the work already, and only has to record it: then attempts are not limited
   */
  async claim(job: Job, isDone = false): Promise<Lease | 'given up' | null> {
    if (job.attempts >= MAX_ATTEMPTS && !isDone) {
      const isGivenUp = await this.change(job, { status: 'DEAD', leaseUntil: null, finishedAt: new Date() });
      return isGivenUp ? 'given up' : null;
    }
    return this.claims.run(job);
  }

  /** The job that BullMQ names, if it may still run: not finished, and not running elsewhere. */
  async findRunnable(id: string): Promise<Job | null> {
    const job = await this.byId.add(id);
    if (!job || job.status === 'HELD' || job.status === 'DONE' || job.status === 'DEAD') return null;
    const isHeld = job.status === 'RUNNING' && job.leaseUntil !== null && job.leaseUntil > new Date();
    return isHeld ? null : job;
  }

  /** Renews the lease of a long run. @returns false when another process has claimed the job */
  async renew(lease: Lease): Promise<boolean> {
    return (await this.jobs.update(held(lease), leaseFor(LEASE_MS))).affected === 1;
  }

  /** @returns false when the lease has expired and another process has claimed the job, which then records its end */
  async finish(tx: EntityManager, lease: Lease): Promise<boolean> {
    const done = { status: 'DONE', leaseUntil: null, lastError: null, finishedAt: new Date() } as const;
    return (await tx.update(Job, held(lease), done)).affected === 1;
  }

  /**
   * Schedules a retry, or moves the job to the dead letters when this failure is final.
   * @returns as {@link finish}
   */
  async fail(tx: EntityManager, lease: Lease, reason: string, isFinal: boolean): Promise<boolean> {
    const now = new Date();
    const { affected } = await tx.update(Job, held(lease), {
      status: isFinal ? 'DEAD' : 'WAITING',
      // Leaves at least one attempt to the next process.
      ...(!isFinal && { attempts: Math.min(lease.job.attempts, MAX_ATTEMPTS - 1) }),
      leaseUntil: null,
      lastError: cutToCharacters(reason, MAX_ERROR_LENGTH),
      runAt: new Date(now.getTime() + backoff(lease.job.attempts) / this.env.pace),
      timesSetAt: now,
      finishedAt: isFinal ? now : null,
    });
    return affected === 1;
  }

  /**
   * Deletes jobs that finished long ago. Those that took several attempts are few, and only the job records it; dead
   * letters stay until staff have looked at them.
   */
  async deleteDone(): Promise<void> {
    const before = (period: 'jobs' | 'retriedJobs') => LessThanOrEqual(keptSinceMoment(period));
    await this.jobs.delete({ status: 'DONE', attempts: LessThanOrEqual(1), runAt: before('jobs') });
    await this.jobs.delete({ status: 'DONE', runAt: before('retriedJobs') });
  }

  async count(status: JobStatus): Promise<number> {
    return this.jobs.countBy({ status });
  }

  private waiting(limit: number, now: Date, queue: FindOptionsWhere<Job> = {}): Promise<Job[]> {
    const where = { ...queue, status: 'WAITING' as const, runAt: LessThanOrEqual(now) };
    return this.jobs.find({ take: limit, where, order: { runAt: 'ASC' } });
  }

  private abandoned(limit: number, now: Date, queue: FindOptionsWhere<Job> = {}): Promise<Job[]> {
    const statuses = ['DISPATCHED', 'RUNNING'] as const;
    const where = statuses.map((status) => ({ ...queue, status, leaseUntil: LessThanOrEqual(now) }));
    return this.jobs.find({ take: limit, where });
  }

  private async correctTime(job: Job): Promise<void> {
    const now = Date.now();
    // Invalid dates count as no wait.
    const since = (time: Date | null) =>
      time && new Date(now + Math.max(time.getTime() - (job.timesSetAt?.getTime() ?? NaN) || 0, 0));
    await this.change(job, { runAt: since(job.runAt)!, leaseUntil: since(job.leaseUntil), timesSetAt: new Date(now) });
  }

  private giveAway(tx: EntityManager, job: Job): Promise<boolean> {
    return this.change(job, { status: 'DISPATCHED', ...leaseFor(DISPATCH_LEASE_MS) }, tx);
  }

  private async begin(tx: EntityManager, job: Job): Promise<Lease | null> {
    const leaseId = randomUUID();
    const attempts = job.attempts + 1;
    const isClaimed = await this.change(job, { status: 'RUNNING', attempts, leaseId, ...leaseFor(LEASE_MS) }, tx);
    return isClaimed ? { job: { ...job, attempts } as Job, leaseId, isLastAttempt: attempts >= MAX_ATTEMPTS } : null;
  }

  private async change(
    job: Job,
    values: Partial<Omit<Job, 'payload'>>,
    tx: EntityManager = this.jobs.manager,
  ): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .update(Job)
      .set(values)
      .where('id = :id AND status = :status AND attempts = :attempts', job)
      .execute();
    return result.affected === 1;
  }
}

function leaseFor(ms: number): Pick<Job, 'leaseUntil' | 'timesSetAt'> {
  const timesSetAt = new Date();
  return { leaseUntil: new Date(timesSetAt.getTime() + ms), timesSetAt };
}

/**
 * Makes changes that arrive together in one transaction, each with its own statement, which locks only its row. A
 * single statement for all of them may lock a range, and block callers that add jobs.
 */
const sharedBy = <Result>(transactions: Transactions, change: (tx: EntityManager, job: Job) => Promise<Result>) =>
  new SharedTransactions(transactions, eachAlone(change), GATHER_MS);

const held = (lease: Lease) => ({ id: lease.job.id, leaseId: lease.leaseId, status: 'RUNNING' as const });

/**
 * Doubles from two seconds to half an hour, plus up to a fifth at random, so that failed jobs are not all retried at
 * once.
 */
function backoff(attempts: number): number {
  const base = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS);
  return base * (1 + Math.random() * 0.2);
}
