/** Limits of the time between two steps. */
const MIN_MS = 1_000;
const MAX_MS = 10_000;

/**
 * Throttles what many dashboards do on the same events: at once after a quiet time, and less and less often while
 * events keep coming, to limit the load of a busy server.
 */
export class Pace {
  private rest = MIN_MS;
  private next = 0;

  isDue(): boolean {
    return Date.now() >= this.next;
  }

  /** Records that a step is done now. */
  step(): void {
    const now = Date.now();
    const isQuiet = now - this.next > 2 * this.rest;
    this.rest = isQuiet ? MIN_MS : Math.min(MAX_MS, this.rest * 1.5);
    // Jitter, so that not all dashboards send requests at the same moment.
    this.next = now + this.rest * (0.8 + Math.random() * 0.4);
  }
}
