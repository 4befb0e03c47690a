import { field, view } from '../../platform/http/view.js';
import { ValidateBy } from 'class-validator';
import {
  ENTRY_KINDS,
  LEDGER_DIRECTIONS,
  LEDGER_KINDS,
  type LedgerDirection,
  type LedgerKind,
} from '@imisozi/core/ledger';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { CatTimeField } from '../../common/validation/cat-time.field.js';
import { minorUnits } from '@imisozi/core/fields/counts';
import { OTHER_CURRENCIES, type OtherCurrency } from '@imisozi/core/exchange-rates';
import {
  ChoiceField,
  MoneyField,
  MultilineTextField,
  RateField,
  TextField,
  WholeNumberField,
} from '../../common/validation/fields.js';
import { OrderRow } from '../orders/dto/order.row.js';
import type { CreditedInvoice } from './invoice.entity.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

const A_DAY_MS = 86_400_000;

const NotZero = () =>
  ValidateBy(
    { name: 'notZero', validator: { validate: (value) => typeof value !== 'number' || value > 0 } },
    { message: ruleText('promo-code-zero') },
  );

/** A day is stored as its first moment in Kigali, which may be tomorrow in the caller's zone. */
const NotInTheFuture = () =>
  ValidateBy(
    {
      name: 'notInTheFuture',
      validator: { validate: (value) => !(value instanceof Date) || value.getTime() < Date.now() + A_DAY_MS },
    },
    { message: ruleText('money-from-the-future') },
  );

export class BookEntryDto {
  @ChoiceField({ label: 'Kind', values: LEDGER_KINDS, example: 'bank' })
  kind: LedgerKind;

  @ChoiceField({ label: 'Direction', values: LEDGER_DIRECTIONS, example: 'in' })
  direction: LedgerDirection;

  @MoneyField({ label: 'Amount', example: 1092, description: 'US dollars.' })
  @NotZero()
  amount: number;

  @ChoiceField({ label: 'Currency', values: OTHER_CURRENCIES, optional: true, example: 'RWF' })
  currency?: OtherCurrency;

  @WholeNumberField({
    label: 'Amount in the currency',
    ...minorUnits,
    optional: true,
    example: 1_600_872,
    description: 'What moved, in whole minor units of `currency`: cents of a euro; francs. Goes with `rate`.',
  })
  amountInCurrency?: number;

  @RateField({ label: 'Rate', optional: true, example: 1_466, description: 'Units of `currency` per dollar.' })
  rate?: number;

  @MoneyField({ label: 'Fee', optional: true, example: 12, description: 'What the bank kept of it, in US dollars.' })
  fee?: number;

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

/** The parts of an entry by rate of tax, which they include (rules/tax 3), in US dollars. */
class EntryTaxesView extends view({
  standard: field.number(118),
  zeroRated: field.number(0),
  exempt: field.number(1500),
  percent: field.number(18, 'The standard rate of that day.'),
  tax: field.number(18),
}) {}

/** Money in or out, as staff see it. */
export class LedgerEntryView extends view({
  id: field.uuid(),
  orderId: field.uuid(),
  kind: field.enum(ENTRY_KINDS),
  direction: field.enum(LEDGER_DIRECTIONS),
  amount: field.number(1092, 'US dollars.'),
  balanceAfter: field.number(2548, 'What was left to pay after it, in US dollars.'),
  currency: field.enum(OTHER_CURRENCIES, 'What moved, if not dollars.').nullable(),
  amountInCurrency: field.number(1_600_872, 'In whole minor units of it.').nullable(),
  rate: field.number(1_466, 'Units of it per dollar.').nullable(),
  fee: field.number(0, 'What the bank kept, in US dollars: a cost of the company.'),
  taxes: field.one(EntryTaxesView, 'Null if the company was not registered.').nullable(),
  isTest: field.boolean(false, 'Paid with the test card of the sandbox: no money has moved.'),
  receivedAt: field.time(),
  reference: field.string('BK-77120').nullable(),
  note: field.string('From her sister’s account.'),
  recordedBy: field.string('office@imisozi.example', 'Empty for a card payment.'),
  receiptNumber: field.string('RCT-2026-000042', 'A credit note’s number for money that went out.'),
  voidedAt: field.time('Then the entry does not count.').nullable(),
  voids: field.uuid('The entry that this one voids.').nullable(),
  createdAt: field.time(),
}) {}

/** An invoice with the credit note that cancelled it. */
export class CreditedInvoiceView extends view({
  invoiceNumber: field.string('INV-2026-000042'),
  creditNumber: field.string('CRN-2026-000007', 'Its paper is a receipt with this number.'),
  amount: field.number(3640, 'US dollars.'),
  creditedAt: field.time(),
}) {}

export class LedgerAnswer extends view({
  ledger: field.list(LedgerEntryView, 'Oldest first.'),
  creditedInvoices: field.list(CreditedInvoiceView, 'Oldest first.'),
  rates: field.map<number>(
    { type: 'number' },
    { EUR: 0.92, RWF: 1_466 },
    "The office's rates per dollar today, to propose.",
  ),
}) {}

export class BookedAnswer extends view({
  message: field.string('$1,092 has been booked. The balance is $2,548.'),
  entry: field.one(LedgerEntryView),
  order: field.one(OrderRow),
}) {}

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
  currency: entry.inCurrency?.currency ?? null,
  amountInCurrency: entry.inCurrency?.amount ?? null,
  rate: entry.inCurrency?.rate ?? null,
  fee: entry.fee,
  taxes: taxesView(entry),
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

const taxesView = ({ standardRated, zeroRated, taxExempt, taxPercent, tax }: LedgerEntry): EntryTaxesView | null =>
  taxPercent === null
    ? null
    : {
        standard: standardRated ?? 0,
        zeroRated: zeroRated ?? 0,
        exempt: taxExempt ?? 0,
        percent: taxPercent,
        tax: tax ?? 0,
      };
