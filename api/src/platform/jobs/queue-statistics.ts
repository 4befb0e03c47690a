import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { Job, UNFINISHED, type JobStatus } from './job.entity.js';
import type { JobKind } from './job-queue.js';
import { JobRegistry } from './job-registry.js';

/** The state of one queue. */
export interface QueueFigures {
  readonly name: string;
  readonly counts: Readonly<Record<Exclude<JobStatus, 'DONE' | 'HELD'>, number>>;
  /** Waiting jobs that have failed before. */
  readonly failing: number;
  /** How many seconds ago the oldest due job became due; 0: none is due. */
  readonly oldestDueSeconds: number;
}

/** Figures about the queues for operators. Finished jobs are not included, nor those that a restore holds back. */
@Injectable()
export class QueueStatistics {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly registry: JobRegistry,
  ) {}

  /** Every queue with a handler or with jobs left, sorted by name. */
  async figures(): Promise<QueueFigures[]> {
    const rows = await this.jobs
      .createQueryBuilder('job')
      .select('job.queue', 'queue')
      .addSelect('job.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where({ status: Not(In(['DONE', 'HELD'])) })
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

  /** How many jobs of a kind will still run without staff; dead letters do not count. */
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
