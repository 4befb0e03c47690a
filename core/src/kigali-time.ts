/** Central Africa Time is two hours ahead of UTC all year (rules/api 11). */
const ZONE = 'Africa/Kigali';
const OFFSET = '+02:00';
const OFFSET_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A day in Kigali: `2026-11-21`. */
export type Day = string;

/** Formats a time in Kigali's time zone, whatever the zone of the viewer's machine (rules/api 11). */
export const catFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });

/** The first day of a month, before the month's name. */
const FIRST_OF_MONTH = /(^|\s)1(?=\s\p{L})/u;

/** Corrects a date of {@link catFormat} for the language: French has `1er juin` where `Intl` has `1 juin`. */
export const asWritten = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(FIRST_OF_MONTH, (_, before: string) => `${before}1er`) : date;

const day = catFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const moment = catFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Sat, 21 November 2026`, in Kigali. */
export const catDay = (at: Date): string => day.format(at);

/** `Sat, 21 November 2026 at 14:30 CAT`. */
export const catMoment = (at: Date): string => `${moment.format(at)} CAT`;

const stamp = catFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** `2026-11-21 14:30:05`, in Kigali: the format that a spreadsheet reads as a time. */
export const catStamp = (at: Date): string => stamp.format(at);

/** `2026-11-21`, the day in Kigali. */
export const catDate = (at: Date): Day => utcDay(at.getTime() + OFFSET_MS);

/** `14:30`. */
export const catClock = (at: Date): string => catStamp(at).slice(11, 16);

/** `2026-11-21T14:30:00+02:00`: the same instant with Kigali's offset. */
export const catIso = (at: Date): string => `${catStamp(at).replace(' ', 'T')}${OFFSET}`;

/** The day this many days after `day`, or before it if negative. */
export const addDays = (day: Day, days: number): Day => utcDay(Date.parse(day) + days * DAY_MS);

let todayAsNumber = NaN;
let todayAsText = '';

/** Today in Kigali. */
export function today(): Day {
  const number = Math.floor((Date.now() + OFFSET_MS) / DAY_MS);
  if (number !== todayAsNumber) [todayAsNumber, todayAsText] = [number, utcDay(number * DAY_MS)];
  return todayAsText;
}

/** Like the first ten characters of `toISOString`, which takes five times as long; a price needs a dozen of them. */
function utcDay(ms: number): Day {
  const at = new Date(ms);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  if (!(year >= 1_000 && year <= 9_999)) return at.toISOString().slice(0, 10);
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** How many days `to` is after `from`; negative when it is before it. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The year in Kigali. */
export const catYear = (at: Date): number => new Date(at.getTime() + OFFSET_MS).getUTCFullYear();

/** Midnight in Kigali at the end of the day of `at`, or of a day `daysLater` after it. */
export function endOfCatDay(at: Date, daysLater = 0): Date {
  const day = Math.floor((at.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((day + daysLater + 1) * DAY_MS - OFFSET_MS);
}

/** Midnight in Kigali at the beginning of today. */
export const startOfToday = (): Date => endOfCatDay(new Date(), -1);

const HAS_ZONE = /(Z|GMT|UTC|[+-]\d{2}:?\d{2})(\s*\(.*\))?$/i;
const HAS_TIME = /\d{1,2}:\d{2}/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a date as clients send it. A time without a zone is CAT, and so is a day alone.
 * @returns null if it cannot be parsed, or is outside the years 1970 to 2999
 */
export function parseCatTime(text: string): Date | null {
  const trimmed = text.trim();
  const said = /\d{4}/.exec(trimmed)?.[0];
  if (trimmed.length > 100 || !said || !isInCalendar(trimmed)) return null;
  const parsed = new Date(withZone(trimmed));
  const year = parsed.getUTCFullYear();
  // `Date` guesses: it takes `0000` for the year 2000. A zone moves a time by one year at most.
  return year >= 1970 && year <= 2999 && Math.abs(year - Number(said)) <= 1 ? parsed : null;
}

/** Whether a text is a calendar day between the years 1970 and 2999. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && ISO_DAY.test(text) && parseCatTime(text) !== null;

/** `Date` takes 30 February for a day in March. */
function isInCalendar(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)?.map(Number) ?? [];
  return day === undefined || new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
}

function withZone(text: string): string {
  if (ISO_DAY.test(text)) return `${text}T00:00:00${OFFSET}`;
  if (HAS_TIME.test(text) && HAS_ZONE.test(text)) return text;
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? `${text.replace(' ', 'T')}${OFFSET}` : `${text} GMT${OFFSET}`;
}
