import { addDays, catDate, catFormat } from '@imisozi/core/kigali-time';
import { language } from '../i18n/en';

const format = (options: Intl.DateTimeFormatOptions) => catFormat(language.dates, options);

const dayFormat = format({ day: 'numeric', month: 'long', year: 'numeric' });
const monthFormat = format({ month: 'long', year: 'numeric' });
const weekdayFormat = format({ weekday: 'short', day: 'numeric', month: 'short' });
const momentFormat = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const partsFormat = format({
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `21 November 2026`, as the calendar in Kigali has it. */
export const catDay = (iso: string): string => dayFormat.format(new Date(iso));

/** `November 2026`. */
export const catMonth = (iso: string): string => monthFormat.format(new Date(iso));

/** `Sat, 21 Nov – Mon, 23 Nov`, or one of them when it is the same day. */
export const catSpan = (from: string, to: string): string =>
  [...new Set([from, to])].map((day) => weekdayFormat.format(new Date(day))).join(' – ');

/** `Sat, 21 Nov 2026, 14:30 CAT`. */
export const catMoment = (iso: string): string => `${momentFormat.format(new Date(iso))} CAT`;

/** The day and the month alone, for a date badge: `['21', 'Nov']`. */
export function catBadge(iso: string): [day: string, month: string] {
  const { day, month } = parts(new Date(iso));
  return [day, month];
}

/** `Nov 21st 26, 2:30 pm`: the order view's format `MMM Do YY, h:mm a`. */
export function catOrderMoment(iso: string): string {
  const { day, month, year, hour, minute } = parts(new Date(iso));
  const hours = Number(hour);
  return `${month} ${ordinal(Number(day))} ${year}, ${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Today in Kigali as `2026-11-21`, the value of a date field. */
export const catToday = (): string => catDate(new Date());

/** Tomorrow in Kigali as `2026-11-22`, the value of a date field. */
export const catTomorrow = (): string => addDays(catToday(), 1);

function parts(at: Date): { day: string; month: string; year: string; hour: string; minute: string } {
  const found = Object.fromEntries(partsFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  const read = (name: string) => found[name] ?? '';
  // British English writes "Sept"; the format asks for three letters.
  return {
    day: read('day'),
    month: read('month').slice(0, 3),
    year: read('year'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

function ordinal(day: number): string {
  const tens = day % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}
