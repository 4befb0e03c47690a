import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CurrentUser } from '../../common/auth/access.js';
import type { ListRules } from '../../common/list/list-dialect.js';
import { RecipientLimits } from '../../common/rate-limit/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../audit/audit.service.js';
import { InquiryInbox, type InquiryKind } from '../inquiries/inquiry.inbox.js';
import { MailService } from '../mail/mail.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { CONTACT_MESSAGE, CONTACT_RECEIVED } from './contact.mail-kinds.js';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactDto } from './dto/contact.dto.js';

const RULES: ListRules = {
  resource: 'contact-messages',
  equals: ['isHandled', 'email'],
  ranges: ['createdAt'],
  sortable: ['names', 'email', 'subject', 'phone', 'isHandled', 'createdAt'],
};

const MESSAGES: InquiryKind<ContactMessage> = {
  entity: ContactMessage,
  rules: RULES,
  labelOf: ({ subject }) => subject,
  notFound: () => new NotFoundException('This message was not found.'),
};

@Injectable()
export class ContactService extends InquiryInbox<ContactMessage> {
  constructor(
    @InjectRepository(ContactMessage) messages: Repository<ContactMessage>,
    @InjectCompany() private readonly company: Company,
    transactions: Transactions,
    private readonly recipients: RecipientLimits,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    audit: AuditService,
  ) {
    super(MESSAGES, messages, transactions, audit);
  }

  /**
   * Keeps the message, and promises its mail to the company, which answers the visitor directly, and the visitor's
   * acknowledgement (contract 3).
   * @throws TooManyRequests when the visitor was mailed enough for now, unless staff write
   */
  async send(form: ContactDto, caller: CurrentUser | undefined): Promise<ContactMessage> {
    const { names, email, subject, phone, message } = form;
    const written = this.inquiries.create({
      id: randomUUID(),
      createdAt: new Date(),
      names,
      email,
      subject,
      phone,
      message,
      isHandled: false,
    });
    if (isFromRobot(form)) return written;
    await this.recipients.take(email, caller);
    await this.transactions.run(async (tx) => {
      await tx.insert(ContactMessage, written);
      await this.mail.queue(
        tx,
        CONTACT_MESSAGE,
        { contactMessageId: written.id },
        { to: this.company.email, replyTo: email },
      );
      await this.mail.queue(tx, CONTACT_RECEIVED, {}, { to: email });
      await this.notifications.add(tx, {
        kind: 'contact',
        title: `${names} wrote: ${subject}`,
        link: `/account/contact-messages/${written.id}/show`,
      });
    });
    return written;
  }
}
