import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isRefused } from '../../platform/errors/refused.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { ContactService } from '../contact/contact.service.js';
import type { Mail } from '../mail/mail.entity.js';
import { MailService } from '../mail/mail.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { quoteSubject } from '../quotes/quote.subject.js';
import { Thread } from './thread.entity.js';
import { ThreadMessage } from './thread-message.entity.js';
import type { Conversed } from './thread.receiving.js';
import { ofOrder } from './thread.sources.js';
import { quoteTopic } from './thread.topics.js';

/** Finds the conversation that an answer to one of our mails belongs to (rules/threads 6). */
@Injectable()
export class ThreadOfMail {
  constructor(
    private readonly mail: MailService,
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
  ) {}

  /**
   * Null for a mail that was no letter to a client, or that is about nothing: to a supplier, a colleague, or all readers
   * of the newsletter. Who answers such a mail begins a conversation of their own.
   */
  async read(tx: EntityManager, mailId: string): Promise<Conversed | null> {
    const mail = await this.mail.find(tx, mailId);
    if (!mail) return null;
    try {
      return await this.about(tx, mail);
    } catch (error) {
      // The order, proposal or message is gone.
      if (isRefused(error, 404)) return null;
      throw error;
    }
  }

  private async about(tx: EntityManager, { data, orderId, recipient }: Mail): Promise<Conversed | null> {
    const ids = data as Readonly<Record<string, string | undefined>>;
    const threadId = await this.threadOf(tx, ids);
    if (threadId) return this.known(tx, threadId);
    if (ids.quoteId) {
      const quote = await this.quotes.get(ids.quoteId, tx);
      const { id, number, names, email, phoneNumber, language } = quote;
      if (recipient !== email) return null;
      return {
        ...{ topic: quoteTopic(id), source: 'proposal', subject: quoteSubject(quote), quote: { id, number } },
        ...{ names, email, phoneNumber, language },
      };
    }
    if (!orderId) return null;
    const order = await this.orders.get(orderId, tx);
    return recipient === order.email ? ofOrder(order) : null;
  }

  private async threadOf(
    tx: EntityManager,
    { threadMessageId, contactMessageId, inquiryId }: Readonly<Record<string, string | undefined>>,
  ): Promise<string | null> {
    if (threadMessageId) return (await tx.findOneBy(ThreadMessage, { id: threadMessageId }))?.threadId ?? null;
    if (contactMessageId) return (await this.contact.get(contactMessageId, tx)).threadId;
    if (inquiryId) return (await this.airTickets.get(inquiryId, tx)).threadId;
    return null;
  }

  private async known(tx: EntityManager, id: string): Promise<Conversed | null> {
    const thread = await tx.findOneBy(Thread, { id });
    if (!thread) return null;
    const { topic, source, subject, names, email, phoneNumber, language } = thread;
    return { topic, source, subject, names, email, phoneNumber, language };
  }
}
