import { Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from './job.entity.js';
import { PLACES, type JobExecutor } from './job-executor.js';
import type { JobStore } from './job-store.js';

/**
 * BullMQ as the road between processes. It carries only the id of a job: retries, back-off and dead letters stay in
 * the table, so that both ways of running jobs have one behaviour and a Redis that lost its memory loses no job.
 */
export class BullMq {
  private readonly logger = new Logger('BullMQ');
  private readonly queues = new Map<string, Queue>();
  private readonly workers: Worker[] = [];
  private readonly workerConnections: Redis[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly connection: Redis,
    private readonly store: JobStore,
  ) {
    // Redis is back, perhaps without its memory: waiting for the handovers to run out would cost a minute.
    this.connection.on('ready', this.onReady);
  }

  /** False while Redis is away: what is added then waits for it, and with it whoever adds. */
  get isThere(): boolean {
    return this.connection.status === 'ready';
  }

  /** Hands a due job over. The id keeps one attempt from standing in a queue twice. */
  async hand(job: Job): Promise<void> {
    if (!(await this.store.hand(job))) return;
    try {
      await this.queue(job.queue).add(
        job.name,
        { id: job.id },
        { jobId: `${job.id}-${job.attempts}`, removeOnComplete: true, removeOnFail: true },
      );
    } catch (error) {
      await this.store.takeBack(job);
      throw error;
    }
  }

  /** Starts to process the named queues in this process. */
  work(queues: readonly string[], executor: JobExecutor): void {
    for (const name of queues) {
      const connection = this.connection.duplicate({ maxRetriesPerRequest: null });
      const worker = new Worker<{ id: string }>(name, ({ data }) => this.run(data.id, executor), {
        connection,
        concurrency: PLACES,
      });
      worker.on('error', (error) => this.logger.error(error.message));
      this.workers.push(worker);
      this.workerConnections.push(connection);
    }
  }

  /** Finishes the jobs under way and closes every connection. */
  async close(): Promise<void> {
    this.connection.off('ready', this.onReady);
    // A worker takes its leave of Redis, and would wait for one that is away; by force it waits for no job either.
    const force = !this.isThere;
    await Promise.all(this.workers.map((worker) => worker.close(force)));
    await Promise.allSettled(this.underWay);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    for (const connection of this.workerConnections) connection.disconnect();
  }

  private async run(id: string, executor: JobExecutor): Promise<void> {
    const run = this.store.findToRun(id).then((job) => (job ? executor.execute(job) : undefined));
    this.underWay.add(run);
    await run.finally(() => this.underWay.delete(run));
  }

  private readonly onReady = () =>
    void this.store.expireHandovers().catch((error: unknown) => this.logger.error(String(error)));

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.connection });
      queue.on('error', (error) => this.logger.error(error.message));
      this.queues.set(name, queue);
    }
    return queue;
  }
}
