import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { mailWithMessageId } from '../mail/message-id.js';
import { ReplyAddress } from '../mail/reply-address.js';
import { MAIL_ARRIVED, MAIL_BOUNCED, MAIL_WRITTEN } from './mailbox.events.js';
import { markOf, type ReadMail } from './read-mail.js';

/** A folder of the mailbox. */
export interface ReadFolder {
  readonly path: string;
  /** Mails in it were written by the office. */
  readonly isSent: boolean;
  /** The mailbox keeps what the office writes. */
  readonly hasSent: boolean;
}

/** A mail in a folder. */
export interface FoundMail {
  readonly mail: ReadMail;
  /** When the server has stored it, to the second. */
  readonly storedAt: Date;
}

/** Tells what a mail of the mailbox is: an answer, a report, or what the office has written (rules/threads 6, 7, 10). */
@Injectable()
export class MailboxMails {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly replies: ReplyAddress,
    private readonly events: DomainEvents,
  ) {}

  async publish(tx: EntityManager, { isSent, hasSent }: ReadFolder, { mail, storedAt }: FoundMail): Promise<void> {
    const { messageId, writtenFrom, failure } = mail;
    // A copy of what we have sent ourselves, such as a visitor's message to the office.
    if (messageId && this.own(messageId)) return;
    if (isSent) return this.written(tx, mail, storedAt);
    if (failure) return this.bounced(tx, mail);
    // Anybody can write an address of ours into a mail: what the office has really written is among the sent ones.
    if (hasSent && this.isOffice(writtenFrom)) return;
    await this.arrived(tx, mail);
  }

  private async arrived(tx: EntityManager, mail: ReadMail): Promise<void> {
    const { mark, messageId, from, subject, text, files, isAutomatic } = mail;
    if (!from) return;
    const answers = this.answeredBy(mail) ?? null;
    const at = new Date();
    await this.events.publish(tx, MAIL_ARRIVED, {
      ...{ mark, messageId, from, subject, text, files, isAutomatic, answers, at },
    });
  }

  private async bounced(tx: EntityManager, mail: ReadMail): Promise<void> {
    const { mark, failure } = mail;
    const mailId = failure!.original ? this.own(failure!.original) : this.answeredBy(mail);
    if (mailId) await this.events.publish(tx, MAIL_BOUNCED, { mark, mailId, at: new Date(), ...failure! });
  }

  private async written(tx: EntityManager, mail: ReadMail, storedAt: Date): Promise<void> {
    const { mark, messageId, from, recipients, references, subject, text, files, isAutomatic, failure } = mail;
    // Some servers give the mails that we send through them another `Message-ID`: their reply address tells them.
    const isOurs = from && this.replies.mailOf(from.email) !== undefined;
    if (isOurs || isAutomatic || failure) return;
    await this.events.publish(tx, MAIL_WRITTEN, {
      ...{ mark, messageId, recipients, subject, text, files, at: storedAt, names: from?.names ?? '' },
      answers: first(references, (id) => this.own(id)) ?? null,
      answeredMarks: references.map(markOf),
    });
  }

  private own(messageId: string): string | undefined {
    return mailWithMessageId(messageId, this.env.PUBLIC_URL);
  }

  /** The id of our mail that a mail answers, by the signed address or by its headers. */
  private answeredBy({ recipients, references }: ReadMail): string | undefined {
    return (
      first(recipients, (address) => this.replies.mailOf(address)) ??
      first(references, (messageId) => this.own(messageId))
    );
  }

  private isOffice(address: string): boolean {
    const { MAIL_FROM, REPLY_ADDRESS, IMAP_URL } = this.env;
    const user = IMAP_URL && decodeURIComponent(new URL(IMAP_URL).username);
    return [MAIL_FROM, REPLY_ADDRESS, user, this.company.email].some((own) => own?.toLowerCase() === address);
  }
}

/** The first of these for which there is something. */
function first<From, To>(all: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
