import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ImapFlow } from 'imapflow';
import { LessThan, Repository, type EntityManager } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { mailWithMessageId } from '../mail/message-id.js';
import { ReplyAddress } from '../mail/reply-address.js';
import { MailboxPosition } from './mailbox-position.entity.js';
import { MAIL_ARRIVED, MAIL_BOUNCED } from './mailbox.events.js';
import { readMail, type ReadMail } from './read-mail.js';

/** The most mails of one round; the next one goes on. */
const MAX_MAILS = 100;
/** Of a longer mail the beginning is read: the last of its files stays in the mailbox. */
const MAX_BYTES = 20_000_000;
/** Rounds in which a mail may fail; a database that is away does not last as long. */
const MAX_TRIES = 100;
/** How far back to look when the server has numbered its mails anew. */
const LOOK_BACK_MS = 7 * 86_400_000;

type Client = Pick<ImapFlow, 'search' | 'fetchOne'>;

/**
 * Reads what arrives in the office's mailbox by IMAP (rules/threads 6). It changes nothing there: colleagues may read and
 * file mails as they like. How far it has read is kept in the transaction of each mail, so that each is read once, by
 * however many processes.
 */
@Injectable()
export class MailboxReader {
  private readonly logger = new Logger('Mailbox');
  /** The mail that failed last, and in how many rounds. */
  private failed: { readonly uid: number; readonly times: number } | null = null;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectRepository(MailboxPosition) private readonly positions: Repository<MailboxPosition>,
    private readonly replies: ReplyAddress,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /** Reads new mails; nothing without `IMAP_URL`. @returns the number of mails */
  @EveryInterval('read the mailbox')
  async round(stopping?: AbortSignal): Promise<number> {
    if (!this.env.IMAP_URL) return 0;
    const url = new URL(this.env.IMAP_URL);
    const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
    const client = clientOf(url, this.env.IMAP_TIMEOUT_MS);
    // Without a listener an error of the connection would end the process; the call under way fails with it.
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true });
      const mailbox = `${decodeURIComponent(url.username)}@${url.hostname}/${folder}`.slice(0, 190);
      const position = await this.begin(mailbox, String(uidValidity), uidNext);
      return await this.readFrom(client, position, stopping);
    } finally {
      await client.logout().catch(() => client.close());
    }
  }

  /** At the first time only what arrives from now on is read. */
  private async begin(mailbox: string, uidValidity: string, uidNext: number): Promise<MailboxPosition> {
    const known = await this.positions.findOneBy({ mailbox });
    if (known?.uidValidity === uidValidity) return known;
    const position = this.positions.create({ mailbox, uidValidity, lastUid: known ? 0 : uidNext - 1 });
    await this.positions.upsert(position, ['mailbox']);
    return position;
  }

  private async readFrom(client: Client, position: MailboxPosition, stopping?: AbortSignal): Promise<number> {
    const { lastUid } = position;
    // A new numbering begins at zero: only recent mails are looked at, and known ones are recognised.
    const since = lastUid === 0 ? { since: new Date(Date.now() - LOOK_BACK_MS) } : {};
    const found = (await client.search({ uid: `${lastUid + 1}:*`, ...since }, { uid: true })) || [];
    const uids = found.filter((uid) => uid > lastUid).sort((one, other) => one - other);
    let count = 0;
    for (const uid of uids.slice(0, MAX_MAILS)) {
      if (stopping?.aborted) break;
      const mail = await this.fetch(client, uid);
      if (await this.takeOrPassOver(position, uid, mail)) count++;
    }
    return count;
  }

  /** @returns null for a mail that cannot be read, which is passed over */
  private async fetch(client: Client, uid: number): Promise<ReadMail | null> {
    const message = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES }, size: true }, { uid: true });
    if (!message || !message.source) return null;
    try {
      return await readMail(message.source, (message.size ?? 0) > message.source.length);
    } catch (error) {
      this.logger.warn(`Mail ${uid} of the mailbox cannot be read: ${String(error)}`);
      return null;
    }
  }

  /** What one mail fails with must not hold up all others: it is tried in some rounds, and passed over then. */
  private async takeOrPassOver(position: MailboxPosition, uid: number, mail: ReadMail | null): Promise<boolean> {
    try {
      const isTaken = await this.transactions.run((tx) => this.take(tx, position, uid, mail));
      this.failed = null;
      return isTaken;
    } catch (error) {
      const times = this.failed?.uid === uid ? this.failed.times + 1 : 1;
      this.failed = { uid, times };
      if (times < MAX_TRIES) throw error;
      this.logger.error(`Mail ${uid} of the mailbox is passed over: ${String(error)}`);
      return this.transactions.run((tx) => this.take(tx, position, uid, null));
    }
  }

  /** @returns false for a mail that another process has taken */
  private async take(
    tx: EntityManager,
    { mailbox, uidValidity }: MailboxPosition,
    uid: number,
    mail: ReadMail | null,
  ): Promise<boolean> {
    const before = { mailbox, uidValidity, lastUid: LessThan(uid) };
    const { affected } = await tx.update(MailboxPosition, before, { lastUid: uid });
    if (affected !== 1) return false;
    if (mail) await this.publish(tx, mail);
    return true;
  }

  private async publish(tx: EntityManager, mail: ReadMail): Promise<void> {
    const own = (messageId: string) => mailWithMessageId(messageId, this.env.PUBLIC_URL);
    const { mark, messageId, failure, from } = mail;
    // A copy of what we have sent ourselves, such as a visitor's message to the office.
    if (messageId && own(messageId)) return;
    const answers = first(mail.recipients, (address) => this.replies.mailOf(address)) ?? first(mail.references, own);
    const at = new Date();
    if (failure) {
      const mailId = failure.original ? own(failure.original) : answers;
      if (mailId) await this.events.publish(tx, MAIL_BOUNCED, { mark, mailId, at, ...failure });
      return;
    }
    if (!from) return;
    const { subject, text, files, isAutomatic } = mail;
    await this.events.publish(tx, MAIL_ARRIVED, {
      ...{ mark, messageId, from, subject, text, files, isAutomatic, at },
      answers: answers ?? null,
    });
  }
}

function clientOf(url: URL, timeout: number): ImapFlow {
  const secure = url.protocol === 'imaps:';
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    disableAutoIdle: true,
    logger: false,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}

/** The first of these for which there is something. */
function first<From, To>(all: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
