import { catDate, type Day } from '@imisozi/core/kigali-time';
import type { OrderStatus } from '@imisozi/core/order-status';
import { balanceOf, nextInstalment, type PartlyPaid } from '../order.balance.js';
import type { Order } from '../order.entity.js';
import { nextReminder } from './reminder.times.js';

/** What the client of an order in such a status still has to pay. */
export const UNPAID_STATUSES: readonly OrderStatus[] = ['PENDING', 'APPROVED'];

type Owing = Pick<Order, 'status' | 'amount' | 'paid' | 'instalments' | 'createdAt'>;

/** The instalment that is to be paid next, in whole cents; undefined once nothing is left, or the order has ended. */
export const dueInstalment = (order: Owing): PartlyPaid | undefined =>
  UNPAID_STATUSES.includes(order.status) && balanceOf(order) > 0 ? nextInstalment(order) : undefined;

/** When an order has to be paid next; null as {@link dueInstalment} is undefined. */
export const nextDueOf = (order: Owing): Day | null => dueInstalment(order)?.dueDate ?? null;

/** What a new order says of its first instalment and of the reminders of it. */
export function firstDue(
  { amount, instalments }: Pick<Order, 'amount' | 'instalments'>,
  now: Date,
): Pick<Order, 'nextDue' | 'remindAt'> {
  const nextDue = nextDueOf({ status: 'PENDING', amount, paid: 0, instalments, createdAt: now });
  return { nextDue, remindAt: nextDue === null ? null : nextReminder(nextDue, catDate(now)) };
}
