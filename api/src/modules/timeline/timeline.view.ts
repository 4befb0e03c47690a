import { field, view } from '../../platform/http/view.js';
import { TICK_KINDS } from '@imisozi/core/operations/guide-ticks';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Mail } from '../mail/mail.entity.js';
import { MAIL_STATUSES } from '../mail/mail.status.js';
import type { CreditedInvoice } from '../ledger/invoice.entity.js';
import { LedgerEntryView } from '../ledger/ledger.dto.js';
import type { GuideTick } from '../guide-ticks/guide-tick.entity.js';
import type { OrderOpening } from './openings/order-opening.entity.js';
import { NoteView } from './notes/note.dto.js';

export const TIMELINE_KINDS = ['ordered', 'status', 'change', 'money', 'mail', 'note', 'opened', 'guide'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

class TimelineMailView extends view({
  id: field.uuid(),
  template: field.string('order-received', 'The name of its kind.'),
  subject: field.string('Your order 2026-000042', 'Null until written.').nullable(),
  recipient: field.string('visitor@example.org'),
  status: field.enum(MAIL_STATUSES),
  resentAs: field.uuid('The mail that was sent in its place.').nullable(),
}) {}

/** What the guide has said from the road. */
class TimelineTickView extends view({
  kind: field.enum(TICK_KINDS),
  at: field.time('By the clock of the phone.'),
  value: field.number(84_210, 'Kilometres, of the odometer.').nullable(),
  note: field.string('They wait at the gate.'),
}) {}

/** Something that happened to an order. Its data is in the field of its kind; the others are null. */
export class TimelineEntryView extends view({
  id: field.uuid(),
  kind: field.enum(TIMELINE_KINDS),
  at: field.time(),
  by: field
    .string('aline@imisozi.example', 'Who among staff did it; null: the client, or the product by itself.')
    .nullable(),
  changes: field
    .map<readonly [unknown, unknown]>(
      { type: 'array', items: {}, minItems: 2, maxItems: 2 },
      { status: ['PENDING', 'APPROVED'] },
      'The fields that changed, each with its value before and after.',
    )
    .nullable(),
  money: field.one(LedgerEntryView).nullable(),
  mail: field.one(TimelineMailView).nullable(),
  note: field.one(NoteView).nullable(),
  tick: field.one(TimelineTickView, 'What the guide has said; `by` is the guide.').nullable(),
}) {}

export class TimelineAnswer extends view({
  entries: field.list(TimelineEntryView, 'Newest first.'),
  next: field
    .string(
      '2026-11-21T08:30:00.000Z_0b0f5a52-2f43-4a8e-8f0c-6a2f4f0f9c11',
      '`before` of the next page; null on the last one.',
    )
    .nullable(),
}) {}

const NOTHING = { by: null, changes: null, money: null, mail: null, note: null, tick: null } as const;

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

/** The client opened the page of the order: the first time on a day. */
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

/** An invoice was credited; the audit trail contains what the order became by that. */
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

/** The guide has said something from the road. */
export const tickEntry = ({ id, createdAt, guide, kind, at, value, note }: GuideTick): TimelineEntryView => ({
  ...NOTHING,
  id,
  kind: 'guide',
  at: createdAt.toISOString(),
  by: guide?.names ?? null,
  tick: { kind, at: at.toISOString(), value, note },
});
