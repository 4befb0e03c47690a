import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@imisozi/core/languages';
import { jobKind, JobQueue } from '../../platform/jobs/job-queue.js';
import { after, type Part } from '../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { gatherInsert, writeGathered } from '../../platform/database/gathered-writes.js';
import { Mail } from './mail.entity.js';
import type { MailStatus } from './mail.status.js';
import type { MailKind } from './mail.kinds.js';

/** More than the SMTP connections: some mails are written and recorded while others are sent. */
const AT_ONCE = 20;

const shape = z.object({ mailId: z.string() });

/** Renders and sends one mail. */
export const SEND_MAIL = jobKind<{ readonly mailId: string }>('mail', 'send', { shape, atOnce: AT_ONCE });

/** The same in a separate queue, so that mails to people who have just done something need not wait for these. */
export const SEND_BULK_MAIL = jobKind<{ readonly mailId: string }>('bulk-mail', 'send', { shape });

/** A mail to be sent. */
export interface MailRequest {
  /** The mail's id, for a record that refers to it; a new one by default. */
  readonly id?: string;
  readonly to: string;
  readonly replyTo?: string;
  /** The order it is about. */
  readonly orderId?: string;
  /** The name of the record it is about, such as the order number. */
  readonly reference?: string;
  /** The reader's language; English by default. */
  readonly language?: LanguageCode;
  /** Overrides {@link MailKind.isBulk}. */
  readonly isBulk?: boolean;
}

type MailFields = Pick<Mail, 'template' | 'data' | 'recipient' | 'replyTo' | 'language' | 'orderId' | 'reference'> &
  Partial<Pick<Mail, 'subject'>>;

@Injectable()
export class MailService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly jobs: JobQueue,
  ) {}

  /** Queues a mail in the transaction of `tx`: it is sent if and only if the transaction commits. */
  async queue<Data>(tx: EntityManager, kind: MailKind<Data>, data: Data, request: MailRequest): Promise<void> {
    const sending = (request.isBulk ?? kind.isBulk) ? SEND_BULK_MAIL : SEND_MAIL;
    await this.promise(tx, sending, request.id ?? randomUUID(), {
      template: kind.name,
      data,
      recipient: request.to,
      replyTo: request.replyTo ?? null,
      language: request.language ?? DEFAULT_LANGUAGE,
      orderId: request.orderId ?? null,
      reference: request.reference ?? null,
    });
  }

  /** Queues a copy of an earlier mail as a new one, with its own `Message-ID`. */
  async queueAgain(tx: EntityManager, mail: Mail, id: string, to: string): Promise<Mail> {
    const { template, data, replyTo, language, orderId, reference, subject } = mail;
    const fields = { template, data, replyTo, language, orderId, reference, subject, recipient: to };
    await this.promise(tx, SEND_MAIL, id, fields);
    await writeGathered(tx);
    return tx.findOneByOrFail(Mail, { id });
  }

  /** The delivery statuses of each order's mails; of a mail that was sent again, only the newer one counts. */
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

  /** A mail that was promised; null for one that was deleted since. */
  find(tx: EntityManager, id: string): Promise<Mail | null> {
    return tx.findOneBy(Mail, { id });
  }

  /** The delivery status of each of these mails. */
  async statusesOf(ids: readonly string[]): Promise<ReadonlyMap<string, MailStatus>> {
    if (ids.length === 0) return new Map();
    const mails = await this.mails.find({ select: { id: true, status: true }, where: { id: In([...ids]) } });
    return new Map(mails.map(({ id, status }) => [id, status]));
  }

  /** A page of an order's mails, newest first. */
  ofOrder({ orderId, place, take }: Part & { readonly orderId: string }): Promise<Mail[]> {
    return this.mails.find({ where: after<Mail>(place, { orderId }), order: NEWEST_FIRST, take });
  }

  private async promise(tx: EntityManager, sending: typeof SEND_MAIL, id: string, fields: MailFields): Promise<void> {
    const jobId = await this.jobs.add(tx, sending, { mailId: id });
    gatherInsert(tx, Mail, tx.create(Mail, { ...fields, id, jobId } as Mail));
  }
}
