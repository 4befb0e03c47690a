import { Injectable } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import { DeadLetters } from '../../platform/jobs/dead-letters.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import type { ListPage, ListQuery } from '../../platform/list/read-list.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';

const DEAD = 'DEAD';

/** The jobs that were given up, and how staff retry them. */
@Injectable()
export class DeadJobs {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly queue: JobQueue,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  page(query: ListQuery): Promise<ListPage<Job>> {
    return this.deadLetters.page(query);
  }

  /** @throws Refused for an unknown id, and for a job that is not dead */
  async get(id: string): Promise<Job> {
    const job = await this.deadLetters.find(id);
    if (!job) throw refusal('job-not-found');
    return job;
  }

  /**
   * Makes the job due again, from its first attempt. Of simultaneous callers only one succeeds.
   * @throws Refused for an unknown id, and for a job that is not dead
   * @throws Refused when it is running again
   */
  async retry(actor: Actor, id: string): Promise<Job> {
    const job = await this.get(id);
    const label = `${job.queue}/${job.name}`;
    await this.transactions.run(async (tx) => {
      if (!(await this.queue.revive(tx, id))) throw refusal('job-running');
      await this.audit.record(tx, actor, {
        action: 'retry',
        resource: 'dead-jobs',
        recordId: id,
        label,
        before: { status: DEAD },
        after: { status: 'WAITING' },
      });
    });
    return job;
  }
}
