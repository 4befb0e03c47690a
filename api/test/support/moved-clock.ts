import { parseCatTime, type Day } from '@imisozi/core/kigali-time';

const NOON_MS = 12 * 3_600_000;

/** Does work as at noon in Kigali on another day: only the clock is moved, timers run on. */
export async function asOn<Answer>(day: Day, work: () => Promise<Answer>): Promise<Answer> {
  const Real = Date;
  const by = parseCatTime(day)!.getTime() + NOON_MS - Real.now();
  class Moved extends Real {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      if (given.length === 0) super(Moved.now());
      else super(...(given as [number]));
    }

    static override now(): number {
      return Real.now() + by;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }
  globalThis.Date = Moved as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = Real;
  }
}
