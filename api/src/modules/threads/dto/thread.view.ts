import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { THREAD_MESSAGE_KINDS, THREAD_SOURCES, THREAD_STATES } from '@imisozi/core/threads';
import type { PlaceholderValues } from '@imisozi/core/placeholders';
import { field, view } from '../../../platform/http/view.js';
import { MAIL_STATUSES } from '../../mail/mail.status.js';
import { ColleagueView } from '../../users/dto/colleague.view.js';
import type { Colleague } from '../../users/users.service.js';
import { ThreadFileView } from '../files/thread-file.view.js';
import type { Thread } from '../thread.entity.js';

export class ThreadMessageView extends view({
  id: field.uuid(),
  at: field.time(),
  kind: field.enum(THREAD_MESSAGE_KINDS, 'Only a `reply` was written by the office.'),
  names: field.string('Demo Visitor', 'Who wrote it; empty if that is not known.'),
  text: field.string('Which tour fits eight people?'),
  files: field.list(ThreadFileView, 'What came with a mail, or went out with a reply.'),
  mailStatus: field.enum(MAIL_STATUSES, 'Whether the mail of a reply has left.').nullable(),
}) {}

/** A conversation as a list shows it. */
export class ThreadRow extends view({
  id: field.uuid(),
  subject: field.string('A journey for eight friends'),
  source: field.enum(THREAD_SOURCES, 'Where it began.'),
  state: field.enum(THREAD_STATES, '`open` waits for the office, `answered` for the client.'),
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org', 'Where replies go.'),
  phoneNumber: field.string('+250 788 123 456'),
  language: field.enum(LANGUAGE_CODES, 'The client’s.', { enumName: 'Language', example: 'en' }),
  orderId: field.uuid('The booking that it is about.').nullable(),
  quoteId: field.uuid('The proposal that it is about.').nullable(),
  reference: field.string('2026-000042', 'The number of either; empty if it is about none.'),
  assigneeId: field.uuid('The colleague who answers.').nullable(),
  assignee: field.string('Office Example', 'The colleague’s name.').nullable(),
  snoozeUntil: field.time('When it waits for the office again.').nullable(),
  preview: field.string('Which tour fits eight people?', 'The first words of the last message.'),
  lastAt: field.time('When the last message was written.'),
  createdAt: field.time(),
}) {}

class PlaceholderValuesView extends view({
  name: field.string('Visitor').optional(),
  order: field.string('2026-000042').optional(),
  tour: field.string('Gorilla trekking for 2').optional(),
  day: field.string('19 June 2027').optional(),
  company: field.string('Imisozi Safaris').optional(),
  phone: field.string('+250 788 000 000').optional(),
  email: field.string('hello@imisozi.example').optional(),
  staff: field.string('Office Example').optional(),
}) {}

/** One conversation with all that was written. */
export class ThreadView extends view(
  {
    messages: field.list(ThreadMessageView, 'Oldest first; the newest 200.'),
    colleagues: field.list(ColleagueView, 'Who can be the one to answer.'),
    values: field.one(PlaceholderValuesView, 'What stands in the place of a template’s placeholders.'),
  },
  ThreadRow,
) {}

export class ThreadAnswer extends view({
  message: field.string('The conversation has been closed.'),
  data: field.one(ThreadView),
}) {}

/** @param assignee the name of the colleague who answers */
export const threadRow = (thread: Thread, assignee: string | undefined): ThreadRow => ({
  id: thread.id,
  subject: thread.subject,
  source: thread.source,
  state: thread.state,
  names: thread.names,
  email: thread.email,
  phoneNumber: thread.phoneNumber,
  language: thread.language,
  orderId: thread.orderId,
  quoteId: thread.quoteId,
  reference: thread.reference,
  assigneeId: thread.assigneeId,
  assignee: assignee ?? null,
  snoozeUntil: thread.snoozeUntil?.toISOString() ?? null,
  preview: thread.preview,
  lastAt: thread.lastAt.toISOString(),
  createdAt: thread.createdAt.toISOString(),
});

interface ThreadFacts {
  readonly assignee: string | undefined;
  readonly messages: readonly ThreadMessageView[];
  readonly colleagues: readonly Colleague[];
  readonly values: PlaceholderValues;
}

export const threadView = (thread: Thread, { assignee, ...facts }: ThreadFacts): ThreadView => ({
  ...threadRow(thread, assignee),
  ...facts,
});
