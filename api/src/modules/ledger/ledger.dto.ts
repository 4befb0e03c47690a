import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { LEDGER_DIRECTIONS, LEDGER_KINDS, type LedgerDirection, type LedgerKind } from '@imisozi/core/ledger';
import { CatTimeField } from '../../common/validation/cat-time.field.js';
import { ChoiceField, MoneyField, MultilineTextField, TextField } from '../../common/validation/fields.js';
import { OrderRow } from '../orders/dto/order.row.js';
import type { CreditedInvoice } from './invoice.entity.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

const A_DAY_MS = 86_400_000;

const NotZero = () =>
  ValidateBy(
    { name: 'notZero', validator: { validate: (value) => typeof value !== 'number' || value > 0 } },
    { message: 'Amount must be more than 0' },
  );

/** A day is its first moment in Kigali, which may be tomorrow where the caller is. */
const NotInTheFuture = () =>
  ValidateBy(
    {
      name: 'notInTheFuture',
      validator: { validate: (value) => !(value instanceof Date) || value.getTime() < Date.now() + A_DAY_MS },
    },
    { message: 'The money cannot have come in the future' },
  );

export class BookEntryDto {
  @ChoiceField({ label: 'Kind', values: LEDGER_KINDS, example: 'bank' })
  kind: LedgerKind;

  @ChoiceField({ label: 'Direction', values: LEDGER_DIRECTIONS, example: 'in' })
  direction: LedgerDirection;

  @MoneyField({ label: 'Amount', example: 1092, description: 'US dollars.' })
  @NotZero()
  amount: number;

  @CatTimeField({ label: 'Received', example: '2026-11-21' })
  @NotInTheFuture()
  receivedAt?: Date;

  @TextField({ label: 'Reference', max: 100, optional: true, example: 'BK-77120' })
  reference?: string;

  @MultilineTextField({ label: 'Note', max: 1_000, optional: true, example: 'From her sister’s account.' })
  note?: string;
}

export class VoidEntryDto {
  @MultilineTextField({ label: 'Reason', max: 1_000, example: 'It was for another booking.' })
  reason: string;
}

/** Money that came in or went out, as staff see it. */
export class LedgerEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ enum: LEDGER_KINDS })
  kind: LedgerKind;

  @ApiProperty({ enum: LEDGER_DIRECTIONS })
  direction: LedgerDirection;

  @ApiProperty({ example: 1092, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: 2548, description: 'What was left to pay after it, in US dollars.' })
  balanceAfter: number;

  @ApiProperty({ example: false, description: 'Paid with the test card of the sandbox: no money has moved.' })
  isTest: boolean;

  @ApiProperty({ format: 'date-time' })
  receivedAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'BK-77120' })
  reference: string | null;

  @ApiProperty({ example: 'From her sister’s account.' })
  note: string;

  @ApiProperty({ example: 'office@imisozi.example', description: 'Empty for a card payment.' })
  recordedBy: string;

  @ApiProperty({ example: 'RCT-2026-000042', description: 'A credit note’s number for money that went out.' })
  receiptNumber: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Then the entry does not count.' })
  voidedAt: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The entry that this one takes back.' })
  voids: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** An invoice that was taken back, by a credit note. */
export class CreditedInvoiceView {
  @ApiProperty({ example: 'INV-2026-000042' })
  invoiceNumber: string;

  @ApiProperty({ example: 'CRN-2026-000007', description: 'Its paper is a receipt with this number.' })
  creditNumber: string;

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ format: 'date-time' })
  creditedAt: string;
}

export class LedgerAnswer {
  @ApiProperty({ type: [LedgerEntryView], description: 'Oldest first.' })
  ledger: LedgerEntryView[];

  @ApiProperty({ type: [CreditedInvoiceView], description: 'Oldest first.' })
  creditedInvoices: CreditedInvoiceView[];
}

export class BookedAnswer {
  @ApiProperty({ example: '$1,092 has been booked. The balance is $2,548.' })
  message: string;

  @ApiProperty({ type: LedgerEntryView })
  entry: LedgerEntryView;

  @ApiProperty({ type: OrderRow })
  order: OrderRow;
}

export const creditedInvoiceView = (invoice: CreditedInvoice): CreditedInvoiceView => ({
  invoiceNumber: invoice.number,
  creditNumber: invoice.creditNumber,
  amount: invoice.amount,
  creditedAt: invoice.creditedAt.toISOString(),
});

export const ledgerEntryView = (entry: LedgerEntry): LedgerEntryView => ({
  id: entry.id,
  orderId: entry.orderId,
  kind: entry.kind,
  direction: entry.direction,
  amount: entry.amount,
  balanceAfter: entry.balanceAfter,
  isTest: entry.isTest,
  receivedAt: entry.receivedAt.toISOString(),
  reference: entry.reference,
  note: entry.note,
  recordedBy: entry.recordedBy,
  receiptNumber: entry.receiptNumber,
  voidedAt: entry.voidedAt?.toISOString() ?? null,
  voids: entry.voids,
  createdAt: entry.createdAt.toISOString(),
});
