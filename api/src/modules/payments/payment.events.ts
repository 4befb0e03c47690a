import type { PaymentStatus } from '@imisozi/core/payment-status';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from '../orders/order.entity.js';
import type { Payment } from './payment.entity.js';

/** The gateway has confirmed the money, and the order is paid. */
export interface PaymentSettled {
  /** As it is now. */
  readonly payment: Payment;
  readonly order: Order;
}

export const PAYMENT_SETTLED = defineEvent<PaymentSettled>('payment.settled');

/** A report of the gateway has changed a payment, but no order. */
export interface PaymentChanged {
  /** As it is now. */
  readonly payment: Payment;
  /** The order it was opened for; null if a deployed client named none. */
  readonly order: Order | null;
}

/** The payment does not match its order: staff must review it. */
export const PAYMENT_IN_REVIEW = defineEvent<PaymentChanged>('payment.inReview');

/** The payment was refunded. */
export const PAYMENT_REFUNDED = defineEvent<PaymentChanged>('payment.refunded');

/** An admin has ended a review. */
export interface PaymentResolved {
  /** As it is now. */
  readonly payment: Payment;
  readonly before: Payment;
  readonly actor: Actor;
}

export const PAYMENT_RESOLVED = defineEvent<PaymentResolved>('payment.resolved');

/** Staff have queried the gateway, whether or not anything changed. */
export interface PaymentChecked {
  /** Before the query. */
  readonly payment: Payment;
  readonly status: PaymentStatus;
  readonly actor: Actor;
}

export const PAYMENT_CHECKED = defineEvent<PaymentChecked>('payment.checked');
