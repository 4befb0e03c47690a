import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Instalment } from '@imisozi/core/pricing/instalments';
import { instalmentsOfOrder } from './order.booking.js';
import type { Order } from './order.entity.js';

type Money = Pick<Order, 'amount' | 'paid'>;

/** What is left to pay, in US dollars; less than zero where too much was paid. */
export const balanceOf = ({ amount, paid }: Money): number => (toCents(amount) - toCents(paid)) / 100;

/** The amounts in US dollars that a payment may have now: what is left of everything, or of the next instalment. */
export function payableAmounts(order: Order): readonly number[] {
  const balance = balanceOf(order);
  const next = instalmentsWithPaid(order).find(({ amount, paid }) => paid < amount);
  const left = next && toDollars(next.amount - next.paid);
  return left === undefined || left === balance ? [balance] : [balance, left];
}

/** What must be in before an order counts as approved, in whole cents. */
export const depositOf = (order: Order): number => instalmentsOfOrder(order)[0]?.amount ?? toCents(order.amount);

/** The instalments in whole cents: what was paid fills them one after the other. */
export function instalmentsWithPaid(order: Order): (Instalment & { readonly paid: number })[] {
  let left = Math.max(0, toCents(order.paid));
  return instalmentsOfOrder(order).map((instalment) => {
    const paid = Math.min(left, instalment.amount);
    left -= paid;
    return { ...instalment, paid };
  });
}
