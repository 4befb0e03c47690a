import { catDate, daysBetween, type Day } from '@imisozi/core/kigali-time';
import type { LedgerDirection, EntryKind } from '@imisozi/core/ledger';
import { toCents } from '@imisozi/core/money';
import { EXPIRED } from '@imisozi/core/order-status';
import { cancellationOn, chargePercentOn } from '@imisozi/core/pricing/cancellation';
import { toDollars } from '@imisozi/core/pricing/cents';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { whyKept, type KeptByTerms } from '@imisozi/core/refund-sentences';
import { texts } from '../../texts/reader.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { CancelledBy } from '@imisozi/core/order-choices';
import type { Order } from './order.entity.js';

/** `hold`: it was not paid while its seats were held. */
export const ENDED_BY = ['client', 'office', 'departure', 'hold'] as const satisfies readonly (CancelledBy | 'hold')[];

/** How an order ended, as its client sees it. */
export interface OrderEnding {
  readonly by: (typeof ENDED_BY)[number];
  readonly day: Day | null;
  /** The client's own reason, or that of the cancelled departure; notes of the office are not shown. */
  readonly reason: string | null;
}

/** Money in or out, in US dollars. */
interface MoneyMoved {
  readonly kind: EntryKind;
  readonly direction: LedgerDirection;
  readonly amount: number;
  /** When it was voided. */
  readonly voidedAt: Date | null;
}

/** The refund of the paid amount (rules/cancelling 7); US dollars. */
export interface OrderRefund {
  readonly amount: number;
  /** How much of it has been sent. */
  readonly sent: number;
  /** How much of it is still due. */
  readonly due: number;
  readonly kept: number;
  /** Why an amount is kept, in the reader's language. */
  readonly reason: string | null;
  /** The same as data, to build the sentence from: null if nothing is kept, or the office decided. */
  readonly byTerms: KeptByTerms | null;
  /** The ways in which the money was paid and will be refunded. */
  readonly ways: readonly EntryKind[];
}

/** Null for an order that has not ended. */
export function endingOf(order: Order): OrderEnding | null {
  const { status, cancelReason, cancelledBy, cancelledAt, refundedAt } = order;
  if (ACTIVE_STATUSES.includes(status)) return null;
  const by = cancelReason === EXPIRED && !cancelledBy ? 'hold' : (cancelledBy ?? 'office');
  const at = cancelledAt ?? refundedAt;
  return { by, day: at && catDate(at), reason: by === 'client' || by === 'departure' ? cancelReason : null };
}

/** Null if nothing was paid, or the order continues without a refund due. */
export function refundOf(order: Order, entries: readonly MoneyMoved[]): OrderRefund | null {
  const hasEnded = !ACTIVE_STATUSES.includes(order.status);
  const counting = Map.groupBy(
    entries.filter(({ voidedAt }) => !voidedAt),
    ({ direction }) => direction,
  );
  const due = toCents(order.refundDue ?? 0);
  const sent = hasEnded ? (counting.get('out') ?? []).reduce((sum, { amount }) => sum + toCents(amount), 0) : 0;
  const kept = hasEnded ? Math.max(0, toCents(order.paid) - due) : 0;
  if (due + sent + kept <= 0) return null;
  const ways = (counting.get('in') ?? []).map(({ kind }) => kind);
  const byTerms = kept > 0 ? keptByTerms(order) : null;
  return {
    amount: toDollars(due + sent),
    sent: toDollars(sent),
    due: toDollars(due),
    kept: toDollars(kept),
    reason: kept > 0 ? whyKept(byTerms, texts().refunds) : null,
    byTerms,
    ways: [...new Set(ways)],
  };
}

/** The amount kept by the order's own terms on the day it was cancelled; null if the office has decided. */
function keptByTerms(order: Order): KeptByTerms | null {
  const { amount, paid, refundDue, refundedAmount, terms, travelDate, cancelledAt, permitsKept } = order;
  const ladder = (terms ?? DEFAULT_TERMS).cancellation;
  if (!cancelledAt) return null;
  const day = catDate(cancelledAt);
  const back = toCents(refundedAmount ?? 0);
  const booking = {
    total: toCents(amount),
    travelDate: travelDate ?? undefined,
    paid: toCents(paid) + back,
    boughtPermits: toCents(permitsKept ?? 0),
  };
  const cost = cancellationOn(booking, ladder, day);
  if (cost.refund !== toCents(refundDue) + back) return null;
  const percent = chargePercentOn(ladder, booking.travelDate, day);
  const keepsAll = cost.refund === 0 && percent < 100;
  const daysBefore = travelDate ? daysBetween(day, travelDate) : null;
  return { percent, daysBefore, permits: toDollars(cost.permits), keepsAll };
}
