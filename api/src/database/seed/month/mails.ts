import { randomUUID } from 'node:crypto';
import { usd } from '../../../common/money.js';
import { CONTACT_MESSAGE, CONTACT_RECEIVED } from '../../../modules/contact/contact.mail-templates.js';
import type { ContactMessage } from '../../../modules/contact/contact-message.entity.js';
import type { Mail } from '../../../modules/mail/mail.entity.js';
import type { MailTemplate } from '../../../modules/mail/mail.templates.js';
import {
  ORDER_RECEIVED_BY_CLIENT,
  ORDER_RECEIVED_BY_COMPANY,
  ORDER_STATUS_CHANGED,
  PAYMENT_RECEIVED,
  type AnnouncedStatus,
} from '../../../modules/orders/order.mail-templates.js';
import { statusNews } from '../../../modules/orders/order.status-news.js';
import type { Order } from '../../../modules/orders/order.entity.js';
import type { SeedOrder } from './bookings.js';

export type SeedMail = Omit<Mail, 'searchText' | 'stampCreation'>;

const SENT_AFTER_MS = 3_000;

/** What the outbox shows of an order: mails that were never sent, and that nothing will send. */
export function orderMails(order: SeedOrder, company: string): SeedMail[] {
  const about = { orderId: order.id };
  const { number, itemTitle, email, status } = order;
  const mail = <Data>(template: MailTemplate<Data>, data: Data, to: string, subject: string, at: Date) => ({
    ...sentMail(template, data, to, subject, at),
    orderId: order.id,
    reference: number,
  });
  const isDecided = status !== 'PENDING' && status !== 'PAID';
  return [
    mail(ORDER_RECEIVED_BY_CLIENT, about, email, `Your order ${number}: ${itemTitle}`, order.createdAt),
    {
      ...mail(
        ORDER_RECEIVED_BY_COMPANY,
        about,
        company,
        `New order ${number}: ${itemTitle} (${usd(order.amount)})`,
        order.createdAt,
      ),
      replyTo: email,
    },
    ...(order.paidAt
      ? [mail(PAYMENT_RECEIVED, about, email, `Payment received for your order ${number}`, order.paidAt)]
      : []),
    ...(isDecided
      ? [
          mail(
            ORDER_STATUS_CHANGED,
            { ...about, status },
            email,
            `Your order ${number} ${statusNews(order as Order, status as AnnouncedStatus).subject}`,
            order.updatedAt,
          ),
        ]
      : []),
  ];
}

/** Likewise, of a message to the company. */
export function contactMails({ id, email, subject, createdAt }: ContactMessage, company: string): SeedMail[] {
  return [
    {
      ...sentMail(CONTACT_MESSAGE, { contactMessageId: id }, company, `Message from the site: ${subject}`, createdAt),
      replyTo: email,
    },
    sentMail(CONTACT_RECEIVED, {}, email, 'We have received your message', createdAt),
  ];
}

function sentMail<Data>(template: MailTemplate<Data>, data: Data, to: string, subject: string, at: Date): SeedMail {
  return {
    id: randomUUID(),
    createdAt: at,
    template: template.name,
    recipient: to,
    replyTo: null,
    data,
    subject,
    status: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: new Date(at.getTime() + SENT_AFTER_MS),
    orderId: null,
    reference: null,
    resentAs: null,
  };
}
