import { addDays, catDate, type Day } from '@imisozi/core/kigali-time';

/** Today in Kigali. */
export const today = (): Day => catDate(new Date());

/** The offset of Central Africa Time, which has no summer time. */
const OFFSET = '+02:00';

/** When a day begins in Kigali, as an ISO 8601 string. */
export const startOfDay = (day: Day): string => new Date(`${day}T00:00:00${OFFSET}`).toISOString();

/** The last millisecond of a day in Kigali, likewise. */
export const endOfDay = (day: Day): string => new Date(`${day}T23:59:59.999${OFFSET}`).toISOString();

/** A range of days, inclusive. */
export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

export const TRAVEL_RANGES = ['today', 'tomorrow', 'weekend', 'week'] as const;
export type TravelRange = (typeof TRAVEL_RANGES)[number];

/** The ranges of the quick filters. On a Sunday, "this weekend" started yesterday. */
export function travelRanges(now: Day): Readonly<Record<TravelRange, DateRange>> {
  const daysSinceSunday = new Date(now).getUTCDay();
  const saturday = addDays(now, daysSinceSunday === 0 ? -1 : 6 - daysSinceSunday);
  return {
    today: { from: now, to: now },
    tomorrow: { from: addDays(now, 1), to: addDays(now, 1) },
    weekend: { from: saturday, to: addDays(saturday, 1) },
    week: { from: now, to: addDays(now, 6) },
  };
}
