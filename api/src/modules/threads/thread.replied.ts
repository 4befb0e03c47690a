import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ThreadMessage } from './thread-message.entity.js';
import type { Thread } from './thread.entity.js';
import { previewOf } from './thread.records.js';
import { ThreadsService } from './threads.service.js';

/** What the office has written, with the mail that it left with; null for one that another program has sent. */
type Reply = Pick<ThreadMessage, 'id' | 'names' | 'text' | 'mailId'> &
  Partial<Pick<ThreadMessage, 'createdAt' | 'mark' | 'messageId'>>;

/** Keeps what the office writes: the conversation waits for the client then (rules/threads 2, 4). */
@Injectable()
export class ThreadReplied {
  constructor(private readonly threads: ThreadsService) {}

  async keep(tx: EntityManager, thread: Thread, reply: Reply, fields: Partial<Thread> = {}): Promise<Thread> {
    const none = { mark: null, files: null, messageId: null };
    const kept = { ...none, ...reply, threadId: thread.id, kind: 'reply' as const };
    const message = await tx.save(tx.create(ThreadMessage, kept), { reload: false });
    const now = { state: 'answered', snoozeUntil: null, lastAt: message.createdAt } as const;
    await tx.save(Object.assign(thread, now, { preview: previewOf(reply.text) }, fields), { reload: false });
    await this.threads.settle(tx, thread);
    return thread;
  }
}
