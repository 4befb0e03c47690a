import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import {
  AIR_TICKET_REQUESTED,
  AIR_TICKET_REQUESTED_BY_TEXT,
  type AirTicketRequested,
  type AirTicketRequestedByText,
} from '../air-tickets/air-ticket.events.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { CONTACT_RECEIVED, type ContactReceived } from '../contact/contact.events.js';
import { ContactService } from '../contact/contact.service.js';
import { INQUIRY_HANDLED, type InquiryHandled } from '../inquiries/inquiry.events.js';
import { ORDER_CHANGED, ORDER_WRITTEN_TO, type OrderChanged, type OrderWrittenTo } from '../orders/order.events.js';
import { Thread } from './thread.entity.js';
import { ThreadMessage } from './thread-message.entity.js';
import { ThreadReceiving } from './thread.receiving.js';
import { ThreadReplied } from './thread.replied.js';
import { ofInquiry, ofMessage, ofOrder } from './thread.sources.js';
import { subjectTopic } from './thread.topics.js';

/** Whatever a client writes becomes part of a conversation, in the same transaction (rules/threads 1). */
@Injectable()
export class ThreadListeners {
  constructor(
    private readonly receiving: ThreadReceiving,
    private readonly replied: ThreadReplied,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
  ) {}

  @OnDomainEvent(CONTACT_RECEIVED, 'threads')
  async contactReceived(tx: EntityManager, { message, ...about }: ContactReceived): Promise<void> {
    const thread = await this.receiving.receive(tx, ofMessage(message, about));
    await this.contact.join(tx, message, thread.id);
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED, 'threads')
  async airTicketRequested(tx: EntityManager, { inquiry, language }: AirTicketRequested): Promise<void> {
    const thread = await this.receiving.receive(tx, ofInquiry(inquiry, language));
    await this.airTickets.join(tx, inquiry, thread.id);
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED_BY_TEXT, 'threads')
  async airTicketRequestedByText(tx: EntityManager, request: AirTicketRequestedByText): Promise<void> {
    const { visitor: email, subject, text } = request;
    const thread = await this.receiving.receive(tx, {
      ...{ topic: subjectTopic(email, subject), source: 'air-ticket', subject, email, text },
      ...{ names: '', phoneNumber: '', language: DEFAULT_LANGUAGE, at: new Date() },
    });
    await tx.save(
      tx.create(ThreadMessage, {
        threadId: thread.id,
        kind: 'mail',
        names: '',
        text,
        mailId: null,
        mark: null,
        files: null,
        messageId: null,
      }),
    );
  }

  /** One that is handled by hand is settled, and one that is opened again waits for the office. */
  @OnDomainEvent(INQUIRY_HANDLED, 'threads')
  async inquiryHandled(tx: EntityManager, { threadId, isHandled }: InquiryHandled): Promise<void> {
    if (!threadId) return;
    const fields = { state: isHandled ? 'closed' : 'open', snoozeUntil: null, updatedAt: new Date() } as const;
    await tx.update(Thread, { id: threadId }, fields);
  }

  /** A letter is a reply in the booking's conversation. */
  @OnDomainEvent(ORDER_WRITTEN_TO, 'threads')
  async orderWrittenTo(tx: EntityManager, { order, mailId, staff: names, text }: OrderWrittenTo): Promise<void> {
    const thread = await this.receiving.receive(tx, { ...ofOrder(order), text, at: new Date() });
    await this.replied.keep(tx, thread, { id: randomUUID(), names, text, mailId });
  }

  /** Replies go where the client of the booking is reached now. */
  @OnDomainEvent(ORDER_CHANGED, 'threads')
  async orderChanged(tx: EntityManager, { order, before }: OrderChanged): Promise<void> {
    const { id: orderId, names, email, phoneNumber } = order;
    if (names === before.names && email === before.email && phoneNumber === before.phoneNumber) return;
    const threads = await tx.findBy(Thread, { orderId });
    for (const thread of threads)
      await tx.save(Object.assign(thread, { names, email, phoneNumber }), { reload: false });
  }
}
