import { Logger } from '@nestjs/common';
import { failureOf } from '../logging/failure.js';

/** How long a stopping process waits for a run: a longer one is abandoned, as if the process had died. */
const STOP_WAIT_MS = 10_000;

/** @param stopping is aborted when the process stops: long work should then end at the next suitable moment */
export type ScheduledWork = (stopping: AbortSignal) => Promise<unknown> | void;

/** How a task is run. */
export interface TaskOptions {
  /** Run it once at start, too. */
  readonly atStart?: boolean;
  /** Each wait is longer by a random time up to this, so that processes that started together do not run at once. */
  readonly jitterMs?: number;
  /** Keeps the process alive even if it has nothing else to wait for. */
  readonly keepsProcessAlive?: boolean;
}

/** One periodic task and its timer. */
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

  /** Stops the timer, and waits for the current run, up to a limit. */
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
    // A run that takes longer than the interval replaces the runs that would overlap it.
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
