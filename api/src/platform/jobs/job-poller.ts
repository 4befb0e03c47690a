import { Logger } from '@nestjs/common';
import { failureOf } from '../logging/failure.js';
import type { Schedule } from '../schedule/schedule.js';
import type { ScheduledTask } from '../schedule/scheduled-task.js';
import type { Job } from './job.entity.js';
import type { JobRegistry } from './job-registry.js';
import type { JobStore } from './job-store.js';

const POLL_MS = 1_000;

/** Jobs read at once. Most of them then wait in memory for a free slot, which costs no query. */
const PAGE = 50;

/** Which jobs a poller looks for, and when. */
export interface PollOptions {
  /** The queues that have a handler in this process. */
  readonly registry: JobRegistry;
  /** Whether dispatching is possible; while it is not, jobs stay in the table. */
  readonly mayDispatch?: () => boolean;
  /** Resolves when the process has time to look for jobs. */
  readonly whenQuiet: () => Promise<void>;
}

/**
 * Fetches due jobs and passes each to `dispatch`, a few per queue at a time: at once when {@link wake} is called, else
 * every second. Dispatching means running the job, or handing it to BullMQ.
 */
export class JobPoller {
  private readonly logger = new Logger('Jobs');
  private readonly active = new Map<string, { readonly queue: string; readonly run: Promise<void> }>();
  /** Due jobs that were read but had no free slot, oldest first. */
  private backlog: Job[] = [];
  /** Queues that may have more due jobs. */
  private readonly unread = new Set<string>();
  private polling: ScheduledTask | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  /** Whether the next round first corrects the times of all jobs: once per poll, not at every wake. */
  private correctsNext = false;
  private stopped = true;

  constructor(
    private readonly store: JobStore,
    private readonly dispatch: (job: Job) => Promise<void>,
    private readonly options: PollOptions,
  ) {}

  start(schedule: Schedule): void {
    this.stopped = false;
    // A worker without Redis has nothing else that keeps it alive.
    const options = { atStart: true, keepsProcessAlive: true };
    this.polling = schedule.every(POLL_MS, 'look for due jobs', () => this.poll(), options);
  }

  /** Looks for due jobs now, or right after the round that is under way. */
  wake(): void {
    if (!this.isAtWork) return;
    if (this.round) {
      this.again = true;
      return;
    }
    const corrects = this.correctsNext;
    this.correctsNext = false;
    this.round = this.fetch(corrects)
      .catch((error: unknown) => this.logger.error(`Could not read the jobs: ${failureOf(error)}`))
      .finally(() => {
        this.round = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private poll(): void {
    this.correctsNext = true;
    this.wake();
  }

  /** Takes no more jobs, and resolves when the running ones are finished. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.backlog = [];
    await this.polling?.stop();
    await this.round;
    await Promise.all([...this.active.values()].map(({ run }) => run));
  }

  private get isAtWork(): boolean {
    return !this.stopped && (this.options.mayDispatch?.() ?? true);
  }

  private async fetch(correctsTimes: boolean): Promise<void> {
    await this.options.whenQuiet();
    if (correctsTimes) await this.store.correctTimes(() => this.isAtWork);
    for (let more = true; more && this.isAtWork;) more = await this.fetchPage();
  }

  /** Reads due jobs of the queues with a free slot, and starts them; returns whether there may be more. */
  private async fetchPage(): Promise<boolean> {
    this.beginBacklog();
    const { queues } = this.options.registry;
    const open = queues.filter((queue) => this.slotsOf(queue) > 0);
    for (const queue of queues) this.unread.add(queue);
    for (const queue of open) this.unread.delete(queue);
    // A job stays WAITING until dispatch has claimed it, so the list may contain jobs that are under way already.
    const limit = PAGE + this.active.size + this.backlog.length;
    const isAll = open.length === queues.length;
    const due = isAll ? await this.store.due(limit) : await this.store.dueOfEach(limit, open);
    const known = new Set([...this.active.keys(), ...this.backlog.map(({ id }) => id)]);
    const fresh = due.filter(({ id }) => !known.has(id));
    this.backlog.push(...fresh);
    this.beginBacklog();
    const isFullPage = due.length >= limit && fresh.length > 0;
    if (isFullPage) for (const queue of open) this.unread.add(queue);
    return isFullPage;
  }

  /** Starts jobs of the backlog that have a free slot now. */
  private beginBacklog(): void {
    if (!this.isAtWork) return;
    const left: Job[] = [];
    for (const job of this.backlog) {
      if (this.slotsOf(job.queue) > 0) this.begin(job);
      else left.push(job);
    }
    this.backlog = left;
  }

  private begin(job: Job): void {
    const run = this.dispatch(job)
      .catch((error: unknown) => this.logger.error(`Job ${job.id}: ${failureOf(error)}`))
      .finally(() => {
        this.active.delete(job.id);
        this.beginBacklog();
        if (this.slotsOf(job.queue) > 0 && this.unread.has(job.queue)) this.wake();
      });
    this.active.set(job.id, { queue: job.queue, run });
  }

  private queuesUnderWay(): string[] {
    return [...this.active.values()].map(({ queue }) => queue);
  }

  private slotsOf(queue: string): number {
    return this.options.registry.atOnceIn(queue) - this.queuesUnderWay().filter((one) => one === queue).length;
  }
}
