import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../../../common/validation/fields.js';
import type { Mail } from '../mail.entity.js';
import { MAIL_STATUSES, type MailStatus } from '../mail.status.js';

/** A mail in admins' lists: its status, without its content, which is another call. */
export class OutboxMailView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'order-received-by-client', description: 'The kind of mail.' })
  template: string;

  @ApiProperty({ example: 'visitor@example.org' })
  recipient: string;

  @ApiProperty({ type: String, nullable: true, example: 'visitor@example.org' })
  replyTo: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'A question about gorillas',
    description: 'Null until the mail has been written for the first time.',
  })
  subject: string | null;

  @ApiProperty({
    enum: MAIL_STATUSES,
    description: '`failed` will be retried automatically; `dead` only on request.',
  })
  status: MailStatus;

  @ApiProperty({ example: 8 })
  attempts: number;

  @ApiProperty({ type: String, nullable: true, example: '550 5.1.1 No such user', description: "The server's words." })
  lastError: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The order it is about.' })
  orderId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-000042',
    description: 'The human-readable reference of the record, such as the order number.',
  })
  reference: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The mail that was sent in its place; this one will not be retried.',
  })
  resentAs: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class RetriedMailAnswer {
  @ApiProperty({ example: 'The email to visitor@example.org is on its way again.' })
  message: string;

  @ApiProperty({ type: OutboxMailView })
  data: OutboxMailView;
}

export class SendAgainDto {
  @EmailField({
    label: 'Email',
    optional: true,
    example: 'visitor@example.org',
    description: 'A corrected address; by default, the original recipient.',
  })
  to?: string;
}

export class SentAgainAnswer {
  @ApiProperty({ example: 'The email is on its way to visitor@example.org.' })
  message: string;

  @ApiProperty({ type: OutboxMailView, description: 'The new mail.' })
  data: OutboxMailView;
}

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
