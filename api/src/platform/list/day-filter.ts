import { parseCatTime } from '@imisozi/core/kigali-time';

const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ALMOST_A_DAY_MS = 86_399_999;

/**
 * Parses the time of a filter such as `createdAt_gte` or `createdAt_lte`. A time without a zone is Central Africa Time
 * (rules/api 11), and a day alone is in Kigali.
 * @param isUpperBound a day alone then means its last millisecond, not its first, so that the day itself is included
 * @returns null for anything but a day or a time
 */
export function parseDayFilter(value: unknown, isUpperBound: boolean): Date | null {
  if (typeof value !== 'string') return null;
  const time = parseCatTime(value);
  return time && isUpperBound && BARE_DAY.test(value.trim()) ? new Date(time.getTime() + ALMOST_A_DAY_MS) : time;
}
