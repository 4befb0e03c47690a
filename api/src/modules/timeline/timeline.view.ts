import { ApiProperty } from '@nestjs/swagger';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Mail } from '../mail/mail.entity.js';
import { MAIL_STATUSES, type MailStatus } from '../mail/mail.status.js';
import type { CreditedInvoice } from '../ledger/invoice.entity.js';
import { LedgerEntryView } from '../ledger/ledger.dto.js';
import type { OrderOpening } from './openings/order-opening.entity.js';
import { NoteView } from './notes/note.dto.js';

export const TIMELINE_KINDS = ['ordered', 'status', 'change', 'money', 'mail', 'note', 'opened'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

class TimelineMailView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'order-received', description: 'The name of its kind.' })
  template: string;

  @ApiProperty({ type: String, nullable: true, example: 'Your order 2026-000042', description: 'Null until written.' })
  subject: string | null;

  @ApiProperty({ example: 'visitor@example.org' })
  recipient: string;

  @ApiProperty({ enum: MAIL_STATUSES })
  status: MailStatus;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The mail that was sent in its place.' })
  resentAs: string | null;
}

/** Something that happened to an order. What it is about stands in the field of its kind; the others are null. */
export class TimelineEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: TIMELINE_KINDS })
  kind: TimelineKind;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'aline@imisozi.example',
    description: 'Who among staff did it; null: the client, or the product by itself.',
  })
  by: string | null;

  @ApiProperty({
    type: 'object',
    nullable: true,
    additionalProperties: { type: 'array', items: {}, minItems: 2, maxItems: 2 },
    example: { status: ['PENDING', 'APPROVED'] },
    description: 'The fields that changed, each with its value before and after.',
  })
  changes: Record<string, readonly [unknown, unknown]> | null;

  @ApiProperty({ type: LedgerEntryView, nullable: true })
  money: LedgerEntryView | null;

  @ApiProperty({ type: TimelineMailView, nullable: true })
  mail: TimelineMailView | null;

  @ApiProperty({ type: NoteView, nullable: true })
  note: NoteView | null;
}

export class TimelineAnswer {
  @ApiProperty({ type: [TimelineEntryView], description: 'Newest first.' })
  entries: TimelineEntryView[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T08:30:00.000Z_0b0f5a52-2f43-4a8e-8f0c-6a2f4f0f9c11',
    description: '`before` of the next page; null on the last one.',
  })
  next: string | null;
}

const NOTHING = { by: null, changes: null, money: null, mail: null, note: null } as const;

export const orderedEntry = ({
  id,
  createdAt,
}: {
  readonly id: string;
  readonly createdAt: Date;
}): TimelineEntryView => ({
  ...NOTHING,
  id,
  kind: 'ordered',
  at: createdAt.toISOString(),
});

/** The client opened the page of the order: the first time of a day. */
export const openedEntry = ({ id, createdAt }: OrderOpening): TimelineEntryView => ({
  ...NOTHING,
  id,
  kind: 'opened',
  at: createdAt.toISOString(),
});

const KIND_OF_ACTION: Readonly<Record<string, TimelineKind>> = { create: 'ordered', status: 'status' };

export const auditedEntry = ({ id, action, createdAt, userEmail, changes }: AuditEntry): TimelineEntryView => ({
  ...NOTHING,
  id,
  kind: KIND_OF_ACTION[action] ?? 'change',
  at: createdAt.toISOString(),
  by: userEmail || null,
  changes,
});

export const moneyEntry = (money: LedgerEntryView): TimelineEntryView => ({
  ...NOTHING,
  id: money.id,
  kind: 'money',
  at: money.createdAt,
  by: money.recordedBy || null,
  money,
});

/** An invoice was taken back; in the trail stands what its order became by it. */
export const creditedEntry = ({ id, number, creditNumber, creditedAt }: CreditedInvoice): TimelineEntryView => ({
  ...NOTHING,
  id,
  kind: 'change',
  at: creditedAt.toISOString(),
  changes: { invoiceNumber: [number, null], creditNumber: [null, creditNumber] },
});

export const mailEntry = ({ createdAt, ...mail }: Mail): TimelineEntryView => {
  const { id, template, subject, recipient, status, resentAs } = mail;
  return {
    ...NOTHING,
    id,
    kind: 'mail',
    at: createdAt.toISOString(),
    mail: { id, template, subject, recipient, status, resentAs },
  };
};

export const noteEntry = (note: NoteView): TimelineEntryView => ({
  ...NOTHING,
  id: note.id,
  kind: 'note',
  at: note.createdAt,
  by: note.author || null,
  note,
});
