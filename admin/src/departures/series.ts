import * as counts from '@imisozi/core/fields/counts';
import { addDays, isDay, type Day } from '@imisozi/core/kigali-time';

const MAX_DATES = counts.dates.max;

/** The weekdays in the notation of repeat rules (RFC 5545), from Monday. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const REPEATS = ['once', 'weekly', 'monthly'] as const;
type Repeat = (typeof REPEATS)[number];

/** The form values for the dates of a series. */
export interface Series {
  readonly startDate?: Day | null;
  readonly repeat: Repeat;
  /** The weekdays of a weekly series. */
  readonly weekdays?: readonly Weekday[];
  readonly ends?: 'until' | 'count';
  readonly until?: Day | null;
  readonly count?: number | null;
}

/** The weekday of a day. */
export const weekdayOf = (day: Day): Weekday => WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]!;

/** The repeat rule (RFC 5545) of a series; undefined for a single date. */
export function ruleOf(series: Series): string | undefined {
  const { startDate, repeat, weekdays = [], ends, until, count } = series;
  if (repeat === 'once' || !startDate) return undefined;
  const days = repeat === 'weekly' ? `BYDAY=${weekdays.join(',')}` : `BYMONTHDAY=${Number(startDate.slice(8))}`;
  const end = ends === 'count' ? `COUNT=${count ?? ''}` : `UNTIL=${(until ?? '').replaceAll('-', '')}`;
  return `FREQ=${repeat.toUpperCase()};${days};${end}`;
}

/** The days of a series, at most {@link MAX_DATES} + 1; none while the form is incomplete. */
export function daysOf(series: Series): Day[] {
  const { startDate, repeat, ends, until, count } = series;
  if (!isDay(startDate)) return [];
  if (repeat === 'once') return [startDate];
  const last = ends === 'count' ? undefined : isDay(until) ? until : startDate;
  const max = Math.min(ends === 'count' ? (count ?? 0) : MAX_DATES + 1, MAX_DATES + 1);
  const days: Day[] = [];
  for (const day of repeat === 'weekly' ? everyWeek(startDate, series.weekdays ?? []) : everyMonth(startDate)) {
    if (days.length >= max || (last && day > last)) break;
    days.push(day);
  }
  return days;
}

function* everyWeek(from: Day, weekdays: readonly Weekday[]): Generator<Day> {
  if (weekdays.length === 0) return;
  for (let day = from; ; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) yield day;
}

/** Months without this day are skipped, as RFC 5545 requires. */
function* everyMonth(from: Day): Generator<Day> {
  const [year, month] = from.split('-').map(Number) as [number, number];
  for (let later = 0; ; later++) {
    const first = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 8);
    const day = first + from.slice(8);
    if (isDay(day)) yield day;
  }
}
