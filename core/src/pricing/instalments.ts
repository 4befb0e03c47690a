import { addDays, daysBetween, type Day } from '../kigali-time.ts';
import { percentOf } from './cents.ts';
import type { Terms } from './terms.ts';

/** `full`: the whole price in one payment. */
export const INSTALMENT_LABELS = ['deposit', 'balance', 'full'] as const;
export type InstalmentLabel = (typeof INSTALMENT_LABELS)[number];

/** A part of the price with a due date; whole cents. */
export interface Instalment {
  readonly label: InstalmentLabel;
  /** A day, or `now`. */
  readonly dueDate: Day;
  readonly amount: number;
}

/** The amount to be paid, in whole cents. */
interface Payable {
  readonly total: number;
  /** The part of it for permits, which are due in full with the deposit. */
  readonly permits: number;
  readonly travelDate: Day | undefined;
  readonly today: Day;
}

/**
 * When each amount is due (rules/money 2). Everything is due now only if travel is nearer than the balance's days, not
 * if it is exactly that near.
 */
export function instalmentsOf(
  { total, permits, travelDate, today }: Payable,
  { depositPercent, balanceDaysBefore }: Pick<Terms, 'depositPercent' | 'balanceDaysBefore'>,
): Instalment[] {
  if (total === 0) return [];
  const deposit = percentOf(total - permits, depositPercent) + permits;
  const isNear = travelDate === undefined || daysBetween(today, travelDate) < balanceDaysBefore;
  if (isNear || deposit >= total) return [{ label: 'full', dueDate: 'now', amount: total }];
  const balance: Instalment = {
    label: 'balance',
    dueDate: addDays(travelDate, -balanceDaysBefore),
    amount: total - deposit,
  };
  return deposit > 0 ? [{ label: 'deposit', dueDate: 'now', amount: deposit }, balance] : [balance];
}

/** The amount due at once. */
export const dueNow = (instalments: readonly Instalment[]): number =>
  instalments.filter(({ dueDate }) => dueDate === 'now').reduce((sum, { amount }) => sum + amount, 0);
