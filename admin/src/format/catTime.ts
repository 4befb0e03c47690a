import { catClock, catDate, catFormat } from '@imisozi/core/kigali-time';

const format = (options: Intl.DateTimeFormatOptions) => catFormat('en-US', options);

const day = format({ year: 'numeric', month: 'long', day: 'numeric' });
const moment = format({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `November 21, 2026` (the format 'MMMM d, y'). */
export const catDay = (iso: string): string => day.format(new Date(iso));

/** `Nov 21, 2026, 14:30 CAT`. */
export const catMoment = (iso: string): string => `${moment.format(new Date(iso))} CAT`;

/** `Nov 21, 2026, 14:30 – 18:00 CAT`; the parts that both times share are written once. */
export const catRange = (start: string, end: string): string =>
  `${moment.formatRange(new Date(start), new Date(end))} CAT`;

const weekday = format({ weekday: 'short', month: 'short', day: 'numeric' });
const weekdayOfYear = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const year = format({ year: 'numeric' });

/** `Sat, Nov 28`, with the year if it is not the current one. */
export function catWeekday(iso: string): string {
  const date = new Date(iso);
  return (year.format(date) === year.format(new Date()) ? weekday : weekdayOfYear).format(date);
}

/** `2026-11-21T14:30`, the value of a `datetime-local` input: the time in Kigali without an offset. */
export function catInput(iso: string): string {
  const at = new Date(iso);
  return `${catDate(at)}T${catClock(at)}`;
}

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** `Mar 1, 2027` for a day without a time, such as `2027-03-01`. */
export const dayName = (date: string): string => calendar.format(new Date(`${date}T00:00:00Z`));
