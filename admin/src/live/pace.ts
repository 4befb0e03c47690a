/** Shortest and longest time between two steps. */
const MIN_MS = 1_000;
const MAX_MS = 10_000;

/**
 * How often something may be done that many dashboards do on the same events: at once after a quiet time, and the more
 * rarely the longer there are always new ones, so that a busy server is not made busier.
 */
export class Pace {
  private rest = MIN_MS;
  private next = 0;

  isDue(): boolean {
    return Date.now() >= this.next;
  }

  /** It is done now. */
  step(): void {
    const now = Date.now();
    const isQuiet = now - this.next > 2 * this.rest;
    this.rest = isQuiet ? MIN_MS : Math.min(MAX_MS, this.rest * 1.5);
    // Jitter, so that not all of them ask at the same moment.
    this.next = now + this.rest * (0.8 + Math.random() * 0.4);
  }
}
