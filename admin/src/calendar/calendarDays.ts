import { addDays, isDay, type Day } from '@imisozi/core/kigali-time';

export const VIEWS = ['month', 'week'] as const;
export type View = (typeof VIEWS)[number];

/** What the calendar shows: a month or a week, around a day. */
export interface Shown {
  readonly view: View;
  readonly day: Day;
}

const WEEK = 7;

/** The path of the calendar below /account. */
export const calendarPath = ({ view, day }: Shown): string => `/calendar?${new URLSearchParams({ view, day })}`;

/** Reads what to show from the query of a URL; the default for missing or invalid values is the current month. */
export function shownBy(query: URLSearchParams, today: Day): Shown {
  const day = query.get('day');
  return { view: query.get('view') === 'week' ? 'week' : 'month', day: isDay(day) ? day : today };
}

const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK));
const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOf = (day: Day): Day => addDays(monthsLater(firstOf(day), 1), -1);

/** The same day of another month, or the last day of that month if it is shorter. */
export function monthsLater(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The shown weeks, from Monday to Sunday; at most six. */
export function weeksOf({ view, day }: Shown): Day[][] {
  const first = mondayOf(view === 'week' ? day : firstOf(day));
  const last = view === 'week' ? first : mondayOf(lastOf(day));
  const weeks: Day[][] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, WEEK)) {
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** The day in the previous or next month or week. */
export const turned = ({ view, day }: Shown, by: 1 | -1): Day =>
  view === 'week' ? addDays(day, WEEK * by) : monthsLater(day, by);

/** How many days each arrow key moves. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};
