import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { eachAlone, SharedTransactions } from '../database/shared-transactions.js';
import { Transactions } from '../database/transactions.js';
import { isIntact } from '../database/corrupt-rows/corrupt-value.js';
import { failureOf } from '../logging/failure.js';
import { withLogContext } from '../logging/log-context.js';
import type { Job } from './job.entity.js';
import { LeaseLost, UnrecoverableError, JobRegistry, unreadablePayload, type JobRun } from './job-registry.js';
import { GATHER_MS, JobStore, LEASE_MS, type Lease } from './job-store.js';

/**
 * Far more than fail to be recorded while a database is unavailable. Jobs that another process has ended since are
 * dropped first.
 */
const MAX_UNRECORDED = 1_000;

/**
 * Runs one job and records the result in one transaction with what its handler writes (`run.onDone`, `run.onFailed`),
 * whether the poller or BullMQ delivered it.
 */
@Injectable()
export class JobExecutor {
  private readonly logger = new Logger('Jobs');
  /**
   * Runs, by job, that did their work but could not be recorded in the database yet. The next attempts only record
   * them; only after a crash, or in another process, the work may be done twice.
   */
  private readonly unrecorded = new Map<string, Run>();
  /** Jobs that end at the same time are recorded together. */
  private readonly ends: SharedTransactions<End, void>;

  constructor(
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly transactions: Transactions,
  ) {
    const record = eachAlone((tx, end: End) => this.recordDone(tx, end));
    this.ends = new SharedTransactions(transactions, record, GATHER_MS);
  }

  /**
   * Never throws for a failure of the job, only if the database does not respond.
   * @returns whether the job has been given up
   */
  async execute(job: Job): Promise<boolean> {
    const lease = await this.store.claim(job, this.unrecorded.has(job.id));
    if (!lease || lease === 'given up') return lease !== null;
    const { id, queue, name } = job;
    return withLogContext({ jobId: id, job: `${queue}/${name}`, attempt: lease.job.attempts }, () =>
      this.run(lease, isIntact(job)),
    );
  }

  private async run(lease: Lease, isIntact: boolean): Promise<boolean> {
    const { job } = lease;
    const renewal = setInterval(() => void this.store.renew(lease).catch(() => undefined), LEASE_MS / 3);
    const run = this.unrecorded.get(job.id) ?? new Run(job, () => this.hold(lease));
    try {
      if (!this.unrecorded.has(job.id)) await this.handle(job, run, isIntact);
      this.rememberDone(run);
      await this.ends.run({ lease, run });
      this.unrecorded.delete(job.id);
      return false;
    } catch (error) {
      return await this.fail(lease, run, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private async handle(job: Job, run: JobRun, isIntact: boolean): Promise<void> {
    if (!isIntact) throw unreadablePayload();
    await this.registry.handlerOf(job.queue, job.name)(job.payload, run);
  }

  private async hold(lease: Lease): Promise<void> {
    if (!(await this.store.renew(lease))) throw new LeaseLost();
  }

  private async recordDone(tx: EntityManager, { lease, run }: End): Promise<void> {
    if (await this.store.finish(tx, lease)) for (const write of run.whenDone) await write(tx);
  }

  private rememberDone(run: Run): void {
    this.unrecorded.set(run.jobId, run);
    const [oldest] = this.unrecorded.keys();
    if (oldest && this.unrecorded.size > MAX_UNRECORDED) this.unrecorded.delete(oldest);
  }

  /** @returns whether the job has been given up */
  private async fail(lease: Lease, run: Run, error: unknown): Promise<boolean> {
    const { job } = lease;
    const reason = error instanceof Error ? error.message : String(error);
    // The full reason is only in the record, because it may quote mail servers and contain mail addresses.
    this.logger.warn(`${job.queue}/${job.name} ${job.id} failed on attempt ${job.attempts}: ${failureOf(error)}`);
    // Finished work is not given up, however often it could not be recorded.
    const isExhausted = lease.isLastAttempt && !this.unrecorded.has(job.id);
    const isFinal = isExhausted || error instanceof UnrecoverableError;
    return this.transactions.run(async (tx) => {
      if (!(await this.store.fail(tx, lease, reason, isFinal))) return false;
      for (const write of run.whenFailed) await write(tx, isFinal);
      return isFinal;
    });
  }
}

type Write = (tx: EntityManager) => Promise<unknown>;
type WriteFailed = (tx: EntityManager, isFinal: boolean) => Promise<unknown>;

/** A job that finished its work. */
interface End {
  readonly lease: Lease;
  readonly run: Run;
}

class Run implements JobRun {
  readonly jobId: string;
  readonly attempt: number;
  readonly whenDone: Write[] = [];
  readonly whenFailed: WriteFailed[] = [];

  constructor(
    { id, attempts }: Job,
    readonly hold: () => Promise<void>,
  ) {
    this.jobId = id;
    this.attempt = attempts;
  }

  onDone(write: Write): void {
    this.whenDone.push(write);
  }

  onFailed(write: WriteFailed): void {
    this.whenFailed.push(write);
  }
}
