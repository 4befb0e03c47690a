import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { refusal } from '../../../platform/errors/refused.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../../platform/list/read-list.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Mail, MAIL_DELIVERY_FILTERS } from '../mail.entity.js';
import { MAIL_STATUSES } from '../mail.status.js';
import { SEND_MAIL } from '../mail.service.js';

const LIST: ListDefinition = {
  ...MAIL_DELIVERY_FILTERS,
  resource: 'outbox',
  equals: ['template', 'recipient', 'orderId', 'resentAs'],
  choices: { status: MAIL_STATUSES },
  ranges: ['createdAt', 'sentAt', 'attempts'],
  sortable: ['recipient', 'subject', 'template', 'status', 'attempts', 'createdAt', 'sentAt'],
};

/** All mails that were queued, and their status (rules/mails 2). */
@Injectable()
export class OutboxService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly transactions: Transactions,
    private readonly jobs: JobQueue,
    private readonly audit: AuditService,
  ) {}

  page(query: ListQuery): Promise<ListPage<Mail>> {
    return readList(this.mails, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Mail> {
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw notFound();
    return mail;
  }

  /**
   * Sends an undelivered mail now: one that waits for its next attempt, or a dead one from its first.
   * @throws Refused for an unknown id
   * @throws Refused for one that was sent, or that is being sent at this moment
   */
  retry(actor: Actor, id: string): Promise<Mail> {
    return this.transactions.run(async (tx) => {
      const before = await tx.findOneBy(Mail, { id });
      if (!before) throw notFound();
      if (before.resentAs) throw refusal('email-sent-again');
      const jobId = await this.jobs.retry(tx, SEND_MAIL, { mailId: id }, before.jobId);
      if (!jobId) throw refusal('email-being-sent');
      // Its job may have ended since it was read.
      const { affected } = await tx.update(Mail, { id, sentAt: IsNull() }, { jobId });
      if (!affected) throw refusal('email-sent');
      const { status, lastError } = before;
      await this.audit.record(tx, actor, {
        action: 'retry',
        resource: 'outbox',
        recordId: id,
        label: before.recipient,
        before: { status, lastError },
        after: { status: 'queued', lastError },
      });
      return { ...before, status: 'queued' } as Mail;
    });
  }
}

const notFound = () => refusal('email-not-found');
