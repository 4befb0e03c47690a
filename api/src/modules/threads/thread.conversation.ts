import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { inquiryText } from '../air-tickets/air-ticket.words.js';
import { ContactService } from '../contact/contact.service.js';
import { MailService } from '../mail/mail.service.js';
import type { ThreadMessageView } from './dto/thread.view.js';
import { earlierFileView, threadFileView } from './files/thread-file.view.js';
import { ThreadFiles } from './files/thread.files.js';
import { ThreadMessage } from './thread-message.entity.js';

/** The most messages of a conversation that are shown: the newest. */
const MAX_SHOWN = 200;

/** Everything that was written in a conversation, by form, by mail and by the office. */
@Injectable()
export class ThreadConversation {
  constructor(
    @InjectRepository(ThreadMessage) private readonly messages: Repository<ThreadMessage>,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
    private readonly mail: MailService,
    private readonly files: ThreadFiles,
  ) {}

  /** Oldest first. */
  async of(threadId: string): Promise<ThreadMessageView[]> {
    const [written, forms, inquiries] = await Promise.all([
      this.messages.find({ where: { threadId }, order: NEWEST_FIRST, take: MAX_SHOWN }),
      this.contact.ofThread(threadId, MAX_SHOWN),
      this.airTickets.ofThread(threadId, MAX_SHOWN),
    ]);
    const [statuses, kept] = await Promise.all([
      this.mail.statusesOf(written.flatMap(({ mailId }) => mailId ?? [])),
      this.files.ofMessages(written.map(({ id }) => id)),
    ]);
    const all: ThreadMessageView[] = [
      ...written.map(({ id, createdAt, kind, names, text, mailId, files }) => ({
        ...{ id, kind, names, text, at: createdAt.toISOString() },
        files: [...(files ?? []).map(earlierFileView), ...(kept.get(id) ?? []).map(threadFileView)],
        mailStatus: statuses.get(mailId ?? '') ?? null,
      })),
      ...forms.map(({ id, createdAt, names, message }) => ({
        ...{
          id,
          kind: 'message' as const,
          names,
          text: message,
          at: createdAt.toISOString(),
          files: [],
          mailStatus: null,
        },
      })),
      ...inquiries.map((inquiry) => ({
        ...{ id: inquiry.id, kind: 'air-ticket' as const, names: inquiry.fullName, text: inquiryText(inquiry) },
        ...{ at: inquiry.createdAt.toISOString(), files: [], mailStatus: null },
      })),
    ];
    return all.sort((one, other) => one.at.localeCompare(other.at)).slice(-MAX_SHOWN);
  }

  /** The `Message-ID` of the last mail that came in, for the headers of an answer; null if none has. */
  async lastMessageId(threadId: string): Promise<string | null> {
    const [last] = await this.messages.find({ where: { threadId, kind: 'mail' }, order: NEWEST_FIRST, take: 1 });
    return last?.messageId ?? null;
  }
}
