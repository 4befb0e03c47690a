import { mailKind } from '../mail/mail.kinds.js';
import type { OrderStatus } from '@imisozi/core/order-status';

/** What an order's mails are made of; the texts are in `order.mails.ts`. */
interface AboutOrder {
  readonly orderId: string;
}

export const ORDER_RECEIVED_BY_CLIENT = mailKind<AboutOrder>('order-received-client');
export const ORDER_RECEIVED_BY_COMPANY = mailKind<AboutOrder>('order-received-company');

/** What a client hears of by {@link ORDER_STATUS_CHANGED}: nothing leads back to PENDING, and PAID has a mail of its own. */
export type AnnouncedStatus = Exclude<OrderStatus, 'PENDING' | 'PAID'>;

/** Carries the status, because a mail is written later, when the order may have moved on. */
export const ORDER_STATUS_CHANGED = mailKind<AboutOrder & { readonly status: AnnouncedStatus }>('order-status-changed');
export const PAYMENT_RECEIVED = mailKind<AboutOrder>('payment-received');
