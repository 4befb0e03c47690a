import type { Order } from '../../data/types';
import { hasEnded } from '../paymentsOf';

/** A payment of more than so many times the next instalment must be confirmed (rules/money 13). */
const MAX_TIMES = 3;

type OfMoney = Pick<Order, 'status' | 'balance' | 'nextDueAmount' | 'refundDue'>;

/** Why an amount may be a typing error, and the limit that it exceeds, in US dollars. */
export interface Slip {
  readonly kind: 'ended' | 'moreThanOwed' | 'severalInstalments' | 'moreThanRefund';
  readonly limit: number;
}

/** Why an amount must be confirmed before it is recorded (rules/money 13), or undefined. */
export function slipOf(order: OfMoney, amount: number, isOut: boolean): Slip | undefined {
  const { balance, nextDueAmount, refundDue } = order;
  if (isOut) return amount > refundDue ? { kind: 'moreThanRefund', limit: refundDue } : undefined;
  if (hasEnded(order)) return { kind: 'ended', limit: 0 };
  if (amount > balance) return { kind: 'moreThanOwed', limit: Math.max(0, balance) };
  const isFar = nextDueAmount !== null && amount > MAX_TIMES * nextDueAmount;
  return isFar ? { kind: 'severalInstalments', limit: nextDueAmount } : undefined;
}
