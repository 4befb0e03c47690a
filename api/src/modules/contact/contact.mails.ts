import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catMoment } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import { CONTACT_RECEIVED, type ContactReceived } from './contact.events.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactService } from './contact.service.js';

/** A visitor's message to the company, which answers the visitor directly. */
export const CONTACT_MESSAGE = mailKind<{ readonly contactMessageId: string }>('contact-message');

/** To the sender. It repeats nothing from the form: anybody can enter any mail address in it. */
export const CONTACT_ACKNOWLEDGED = mailKind<{ readonly contactMessageId?: string }>('contact-received');

/** The mails about contact messages: when they are queued, and their content. */
@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly contact: ContactService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      CONTACT_MESSAGE,
      async ({ contactMessageId }) => toCompany(await this.contact.get(contactMessageId)),
      () => toCompany(SAMPLE),
    );
    const received = () => this.received();
    this.kinds.register(CONTACT_ACKNOWLEDGED, received, received, 'mail-contact');
  }

  @OnDomainEvent(CONTACT_RECEIVED, 'mails')
  async contactReceived(
    tx: EntityManager,
    { message: { id, email }, language, order }: ContactReceived,
  ): Promise<void> {
    const about = order && { orderId: order.id, reference: order.number };
    const toCompany = { to: this.company.email, replyTo: email, ...about };
    await this.mail.queue(tx, CONTACT_MESSAGE, { contactMessageId: id }, toCompany);
    await this.mail.queue(tx, CONTACT_ACKNOWLEDGED, { contactMessageId: id }, { to: email, language });
  }

  private async received(): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-contact', {});
    return { ...head, blocks: [...parts.text, ...asNotes(parts.note)] };
  }
}

/** A sample message for the preview. */
const SAMPLE = Object.assign(new ContactMessage(), {
  names: 'Demo Visitor',
  email: 'visitor@example.org',
  subject: 'A journey for eight friends',
  phone: '+250 788 123 456',
  message: 'We would love to see the gorillas and the lake in July.\nWhich tour fits eight people?',
  createdAt: new Date('2026-05-04T07:30:00Z'),
} satisfies Partial<ContactMessage>);

const toCompany = (message: ContactMessage): MailContent => ({
  subject: `Message from the website: ${message.subject}`,
  preview: `${message.names}, ${message.phone}`,
  heading: message.subject,
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Name', message.names],
        ['Email', message.email],
        ['Phone', message.phone],
        ['Sent', catMoment(message.createdAt)],
      ],
    },
    { kind: 'paragraph', text: message.message },
    { kind: 'note', text: 'Reply to this email to answer the visitor.' },
  ],
});
