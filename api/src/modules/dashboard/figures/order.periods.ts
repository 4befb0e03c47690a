import { addDays } from '@imisozi/core/kigali-time';

export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The figures of one day or one longer period. */
export interface Tally {
  /** Orders made. */
  readonly orders: number;
  /** Orders paid. */
  readonly paid: number;
  /** Revenue in US dollars. */
  readonly revenue: number;
}

const DAY_MS = 86_400_000;

/** Every day from `from` to `to`, both included; days are `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(from, index));
}

/**
 * Sums days into periods, oldest first and without gaps. A week begins on its Monday, a month on its first; the first
 * period may begin before the first day, and counts only the days given.
 */
export function inPeriods(
  days: readonly string[],
  tallies: ReadonlyMap<string, Tally>,
  by: Period,
): ({ readonly start: string } & Tally)[] {
  const periods = new Map<string, Tally>();
  for (const day of days) periods.set(startOf(day, by), sum(periods.get(startOf(day, by)), tallies.get(day)));
  return [...periods].map(([start, tally]) => ({ start, ...tally }));
}

/** @returns the sum; added in whole cents, so that no amount becomes 0.30000000000000004 */
export function sum(one: Tally = NOTHING, other: Tally = NOTHING): Tally {
  return {
    orders: one.orders + other.orders,
    paid: one.paid + other.paid,
    revenue: Math.round((one.revenue + other.revenue) * 100) / 100,
  };
}

const NOTHING: Tally = { orders: 0, paid: 0, revenue: 0 };

function startOf(day: string, by: Period): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
