import { addDays, daysBetween, today, type Day } from '@imisozi/core/kigali-time';

/** The day on which the API's examples were written: later days in them are in the future. */
const WRITTEN_ON = '2026-11-21';

/** `2027-06-12`, alone or before a time, and `20270331` where a repeat rule ends (RFC 5545). */
const LONG_DAY = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const SHORT_DAY = /(?<=UNTIL=)(\d{4})(\d{2})(\d{2})/g;

/**
 * Moves every day in the examples of a document forward by the weeks since they were written, so that a future day
 * stays in the future, and a Saturday stays a Saturday: an example that is sent unchanged gets the documented response.
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
