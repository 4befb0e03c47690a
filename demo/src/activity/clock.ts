import { catDate, endOfCatDay } from '@imisozi/core/kigali-time';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const SATURDAY = 6;

/** Times relative to today, by the calendar in Kigali. */
export class Clock {
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  /** A full hour, this many days from today. */
  at(days: number, hour: number): Date {
    return new Date(endOfCatDay(this.now, days - 1).getTime() + hour * HOUR_MS);
  }

  /** Days until Saturday of the coming or current weekend; -1 on a Sunday. */
  get daysToSaturday(): number {
    const weekday = new Date(catDate(this.now)).getUTCDay();
    return weekday === 0 ? -1 : SATURDAY - weekday;
  }

  /** A past time. */
  ago(days: number, hours = 0): Date {
    return new Date(this.now.getTime() - days * DAY_MS - hours * HOUR_MS);
  }
}
