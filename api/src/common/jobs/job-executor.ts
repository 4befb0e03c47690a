import { Injectable, Logger } from '@nestjs/common';
import { isReadable } from '../../database/unreadable/unreadable.js';
import { failureOf } from '../logging/failure.js';
import { withLogContext } from '../logging/log-context.js';
import type { Job } from './job.entity.js';
import { UnrecoverableError, JobRegistry, unreadablePayload } from './job-registry.js';
import { JobStore, LEASE_MS, type Lease } from './job-store.js';

/** How many jobs of one queue a process does at a time. Each queue has its own places: a slow one holds up no other. */
export const CONCURRENCY = 5;

/** Runs one job to its end and records how it went; the same whether a poll or BullMQ brought it. */
@Injectable()
export class JobExecutor {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
  ) {}

  /** Never throws for what the job does; only for a database that does not answer. */
  async execute(job: Job): Promise<void> {
    const lease = await this.store.take(job);
    if (!lease) return;
    const { id, queue, name } = job;
    await withLogContext({ jobId: id, job: `${queue}/${name}`, attempt: lease.job.attempts }, () =>
      this.run(lease, isReadable(job)),
    );
  }

  private async run(lease: Lease, isReadable: boolean): Promise<void> {
    const { job } = lease;
    const renewal = setInterval(() => void this.store.renew(lease).catch(() => undefined), LEASE_MS / 3);
    try {
      if (!isReadable) throw unreadablePayload();
      const handler = this.registry.handlerOf(job.queue, job.name);
      await handler(job.payload, { attempt: job.attempts, isLastAttempt: lease.isLastAttempt });
      await this.store.finish(lease);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The whole reason stands in the record: it holds the words of mail servers and receivers, and addresses in them.
      this.logger.warn(`${job.queue}/${job.name} ${job.id} failed on attempt ${job.attempts}: ${failureOf(error)}`);
      await this.store.fail(lease, reason, error instanceof UnrecoverableError);
    } finally {
      clearInterval(renewal);
    }
  }
}
