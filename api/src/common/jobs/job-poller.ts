import { Logger } from '@nestjs/common';
import type { Job } from './job.entity.js';
import type { JobStore } from './job-store.js';

const POLL_MS = 1_000;
const CONCURRENCY = 5;

/**
 * Fetches due jobs and passes each to `dispatch`, a few at a time: at once when {@link wake} is called, else every
 * second. Dispatching is to run the job, or to hand it to BullMQ.
 */
export class JobPoller {
  private readonly logger = new Logger('Jobs');
  private readonly active = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  private stopped = true;

  constructor(
    private readonly store: JobStore,
    private readonly dispatch: (job: Job) => Promise<void>,
  ) {}

  start(): void {
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Looks for due jobs now, or right after the round that is under way. */
  wake(): void {
    if (this.stopped) return;
    if (this.round) {
      this.again = true;
      return;
    }
    this.round = this.fetch()
      .catch((error: unknown) => this.logger.error(`Could not read the jobs: ${String(error)}`))
      .finally(() => {
        this.round = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  /** Takes no more jobs and resolves when those begun are finished. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.round;
    await Promise.all(this.active.values());
  }

  private async fetch(): Promise<void> {
    const free = CONCURRENCY - this.active.size;
    if (free <= 0) return;
    // A job stays WAITING until dispatch has taken it, so those already under way may come back in the list.
    const due = await this.store.due(free + this.active.size);
    for (const job of due.filter((one) => !this.active.has(one.id)).slice(0, free)) {
      const run = this.dispatch(job)
        .catch((error: unknown) => this.logger.error(`Job ${job.id}: ${String(error)}`))
        .finally(() => {
          this.active.delete(job.id);
          this.wake();
        });
      this.active.set(job.id, run);
    }
  }
}
