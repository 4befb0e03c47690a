import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { InjectProcessKind, runsJobs, type ProcessKind } from '../process-kind.js';
import { Transactions } from '../database/transactions.js';
import { RedisFailures } from '../redis/redis-failures.js';
import { InjectRedis, type OptionalRedis } from '../redis/redis.module.js';
import { Schedule } from '../schedule/schedule.js';
import type { BullMq } from './bullmq.js';
import type { Job } from './job.entity.js';
import { JobExecutor } from './job-executor.js';
import { JobPoller, type PollOptions } from './job-poller.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobStore } from './job-store.js';
import { RequestLoad } from './request-load.js';

const DELETE_DONE_EVERY_MS = 60 * 60_000;
const DELETE_DONE_JITTER_MS = 5 * 60_000;

/**
 * Starts job processing in this process. Without Redis one process polls the table and runs due jobs. With Redis every
 * process relays due jobs to BullMQ, and the workers run them.
 */
@Injectable()
export class JobService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private poller: JobPoller | undefined;
  private bullmq: BullMq | undefined;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    @InjectRedis() private readonly redis: OptionalRedis,
    private readonly store: JobStore,
    private readonly queue: JobQueue,
    private readonly registry: JobRegistry,
    private readonly executor: JobExecutor,
    private readonly failures: RedisFailures,
    private readonly schedule: Schedule,
    private readonly load: RequestLoad,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.kind === 'tool') return;
    const isWorking = runsJobs(this.kind, this.env);
    if (this.redis) {
      const { BullMq } = await import('./bullmq.js');
      const revive = (id: string) => this.transactions.run((tx) => this.queue.revive(tx, id));
      const bullmq = (this.bullmq = new BullMq(this.redis, this.store, this.failures, this.schedule, revive));
      if (isWorking) bullmq.work(this.registry, this.executor);
      this.startPolling((job) => bullmq.dispatch(job), { mayDispatch: () => bullmq.isThere });
    } else if (isWorking) {
      this.startPolling(async (job) => {
        await this.load.quiet();
        await this.executor.execute(job);
      });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.poller?.stop();
    await this.bullmq?.close();
  }

  private startPolling(dispatch: (job: Job) => Promise<void>, options: Pick<PollOptions, 'mayDispatch'> = {}): void {
    const poller = (this.poller = new JobPoller(this.store, dispatch, {
      ...options,
      whenQuiet: () => this.load.quiet(),
      registry: this.registry,
    }));
    this.queue.onAdded(() => poller.wake());
    poller.start(this.schedule);
    this.schedule.every(DELETE_DONE_EVERY_MS, 'delete finished jobs', () => this.store.deleteDone(), {
      atStart: true,
      jitterMs: DELETE_DONE_JITTER_MS,
    });
  }
}
