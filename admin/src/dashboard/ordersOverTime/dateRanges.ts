import type { OrdersOverTime } from '../../data/types';
import { addDays, type Day } from '@imisozi/core/kigali-time';
import { firstDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { today, type DateRange as Days } from '../../format/kigaliDays';

export type { Days };

const firstOfMonth = (day: Day, ago: number): Day => firstDayOf(monthsLater(monthOf(day), -ago));

const mondayOf = (day: Day, ago: number): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7) - 7 * ago);

/** The days of each range and the period of one bar. Bars always cover whole weeks or months. */
const RANGES = {
  days: { by: 'day', days: (now: Day): Days => ({ from: addDays(now, -29), to: now }) },
  weeks: { by: 'week', days: (now: Day): Days => ({ from: mondayOf(now, 11), to: now }) },
  months: { by: 'month', days: (now: Day): Days => ({ from: firstOfMonth(now, 11), to: now }) },
  lastMonth: {
    by: 'day',
    days: (now: Day): Days => ({ from: firstOfMonth(now, 1), to: addDays(firstOfMonth(now, 0), -1) }),
  },
} as const;

/** `chosen` is a range between two chosen days. */
export const RANGE_NAMES = [...(Object.keys(RANGES) as (keyof typeof RANGES)[]), 'chosen'] as const;
export type RangeName = (typeof RANGE_NAMES)[number];

export type FiguresQuery = Days & Pick<OrdersOverTime, 'by'>;

const DAY_MS = 86_400_000;
/** In longer ranges a bar is a week or a month, because so many bars would be hard to distinguish. */
const MAX_DAYS = 62;
const MAX_WEEKS = 38;

export const daysOf = (range: keyof typeof RANGES): Days => RANGES[range].days(today());

/** The query for a range; null while the chosen dates are not a valid range. */
export function queryOf(range: RangeName, chosen: Days): FiguresQuery | null {
  if (range !== 'chosen') return { ...daysOf(range), by: RANGES[range].by };
  const length = (Date.parse(chosen.to) - Date.parse(chosen.from)) / DAY_MS + 1;
  if (!(length >= 1)) return null;
  return { ...chosen, by: length <= MAX_DAYS ? 'day' : length <= MAX_WEEKS * 7 ? 'week' : 'month' };
}
