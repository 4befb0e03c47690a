import { addDays, isDay, type Day } from '@imisozi/core/kigali-time';
import { InvalidBody } from '../../common/errors/invalid-body.js';

/** Dates that one call may make (trade 2). */
export const MOST_DATES = 400;

/** What a rule may say: departures are on days, so nothing finer than a day. */
const PARTS = /^(FREQ|UNTIL|COUNT|INTERVAL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]{1,100}$/;
const FREQUENCY = /(^|;)FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;|$)/;
const END = /(^|;)(UNTIL|COUNT)=/;

/**
 * The days of a repetition (RFC 5545), the first not before `startDate`.
 * @throws InvalidBody for a rule that cannot be read, has no end, fits no day, or more than {@link MOST_DATES}
 */
export async function repeatedDays(startDate: Day, rrule: string): Promise<Day[]> {
  const rule = rrule
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase();
  if (!rule.split(';').every((part) => PARTS.test(part)) || !FREQUENCY.test(rule)) throw unreadable();
  if (!END.test(rule)) throw new InvalidBody(['The repeat rule must end: add UNTIL or COUNT']);
  // Only who makes a series needs the library.
  const { RRuleTemporal } = await import('rrule-temporal');
  let days: Day[];
  try {
    const dates = new RRuleTemporal({
      rruleString: `DTSTART:${startDate.replaceAll('-', '')}T000000Z\nRRULE:${rule}`,
    }).all((_, index) => index <= MOST_DATES);
    days = dates.map((date) => date.toPlainDate().toString());
  } catch {
    // Its own reasons are about code; a rule that fits no day ends here too, after a number of steps.
    throw unreadable();
  }
  if (days.length === 0 || !days.every(isDay)) throw new InvalidBody(['The repeat rule fits no day']);
  if (days.length > MOST_DATES) throw new InvalidBody([`The repeat rule makes more than ${MOST_DATES} departures`]);
  return days;
}

/** The last day of a trip of `days` days. */
export const lastDay = (startDate: Day, days: number): Day => addDays(startDate, Math.max(days, 1) - 1);

const unreadable = () =>
  new InvalidBody(['The repeat rule is not valid. Example: FREQ=WEEKLY;BYDAY=SA;UNTIL=20270331']);
