import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { mailNamed } from '@imisozi/core/editable-texts/documents';
import { fillIn } from '@imisozi/core/editable-texts/mails/mail-document';
import { randomUUID } from 'node:crypto';
import { usd } from '@imisozi/core/money';
import { CONTACT_ACKNOWLEDGED, CONTACT_MESSAGE } from '@imisozi/api/modules/contact/contact.mails';
import type { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import type { Mail } from '@imisozi/api/modules/mail/mail.entity';
import type { MailKind } from '@imisozi/api/modules/mail/mail.kinds';
import {
  ORDER_RECEIVED_BY_CLIENT,
  ORDER_RECEIVED_BY_COMPANY,
  STATUS_CHANGED,
} from '@imisozi/api/modules/order-page/order.mails';
import { PAYMENT_RECEIVED } from '@imisozi/api/modules/ledger/ledger.mails';
import { statusWords } from '@imisozi/api/modules/order-page/order.status-words';
import type { Order } from '@imisozi/api/modules/orders/order.entity';
import type { SeedOrder } from './bookings.ts';

export type SeedMail = Omit<Mail, 'searchText' | 'stampCreation' | 'status' | 'attempts' | 'lastError'>;

const SENT_AFTER_MS = 3_000;

/** The mails of an order as the outbox shows them. They were never sent, and nothing will send them. */
export function orderMails(order: SeedOrder, company: string): SeedMail[] {
  const about = { orderId: order.id };
  const { number, itemTitle, email, status } = order;
  const mail = <Data>(template: MailKind<Data>, data: Data, to: string, subject: string, at: Date) => ({
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
            STATUS_CHANGED,
            { ...about, status },
            email,
            fillIn(mailNamed(statusWords(order as Order, status, null).document).defaults.en.subject, {
              order: number,
            }),
            order.updatedAt,
          ),
        ]
      : []),
  ];
}

/** The same for a message to the company. */
export function contactMails({ id, email, subject, createdAt }: ContactMessage, company: string): SeedMail[] {
  return [
    {
      ...sentMail(
        CONTACT_MESSAGE,
        { contactMessageId: id },
        company,
        `Message from the website: ${subject}`,
        createdAt,
      ),
      replyTo: email,
    },
    sentMail(CONTACT_ACKNOWLEDGED, {}, email, 'We have received your message', createdAt),
  ];
}

function sentMail<Data>(template: MailKind<Data>, data: Data, to: string, subject: string, at: Date): SeedMail {
  return {
    id: randomUUID(),
    createdAt: at,
    template: template.name,
    recipient: to,
    language: DEFAULT_LANGUAGE,
    replyTo: null,
    data,
    subject,
    jobId: null,
    sentAt: new Date(at.getTime() + SENT_AFTER_MS),
    orderId: null,
    reference: null,
    resentAs: null,
  };
}
