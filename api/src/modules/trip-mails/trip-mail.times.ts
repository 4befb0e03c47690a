import { daysBetween, type Day } from '@imisozi/core/kigali-time';

/** A mail before a trip, and how many days ahead of it the mail may come: a late booking gets it later. */
const DAYS_AHEAD = {
  month: { from: 30, to: 8 },
  week: { from: 7, to: 1 },
} as const;

export type TripMailKind = keyof typeof DAYS_AHEAD;

/** No mail comes more days before the trip. */
export const MAX_DAYS_AHEAD = DAYS_AHEAD.month.from;

/**
 * Which mail is due for a trip; null for none. Not on the day of the order: its own mails come then.
 * @param ordered the day in Kigali on which it was ordered
 */
export function tripMailDue(travelDate: Day, ordered: Day, today: Day): TripMailKind | null {
  if (ordered >= today) return null;
  const days = daysBetween(today, travelDate);
  const kinds = Object.keys(DAYS_AHEAD) as TripMailKind[];
  return kinds.find((kind) => days <= DAYS_AHEAD[kind].from && days >= DAYS_AHEAD[kind].to) ?? null;
}
