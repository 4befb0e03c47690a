import { today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Instalment } from '@imisozi/core/pricing/instalments';
import { instalmentsOfOrder } from './price-lines.js';
import type { Order } from './order.entity.js';
import { isDateMissing, type OfDays } from './order.travel-day.js';

type Money = Pick<Order, 'amount' | 'paid'>;
type OfInstalments = Money & OfDays & Pick<Order, 'instalments'>;

/** An instalment and how much of it is paid; whole cents. */
export interface PartlyPaid extends Instalment {
  readonly paid: number;
}

/** What is left to pay, in US dollars; negative if too much was paid. */
export const balanceOf = ({ amount, paid }: Money): number => (toCents(amount) - toCents(paid)) / 100;

/** The amounts in US dollars that may be paid now: the whole balance, or the rest of the next instalment. */
export function payableAmounts(order: Order): readonly number[] {
  const balance = balanceOf(order);
  const next = nextInstalment(order);
  const left = next && toDollars(next.amount - next.paid);
  return left === undefined || left === balance ? [balance] : [balance, left];
}

/** What a payment is for: a part of a shared bill may be any part of the balance (rules/money 10). */
export type PaymentPart = 'share' | 'instalment';

/** Whether a payment of this many US dollars may be taken for the order now. */
export const isPayable = (order: Order, amount: number, part: PaymentPart): boolean =>
  part === 'share'
    ? toCents(amount) <= toCents(balanceOf(order))
    : payableAmounts(order).some((payable) => toCents(payable) === toCents(amount));

/** The first instalment that is not fully paid; undefined if all of them are. */
export const nextInstalment = (order: OfInstalments): PartlyPaid | undefined =>
  instalmentsWithPaid(order).find(({ amount, paid }) => paid < amount);

/** What must be paid before an order counts as approved, in whole cents. */
export const depositOf = (order: Order): number => instalmentsOfOrder(order)[0]?.amount ?? toCents(order.amount);

/**
 * The instalments in whole cents: the paid sum fills them one after the other. What is left of an order without a day
 * of travel is due now, and never late (rules/orders 8).
 */
export function instalmentsWithPaid(order: OfInstalments): PartlyPaid[] {
  let left = Math.max(0, toCents(order.paid));
  return instalmentsOfOrder(order).map((instalment) => {
    const paid = Math.min(left, instalment.amount);
    left -= paid;
    const isOpen = paid < instalment.amount && isDateMissing(order);
    return { ...instalment, ...(isOpen && { dueDate: today() }), paid };
  });
}
