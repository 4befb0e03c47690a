import * as counts from '@imisozi/core/fields/counts';
import { addDays, isDay, type Day } from '@imisozi/core/kigali-time';
import { refusal } from '../../platform/errors/refused.js';

const WEEKDAY = '(MO|TU|WE|TH|FR|SA|SU)';
const listOf = (item: string): string => `${item}(,${item}){0,40}`;

/**
 * Allowed values of a rule's parts (RFC 5545): departures have days only, so no finer unit than a day. The library does
 * not check all values.
 */
const VALUES: Readonly<Record<string, string>> = {
  FREQ: '(DAILY|WEEKLY|MONTHLY|YEARLY)',
  UNTIL: String.raw`\d{8}(T\d{6}Z?)?`,
  COUNT: String.raw`[1-9]\d{0,8}`,
  INTERVAL: String.raw`[1-9]\d{0,3}`,
  BYDAY: listOf(String.raw`([+-]?[1-9]\d?)?${WEEKDAY}`),
  BYMONTHDAY: listOf(String.raw`[+-]?([1-9]|[12]\d|3[01])`),
  BYMONTH: listOf('([1-9]|1[0-2])'),
  BYSETPOS: listOf(String.raw`[+-]?[1-9]\d{0,2}`),
  WKST: WEEKDAY,
};
const PART = new RegExp(
  `^(${Object.entries(VALUES)
    .map(([name, value]) => `${name}=(${value})`)
    .join('|')})$`,
);
const FREQUENCY = /(^|;)FREQ=/;
const END = /(^|;)(UNTIL|COUNT)=/;

/**
 * The days of a repeat rule (RFC 5545), from `startDate` on.
 * @throws Refused for a rule that cannot be read, has no end, fits no day, or more than {@link counts.dates.max}
 */
export async function repeatedDays(startDate: Day, rrule: string): Promise<Day[]> {
  const rule = rrule
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase();
  const parts = rule.split(';');
  const names = new Set(parts.map((part) => part.split('=')[0]));
  if (!parts.every((part) => PART.test(part)) || names.size < parts.length || !FREQUENCY.test(rule)) throw unreadable();
  if (!END.test(rule)) throw refusal('repeat-rule-endless');
  // Loaded only to make a series.
  const { RRuleTemporal } = await import('rrule-temporal');
  let days: Day[];
  try {
    const dates = new RRuleTemporal({
      rruleString: `DTSTART:${startDate.replaceAll('-', '')}T000000Z\nRRULE:${rule}`,
    }).all((_, index) => index <= counts.dates.max);
    days = dates.map((date) => date.toPlainDate().toString());
  } catch {
    // The library's own messages are about its code; it also throws if a rule matches no day after a number of steps.
    throw unreadable();
  }
  if (days.length === 0 || !days.every(isDay)) throw refusal('repeat-rule-empty');
  if (days.length > counts.dates.max) throw refusal('repeat-rule-too-many', { max: counts.dates.max });
  return days;
}

/** The last day of a trip of `days` days. */
export const lastDay = (startDate: Day, days: number): Day => addDays(startDate, Math.max(days, 1) - 1);

const unreadable = () => refusal('repeat-rule-invalid');
