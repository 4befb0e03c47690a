import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { cutToCharacters } from '../../platform/characters.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { MAIL_ARRIVED, MAIL_BOUNCED, type MailArrived, type MailBounced } from '../mailbox/mailbox.events.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadMessage } from './thread-message.entity.js';
import { ThreadOfMail } from './thread.of-mail.js';
import { ThreadReceiving, type Conversed } from './thread.receiving.js';
import { plainSubject, subjectTopic } from './thread.topics.js';

type Kept = Pick<ThreadMessage, 'threadId' | 'kind' | 'names' | 'text' | 'mark' | 'messageId'>;

/** Mails that come in become part of a conversation (rules/threads 6, 7). */
@Injectable()
export class ThreadMailListeners {
  constructor(
    private readonly receiving: ThreadReceiving,
    private readonly ofMail: ThreadOfMail,
    private readonly files: ThreadFiles,
  ) {}

  @OnDomainEvent(MAIL_ARRIVED, 'threads')
  async mailArrived(tx: EntityManager, mail: MailArrived): Promise<void> {
    const { mark, messageId, answers, from, text, files, isAutomatic, at } = mail;
    const answered = answers ? await this.ofMail.read(tx, answers) : null;
    if (isAutomatic && !answered) return;
    if (await tx.existsBy(ThreadMessage, { mark })) return;
    const about = answered ?? aloneFor(mail);
    const thread = await this.receiving.receive(tx, { ...about, text, at, isAutomatic });
    const names = from.email === about.email ? from.names : [from.names, `<${from.email}>`].filter(Boolean).join(' ');
    const message = await this.keep(tx, { threadId: thread.id, kind: 'mail', names, text, mark, messageId });
    await this.files.keepArrived(tx, message, files);
  }

  /** A mail that came back waits for the office, which must reach the client in another way. */
  @OnDomainEvent(MAIL_BOUNCED, 'threads')
  async mailBounced(tx: EntityManager, { mark, mailId, address, reason, at }: MailBounced): Promise<void> {
    const answered = await this.ofMail.read(tx, mailId);
    if (answered?.email !== address || (await tx.existsBy(ThreadMessage, { mark }))) return;
    const text = `${address}: ${reason}`;
    const thread = await this.receiving.receive(tx, { ...answered, text, at });
    await this.keep(tx, { threadId: thread.id, kind: 'bounce', names: '', text, mark, messageId: null });
  }

  private keep(tx: EntityManager, fields: Kept): Promise<ThreadMessage> {
    const names = cutToCharacters(fields.names, maxLengths.fullName);
    return tx.save(tx.create(ThreadMessage, { ...fields, names, files: null, mailId: null }), { reload: false });
  }
}

/** A mail that answers none of ours. */
const aloneFor = ({ from, subject }: MailArrived): Conversed => ({
  ...{ topic: subjectTopic(from.email, subject), source: 'mail', subject: plainSubject(subject) || from.email },
  ...{ names: from.names, email: from.email, phoneNumber: '', language: 'en' },
});
