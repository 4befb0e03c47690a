import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ScheduledTask, type ScheduledWork, type TaskOptions } from './scheduled-task.js';

/** All periodic tasks of this process, until it stops. */
@Injectable()
export class Schedule implements BeforeApplicationShutdown {
  private readonly tasks: ScheduledTask[] = [];

  constructor(@InjectEnv() private readonly env: Pick<Env, 'pace'>) {}

  /**
   * Runs `work` every `ms` milliseconds, never twice at the same time. A failed run is one line in the log, and the
   * next one runs as usual. Methods of providers use `@EveryInterval` instead.
   * @param name what it does, for the log line of a failure: `check the payments`
   */
  every(ms: number, name: string, work: ScheduledWork, options: TaskOptions = {}): ScheduledTask {
    const { pace } = this.env;
    const jitterMs = (options.jitterMs ?? 0) / pace;
    const task = new ScheduledTask(ms / pace, name, work, { ...options, jitterMs });
    this.tasks.push(task);
    return task;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
