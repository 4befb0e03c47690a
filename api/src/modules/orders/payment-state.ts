import { toCents } from '@imisozi/core/money';
import type { Order } from './order.entity.js';

export const PAYMENT_STATES = ['paid', 'deposit', 'unpaid'] as const;
/** How much of an order is paid. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const paymentStateOf = ({ amount, paid }: Pick<Order, 'amount' | 'paid'>): PaymentState =>
  paid <= 0 ? 'unpaid' : toCents(paid) < toCents(amount) ? 'deposit' : 'paid';

/** {@link paymentStateOf} in SQL, for orders `o`. */
export const PAYMENT_STATE_SQL =
  "CASE WHEN o.paid <= 0 THEN 'unpaid' WHEN o.paid < o.amount THEN 'deposit' ELSE 'paid' END";

/** The number of people, by payment state. */
export type PeopleByPayment = Readonly<Record<PaymentState, number>>;

export const NOBODY_PAYS: PeopleByPayment = { paid: 0, deposit: 0, unpaid: 0 };
