import { catInput } from './catTime';

/** Days are `YYYY-MM-DD`, as the calendars in Kigali have them. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day in Kigali at a moment. */
export const dayIn = (iso: string): Day => catInput(iso).slice(0, 10);

export const today = (): Day => dayIn(new Date().toISOString());

/** The day `days` later. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A span of days, both included. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

export type TravelSpan = 'today' | 'tomorrow' | 'weekend' | 'week';

/** The spans that the office asks about: on a Sunday, this weekend is the one that began yesterday. */
export function travelSpans(now: Day): Readonly<Record<TravelSpan, Span>> {
  const daysSinceSunday = new Date(now).getUTCDay();
  const saturday = dayAfter(now, daysSinceSunday === 0 ? -1 : 6 - daysSinceSunday);
  return {
    today: { from: now, to: now },
    tomorrow: { from: dayAfter(now, 1), to: dayAfter(now, 1) },
    weekend: { from: saturday, to: dayAfter(saturday, 1) },
    week: { from: now, to: dayAfter(now, 6) },
  };
}
