import { statusesBefore } from '@imisozi/core/order-status';
import { isPayable } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import type { OrderShare } from './order-share.entity.js';

/** `ended`: the order has ended, was paid in another way or costs less now. */
export type ShareState = 'open' | 'paid' | 'ended';

/** The state of a part of the bill; it can be paid only while `open` (rules/money 10). */
export function shareState({ paidAt, amount }: Pick<OrderShare, 'paidAt' | 'amount'>, order: Order): ShareState {
  if (paidAt) return 'paid';
  return statusesBefore('PAID').includes(order.status) && isPayable(order, amount, 'share') ? 'open' : 'ended';
}
