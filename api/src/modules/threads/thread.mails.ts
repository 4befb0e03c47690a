import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { writtenLanguage } from '../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadMessage } from './thread-message.entity.js';
import { ThreadConversation } from './thread.conversation.js';

/** To a client, whom a colleague answers. */
export const THREAD_REPLY = mailKind<{ readonly threadMessageId: string }>('thread-reply');

/** The mails of conversations: what the office writes, word for word (rules/threads 4). */
@Injectable()
export class ThreadMails implements OnModuleInit {
  constructor(
    @InjectRepository(ThreadMessage) private readonly messages: Repository<ThreadMessage>,
    private readonly conversation: ThreadConversation,
    private readonly files: ThreadFiles,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      THREAD_REPLY,
      ({ threadMessageId }) => this.reply(threadMessageId),
      () => written('A journey for eight friends', SAMPLE),
    );
  }

  private async reply(id: string): Promise<MailContent> {
    const message = await this.messages.findOne({ where: { id }, relations: { thread: true } });
    if (!message?.thread) throw new UnrecoverableError('The conversation is gone.');
    const answered = await this.conversation.lastMessageId(message.threadId);
    const attachments = await this.files.attachmentsOf(id);
    const mail = { ...written(message.thread.subject, message.text), attachments };
    return answered ? { ...mail, headers: { 'In-Reply-To': answered, References: answered } } : mail;
  }
}

const SAMPLE = 'Dear visitor,\n\nthe lake is beautiful in July, and our boat has room for eight.\n\nKind regards';

/** In the language in which the colleague wrote: nothing is added to it. */
const written = (subject: string, text: string): MailContent => ({
  subject: `Re: ${subject}`,
  preview: text.replace(/\s+/g, ' ').slice(0, 150).toWellFormed(),
  heading: subject,
  language: writtenLanguage(),
  blocks: text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() })),
});
