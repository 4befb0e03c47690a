import { today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { cancellationOn, chargePercentOn, type CancellationCost } from '@imisozi/core/pricing/cancellation';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import type { Order } from '../order.entity.js';

/** What cancelling an order costs today (trade 4), and why; whole cents. */
export interface CostToday extends CancellationCost {
  readonly reason: string;
}

/** By the ladder of the order's own terms; orders from before there were any have the usual ones. */
export function cancellationCost(order: Order): CostToday {
  const ladder = (order.terms ?? DEFAULT_TERMS).cancellation;
  const travelDate = order.travelDate ?? undefined;
  const cost = cancellationOn({ total: toCents(order.amount), travelDate, paid: toCents(order.paid) }, ladder, today());
  const percent = chargePercentOn(ladder, travelDate, today());
  return { ...cost, reason: reasonOf(order, percent, cost) };
}

function reasonOf({ paid, travelDate }: Order, percent: number, { charge }: CancellationCost): string {
  if (paid <= 0) return 'Nothing has been paid yet, so cancelling is free of charge.';
  if (!travelDate || percent === 0) return 'You can still cancel free of charge.';
  if (percent === 100) return 'So shortly before travel, the whole price is charged.';
  return charge === toCents(paid)
    ? `At this point, ${percent} % of the price is charged, which is all you have paid.`
    : `At this point, ${percent} % of the price is charged.`;
}
