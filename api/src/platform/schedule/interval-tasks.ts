import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { INTERVALS, type Interval, type IntervalTask } from '../../config/intervals.js';
import { decoratedMethods } from '../decorated-methods.js';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../process-kind.js';
import { byTheClock } from './by-the-clock.js';
import { tasksOf } from './every-interval.js';
import type { ScheduledWork } from './scheduled-task.js';
import { Schedule } from './schedule.js';

/** Schedules the methods with `@EveryInterval`, once every module is ready. */
@Injectable()
export class IntervalTasks implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly schedule: Schedule,
    @InjectEnv() private readonly env: Pick<Env, 'WORKER'>,
    @InjectProcessKind() private readonly kind: ProcessKind,
  ) {}

  onApplicationBootstrap(): void {
    const scheduled = new Set<IntervalTask>();
    for (const { name, mark, call } of decoratedMethods<IntervalTask, ScheduledWork>(this.discovery, tasksOf)) {
      if (scheduled.has(mark)) throw new Error(`${name} has the same task as another method: ${mark}`);
      scheduled.add(mark);
      const interval: Interval = INTERVALS[mark];
      const work: ScheduledWork = (stopping) => byTheClock(() => call(stopping));
      if (this.runsHere(interval)) this.schedule.every(interval.everyMs, mark, work, interval);
    }
  }

  private runsHere({ processes }: Interval): boolean {
    if (processes === 'all') return true;
    return processes === 'web' ? this.kind === 'web' : runsJobs(this.kind, this.env);
  }
}
