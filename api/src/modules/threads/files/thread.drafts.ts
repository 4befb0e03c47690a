import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import { MAX_REPLY_FILES, MAX_REPLY_FILES_MB } from '@imisozi/core/thread-files';
import { fileTypeOf } from '../../../common/files/file-type.js';
import { safeFileName } from '../../../common/files/safe-file-name.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refusal } from '../../../platform/errors/refused.js';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { Thread } from '../thread.entity.js';
import { lockThread, THREADS } from '../thread.records.js';
import { ThreadFile } from './thread-file.entity.js';
import { ThreadFiles } from './thread.files.js';

/** How long a file waits for its reply. */
const KEPT_MS = 24 * 3_600_000;
/** Files deleted at a time. */
const BATCH = 100;
/** Files of replies that a colleague has not sent: some are replaced while it is written. */
const MAX_DRAFTS = 3 * MAX_REPLY_FILES;

/** Files of replies that are being written (rules/threads 8). */
@Injectable()
export class ThreadDrafts {
  constructor(
    @InjectRepository(ThreadFile) private readonly files: Repository<ThreadFile>,
    private readonly kept: ThreadFiles,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Keeps a file for the next reply of a colleague. Its content decides what it is.
   * @throws Refused for an unknown conversation, a type that is not accepted, and too many files
   */
  add(actor: Actor, threadId: string, name: string, content: Buffer): Promise<ThreadFile> {
    const userId = actor.user!.id;
    return this.transactions.run(async (tx) => {
      const thread = await lockThread(tx, threadId);
      const type = fileTypeOf(content);
      if (!type) throw refusal('file-not-accepted');
      const waiting = await tx.countBy(ThreadFile, { threadId, userId, messageId: IsNull() });
      if (waiting >= MAX_DRAFTS) {
        throw refusal('reply-too-many-files', { max: MAX_REPLY_FILES, megabytes: MAX_REPLY_FILES_MB });
      }
      const file = { threadId, messageId: null, userId, position: 0, name: safeFileName(name, type), type };
      await this.audit.record(tx, actor, { action: 'upload', ...about(thread) });
      return this.kept.store(tx, file, content);
    });
  }

  /** @throws Refused for a file that was sent, or is a colleague's */
  remove(actor: Actor, threadId: string, id: string): Promise<void> {
    const draft = { id, threadId, userId: actor.user!.id, messageId: IsNull() };
    return this.transactions.run(async (tx) => {
      const { affected } = await tx.delete(ThreadFile, draft);
      if (affected !== 1) throw refusal('attachment-not-found');
      const thread = await tx.findOneByOrFail(Thread, { id: threadId });
      await this.audit.record(tx, actor, { action: 'remove', ...about(thread) });
    });
  }

  @EveryInterval('delete files of replies that were never sent')
  async round(stopping?: AbortSignal): Promise<void> {
    const unsent = { messageId: IsNull(), createdAt: LessThan(new Date(Date.now() - KEPT_MS)) };
    for (let more = true; more && !stopping?.aborted;) {
      const some = await this.files.find({ select: { id: true }, where: unsent, take: BATCH });
      if (some.length > 0) await this.files.delete({ ...unsent, id: In(some.map(({ id }) => id)) });
      more = some.length === BATCH;
    }
  }
}

/** The trail says that there was a file, not what it was called: that may say something of the client. */
const about = (thread: Thread) => ({
  resource: THREADS.resource,
  recordId: thread.id,
  label: THREADS.labelOf(thread),
});
