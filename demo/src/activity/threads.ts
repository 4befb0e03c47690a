import { randomUUID } from 'node:crypto';
import type { AirTicketInquiry } from '@imisozi/api/modules/air-tickets/air-ticket-inquiry.entity';
import type { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import type { ReplyTemplate } from '@imisozi/api/modules/threads/templates/reply-template.entity';
import type { ThreadMessage } from '@imisozi/api/modules/threads/thread-message.entity';
import type { Thread } from '@imisozi/api/modules/threads/thread.entity';
import type { Received } from '@imisozi/api/modules/threads/thread.receiving';
import { previewOf } from '@imisozi/api/modules/threads/thread.records';
import { ofInquiry, ofMessage } from '@imisozi/api/modules/threads/thread.sources';
import type { User } from '@imisozi/api/modules/users/user.entity';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Clock } from './clock.ts';
import { REPLIES, REPLY_ABOUT_FLIGHTS, TEMPLATES } from './phrases.ts';

/** How long the office takes to answer. */
const ANSWERED_AFTER_MS = 3 * 3_600_000;
/** When the client of the first answered conversation writes again. */
const ASKED_AGAIN_AFTER_MS = 5 * 3_600_000;

interface Conversations {
  readonly threads: Thread[];
  readonly messages: ThreadMessage[];
  readonly templates: ReplyTemplate[];
}

/**
 * The conversations that messages and inquiries are part of, which get their ids: those that were handled have an answer,
 * in one the client has asked on by mail, one is put off, and one is the admin's.
 */
export function demoThreads(
  clock: Clock,
  admin: Pick<User, 'id' | 'firstName' | 'lastName'>,
  { messages, inquiries }: { readonly messages: ContactMessage[]; readonly inquiries: AirTicketInquiry[] },
): Conversations {
  const staff = `${admin.firstName} ${admin.lastName}`;
  const answers: ThreadMessage[] = [];
  const threads = [
    ...messages.map((one) => begin(one, ofMessage(one, { language: DEFAULT_LANGUAGE }))),
    ...inquiries.map((one) => begin(one, ofInquiry(one, DEFAULT_LANGUAGE))),
  ];
  const write = (thread: Thread, kind: 'mail' | 'reply', names: string, text: string, at: Date) => {
    answers.push(said(thread, kind, names, text, at));
    Object.assign(thread, { lastAt: at, preview: previewOf(text) });
  };
  for (const [index, thread] of threads.filter(({ state }) => state === 'closed').entries()) {
    const at = new Date(thread.createdAt.getTime() + ANSWERED_AFTER_MS);
    write(thread, 'reply', staff, REPLIES[thread.subject] ?? REPLY_ABOUT_FLIGHTS, at);
    Object.assign(thread, { assigneeId: admin.id, state: index % 2 === 0 ? 'closed' : 'answered' });
  }
  const [open, later, ...others] = threads.filter(({ state }) => state === 'open');
  if (open) Object.assign(open, { assigneeId: admin.id });
  if (later) Object.assign(later, { state: 'snoozed', snoozeUntil: clock.at(2, 6) });
  const asked = threads.find(({ state }) => state === 'answered');
  if (asked && others.length > 0) {
    const at = new Date(asked.lastAt.getTime() + ASKED_AGAIN_AFTER_MS);
    write(asked, 'mail', asked.names, 'Thank you! And may we bring our own bicycles?', at);
    Object.assign(asked, { state: 'open' });
  }
  return { threads, messages: answers, templates: templatesAt(clock.ago(20, 2)) };
}

/** The message or inquiry gets the id of its conversation. */
function begin(inquiry: ContactMessage | AirTicketInquiry, received: Received): Thread {
  const { topic, source, subject, names, email, phoneNumber, language, text, at } = received;
  const id = randomUUID();
  Object.assign(inquiry, { threadId: id });
  return {
    ...{ id, createdAt: at, updatedAt: at, lastAt: at, topic, source, subject },
    ...{ names, email, phoneNumber, language, orderId: null, quoteId: null, reference: '' },
    ...{ state: inquiry.isHandled ? 'closed' : 'open', assigneeId: null, snoozeUntil: null },
    preview: previewOf(text),
  } as Thread;
}

const said = (thread: Thread, kind: 'mail' | 'reply', names: string, text: string, createdAt: Date): ThreadMessage =>
  ({
    ...{ id: randomUUID(), createdAt, threadId: thread.id, kind, names, text },
    ...{ mailId: null, mark: null, files: null, messageId: null },
  }) as ThreadMessage;

const templatesAt = (at: Date): ReplyTemplate[] =>
  TEMPLATES.map(
    ({ name, texts }) => ({ id: randomUUID(), createdAt: at, updatedAt: at, name, texts }) as ReplyTemplate,
  );
