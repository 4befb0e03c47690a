import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { cutToCharacters } from '../../platform/characters.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { JobRegistry, UnrecoverableError, type JobRun } from '../../platform/jobs/job-registry.js';
import { addToLogContext } from '../../platform/logging/log-context.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { lookup } from '../../platform/database/batches.js';
import { isIntact } from '../../platform/database/corrupt-rows/corrupt-value.js';
import { SEARCH_TEXT, searchTextOf } from '../../platform/database/search-text/search-text.js';
import { MAX_SUBJECT_LENGTH, Mail } from './mail.entity.js';
import { MAIL_DEAD } from './mail.events.js';
import { inLanguage } from '../../texts/reader.js';
import { MailKinds, type MailContent } from './mail.kinds.js';
import { MailLayout } from './mail.layout.js';
import { SEND_BULK_MAIL, SEND_MAIL } from './mail.service.js';
import { messageIdOf } from './message-id.js';
import { ReplyAddress } from './reply-address.js';
import { MailTransport } from './transport/mail-transport.js';

/** The parts of the mail record that a message needs; its id becomes the `Message-ID`. */
interface Envelope {
  readonly id: string;
  readonly createdAt: Date;
  readonly to: string;
  readonly replyTo?: string | undefined;
}

/** The columns needed to send a mail. */
const SENT_FIELDS = {
  id: true,
  createdAt: true,
  template: true,
  language: true,
  data: true,
  recipient: true,
  replyTo: true,
  subject: true,
  orderId: true,
  reference: true,
  sentAt: true,
  resentAs: true,
} as const;

/** Runs the jobs that send mails: renders the mail from the current records, and hands it to the transport. */
@Injectable()
export class MailSender implements OnModuleInit {
  /** Without its delivery state, which only lists show. */
  private readonly byId = lookup((ids) => this.mails.find({ select: SENT_FIELDS, where: { id: In(ids) } }));

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly layout: MailLayout,
    private readonly transport: MailTransport,
    private readonly replies: ReplyAddress,
    private readonly events: DomainEvents,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    for (const kind of [SEND_MAIL, SEND_BULK_MAIL]) {
      this.registry.register(kind, ({ mailId }, run) => this.send(mailId, run));
    }
  }

  /**
   * Sends a written mail in the company's name, if this process still has the job when its turn comes. Resolves when
   * the transport has accepted it.
   * @throws UnrecoverableError when the server refused it permanently, Error when a retry may succeed
   */
  async deliver({ id, createdAt, to, replyTo }: Envelope, content: MailContent, run: JobRun): Promise<void> {
    const mail = {
      id,
      date: createdAt,
      messageId: messageIdOf(id, this.env.PUBLIC_URL),
      from: { name: this.company.name, address: this.env.MAIL_FROM ?? this.company.email },
      to,
      replyTo: replyTo ?? (to === this.company.email ? undefined : this.replies.of(id)),
      subject: content.subject,
      ...this.layout.render(content),
      attachments: [...(content.attachments ?? [])],
      headers: { ...content.headers },
    };
    await this.transport.send(mail, () => run.hold());
  }

  private async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.byId.add(id);
    if (!mail) throw new UnrecoverableError(`The mail ${id} does not exist`);
    if (mail.sentAt || mail.resentAs) return;
    const { orderId, reference, template } = mail;
    addToLogContext({ mailId: id, ...(orderId && { orderId }), ...(reference && { reference }) });
    let { subject } = mail;
    run.onFailed(async (tx, isFinal) => {
      await tx.update(Mail, { id }, { subject });
      if (isFinal) await this.events.publish(tx, MAIL_DEAD, { mailId: id, subject: subject ?? template });
    });
    if (!isIntact(mail)) throw new UnrecoverableError('The record this mail is about cannot be read');
    const content = await inLanguage(mail.language, () => this.kinds.write(template, mail.data));
    subject = cutToCharacters(content.subject, MAX_SUBJECT_LENGTH);
    await this.deliver({ ...mail, to: mail.recipient, replyTo: mail.replyTo ?? undefined }, content, run);
    const sentAt = new Date();
    // The search text is set here, so the subscriber need not read the other columns.
    const sent = { subject, sentAt, [SEARCH_TEXT]: searchTextOf(this.mails.metadata, { ...mail, subject }) };
    run.onDone((tx) => tx.createQueryBuilder().update(Mail).set(sent).where({ id }).callListeners(false).execute());
  }
}
