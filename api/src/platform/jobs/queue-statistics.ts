import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Job, UNFINISHED, type JobStatus } from './job.entity.js';
import type { JobKind } from './job-queue.js';
import { JobRegistry } from './job-registry.js';

/** How one queue stands. */
export interface QueueFigures {
  readonly name: string;
  readonly counts: Readonly<Record<Exclude<JobStatus, 'DONE'>, number>>;
  /** Of those that wait: how many have failed before. */
  readonly failing: number;
  /** Seconds since the job that waits longest became due; 0: none is. */
  readonly oldestDueSeconds: number;
}

/** What an operator asks about the queues. Finished jobs are no part of it. */
@Injectable()
export class QueueStatistics {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly registry: JobRegistry,
  ) {}

  /** Every queue that somebody works on, or that has jobs left, by name. */
  async figures(): Promise<QueueFigures[]> {
    const rows = await this.jobs
      .createQueryBuilder('job')
      .select('job.queue', 'queue')
      .addSelect('job.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where({ status: Not('DONE') })
      .groupBy('job.queue')
      .addGroupBy('job.status')
      .getRawMany<{ queue: string; status: JobStatus; count: number | string }>();
    const names = [...new Set([...this.registry.queues, ...rows.map(({ queue }) => queue)])].sort();
    return Promise.all(
      names.map(async (name) => {
        const count = (status: JobStatus) =>
          Number(rows.find((row) => row.queue === name && row.status === status)?.count ?? 0);
        return {
          name,
          counts: {
            WAITING: count('WAITING'),
            DISPATCHED: count('DISPATCHED'),
            RUNNING: count('RUNNING'),
            DEAD: count('DEAD'),
          },
          failing: await this.jobs.countBy({ queue: name, status: 'WAITING', lastError: Not(IsNull()) }),
          oldestDueSeconds: await this.oldestDue(name),
        };
      }),
    );
  }

  /** How many jobs of a kind will still be run by themselves; those that were given up do not count. */
  unfinished({ queue, name }: Pick<JobKind<unknown>, 'queue' | 'name'>): Promise<number> {
    return this.jobs.countBy({ status: In(UNFINISHED), queue, name });
  }

  private async oldestDue(queue: string): Promise<number> {
    const oldest = await this.jobs.findOne({
      where: { queue, status: 'WAITING', runAt: LessThanOrEqual(new Date()) },
      order: { runAt: 'ASC' },
    });
    return oldest ? (Date.now() - oldest.runAt.getTime()) / 1_000 : 0;
  }
}
