import { addDays, daysBetween, type Day } from '../kigali-time.ts';
import type { OrderStatus } from '../order-status.ts';
import { isPermitHeld, type PermitState } from '../permits.ts';
import { percentOf } from './cents.ts';
import { chargeSteps } from './charge-steps.ts';
import { permitsIn, type PriceLine } from './price-lines.ts';
import type { CancellationStep } from './terms.ts';

/** The amounts kept and refunded on cancellation; whole cents. */
export interface CancellationCost {
  readonly refund: number;
  /** The fee by the cancellation terms. */
  readonly charge: number;
  /** For permits that were bought already: they are kept in full. */
  readonly permits: number;
}

/** Until that day, inclusive, cancelling a fully paid booking costs this much; whole cents. */
export interface CancellationOffer {
  readonly until: Day;
  readonly refund: number;
  readonly charge: number;
  /** For permits, which are bought by then: they are kept in full. */
  readonly permits: number;
}

/** A booking that may be cancelled; whole cents. */
interface Booking {
  readonly total: number;
  readonly travelDate: Day | undefined;
  /** Price of the permits that were bought already. */
  readonly boughtPermits?: number;
}

/** A permit of a booking, with what its client pays for it in whole cents. */
export interface SoldPermit {
  readonly state: PermitState;
  readonly price: number;
  /** It was bought, but the booking no longer contains it. */
  readonly isSurplus: boolean;
}

/**
 * The price of the permits that count as bought, in cents: those whose rows say so (rules/permits 5). A booking without
 * rows is older than they are: then those of one that is approved or paid, unless staff say otherwise (rules/cancelling
 * 3).
 */
export function boughtPermits(
  lines: readonly PriceLine[],
  status: OrderStatus,
  rows: readonly SoldPermit[] = [],
  permitsBought = status === 'APPROVED' || status === 'PAID',
): number {
  if (rows.length === 0) return permitsBought ? permitsIn(lines) : 0;
  return rows.filter((row) => isPermitHeld(row) && !row.isSurplus).reduce((sum, { price }) => sum + price, 0);
}

type Ladder = readonly CancellationStep[];

/**
 * The percentage charged on a day: that of the latest step that has begun; 0 before the first. A step of 5 days begins
 * on the fifth day before travel (rules/cancelling 2). Without a travel date nothing is charged.
 */
export function chargePercentOn(ladder: Ladder, travelDate: Day | undefined, day: Day): number {
  if (travelDate === undefined) return 0;
  const left = daysBetween(day, travelDate);
  return ladder.findLast(({ daysBefore }) => left <= daysBefore)?.chargePercent ?? 0;
}

/** What cancelling costs on a day (rules/cancelling 2); never more than was paid is kept. */
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
 * the day of travel. Permits are bought once the price is paid, and kept in full. No rows without a travel date.
 */
export function cancellationOffers(
  { travelDate, ...booking }: Booking,
  ladder: Ladder,
  today: Day,
): CancellationOffer[] {
  if (travelDate === undefined) return [];
  return chargeSteps(ladder)
    .map(({ untilDays }) => addDays(travelDate, -untilDays))
    .filter((until) => until >= today)
    .map((until) => {
      const cost = cancellationOn({ ...booking, travelDate, paid: booking.total }, ladder, until);
      return { until, ...cost };
    });
}
