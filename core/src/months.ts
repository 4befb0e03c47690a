import { addDays, catDate, type Day } from './kigali-time.ts';

/** A month in Kigali: `2026-11`. */
export type Month = string;

const MONTH = /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/;

/** Whether a text is a month between the years 1970 and 2999. */
export const isMonth = (text: unknown): text is Month => typeof text === 'string' && MONTH.test(text);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month in Kigali at a time. */
export const catMonth = (at: Date): Month => monthOf(catDate(at));

/** The first day of a month. */
export const firstDayOf = (month: Month): Day => `${month}-01`;

/** The month after, or before if `count` is negative. */
export function monthsLater(month: Month, count: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. */
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthsLater(month, 1)), -1);
