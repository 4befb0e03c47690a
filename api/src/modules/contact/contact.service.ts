import type { LanguageCode } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { ListDefinition } from '../../platform/list/read-list.js';
import { RecipientLimits, type Sender } from '../../platform/limits/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { InquiryInbox, type InquiryKind } from '../inquiries/inquiry.inbox.js';
import { CONTACT_RECEIVED, type ContactReceived } from './contact.events.js';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactDto } from './dto/contact.dto.js';

const LIST: ListDefinition = {
  resource: 'contact-messages',
  equals: ['isHandled', 'email'],
  ranges: ['createdAt'],
  sortable: ['names', 'email', 'subject', 'phone', 'isHandled', 'createdAt'],
};

const MESSAGES: InquiryKind<ContactMessage> = {
  entity: ContactMessage,
  resource: LIST.resource,
  key: 'id',
  list: LIST,
  labelOf: ({ subject }) => subject,
  unknown: () => refusal('message-not-found'),
};

type WrittenMessage = Pick<ContactMessage, 'names' | 'email' | 'subject' | 'phone' | 'message'>;

@Injectable()
export class ContactService extends InquiryInbox<ContactMessage> {
  constructor(
    @InjectRepository(ContactMessage) messages: Repository<ContactMessage>,
    private readonly transactions: Transactions,
    private readonly recipients: RecipientLimits,
    events: DomainEvents,
    records: AuditedRecords,
  ) {
    super(MESSAGES, messages, records, events);
  }

  /**
   * Saves the message; its mails are queued in the same transaction (rules/forms 1).
   * @throws TooManyRequests when the visitor was mailed enough for now, unless staff write
   */
  async send(form: ContactDto, sender: Sender, language: LanguageCode): Promise<ContactMessage> {
    const written = this.write(form);
    if (isFromRobot(form)) return written;
    await this.recipients.consume(form.email, sender);
    await this.transactions.run((tx) => this.keep(tx, written, { language }));
    return written;
  }

  /** A message that is not saved yet. */
  write({ names, email, subject, phone, message }: WrittenMessage): ContactMessage {
    const id = randomUUID();
    return this.inquiries.create({
      id,
      createdAt: new Date(),
      names,
      email,
      subject,
      phone,
      message,
      isHandled: false,
      threadId: null,
    });
  }

  /** Saves a message; listeners to its event queue mails and notifications in the same transaction. */
  async keep(tx: EntityManager, message: ContactMessage, about: Omit<ContactReceived, 'message'>): Promise<void> {
    await tx.insert(ContactMessage, message);
    await this.events.publish(tx, CONTACT_RECEIVED, { message, ...about });
  }
}
