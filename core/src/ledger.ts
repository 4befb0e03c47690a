import type { OrderStatus } from './order-status.ts';

/** How money comes or goes (rules/money 3). */
export const LEDGER_KINDS = ['card', 'bank', 'cash', 'mobile-money', 'other'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_DIRECTIONS = ['in', 'out'] as const;
export type LedgerDirection = (typeof LEDGER_DIRECTIONS)[number];

/** What decides about the status of an order; whole cents. */
export interface OrderMoney {
  readonly status: OrderStatus;
  readonly amount: number;
  /** What came in less what went out. */
  readonly paid: number;
  /** What must be in before the order counts as approved. */
  readonly deposit: number;
}

/**
 * The status that the money makes of an order (rules/money 5): a deposit approves it, the whole amount makes it PAID, and a
 * balance that opens again takes it back to APPROVED. What has ended stays ended.
 */
export function statusByMoney({ status, amount, paid, deposit }: OrderMoney): OrderStatus {
  const isSettled = paid >= amount;
  if (status === 'PAID') return isSettled ? 'PAID' : 'APPROVED';
  if (status !== 'PENDING' && status !== 'APPROVED') return status;
  if (isSettled) return 'PAID';
  return paid > 0 && paid >= deposit ? 'APPROVED' : status;
}
