import { mailTemplate } from '../mail/mail.templates.js';

/** What an order's mails are made of; the texts are in `orders.mails.ts`. */
interface AboutOrder {
  readonly orderId: string;
}

export const ORDER_RECEIVED_BY_CLIENT = mailTemplate<AboutOrder>('order-received-client');
export const ORDER_RECEIVED_BY_COMPANY = mailTemplate<AboutOrder>('order-received-company');
