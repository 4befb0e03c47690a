import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATUSES, type Mail, type MailStatus } from '../mail.entity.js';

/** A mail as admins see it: how far it came, never what is in it. */
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
    description: 'Null until it was written once.',
  })
  subject: string | null;

  @ApiProperty({
    enum: MAIL_STATUSES,
    description: 'failed: it will be tried again by itself; dead: only when somebody says so.',
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
    description: 'What people call the record it is about: the number of the order.',
  })
  reference: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class RetriedMailAnswer {
  @ApiProperty({ example: 'The mail to visitor@example.org is on its way again.' })
  message: string;

  @ApiProperty({ type: OutboxMailView })
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
    createdAt: mail.createdAt.toISOString(),
  };
}
