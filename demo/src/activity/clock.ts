import { catDate, endOfCatDay } from '@imisozi/core/kigali-time';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const SATURDAY = 6;

/** Days of the demonstration, as the calendar in Kigali has them. */
export class Clock {
  readonly now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  /** So many days from today, at a full hour. */
  at(days: number, hour: number): Date {
    return new Date(endOfCatDay(this.now, days - 1).getTime() + hour * HOUR_MS);
  }

  /** To the Saturday of the weekend that comes next, or that this is. */
  get daysToSaturday(): number {
    const weekday = new Date(catDate(this.now)).getUTCDay();
    return weekday === 0 ? -1 : SATURDAY - weekday;
  }

  /** A time of the last days. */
  ago(days: number, hours = 0): Date {
    return new Date(this.now.getTime() - days * DAY_MS - hours * HOUR_MS);
  }
}
