import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { placeholderIn, withPlaceholders } from '@imisozi/core/placeholders';
import type { ReplyAttachment } from '@imisozi/core/thread-files';
import { refusal } from '../../platform/errors/refused.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { MailAttachment } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { UsersService } from '../users/users.service.js';
import type { ReplyDto, StartThreadDto } from './dto/thread.dto.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadPapers } from './files/thread.papers.js';
import { ReplyTemplates } from './templates/reply-templates.service.js';
import { Thread } from './thread.entity.js';
import { THREAD_REPLY } from './thread.mails.js';
import { ThreadReceiving } from './thread.receiving.js';
import { ThreadReplied } from './thread.replied.js';
import { lockThread, THREADS } from './thread.records.js';
import { subjectTopic } from './thread.topics.js';
import { ThreadsService } from './threads.service.js';
import { ThreadValues } from './thread.values.js';

/** What the office writes to clients (rules/threads 4). */
@Injectable()
export class ThreadReplies {
  constructor(
    private readonly threads: ThreadsService,
    private readonly templates: ReplyTemplates,
    private readonly values: ThreadValues,
    private readonly receiving: ThreadReceiving,
    private readonly replied: ThreadReplied,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly files: ThreadFiles,
    private readonly papers: ThreadPapers,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Mails a reply; the conversation waits for the client then, and is the colleague's if it was nobody's.
   * @throws Refused for an unknown conversation, template, file or paper, without a text, and for a placeholder that is
   * left in it
   */
  async reply(actor: Actor, id: string, { text: typed, templateId, attachments }: ReplyDto): Promise<Thread> {
    const thread = await this.threads.get(id);
    const text = typed || (templateId ? await this.written(thread, templateId, actor.user!.id) : '');
    refuseUnfinished(text);
    const attached = await this.drawn(thread, attachments ?? []);
    return this.transactions.run(async (tx) => this.send(tx, actor, await lockThread(tx, id), text, attached));
  }

  /**
   * Begins a conversation, or goes on with the one about this subject.
   * @throws Refused for a placeholder that is left in the text
   */
  start(actor: Actor, fields: StartThreadDto): Promise<Thread> {
    const { names = '', email, phoneNumber = '', language = DEFAULT_LANGUAGE, subject, text } = fields;
    refuseUnfinished(text);
    return this.transactions.run(async (tx) => {
      const thread = await this.receiving.receive(tx, {
        ...{ topic: subjectTopic(email, subject), source: 'office', subject, text, at: new Date() },
        ...{ names, email, phoneNumber, language },
      });
      return this.send(tx, actor, thread, text);
    });
  }

  private async send(
    tx: EntityManager,
    actor: Actor,
    thread: Thread,
    text: string,
    attached: readonly (string | MailAttachment)[] = [],
  ): Promise<Thread> {
    const { id: threadId, email: to, language, orderId, reference } = thread;
    const userId = actor.user!.id;
    const [id, mailId] = [randomUUID(), randomUUID()];
    const about = { ...(orderId && { orderId }), ...(reference && { reference }) };
    await this.mail.queue(tx, THREAD_REPLY, { threadMessageId: id }, { id: mailId, to, language, ...about });
    const names = (await this.users.namesOf([userId], tx)).get(userId)?.names ?? '';
    const before = { ...thread };
    await this.replied.keep(tx, thread, { id, names, text, mailId }, { assigneeId: thread.assigneeId ?? userId });
    await this.files.attach(tx, { threadId, id }, userId, attached);
    await this.audit.record(tx, actor, {
      ...{ action: 'reply', resource: THREADS.resource, recordId: threadId, label: THREADS.labelOf(thread) },
      ...{ before, after: thread },
    });
    return thread;
  }

  /** Papers are drawn before the transaction: what the client is sent is kept as it is now. */
  private async drawn(thread: Thread, all: readonly ReplyAttachment[]): Promise<(string | MailAttachment)[]> {
    const papers = await this.papers.draw(
      thread,
      all.flatMap((one) => ('paper' in one ? [one.paper] : [])),
    );
    return all.map((one) => ('paper' in one ? papers.get(one.paper)! : one.fileId));
  }

  private async written(thread: Thread, templateId: string, userId: string): Promise<string> {
    const { texts } = await this.templates.get(templateId);
    const text = texts[thread.language] ?? texts[DEFAULT_LANGUAGE] ?? Object.values(texts)[0] ?? '';
    return withPlaceholders(text, await this.values.of(thread, userId));
  }
}

function refuseUnfinished(text: string): void {
  if (!text) throw refusal('reply-empty');
  const placeholder = placeholderIn(text);
  if (placeholder) throw refusal('reply-placeholder-left', { placeholder: `{${placeholder}}` });
}
