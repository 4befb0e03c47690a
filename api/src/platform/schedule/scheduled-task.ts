import { Logger } from '@nestjs/common';
import { failureOf } from '../logging/failure.js';

/** How long a process that stops waits for a run: one that takes longer is as if the process had died. */
const STOP_WAIT_MS = 10_000;

/** @param stopping is aborted when the process stops: long work then ends at the next good moment */
export type ScheduledWork = (stopping: AbortSignal) => Promise<unknown> | void;

/** How a task is run. */
export interface TaskOptions {
  /** Run it at once, too. */
  readonly atStart?: boolean;
  /** Each wait is longer by up to this at random, so that processes that start together do not come all at once. */
  readonly jitterMs?: number;
  /** A process that has nothing else to wait for stays for it. */
  readonly keepsProcessAlive?: boolean;
}

/** One piece of work and its clock. */
export class ScheduledTask {
  private readonly logger = new Logger('Schedule');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly name: string,
    private readonly work: ScheduledWork,
    private readonly options: TaskOptions,
  ) {
    this.wait();
    if (options.atStart) this.run();
  }

  /** Runs it no more, and waits for the run under way, though not for ever. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    if (!this.underWay) return;
    let giveUp: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      giveUp = setTimeout(() => {
        this.logger.warn(`Stopped without waiting any longer to ${this.name}`);
        resolve();
      }, STOP_WAIT_MS);
    });
    await Promise.race([this.underWay, tooLong]);
    clearTimeout(giveUp);
  }

  private wait(): void {
    const { jitterMs = 0, keepsProcessAlive = false } = this.options;
    this.timer = setTimeout(() => this.tick(), this.everyMs + Math.random() * jitterMs);
    if (!keepsProcessAlive) this.timer.unref();
  }

  private tick(): void {
    this.wait();
    // A run that takes longer than the interval leaves out the runs that it covers.
    if (!this.underWay) this.run();
  }

  private run(): void {
    this.underWay = this.attempt().finally(() => (this.underWay = undefined));
  }

  private async attempt(): Promise<void> {
    try {
      await this.work(this.stopping.signal);
    } catch (error) {
      this.logger.error(`Could not ${this.name}: ${failureOf(error)}`);
    }
  }
}
