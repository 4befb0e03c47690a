import { catDate, type Day } from '@imisozi/core/kigali-time';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { balanceOf, nextInstalment, type PartlyPaid } from './order.balance.js';
import type { Order } from './order.entity.js';
import { isDateMissing, type OfDays } from './order.travel-day.js';
import { nextReminder } from './reminder.times.js';

type Owing = OfDays & Pick<Order, 'status' | 'amount' | 'paid' | 'instalments'>;

/** The next instalment to be paid, in whole cents; undefined once nothing is left, or the order has ended. */
export const dueInstalment = (order: Owing): PartlyPaid | undefined =>
  UNPAID_STATUSES.includes(order.status) && balanceOf(order) > 0 ? nextInstalment(order) : undefined;

/** The day of {@link dueInstalment}; null if there is none, and while no day is chosen (rules/orders 8). */
export const nextDueOf = (order: Owing): Day | null =>
  isDateMissing(order) ? null : (dueInstalment(order)?.dueDate ?? null);

/** The due day of a new order's first instalment, and when its client is reminded. */
export function firstDue(
  order: Omit<OfDays, 'createdAt'> & Pick<Order, 'amount' | 'instalments'>,
  now: Date,
): Pick<Order, 'nextDue' | 'remindAt'> {
  const nextDue = nextDueOf({ ...order, status: 'PENDING', paid: 0, createdAt: now });
  return { nextDue, remindAt: nextDue === null ? null : nextReminder(nextDue, catDate(now)) };
}
