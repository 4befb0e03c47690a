import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ImapFlow } from 'imapflow';
import { LessThan, Repository, type EntityManager } from 'typeorm';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Transactions } from '../../platform/database/transactions.js';
import { VirusScanner } from '../../platform/antivirus/virus-scanner.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { MailboxPosition } from './mailbox-position.entity.js';
import type { ArrivedFile } from './mailbox.events.js';
import { MailboxMails, type FoundMail, type ReadFolder } from './mailbox.mails.js';
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
 * Reads what arrives in the office's mailbox by IMAP (rules/threads 6), and what was sent from it (rules/threads 10). It changes nothing there: colleagues may read and
 * file mails as they like. How far it has read is kept in the transaction of each mail, so that each is read once, by
 * however many processes.
 */
@Injectable()
export class MailboxReader {
  private readonly logger = new Logger('Mailbox');
  /** The mail that failed last, and in how many rounds. */
  private failed: { readonly path: string; readonly uid: number; readonly times: number } | null = null;

  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectRepository(MailboxPosition) private readonly positions: Repository<MailboxPosition>,
    private readonly mails: MailboxMails,
    private readonly transactions: Transactions,
    private readonly scanner: VirusScanner,
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
      const sent = await sentFolderOf(client);
      const inbox = { path: folder, isSent: false, hasSent: sent !== undefined };
      const count = await this.readFolder(client, inbox, stopping);
      if (!sent || sent === folder) return count;
      return count + (await this.readFolder(client, { path: sent, isSent: true, hasSent: true }, stopping));
    } finally {
      await client.logout().catch(() => client.close());
    }
  }

  private async readFolder(client: ImapFlow, folder: ReadFolder, stopping?: AbortSignal): Promise<number> {
    const { username, hostname } = new URL(this.env.IMAP_URL!);
    const { uidValidity, uidNext } = await client.mailboxOpen(folder.path, { readOnly: true });
    const mailbox = `${decodeURIComponent(username)}@${hostname}/${folder.path}`.slice(0, 190);
    const position = await this.begin(mailbox, String(uidValidity), uidNext);
    return this.readFrom(client, folder, position, stopping);
  }

  /** At the first time only what arrives from now on is read. */
  private async begin(mailbox: string, uidValidity: string, uidNext: number): Promise<MailboxPosition> {
    const known = await this.positions.findOneBy({ mailbox });
    if (known?.uidValidity === uidValidity) return known;
    const position = this.positions.create({ mailbox, uidValidity, lastUid: known ? 0 : uidNext - 1 });
    await this.positions.upsert(position, ['mailbox']);
    return position;
  }

  private async readFrom(
    client: Client,
    folder: ReadFolder,
    position: MailboxPosition,
    stopping?: AbortSignal,
  ): Promise<number> {
    const { lastUid } = position;
    // A new numbering begins at zero: only recent mails are looked at, and known ones are recognised.
    const since = lastUid === 0 ? { since: new Date(Date.now() - LOOK_BACK_MS) } : {};
    const found = (await client.search({ uid: `${lastUid + 1}:*`, ...since }, { uid: true })) || [];
    const uids = found.filter((uid) => uid > lastUid).sort((one, other) => one - other);
    let count = 0;
    for (const uid of uids.slice(0, MAX_MAILS)) {
      if (stopping?.aborted) break;
      const mail = await this.fetch(client, uid);
      if (await this.takeOrPassOver(folder, position, uid, mail)) count++;
    }
    return count;
  }

  /**
   * @returns null for a mail that cannot be read, which is passed over
   * @throws Refused while files cannot be scanned: the mailbox waits, and no mail is passed over
   */
  private async fetch(client: Client, uid: number): Promise<FoundMail | null> {
    const asked = { source: { maxLength: MAX_BYTES }, size: true, internalDate: true };
    const message = await client.fetchOne(String(uid), asked, { uid: true });
    if (!message || !message.source) return null;
    let mail: ReadMail;
    try {
      mail = await readMail(message.source, (message.size ?? 0) > message.source.length);
    } catch (error) {
      this.logger.warn(`Mail ${uid} of the mailbox cannot be read: ${String(error)}`);
      return null;
    }
    const files = await this.scanned(mail.files);
    return { mail: { ...mail, files }, storedAt: new Date(message.internalDate ?? Date.now()) };
  }

  /** The files of a mail, those that are infected without what they hold (rules/media 10). */
  private async scanned(files: readonly ArrivedFile[]): Promise<ArrivedFile[]> {
    const scanned: ArrivedFile[] = [];
    for (const file of files) {
      const isInfected = 'content' in file && (await this.scanner.isInfected(file.content));
      scanned.push(isInfected ? { name: file.name, size: file.size, problem: 'infected' } : file);
    }
    return scanned;
  }

  /** What one mail fails with must not hold up all others: it is tried in some rounds, and passed over then. */
  private async takeOrPassOver(
    folder: ReadFolder,
    position: MailboxPosition,
    uid: number,
    found: FoundMail | null,
  ): Promise<boolean> {
    const { path } = folder;
    try {
      const isTaken = await this.transactions.run((tx) => this.take(tx, folder, position, uid, found));
      this.failed = null;
      return isTaken;
    } catch (error) {
      const isSame = this.failed?.uid === uid && this.failed.path === path;
      const times = isSame ? this.failed!.times + 1 : 1;
      this.failed = { path, uid, times };
      if (times < MAX_TRIES) throw error;
      this.logger.error(`Mail ${uid} of the mailbox is passed over: ${String(error)}`);
      return this.transactions.run((tx) => this.take(tx, folder, position, uid, null));
    }
  }

  /** @returns false for a mail that another process has taken */
  private async take(
    tx: EntityManager,
    folder: ReadFolder,
    { mailbox, uidValidity }: MailboxPosition,
    uid: number,
    found: FoundMail | null,
  ): Promise<boolean> {
    const before = { mailbox, uidValidity, lastUid: LessThan(uid) };
    const { affected } = await tx.update(MailboxPosition, before, { lastUid: uid });
    if (affected !== 1) return false;
    if (found) await this.mails.publish(tx, folder, found);
    return true;
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

/** The folder in which the office's mail programs keep what they have sent; undefined without one. */
async function sentFolderOf(client: ImapFlow): Promise<string | undefined> {
  const folders = await client.list();
  return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path;
}
