import { addDays, daysBetween, today, type Day } from '@imisozi/core/kigali-time';

/** The day on which the examples of the API are written: what comes after it in them lies ahead. */
const WRITTEN_ON = '2026-11-21';

/** `2027-06-12`, alone or before a time, and `20270331` where a rule of repetition ends (RFC 5545). */
const LONG_DAY = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const SHORT_DAY = /(?<=UNTIL=)(\d{4})(\d{2})(\d{2})/g;

/**
 * Moves every day in the examples of a document on by the weeks since they were written, so that one that lay ahead still
 * does, and a Saturday is still a Saturday: an example that is sent as it stands is answered as it says.
 */
export function bringExamplesUpToDate(part: unknown, now: Day = today()): void {
  const weeks = Math.floor(daysBetween(WRITTEN_ON, now) / 7);
  if (weeks > 0) moveExamples(part, 7 * weeks);
}

function moveExamples(part: unknown, days: number): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'example') (part as Record<string, unknown>)[name] = moved(value, days);
    else moveExamples(value, days);
  }
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === 'string') {
    return value
      .replace(LONG_DAY, (day) => addDays(day, days))
      .replace(SHORT_DAY, (_, ...[year, month, day]: string[]) =>
        addDays(`${year}-${month}-${day}`, days).replaceAll('-', ''),
      );
  }
  if (Array.isArray(value)) return value.map((one) => moved(one, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, days)]));
}
