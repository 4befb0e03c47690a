import { mailTemplate } from '../mail/mail.templates.js';
import type { OrderStatus } from './order.status.js';

/** What an order's mails are made of; the texts are in `orders.mails.ts`. */
interface AboutOrder {
  readonly orderId: string;
}

export const ORDER_RECEIVED_BY_CLIENT = mailTemplate<AboutOrder>('order-received-client');
export const ORDER_RECEIVED_BY_COMPANY = mailTemplate<AboutOrder>('order-received-company');

/** What a client hears of by {@link ORDER_STATUS_CHANGED}: nothing leads back to PENDING, and PAID has a mail of its own. */
export type AnnouncedStatus = Exclude<OrderStatus, 'PENDING' | 'PAID'>;

/** Carries the status, because a mail is written later, when the order may have moved on. */
export const ORDER_STATUS_CHANGED = mailTemplate<AboutOrder & { readonly status: AnnouncedStatus }>(
  'order-status-changed',
);
export const PAYMENT_RECEIVED = mailTemplate<AboutOrder>('payment-received');
