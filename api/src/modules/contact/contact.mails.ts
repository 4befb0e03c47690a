import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catMoment } from '@imisozi/core/kigali-time';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { MailContent } from '../mail/mail.content.js';
import { MailKinds } from '../mail/mail.kinds.js';
import { CONTACT_MESSAGE, CONTACT_RECEIVED } from './contact.mail-kinds.js';
import { ContactMessage } from './contact-message.entity.js';
import { ContactService } from './contact.service.js';

/** What mails say about contact messages. */
@Injectable()
export class ContactMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly templates: MailKinds,
    private readonly contact: ContactService,
  ) {}

  onModuleInit(): void {
    this.templates.register(
      CONTACT_MESSAGE,
      async ({ contactMessageId }) => toCompany(await this.contact.get(contactMessageId)),
      () => toCompany(SAMPLE),
    );
    const received = () => this.received();
    this.templates.register(CONTACT_RECEIVED, async () => received(), received);
  }

  private received(): MailContent {
    const { name, phone, email } = this.company;
    return {
      subject: 'We have received your message',
      preview: 'Someone from our team will answer you soon.',
      heading: 'Murakoze! We have received your message.',
      blocks: [
        {
          kind: 'paragraph',
          text: `Thank you for writing to ${name}. Someone from our team reads every message and will answer you within one working day.`,
        },
        { kind: 'paragraph', text: `If it cannot wait, call ${phone} or write to ${email}.` },
        { kind: 'note', text: 'If you did not write to us, you can ignore this email.' },
      ],
    };
  }
}

/** A message of nobody's, for the preview. */
const SAMPLE = Object.assign(new ContactMessage(), {
  names: 'Demo Visitor',
  email: 'visitor@example.org',
  subject: 'A journey for eight friends',
  phone: '+250 788 123 456',
  message: 'We would love to see the gorillas and the lake in July.\nWhich tour fits eight people?',
  createdAt: new Date('2026-05-04T07:30:00Z'),
} satisfies Partial<ContactMessage>);

const toCompany = (message: ContactMessage): MailContent => ({
  subject: `Message from the site: ${message.subject}`,
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
