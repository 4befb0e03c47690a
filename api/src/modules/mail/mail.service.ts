import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { JobQueue } from '../../common/jobs/job-queue.js';
import { SEND_MAIL } from './mail.jobs.js';
import { Mail } from './mail.entity.js';
import type { MailStatus } from './mail.status.js';
import type { MailKind } from './mail.kinds.js';

/** A mail to be sent. */
interface MailRequest {
  readonly to: string;
  readonly replyTo?: string;
  /** The order it is about. */
  readonly orderId?: string;
  /** What people call the record it is about, such as the number of that order. */
  readonly reference?: string;
}

@Injectable()
export class MailService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly jobs: JobQueue,
  ) {}

  /** Promises a mail in the transaction of `tx`: it is sent exactly when the records it is about are kept. */
  async queue<Data>(tx: EntityManager, template: MailKind<Data>, data: Data, request: MailRequest): Promise<void> {
    const mail = await tx.save(
      tx.create(Mail, {
        template: template.name,
        data,
        recipient: request.to,
        replyTo: request.replyTo ?? null,
        orderId: request.orderId ?? null,
        reference: request.reference ?? null,
        status: 'queued',
      }),
      { reload: false },
    );
    await this.jobs.add(tx, SEND_MAIL, { mailId: mail.id });
  }

  /** Promises a mail that was promised before once more, as a new one: with a `Message-ID` of its own. */
  async queueAgain(tx: EntityManager, mail: Mail, id: string, to: string): Promise<Mail> {
    const { template, data, replyTo, orderId, reference, subject } = mail;
    const kept = { template, data, replyTo, orderId, reference, subject };
    const again = await tx.save(tx.create(Mail, { ...kept, id, recipient: to, status: 'queued', attempts: 0 }), {
      reload: false,
    });
    await this.jobs.add(tx, SEND_MAIL, { mailId: id });
    return again;
  }

  /** How far each order's mails have come; of one that was sent again, only the newer one counts. */
  async statusesByOrder(orderIds: readonly string[]): Promise<Map<string, MailStatus[]>> {
    const statuses = new Map<string, MailStatus[]>();
    if (orderIds.length === 0) return statuses;
    const mails = await this.mails.find({
      select: { orderId: true, status: true },
      where: { orderId: In(orderIds), resentAs: IsNull() },
    });
    for (const { orderId, status } of mails) {
      if (orderId) statuses.set(orderId, [...(statuses.get(orderId) ?? []), status]);
    }
    return statuses;
  }
}
