import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { FILE_TYPES, MAX_REPLY_FILES_BYTES, MAX_REPLY_FILES_MB, type FileType } from '@imisozi/core/thread-files';
import { MAX_COLUMN_BYTES } from '../../../platform/database/columns.js';
import { refusal } from '../../../platform/errors/refused.js';
import { NEWEST_FIRST } from '../../../platform/list/newest-first.js';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import type { ArrivedFile } from '../../mailbox/mailbox.events.js';
import type { WholeRecord } from '../../personal-data/personal-records.js';
import type { ThreadMessage } from '../thread-message.entity.js';
import { ThreadFile } from './thread-file.entity.js';
import { ThreadFilePart } from './thread-file-part.entity.js';

/** Parts that are written with one statement: about 1 MB, which every database takes. */
const PARTS_AT_ONCE = 16;

/** How much of a client's files is part of what the client is given. */
const MAX_EXPORTED_BYTES = 50 * 1_048_576;

/** What is known of a file before it is stored. */
type NewFile = Omit<KnownFile, 'size' | 'problem'> & { readonly type: FileType };

type KnownFile = Omit<ThreadFile, 'id' | 'createdAt' | 'thread' | 'message' | `stamp${string}`>;

/** Keeps the files of conversations (rules/threads 8, 9). */
@Injectable()
export class ThreadFiles {
  constructor(
    @InjectRepository(ThreadFile) private readonly files: Repository<ThreadFile>,
    @InjectRepository(ThreadFilePart) private readonly parts: Repository<ThreadFilePart>,
  ) {}

  /** The files of each of these messages, in their order. */
  async ofMessages(messageIds: readonly string[]): Promise<ReadonlyMap<string, ThreadFile[]>> {
    if (messageIds.length === 0) return new Map();
    const files = await this.files.find({ where: { messageId: In([...messageIds]) }, order: { position: 'ASC' } });
    return Map.groupBy(files, ({ messageId }) => messageId!);
  }

  /** @throws Refused for a file of another conversation, one that was not kept, and one of a colleague's unsent reply */
  async get(threadId: string, id: string, userId: string): Promise<ThreadFile> {
    const file = await this.files.findOneBy({ id, threadId });
    if (!file?.type || (!file.messageId && file.userId !== userId)) throw refusal('attachment-not-found');
    return file;
  }

  async contentOf({ id }: Pick<ThreadFile, 'id'>): Promise<Buffer> {
    const parts = await this.parts.find({ where: { fileId: id }, order: { position: 'ASC' } });
    return Buffer.concat(parts.map(({ content }) => content));
  }

  /** What a reply's mail carries. */
  async attachmentsOf(messageId: string): Promise<MailAttachment[]> {
    const files = (await this.ofMessages([messageId])).get(messageId) ?? [];
    const kept = files.flatMap(({ id, name: filename, type }) => (type ? [{ id, filename, type }] : []));
    return Promise.all(
      kept.map(async ({ id, filename, type }) => ({
        filename,
        contentType: FILE_TYPES[type].mime,
        content: await this.contentOf({ id }),
      })),
    );
  }

  /**
   * What the client gets of the files of conversations: all that they hold, newest first, up to
   * {@link MAX_EXPORTED_BYTES}; of others the names.
   */
  async whole(threadIds: readonly string[]): Promise<WholeRecord[]> {
    const where = { threadId: In([...threadIds]), messageId: Not(IsNull()) };
    const files = await this.files.find({ where, order: NEWEST_FIRST });
    let left = MAX_EXPORTED_BYTES;
    const records: WholeRecord[] = [];
    for (const { id, createdAt, threadId, messageId, name, type, size, problem } of files) {
      const isWhole = type !== null && size <= left;
      if (isWhole) left -= size;
      const base64 = isWhole ? (await this.contentOf({ id })).toString('base64') : null;
      records.push({ id, createdAt, threadId, messageId, name, type, size, problem, base64 });
    }
    return records;
  }

  async store(tx: EntityManager, file: NewFile, content: Buffer): Promise<ThreadFile> {
    const kept = await this.insert(tx, { ...file, size: content.length, problem: null });
    const count = Math.ceil(content.length / MAX_COLUMN_BYTES);
    const parts = Array.from({ length: count }, (_, position) => ({
      fileId: kept.id,
      position,
      content: content.subarray(position * MAX_COLUMN_BYTES, (position + 1) * MAX_COLUMN_BYTES),
    }));
    for (let from = 0; from < count; from += PARTS_AT_ONCE) {
      await tx.insert(ThreadFilePart, parts.slice(from, from + PARTS_AT_ONCE));
    }
    return kept;
  }

  /** Keeps what came with a mail; of what was refused the name and the reason. */
  async keepArrived(
    tx: EntityManager,
    { threadId, id: messageId }: Pick<ThreadMessage, 'threadId' | 'id'>,
    files: readonly ArrivedFile[],
  ): Promise<void> {
    for (const [position, { name, size, ...arrived }] of files.entries()) {
      const of = { threadId, messageId, userId: null, position, name };
      if ('problem' in arrived) await this.insert(tx, { ...of, size, type: null, problem: arrived.problem });
      else await this.store(tx, { ...of, type: arrived.type }, arrived.content);
    }
  }

  /**
   * Makes uploaded files and drawn papers part of a reply. A file can be sent once, by who has uploaded it.
   * @throws Refused for any other file, and for files that are too large for many mail servers
   */
  async attach(
    tx: EntityManager,
    { threadId, id: messageId }: Pick<ThreadMessage, 'threadId' | 'id'>,
    userId: string,
    attached: readonly (string | MailAttachment)[],
  ): Promise<void> {
    for (const [position, one] of attached.entries()) {
      if (typeof one === 'string') {
        const draft = { id: one, threadId, userId, messageId: IsNull() };
        const { affected } = await tx.update(ThreadFile, draft, { messageId, position });
        if (affected !== 1) throw refusal('attachment-not-found');
      } else {
        const file = { threadId, messageId, userId, position, name: one.filename, type: 'pdf' as const };
        await this.store(tx, file, one.content);
      }
    }
    if (attached.length > 0) await this.refuseTooLarge(tx, messageId);
  }

  private async refuseTooLarge(tx: EntityManager, messageId: string): Promise<void> {
    const files = await tx.find(ThreadFile, { select: { id: true, size: true }, where: { messageId } });
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MAX_REPLY_FILES_BYTES) throw refusal('reply-files-too-large', { max: MAX_REPLY_FILES_MB });
  }

  private insert(tx: EntityManager, file: KnownFile): Promise<ThreadFile> {
    return tx.save(tx.create(ThreadFile, file), { reload: false });
  }
}
