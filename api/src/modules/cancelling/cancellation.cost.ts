import { today } from '@imisozi/core/kigali-time';
import { toCents, usd } from '@imisozi/core/money';
import {
  boughtPermits,
  cancellationOn,
  chargePercentOn,
  type CancellationCost,
} from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';

/** What cancelling an order costs today (trade 4), and why; whole cents. */
export interface CostToday extends CancellationCost {
  readonly reason: string;
}

/**
 * By the ladder of the order's own terms; orders from before there were any have the usual ones.
 * @param permitsBought what staff say of its permits; its status tells unless they do (trade 10)
 */
export function cancellationCost(order: Order, permitsBought?: boolean): CostToday {
  const ladder = (order.terms ?? DEFAULT_TERMS).cancellation;
  const travelDate = order.travelDate ?? undefined;
  const money = { total: toCents(order.amount), paid: toCents(order.paid) };
  const permits = boughtPermits(linesOf(order), order.status, permitsBought);
  const cost = cancellationOn({ ...money, travelDate, boughtPermits: permits }, ladder, today());
  const percent = chargePercentOn(ladder, travelDate, today());
  return { ...cost, reason: reasonOf(order, percent, cost) };
}

function reasonOf({ paid, travelDate }: Order, percent: number, { charge, permits }: CancellationCost): string {
  if (paid <= 0) return 'Nothing has been paid yet, so cancelling is free of charge.';
  if (travelDate && percent === 100) return 'So shortly before travel, the whole price is charged.';
  const kept = usd(toDollars(permits));
  if (!travelDate || percent === 0) {
    return permits > 0
      ? `You can still cancel free of charge, but permits that have been bought (${kept}) are not refunded.`
      : 'You can still cancel free of charge.';
  }
  const isAll = charge + permits === toCents(paid);
  if (permits > 0) {
    const charged = `At this point, ${percent} % of the price without permits is charged`;
    return isAll
      ? `${charged}. With the permits that have been bought (${kept}), that is all you have paid.`
      : `${charged}, and permits that have been bought (${kept}) are not refunded.`;
  }
  return isAll
    ? `At this point, ${percent} % of the price is charged, which is all you have paid.`
    : `At this point, ${percent} % of the price is charged.`;
}
