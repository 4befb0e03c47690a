import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Thread } from './thread.entity.js';

/** Conversations that were put off wait for the office again when their time has come (rules/threads 2). */
@Injectable()
export class ThreadWaking {
  constructor(@InjectRepository(Thread) private readonly threads: Repository<Thread>) {}

  /** @returns the number of conversations */
  @EveryInterval('wake conversations that were put off')
  async round(): Promise<number> {
    const due = { snoozeUntil: LessThanOrEqual(new Date()) };
    const fields = { state: 'open', snoozeUntil: null, updatedAt: new Date() } as const;
    if (!(await this.threads.existsBy(due))) return 0;
    const { affected } = await this.threads.update(due, fields);
    return affected ?? 0;
  }
}
