import { addDays, catDate } from '@imisozi/core/kigali-time';

/** How many of the newest days, weeks and months keep their newest backup (rules/operating 10). */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/**
 * Which of these moments of backups are kept: the newest of each of the last seven days, four weeks and twelve months
 * that have one, in Kigali. A place where nothing was backed up for long loses nothing.
 */
export function keptBackups(moments: readonly Date[]): Set<Date> {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  return new Set([
    ...newestOfEach(newestFirst, KEPT.days, catDate),
    ...newestOfEach(newestFirst, KEPT.weeks, mondayOf),
    ...newestOfEach(newestFirst, KEPT.months, (moment) => catDate(moment).slice(0, 7)),
  ]);
}

function newestOfEach(newestFirst: readonly Date[], many: number, periodOf: (moment: Date) => string): Date[] {
  const newest = new Map<string, Date>();
  for (const moment of newestFirst) {
    const period = periodOf(moment);
    if (!newest.has(period)) newest.set(period, moment);
  }
  return [...newest.values()].slice(0, many);
}

/** The Monday of its week. */
function mondayOf(moment: Date): string {
  const day = catDate(moment);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
