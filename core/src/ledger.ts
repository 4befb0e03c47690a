import type { OrderStatus } from './order-status.ts';

/** The ways in which money comes in or goes out (rules/money 3). */
export const LEDGER_KINDS = ['card', 'bank', 'cash', 'mobile-money', 'other'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Money that a gift voucher has paid, or that goes back to it (rules/gift-vouchers 3): nobody books it by hand. */
export const GIFT_VOUCHER = 'gift-voucher';
export const ENTRY_KINDS = [...LEDGER_KINDS, GIFT_VOUCHER] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const LEDGER_DIRECTIONS = ['in', 'out'] as const;
export type LedgerDirection = (typeof LEDGER_DIRECTIONS)[number];

/** The amounts that decide the status of an order; whole cents. */
export interface OrderMoney {
  readonly status: OrderStatus;
  readonly amount: number;
  /** Money in minus money out. */
  readonly paid: number;
  /** The amount that must be paid before the order counts as approved. */
  readonly deposit: number;
}

/**
 * The status of an order by its money (rules/money 5): a deposit approves it, the whole amount makes it PAID, and a new
 * balance returns it to APPROVED. An ended order stays ended.
 */
export function statusByMoney({ status, amount, paid, deposit }: OrderMoney): OrderStatus {
  const isSettled = paid >= amount;
  if (status === 'PAID') return isSettled ? 'PAID' : 'APPROVED';
  if (status !== 'PENDING' && status !== 'APPROVED') return status;
  if (isSettled) return 'PAID';
  return paid > 0 && paid >= deposit ? 'APPROVED' : status;
}
