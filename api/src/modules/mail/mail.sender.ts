import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { cutToCharacters } from '../../common/characters.js';
import { JobRegistry, UnrecoverableError, type JobRun } from '../../common/jobs/job-registry.js';
import { addToLogContext } from '../../common/logging/log-context.js';
import { isReadable } from '../../database/unreadable/unreadable.js';
import { Transactions } from '../../database/transactions.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { MailDelivery } from './mail.delivery.js';
import { LONGEST_SUBJECT, Mail } from './mail.entity.js';
import { SEND_MAIL } from './mail.jobs.js';
import { MailKinds } from './mail.kinds.js';

const LONGEST_ERROR = 2_000;

/** What is written down of a mail that left. */
type Sent = Pick<Mail, 'subject' | 'sentAt'>;

/** Does the jobs of sending: renders the mail from its records as they are now, and hands it to the transport. */
@Injectable()
export class MailSender implements OnModuleInit {
  /**
   * Mails that are in other hands, though the database could not be told yet. The next attempts tell it, and send
   * nothing; only after a crash, or in another process, a mail may go twice, under its one Message-ID.
   */
  private readonly unrecorded = new Map<string, Sent>();

  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly templates: MailKinds,
    private readonly delivery: MailDelivery,
    private readonly transactions: Transactions,
    private readonly notifications: NotificationsService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_MAIL, ({ mailId }, run) => this.send(mailId, run));
  }

  private async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw new UnrecoverableError(`The mail ${id} does not exist`);
    if (mail.status === 'sent' || mail.resentAs) return;
    const { orderId, reference } = mail;
    addToLogContext({ mailId: id, ...(orderId && { orderId }), ...(reference && { reference }) });
    const sent = this.unrecorded.get(id) ?? (await this.deliver(mail, run));
    this.unrecorded.set(id, sent);
    await this.record(mail, run, { status: 'sent', ...sent, lastError: null });
    this.unrecorded.delete(id);
  }

  private async deliver(mail: Mail, run: JobRun): Promise<Sent> {
    let subject = mail.subject;
    try {
      if (!isReadable(mail)) throw new UnrecoverableError('The record this mail is about cannot be read');
      const content = await this.templates.write(mail.template, mail.data);
      subject = cutToCharacters(content.subject, LONGEST_SUBJECT);
      await this.delivery.deliver({ ...mail, to: mail.recipient, replyTo: mail.replyTo ?? undefined }, content);
      return { subject, sentAt: new Date() };
    } catch (error) {
      const final = run.isLastAttempt || error instanceof UnrecoverableError;
      const reason = cutToCharacters(error instanceof Error ? error.message : String(error), LONGEST_ERROR);
      await this.record({ ...mail, subject } as Mail, run, {
        status: final ? 'dead' : 'failed',
        subject,
        lastError: reason,
      });
      throw error;
    }
  }

  private async record(mail: Mail, run: JobRun, values: Partial<Omit<Mail, 'data'>>): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.update(Mail, { id: mail.id }, { attempts: run.attempt, ...values });
      if (values.status === 'dead') await this.tellAdmins(tx, mail);
    });
  }

  /** Names no address: the outbox does, and who may read it. */
  private tellAdmins(tx: EntityManager, { id, template, subject }: Mail): Promise<void> {
    const title = `A mail could not be sent: ${subject ?? template}`;
    return this.notifications.add(tx, { kind: 'mail', title, link: `/account/outbox/${id}/show` });
  }
}
