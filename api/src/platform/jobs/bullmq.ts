import { Queue, Worker, type Job as QueuedJob } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RedisFailures } from '../redis/redis-failures.js';
import type { Schedule } from '../schedule/schedule.js';
import type { ScheduledTask } from '../schedule/scheduled-task.js';
import type { Job } from './job.entity.js';
import type { JobExecutor } from './job-executor.js';
import type { JobRegistry } from './job-registry.js';
import type { JobStore } from './job-store.js';

/** How often we look for jobs that were dispatched but are not in Redis. */
const LOOK_MS = 2_000;

/** Jobs looked for at a time. */
const BATCH = 1_000;

/**
 * A killed worker also held its jobs in Redis; they come back once its locks have expired: within `lockDuration` and
 * two checks. A process that is only slow runs nothing twice: the table knows who holds the job.
 */
const STALLED = { lockDuration: 4_000, stalledInterval: 1_500, maxStalledCount: 1_000_000 };

/** The data of a job in Redis. */
interface Carried {
  readonly id: string;
}

/**
 * BullMQ distributes jobs between processes: who runs which job, how many at a time, and failed jobs for BullMQ's own
 * tools. It carries only the id of a job; attempts and their times are in the table, so that no job is lost when Redis
 * loses its data.
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
    /** Makes a dead letter due again; false for a job that is not one. */
    private readonly revive: (id: string) => Promise<boolean>,
  ) {
    this.looking = schedule.every(LOOK_MS, 'check for lost jobs', () => this.findLost());
  }

  /** False while Redis is unavailable: adding a job would wait until it is back. */
  get isThere(): boolean {
    return this.connection.status === 'ready';
  }

  /** Dispatches a due job to the workers. The id prevents one attempt from being queued twice. */
  async dispatch(job: Job): Promise<void> {
    if (!(await this.store.dispatch(job))) return;
    const [queue, jobId] = [this.queue(job.queue), idOf(job)];
    try {
      // A job that was given up and sent again may still be among BullMQ's failed jobs.
      if (job.leaseId) await queue.remove(jobId);
      await queue.add(job.name, { id: job.id }, { jobId, removeOnComplete: true });
    } catch (error) {
      await this.store.release(job);
      throw error;
    }
  }

  /** Starts processing all queues in this process. */
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

  /** Finishes the running jobs and closes every connection. */
  async close(): Promise<void> {
    await this.looking.stop();
    // A worker says goodbye to Redis, and would wait for it if it is unavailable; a forced close does not wait for jobs
    // either.
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

  /** @throws Error for a job that was given up: BullMQ keeps it among its failed jobs, where its tools can retry it */
  private async run({ data: { id }, attemptsMade }: QueuedJob<Carried>, executor: JobExecutor): Promise<void> {
    const job = await this.store.findRunnable(id);
    if (job) {
      if (await executor.execute(job)) throw new Error('Given up; why, says the list of failed jobs in the dashboard');
    } else if (attemptsMade > 0) await this.revive(id);
  }

  /**
   * Finds jobs that were dispatched but never reached Redis, because their process died, or that Redis has lost:
   * waiting for their lease to expire would take a minute.
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

/** Identifies one attempt in BullMQ. */
const idOf = ({ id, attempts }: Job): string => `${id}-${attempts}`;
