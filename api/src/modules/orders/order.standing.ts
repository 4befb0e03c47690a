import { today } from '@imisozi/core/kigali-time';
import { ACTIVE_STATUSES, goesOn } from '@imisozi/core/order-status';
import { balanceOf } from './order.balance.js';
import type { Order } from './order.entity.js';

type OfMoney = Pick<Order, 'status' | 'travelDate' | 'amount' | 'paid' | 'refundDue'>;

/** The money of an order in the books (rules/money 12), in US dollars. */
export interface MoneyStanding {
  /** Money kept: money in minus money out, however the order ended. */
  readonly revenue: number;
  /** The part of it held for trips that have not begun, or that have no day yet. */
  readonly depositsHeld: number;
  /** What its client still has to pay; nothing once it has ended. */
  readonly leftToPay: number;
  /** What is to be paid back to its client. */
  readonly refundDue: number;
}

/**
 * The figures of one order; {@link STANDING_SQL} computes the same for many. @param day the day in Kigali for which
 * they are computed
 */
export function standingOf(order: OfMoney, day = today()): MoneyStanding {
  const { travelDate, paid, refundDue } = order;
  const isAhead = goesOn(order) && (!travelDate || travelDate > day);
  return {
    revenue: paid,
    depositsHeld: isAhead ? paid : 0,
    leftToPay: goesOn(order) ? Math.max(0, balanceOf(order)) : 0,
    refundDue,
  };
}

/** Orders `o` that have not ended. */
export const GOES_ON = `o.status IN (${ACTIVE_STATUSES.map((status) => `'${status}'`).join(', ')})`;

/** The sums of {@link standingOf} over orders `o`, in cents; `:day` as there. Refunds may be due for any order. */
export const STANDING_SQL = {
  where: GOES_ON,
  depositsHeld: 'SUM(CASE WHEN o.travelDate IS NULL OR o.travelDate > :day THEN o.paid ELSE 0 END)',
  leftToPay: 'SUM(CASE WHEN o.amount > o.paid THEN o.amount - o.paid ELSE 0 END)',
  refundDue: 'SUM(o.refundDue)',
} as const;
