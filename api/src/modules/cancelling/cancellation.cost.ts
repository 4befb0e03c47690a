import { today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import {
  boughtPermits,
  cancellationOn,
  chargePercentOn,
  type CancellationCost,
  type SoldPermit,
} from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { refused, type Refusal } from '@imisozi/core/refusals/refusal';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';

/** The fee for cancelling an order today (rules/cancelling 1), and why; whole cents. */
export interface CostToday extends CancellationCost {
  readonly reason: Refusal;
  /** Whether rows of its permits have decided what was bought. */
  readonly arePermitsListed: boolean;
}

/**
 * By the order's own cancellation terms; orders older than terms have the default ones.
 * @param rows its permits, which decide what was bought (rules/permits 5)
 * @param permitsBought whether permits were bought, according to staff, for an order without rows; by default its status
 * decides (rules/cancelling 3)
 */
export function cancellationCost(order: Order, rows: readonly SoldPermit[], permitsBought?: boolean): CostToday {
  const ladder = (order.terms ?? DEFAULT_TERMS).cancellation;
  const travelDate = order.travelDate ?? undefined;
  const money = { total: toCents(order.amount), paid: toCents(order.paid) };
  const permits = boughtPermits(linesOf(order), order.status, rows, permitsBought);
  const cost = cancellationOn({ ...money, travelDate, boughtPermits: permits }, ladder, today());
  const percent = chargePercentOn(ladder, travelDate, today());
  return { ...cost, reason: reasonOf(order, percent, cost), arePermitsListed: rows.length > 0 };
}

function reasonOf({ paid, travelDate }: Order, percent: number, cost: CancellationCost): Refusal {
  if (paid <= 0) return refused('cancelling-free-unpaid');
  if (travelDate && percent === 100) return refused('cancelling-charged-whole');
  const permits = toDollars(cost.permits);
  if (!travelDate || percent === 0) {
    return permits > 0 ? refused('cancelling-free-but-permits', { permits }) : refused('cancelling-free');
  }
  const isAll = cost.charge + cost.permits === toCents(paid);
  if (permits > 0) {
    const charged = { percent, permits };
    return isAll
      ? refused('cancelling-charged-and-permits-all-paid', charged)
      : refused('cancelling-charged-and-permits', charged);
  }
  return refused(isAll ? 'cancelling-charged-all-paid' : 'cancelling-charged', { percent });
}
