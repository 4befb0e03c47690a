import { toCents } from '@imisozi/core/money';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { balanceOf, nextInstalment } from '../../orders/order.balance.js';
import type { Order } from '../../orders/order.entity.js';

/** An amount that a booking waits for. */
export interface Due {
  /** `deposit`, `balance`, `full`: an instalment; `left`: all that is left; `refund`: what goes back. */
  readonly what: 'deposit' | 'balance' | 'full' | 'left' | 'refund';
  /** Whole cents. */
  readonly cents: number;
}

/** A booking as far as money is expected from it, or owed to its client. */
export interface ExpectedMoney {
  readonly orderId: string;
  readonly number: string;
  readonly invoiceNumber: string | null;
  readonly names: string;
  readonly title: string;
  readonly hasEnded: boolean;
  /** What is left to pay in whole cents; 0 for an ended booking. */
  readonly left: number;
  readonly refundDue: number;
  /** What may come in, likeliest first. */
  readonly dues: readonly Due[];
}

/** What is expected of a booking. */
export function expectedOf(order: Order): ExpectedMoney {
  const hasEnded = !ACTIVE_STATUSES.includes(order.status);
  const left = hasEnded ? 0 : Math.max(0, toCents(balanceOf(order)));
  const next = left > 0 ? nextInstalment(order) : undefined;
  const instalment = next && { what: next.label, cents: Math.min(next.amount - next.paid, left) };
  const all = { what: 'left', cents: left } as const;
  return {
    orderId: order.id,
    number: order.number,
    invoiceNumber: order.invoiceNumber,
    names: order.names,
    title: order.itemTitle,
    hasEnded,
    left,
    refundDue: toCents(order.refundDue),
    dues: left === 0 ? [] : instalment && instalment.cents < left ? [instalment, all] : [all],
  };
}
