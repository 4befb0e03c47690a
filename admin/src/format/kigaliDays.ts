import { addDays, catDate, type Day } from '@imisozi/core/kigali-time';

/** Today in Kigali. */
export const today = (): Day => catDate(new Date());

/** A span of days, both included. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

export type TravelSpan = 'today' | 'tomorrow' | 'weekend' | 'week';

/** The spans that the office asks about: on a Sunday, this weekend is the one that began yesterday. */
export function travelSpans(now: Day): Readonly<Record<TravelSpan, Span>> {
  const daysSinceSunday = new Date(now).getUTCDay();
  const saturday = addDays(now, daysSinceSunday === 0 ? -1 : 6 - daysSinceSunday);
  return {
    today: { from: now, to: now },
    tomorrow: { from: addDays(now, 1), to: addDays(now, 1) },
    weekend: { from: saturday, to: addDays(saturday, 1) },
    week: { from: now, to: addDays(now, 6) },
  };
}
