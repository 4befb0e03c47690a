import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { cutToCharacters } from '../../platform/characters.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { MAIL_WRITTEN, type MailWritten } from '../mailbox/mailbox.events.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadMessage } from './thread-message.entity.js';
import { Thread } from './thread.entity.js';
import { ThreadOfMail } from './thread.of-mail.js';
import { lockThread } from './thread.records.js';
import { ThreadReplied } from './thread.replied.js';
import { subjectTopic } from './thread.topics.js';

/** The most recipients whose conversations are looked for. */
const MAX_RECIPIENTS = 20;
/** Mail servers tell times to the second. */
const SECOND_MS = 1_000;

/** What the office writes to clients in its own mail program is a reply, too (rules/threads 10). */
@Injectable()
export class ThreadWritten {
  constructor(
    private readonly ofMail: ThreadOfMail,
    private readonly replied: ThreadReplied,
    private readonly files: ThreadFiles,
  ) {}

  @OnDomainEvent(MAIL_WRITTEN, 'threads')
  async mailWritten(tx: EntityManager, mail: MailWritten): Promise<void> {
    const { mark, messageId, text, files, at } = mail;
    if (await tx.existsBy(ThreadMessage, { mark })) return;
    const threadId = await this.threadOf(tx, mail);
    if (!threadId) return;
    const thread = await lockThread(tx, threadId);
    const createdAt = new Date(Math.min(Date.now(), at.getTime() + SECOND_MS - 1));
    const names = cutToCharacters(mail.names, maxLengths.fullName);
    const { state, snoozeUntil, lastAt, preview } = thread;
    // The client has written again since: the conversation still waits for an answer to that.
    const isOvertaken = lastAt > createdAt;
    const reply = { id: randomUUID(), names, text, mailId: null, mark, messageId, createdAt };
    await this.replied.keep(tx, thread, reply, isOvertaken ? { state, snoozeUntil, lastAt, preview } : {});
    await this.files.keepArrived(tx, { threadId, id: reply.id }, files);
  }

  /** A conversation that there is, with somebody to whom the mail went: what is sent on to a supplier answers nobody. */
  private async threadOf(tx: EntityManager, mail: MailWritten): Promise<string | null> {
    const recipients = new Set(mail.recipients.slice(0, MAX_RECIPIENTS).map((address) => address.toLowerCase()));
    return (
      (await this.ofAnswered(tx, mail, recipients)) ??
      (await this.ofOurMail(tx, mail, recipients)) ??
      (await this.underSubject(tx, mail, recipients))
    );
  }

  /** By the mail of the client that it answers, whatever address that came from. */
  private async ofAnswered(
    tx: EntityManager,
    { answeredMarks }: MailWritten,
    recipients: ReadonlySet<string>,
  ): Promise<string | null> {
    if (answeredMarks.length === 0) return null;
    const where = { mark: In([...answeredMarks]) };
    const answered = await tx.find(ThreadMessage, { where, relations: { thread: true }, order: { createdAt: 'DESC' } });
    const addressOf = ({ names, thread }: ThreadMessage) => /<([^<>]+)>$/.exec(names)?.[1] ?? thread!.email;
    const known = answered.find((one) => recipients.has(addressOf(one)) || recipients.has(one.thread!.email));
    return known?.threadId ?? null;
  }

  private async ofOurMail(
    tx: EntityManager,
    { answers }: MailWritten,
    recipients: ReadonlySet<string>,
  ): Promise<string | null> {
    const about = answers ? await this.ofMail.read(tx, answers) : null;
    if (!about || !recipients.has(about.email)) return null;
    return (await tx.findOneBy(Thread, { topic: about.topic }))?.id ?? null;
  }

  private async underSubject(
    tx: EntityManager,
    { subject }: MailWritten,
    recipients: ReadonlySet<string>,
  ): Promise<string | null> {
    const topics = [...recipients].map((address) => subjectTopic(address, subject));
    return (await tx.findOneBy(Thread, { topic: In(topics) }))?.id ?? null;
  }
}
