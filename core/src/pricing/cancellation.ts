import { addDays, daysBetween, type Day } from '../kigali-time.ts';
import type { OrderStatus } from '../order-status.ts';
import { percentOf } from './cents.ts';
import { permitsIn, type PriceLine } from './price-lines.ts';
import type { CancellationStep } from './terms.ts';

/** What is kept and what goes back when somebody cancels; whole cents. */
export interface CancellationCost {
  readonly refund: number;
  /** By the ladder. */
  readonly charge: number;
  /** For permits that were bought: they are kept whole. */
  readonly permits: number;
}

/** Until that day, inclusive, cancelling costs so much of a price that is paid in full; whole cents. */
export interface CancellationOffer {
  readonly until: Day;
  readonly refund: number;
  readonly charge: number;
  /** For permits, which are bought by then: they are kept whole. */
  readonly permits: number;
}

/** A booking that may be cancelled; whole cents. */
interface Booking {
  readonly total: number;
  readonly travelDate: Day | undefined;
  /** Price of the permits that were bought already. */
  readonly boughtPermits?: number;
}

/**
 * The price of the permits that count as bought, in cents: those of a booking that is approved or paid, unless staff say
 * otherwise (rules/cancelling 3).
 */
export const boughtPermits = (
  lines: readonly PriceLine[],
  status: OrderStatus,
  permitsBought = status === 'APPROVED' || status === 'PAID',
): number => (permitsBought ? permitsIn(lines) : 0);

type Ladder = readonly CancellationStep[];

/**
 * The percent that is charged on a day: that of the nearest step that has begun; nothing before the first. A step of 5
 * days begins on the fifth day before travel (rules/cancelling 2). Without a travel date nothing is ever charged.
 */
export function chargePercentOn(ladder: Ladder, travelDate: Day | undefined, day: Day): number {
  if (travelDate === undefined) return 0;
  const left = daysBetween(day, travelDate);
  return ladder.findLast(({ daysBefore }) => left <= daysBefore)?.chargePercent ?? 0;
}

/** What cancelling costs on a day (rules/cancelling 2); never more is kept than was paid. */
export function cancellationOn(
  { total, travelDate, boughtPermits = 0, paid }: Booking & { readonly paid: number },
  ladder: Ladder,
  day: Day,
): CancellationCost {
  const permits = Math.min(paid, boughtPermits);
  const percent = chargePercentOn(ladder, travelDate, day);
  const charge = Math.min(paid - permits, percentOf(Math.max(0, total - boughtPermits), percent));
  return { refund: paid - permits - charge, charge, permits };
}

/**
 * What cancelling will cost, and until which day, from today on: one row for each step that is not over, the last until
 * the day of travel. Permits are bought once the price is paid, and kept whole. No row without a travel date.
 */
export function cancellationOffers(
  { travelDate, ...booking }: Booking,
  ladder: Ladder,
  today: Day,
): CancellationOffer[] {
  if (travelDate === undefined) return [];
  const ends = [...ladder.map(({ daysBefore }) => addDays(travelDate, -daysBefore - 1)), travelDate];
  return ends
    .filter((until) => until >= today)
    .map((until) => {
      const cost = cancellationOn({ ...booking, travelDate, paid: booking.total }, ladder, until);
      return { until, ...cost };
    });
}
