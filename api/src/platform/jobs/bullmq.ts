import { Queue, Worker, type Job as QueuedJob } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RedisFailures } from '../redis/redis-failures.js';
import type { Schedule } from '../schedule/schedule.js';
import type { ScheduledTask } from '../schedule/scheduled-task.js';
import type { Job } from './job.entity.js';
import type { JobExecutor } from './job-executor.js';
import type { JobRegistry } from './job-registry.js';
import type { JobStore } from './job-store.js';

/** How often jobs are looked for that were dispatched, and are not in Redis. */
const LOOK_MS = 2_000;

/** Looked for at a time. */
const BATCH = 1_000;

/**
 * A worker that was killed held its jobs in Redis too, and they come back once its locks have run out: within
 * `lockDuration` and two looks. A process that is only slow runs nothing twice: the table knows who has the job.
 */
const STALLED = { lockDuration: 4_000, stalledInterval: 1_500, maxStalledCount: 1_000_000 };

/** What a job carries in Redis. */
interface Carried {
  readonly id: string;
}

/**
 * BullMQ between processes: who runs what, how many at a time, and what was given up, for its own tools. It carries only the
 * id of a job; attempts and their times are in the table, so that a Redis that lost its memory loses no job.
 */
export class BullMq {
  private readonly queues = new Map<string, Queue<Carried>>();
  private readonly workers: Worker[] = [];
  private readonly workerConnections: Redis[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly looking: ScheduledTask;
  /** The last job that was looked for; the next search continues after it. */
  private lookedFor = '';

  constructor(
    private readonly connection: Redis,
    private readonly store: JobStore,
    private readonly failures: RedisFailures,
    schedule: Schedule,
    /** Makes a dead letter due again; false for what is none. */
    private readonly revive: (id: string) => Promise<boolean>,
  ) {
    this.looking = schedule.every(LOOK_MS, 'check for lost jobs', () => this.findLost());
  }

  /** False while Redis is away: adding a job would wait until it is back. */
  get isThere(): boolean {
    return this.connection.status === 'ready';
  }

  /** Dispatches a due job to the workers. The id keeps one attempt from standing in a queue twice. */
  async dispatch(job: Job): Promise<void> {
    if (!(await this.store.dispatch(job))) return;
    const [queue, jobId] = [this.queue(job.queue), idOf(job)];
    try {
      // One that was given up before, and sent again, may stand there among the failed ones.
      if (job.leaseId) await queue.remove(jobId);
      await queue.add(job.name, { id: job.id }, { jobId, removeOnComplete: true });
    } catch (error) {
      await this.store.release(job);
      throw error;
    }
  }

  /** Starts to process all queues in this process. */
  work(registry: JobRegistry, executor: JobExecutor): void {
    for (const name of registry.queues) {
      const connection = this.connection.duplicate({ maxRetriesPerRequest: null });
      const worker = new Worker<Carried>(name, (job) => this.follow(this.run(job, executor)), {
        connection,
        concurrency: registry.atOnceIn(name),
        ...STALLED,
      });
      this.failures.logErrorsOf(worker);
      this.workers.push(worker);
      this.workerConnections.push(connection);
    }
  }

  /** Finishes the jobs under way and closes every connection. */
  async close(): Promise<void> {
    await this.looking.stop();
    // A worker takes its leave of Redis, and would wait for one that is away; by force it waits for no job either.
    const force = !this.isThere;
    await Promise.all(this.workers.map((worker) => worker.close(force)));
    await Promise.allSettled(this.underWay);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    for (const connection of this.workerConnections) connection.disconnect();
  }

  private follow(run: Promise<void>): Promise<void> {
    this.underWay.add(run);
    return run.finally(() => this.underWay.delete(run));
  }

  /** @throws Error for a job that was given up: BullMQ keeps it among its failed ones, and its tools can retry it */
  private async run({ data: { id }, attemptsMade }: QueuedJob<Carried>, executor: JobExecutor): Promise<void> {
    const job = await this.store.findRunnable(id);
    if (job) {
      if (await executor.execute(job)) throw new Error('Given up; why, says the list of failed jobs in the dashboard');
    } else if (attemptsMade > 0) await this.revive(id);
  }

  /**
   * Finds jobs that were dispatched and never came to Redis, because their process died on the way, or that Redis has
   * forgotten: waiting for their lease to run out would cost a minute.
   */
  private async findLost(): Promise<void> {
    if (!this.isThere) return;
    const dispatched = await this.store.dispatchedBefore(new Date(Date.now() - LOOK_MS), this.lookedFor, BATCH);
    this.lookedFor = dispatched.length === BATCH ? dispatched.at(-1)!.id : '';
    const isThere = await Promise.all(
      dispatched.map((job) => this.connection.exists(this.queue(job.queue).toKey(idOf(job)))),
    );
    for (const [index, job] of dispatched.entries()) if (!isThere[index]) await this.store.expireDispatch(job);
  }

  private queue(name: string): Queue<Carried> {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.connection });
      this.failures.logErrorsOf(queue);
      this.queues.set(name, queue);
    }
    return queue;
  }
}

/** Names one attempt in BullMQ. */
const idOf = ({ id, attempts }: Job): string => `${id}-${attempts}`;
