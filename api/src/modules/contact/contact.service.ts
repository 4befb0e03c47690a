import { randomUUID } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CurrentUser } from '../../common/auth/access.js';
import { readList, type ListPage, type ListQuery, type ListRules } from '../../common/list/list-dialect.js';
import { RecipientLimits } from '../../common/rate-limit/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
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

@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    @InjectCompany() private readonly company: Company,
    private readonly transactions: Transactions,
    private readonly recipients: RecipientLimits,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Keeps the message, and promises its mail to the company, which answers the visitor directly, and the visitor's
   * acknowledgement (contract 3).
   * @throws TooManyRequests when the visitor was mailed enough for now, unless staff write
   */
  async send(form: ContactDto, caller: CurrentUser | undefined): Promise<ContactMessage> {
    const { names, email, subject, phone, message } = form;
    const written = this.messages.create({
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

  page(query: ListQuery): Promise<ListPage<ContactMessage>> {
    return readList(this.messages, RULES, query);
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<ContactMessage> {
    const message = await this.messages.findOneBy({ id });
    if (!message) throw notFound();
    return message;
  }

  /**
   * Marks a message as handled, or as open again. Saying so again changes nothing.
   * @throws NotFoundException for an unknown id
   */
  setHandled(actor: Actor, id: string, isHandled: boolean): Promise<ContactMessage> {
    return this.transactions.run(async (tx) => {
      const changed = await tx.update(ContactMessage, { id, isHandled: !isHandled }, { isHandled });
      const message = await tx.findOneBy(ContactMessage, { id });
      if (!message) throw notFound();
      if (changed.affected) {
        await this.audit.record(tx, actor, {
          action: isHandled ? 'handle' : 'reopen',
          resource: 'contact-messages',
          recordId: id,
          label: message.subject,
          before: { isHandled: !isHandled },
          after: { isHandled },
        });
      }
      return message;
    });
  }
}

const notFound = () => new NotFoundException('This message was not found.');
