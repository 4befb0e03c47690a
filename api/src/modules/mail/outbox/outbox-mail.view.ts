import { field, view } from '../../../platform/http/view.js';
import { EmailField } from '../../../common/validation/fields.js';
import type { Mail } from '../mail.entity.js';
import { MAIL_STATUSES } from '../mail.status.js';

/** A mail in admins' lists: its status, without its content, which has a route of its own. */
export class OutboxMailView extends view({
  id: field.uuid(),
  template: field.string('order-received-by-client', 'The kind of mail.'),
  recipient: field.string('visitor@example.org'),
  replyTo: field.string('visitor@example.org').nullable(),
  subject: field
    .string('A question about gorillas', 'Null until the mail has been written for the first time.')
    .nullable(),
  status: field.enum(MAIL_STATUSES, '`failed` will be retried automatically; `dead` only on request.'),
  attempts: field.number(8),
  lastError: field.string('550 5.1.1 No such user', "The server's words.").nullable(),
  sentAt: field.time().nullable(),
  orderId: field.uuid('The order it is about.').nullable(),
  reference: field
    .string('2026-000042', 'The human-readable reference of the record, such as the order number.')
    .nullable(),
  resentAs: field.uuid('The mail that was sent in its place; this one will not be retried.').nullable(),
  createdAt: field.time(),
}) {}

export class RetriedMailAnswer extends view({
  message: field.string('The email to visitor@example.org is on its way again.'),
  data: field.one(OutboxMailView),
}) {}

export class SendAgainDto {
  @EmailField({
    label: 'Email',
    optional: true,
    example: 'visitor@example.org',
    description: 'A corrected address; by default, the original recipient.',
  })
  to?: string;
}

export class SentAgainAnswer extends view({
  message: field.string('The email is on its way to visitor@example.org.'),
  data: field.one(OutboxMailView, 'The new mail.'),
}) {}

export function outboxMailView(mail: Mail): OutboxMailView {
  return {
    id: mail.id,
    template: mail.template,
    recipient: mail.recipient,
    replyTo: mail.replyTo,
    subject: mail.subject,
    status: mail.status,
    attempts: mail.attempts,
    lastError: mail.lastError,
    sentAt: mail.sentAt?.toISOString() ?? null,
    orderId: mail.orderId,
    reference: mail.reference,
    resentAs: mail.resentAs ?? null,
    createdAt: mail.createdAt.toISOString(),
  };
}
