import { Logger } from '@nestjs/common';
import { failureOf } from '../logging/failure.js';
import type { Schedule } from '../schedule/schedule.js';
import type { ScheduledTask } from '../schedule/scheduled-task.js';
import type { Job } from './job.entity.js';
import type { JobRegistry } from './job-registry.js';
import type { JobStore } from './job-store.js';

const POLL_MS = 1_000;

/** Read at once. Most of them wait here for their turn, and cost no query then. */
const PAGE = 50;

/** Which jobs a poller looks for, and when. */
export interface PollOptions {
  /** Which queues somebody here does the work of. */
  readonly registry: JobRegistry;
  /** Whether there is anybody to dispatch to; while there is not, jobs wait where they are. */
  readonly mayDispatch?: () => boolean;
  /** Resolves when there is time to look for jobs. */
  readonly whenQuiet: () => Promise<void>;
}

/**
 * Fetches due jobs and passes each to `dispatch`, a few of each queue at a time: at once when {@link wake} is called,
 * else every second. Dispatching is to run the job, or to give it to BullMQ.
 */
export class JobPoller {
  private readonly logger = new Logger('Jobs');
  private readonly active = new Map<string, { readonly queue: string; readonly run: Promise<void> }>();
  /** Due jobs that were read, and for which there was no slot, oldest first. */
  private backlog: Job[] = [];
  /** Queues of which more may be due. */
  private readonly unread = new Set<string>();
  private polling: ScheduledTask | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  /** Whether the next round corrects the times of all jobs first: once a poll, not at every wake. */
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

  /** Takes no more jobs and resolves when those begun are finished. */
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

  /** Reads due jobs of the queues that have a slot free, and begins them; tells whether there may be more of them. */
  private async fetchPage(): Promise<boolean> {
    this.beginBacklog();
    const { queues } = this.options.registry;
    const open = queues.filter((queue) => this.slotsOf(queue) > 0);
    for (const queue of queues) this.unread.add(queue);
    for (const queue of open) this.unread.delete(queue);
    // A job stays WAITING until dispatch has claimed it, so those already under way may come back in the list.
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

  /** Begins what was read and has a slot now. */
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
