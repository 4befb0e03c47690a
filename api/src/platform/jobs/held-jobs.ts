import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { RestoreHold, type HeldKind, type HoldDecision } from '../backup/restore-hold.js';
import { Job } from './job.entity.js';

/** Mails, messages to webhooks and whatever else is a job, while a restore holds them back. */
@Injectable()
export class HeldJobs implements HeldKind {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    hold: RestoreHold,
  ) {
    hold.register(this);
  }

  /** By queue and name: `mail/send`. */
  async counts(): Promise<Record<string, number>> {
    const rows = await this.jobs
      .createQueryBuilder('job')
      .select('job.queue', 'queue')
      .addSelect('job.name', 'name')
      .addSelect('COUNT(*)', 'count')
      .where({ status: 'HELD' })
      .groupBy('job.queue')
      .addGroupBy('job.name')
      .getRawMany<{ queue: string; name: string; count: number | string }>();
    return Object.fromEntries(rows.map(({ queue, name, count }) => [`${queue}/${name}`, Number(count)]));
  }

  /** A job that is released keeps its attempts; one that is dropped never runs, unless staff send its mail again. */
  async decide(tx: EntityManager, decision: HoldDecision): Promise<void> {
    const now = new Date();
    const change =
      decision === 'release'
        ? ({ status: 'WAITING', lastError: null, timesSetAt: now } as const)
        : ({ status: 'DONE', lastError: 'Dropped after a restore', finishedAt: now } as const);
    await tx.update(Job, { status: 'HELD' }, change);
  }
}
