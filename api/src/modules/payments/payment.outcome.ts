import { APPROVAL_MINUTES } from '@imisozi/core/mobile-money';
import { toCents, usd } from '@imisozi/core/money';
import { balanceOf, isPayable } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import type { GatewayOrder } from './gateway/payment-gateway.js';
import type { Payment } from './payment.entity.js';
import { asked, isMobilePayment, written } from './payment.money.js';

/** After this long nobody is still paying: the gateway's sessions expire much sooner. */
export const SESSION_LIFE_MS = 24 * 60 * 60_000;

/** A mobile money service that does not know a request after this long has never got it. */
const UNHEARD_OF_MS = 2 * APPROVAL_MINUTES * 60_000;

/** The meaning of the gateway's response for a payment. */
export type PaymentOutcome =
  { readonly kind: 'waiting' | 'paid' | 'failed' | 'refunded' } | { readonly kind: 'review'; readonly reason: string };

const PAID_STATUS = 'CAPTURED';
const FAILED_STATUSES = new Set(['FAILED', 'CANCELLED', 'DECLINED', 'EXPIRED']);

/**
 * Compares a payment with the gateway's report (rules/payments 3): reference, amount, currency and result must all
 * match for the money to count; staff review money that arrived and does not match, so it is never lost.
 * @param order what the payment is for; null: not given
 * @param found null: the gateway does not know the payment
 * @param askedAt when the query was sent: the state in a later response may be older
 */
export function outcomeOf(
  payment: Payment,
  order: Order | null,
  found: GatewayOrder | null,
  askedAt: Date,
): PaymentOutcome {
  const over = isSessionOver(payment, askedAt);
  if (!found) return { kind: over || isUnheardOf(payment, askedAt) ? 'failed' : 'waiting' };
  const isCaptured = found.captured > 0 || found.status === PAID_STATUS;
  if (isCaptured && found.refunded > 0 && toCents(found.refunded) >= toCents(found.captured))
    return { kind: 'refunded' };
  if (isCaptured) {
    const reasons = [...mismatches(payment, found), ...orderProblems(payment, order)];
    return reasons.length ? { kind: 'review', reason: reasons.join(' ') } : { kind: 'paid' };
  }
  if (FAILED_STATUSES.has(found.status) || found.result === 'FAILURE') return { kind: 'failed' };
  if (!over) return { kind: 'waiting' };
  return { kind: 'review', reason: `After a day, the gateway still reports ${found.status} (${found.result}).` };
}

/** Whether the session had ended at that time, so that no more money can come. */
export const isSessionOver = ({ createdAt }: Pick<Payment, 'createdAt'>, at: Date): boolean =>
  at.getTime() - createdAt.getTime() > SESSION_LIFE_MS;

const isUnheardOf = (payment: Payment, at: Date): boolean =>
  isMobilePayment(payment) && at.getTime() - payment.createdAt.getTime() > UNHEARD_OF_MS;

function mismatches(payment: Payment, found: GatewayOrder): string[] {
  const { amount, currency } = asked(payment);
  const money = (of: number) => written(payment, of);
  return [
    found.reference !== payment.reference && `The gateway's answer is about ${found.reference}.`,
    found.currency !== currency && `The currency is ${found.currency} instead of ${currency}.`,
    !isSame(found.amount, amount) && `The amount is ${money(found.amount)} instead of ${money(amount)}.`,
    !isSame(found.captured, amount) && `The money captured is ${money(found.captured)} instead of ${money(amount)}.`,
    found.refunded > 0 && `${money(found.refunded)} of it has been refunded.`,
    found.result !== 'SUCCESS' && `The gateway's result is ${found.result}.`,
    found.status !== PAID_STATUS && `The gateway's status is ${found.status}.`,
  ].filter((reason) => reason !== false);
}

function orderProblems(payment: Payment, order: Order | null): string[] {
  // A voucher that is paid already is found when the payment settles.
  if (payment.giftVoucherId) return [];
  if (!order) return ['The payment does not say which order it is for.'];
  if (payment.shareId) {
    if (isPayable(order, payment.amount, 'share')) return [];
    return [`Only ${usd(Math.max(0, balanceOf(order)))} is left to pay of order ${order.number}.`];
  }
  const isDue = isPayable(order, payment.amount, 'instalment');
  // For an order that is paid already, the whole price: the status decides the rest.
  const isWhole = isSame(order.amount, payment.amount);
  if ((isDue || isWhole) && order.currency === payment.currency) return [];
  return [`Order ${order.number} costs ${usd(order.amount)}.`];
}

const isSame = (one: number, other: number) => toCents(one) === toCents(other);
