import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobRegistry, HopelessJob, type JobRun } from '../../common/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '../../config/company.js';
import type { Env } from '../../config/env.js';
import { htmlMail } from './layout/html.js';
import { textMail } from './layout/text.js';
import { Mail } from './mail.entity.js';
import { SEND_MAIL } from './mail.jobs.js';
import { MailTemplates } from './mail.templates.js';
import { MailTransport } from './transport/mail-transport.js';

const LONGEST_ERROR = 2_000;

/** Does the jobs of sending: renders the mail from its records as they are now, and hands it to the transport. */
@Injectable()
export class MailSender implements OnModuleInit {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly templates: MailTemplates,
    private readonly transport: MailTransport,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_MAIL, ({ mailId }, run) => this.send(mailId, run));
  }

  private async send(id: string, run: JobRun): Promise<void> {
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw new HopelessJob(`The mail ${id} does not exist`);
    if (mail.status === 'sent') return;
    try {
      const content = await this.templates.write(mail.template, mail.data);
      const frame = { company: this.company, publicUrl: this.env.PUBLIC_URL };
      await this.transport.send({
        id: mail.id,
        createdAt: mail.createdAt,
        // Fixed, so that a mail sent twice after a crash is one mail to the program that receives it.
        messageId: `<${mail.id}@${new URL(this.env.PUBLIC_URL).hostname}>`,
        from: { name: this.company.name, address: this.env.MAIL_FROM ?? this.company.email },
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: content.subject,
        html: htmlMail(content, frame),
        text: textMail(content, frame),
        attachments: content.attachments ?? [],
        headers: content.headers ?? {},
      });
      await this.record(mail, run, { status: 'sent', subject: content.subject, sentAt: new Date(), lastError: null });
    } catch (error) {
      const final = run.isLastAttempt || error instanceof HopelessJob;
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
      await this.record(mail, run, { status: final ? 'dead' : 'failed', lastError: reason });
      throw error;
    }
  }

  private async record(mail: Mail, run: JobRun, values: Partial<Omit<Mail, 'data'>>): Promise<void> {
    await this.mails.update({ id: mail.id }, { attempts: run.attempt, ...values });
  }
}
