import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { cutToCharacters } from '../../common/characters.js';
import { JobRegistry, UnrecoverableError, type JobRun } from '../../common/jobs/job-registry.js';
import { addToLogContext } from '../../common/logging/log-context.js';
import { isReadable } from '../../database/unreadable/unreadable.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { MailDelivery } from './mail.delivery.js';
import { LONGEST_SUBJECT, Mail } from './mail.entity.js';
import { SEND_MAIL } from './mail.jobs.js';
import { MailKinds } from './mail.kinds.js';

/** Does the jobs of sending: renders the mail from its records as they are now, and hands it to the transport. */
@Injectable()
export class MailSender implements OnModuleInit {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly templates: MailKinds,
    private readonly delivery: MailDelivery,
    private readonly notifications: NotificationsService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_MAIL, ({ mailId }, run) => this.send(mailId, run));
  }

  private async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw new UnrecoverableError(`The mail ${id} does not exist`);
    if (mail.sentAt || mail.resentAs) return;
    const { orderId, reference, template } = mail;
    addToLogContext({ mailId: id, ...(orderId && { orderId }), ...(reference && { reference }) });
    let { subject } = mail;
    run.onFailed(async (tx, isFinal) => {
      await tx.update(Mail, { id }, { subject });
      if (isFinal) await this.tellAdmins(tx, id, subject ?? template);
    });
    if (!isReadable(mail)) throw new UnrecoverableError('The record this mail is about cannot be read');
    const content = await this.templates.write(template, mail.data);
    subject = cutToCharacters(content.subject, LONGEST_SUBJECT);
    await this.delivery.deliver({ ...mail, to: mail.recipient, replyTo: mail.replyTo ?? undefined }, content);
    const sentAt = new Date();
    run.onDone((tx) => tx.update(Mail, { id }, { subject, sentAt }));
  }

  /** Names no address: the outbox does, and who may read it. */
  private tellAdmins(tx: EntityManager, id: string, subject: string): Promise<void> {
    const title = `A mail could not be sent: ${subject}`;
    return this.notifications.add(tx, { kind: 'mail', title, link: `/account/outbox/${id}/show` });
  }
}
