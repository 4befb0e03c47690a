import { asWritten, catClock, catDate, catFormat } from '@imisozi/core/kigali-time';
import { language, languageCode } from '../i18n/language';
import { NAMES_OF, withNames } from '@imisozi/core/names-of-days';

type Style = keyof typeof STYLES;

const STYLES = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  monthAlone: { month: 'short' },
  weekdayAlone: { weekday: 'long' },
  weekdayInitial: { weekday: 'narrow' },
  orderDay: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in Kigali time and in the visitor's language. */
function written(at: Date, style: Style): string {
  const { dates } = language();
  const names = NAMES_OF[dates];
  const key = `${dates} ${style}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = catFormat(names ? 'en-GB' : dates, STYLES[style])));
  return names ? withNames(format.formatToParts(at), at, names) : asWritten(format.format(at), dates);
}

const partsFormat = catFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `Nov`, in Kigali time. */
export const catMonthAlone = (iso: string): string => written(new Date(iso), 'monthAlone');

/** `21 November 2026`, in Kigali time. */
export const catDay = (iso: string): string => written(new Date(iso), 'day');

/** `November 2026`, in Kigali time. */
export const catMonth = (iso: string): string => written(new Date(iso), 'month');

/** `Sat, 21 Nov – Mon, 23 Nov`, or a single day if both are the same. */
export const catSpan = (from: string, to: string): string =>
  [...new Set([from, to])].map((day) => written(new Date(day), 'weekday')).join(' – ');

/** `Sat, 21 Nov 2026`. */
export const catWeekday = (iso: string): string => written(new Date(iso), 'orderDay');

/** `Saturday`, the weekday of a day. */
export const catWeekdayName = (iso: string): string => written(new Date(iso), 'weekdayAlone');

/** `S`, the head of a column of days. */
export const catWeekdayInitial = (iso: string): string => written(new Date(iso), 'weekdayInitial');

/** `Sat, 21 Nov 2026, 14:30 CAT`. */
export const catMoment = (iso: string): string => `${written(new Date(iso), 'moment')} CAT`;

/** Day and month for a date badge: `['21', 'Nov']`. */
export function catBadge(iso: string): [day: string, month: string] {
  const { day, month } = parts(new Date(iso));
  return [day, languageCode() === 'en' ? month : catMonthAlone(iso)];
}

/** `Nov 21st 26, 2:30 pm`: the order view's format `MMM Do YY, h:mm a`; other languages have no such ordinals. */
function catOrderMoment(iso: string): string {
  if (languageCode() !== 'en') return written(new Date(iso), 'moment');
  const { day, month, year, hour, minute } = parts(new Date(iso));
  const hours = Number(hour);
  return `${month} ${ordinal(Number(day))} ${year}, ${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`;
}

/** {@link catOrderMoment} with its zone; only the day if no hour was given, which midnight means (rules/orders 11). */
export function catOrderTime(iso: string): string {
  const at = new Date(iso);
  if (catClock(at) !== '00:00') return `${catOrderMoment(iso)} CAT`;
  if (languageCode() !== 'en') return written(at, 'orderDay');
  const { day, month, year } = parts(at);
  return `${month} ${ordinal(Number(day))} ${year}`;
}

/** Today in Kigali as `2026-11-21`, the value of a date field. */
export const catToday = (): string => catDate(new Date());

function parts(at: Date): { day: string; month: string; year: string; hour: string; minute: string } {
  const found = Object.fromEntries(partsFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  const read = (name: string) => found[name] ?? '';
  // British English abbreviates to "Sept"; the format asks for three letters.
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
