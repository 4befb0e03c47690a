import { addDays, type Day } from '../kigali-time.ts';

/** How many days before its first day visitors must book a tour. */
export interface LeadTime {
  readonly leadDays: number;
}

/** The first day on which a tour booked today can begin (rules/prices 2: lead time). */
export const firstBookableDay = ({ leadDays }: LeadTime, today: Day): Day => addDays(today, leadDays);

/** The lead time in the form of a tour without one of its own. */
export const DAYS_TO_PREPARE = 1;
