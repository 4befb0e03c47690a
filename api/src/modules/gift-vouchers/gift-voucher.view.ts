import { GIFT_ENTRY_KINDS, GIFT_VOUCHER_STATES, giftVoucherState } from '@imisozi/core/gift-vouchers';
import { today } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES } from '@imisozi/core/languages';
import { LEDGER_KINDS } from '@imisozi/core/ledger';
import { field, view } from '../../platform/http/view.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { OrderRow } from '../orders/dto/order.row.js';
import type { GiftVoucherEntry } from './gift-voucher-entry.entity.js';
import type { GiftVoucher } from './gift-voucher.entity.js';

/** What a voucher is worth, for whoever has its code: nothing of who gave it to whom. */
export class GiftBalanceView extends view({
  state: field.enum(GIFT_VOUCHER_STATES),
  amount: field.number(250, 'What it was worth when it was sold, in US dollars.'),
  balance: field.number(180, 'What is left of it.'),
  expiresOn: field.day('2029-11-30', 'The last day on which it can be spent.').nullable(),
}) {}

/** A voucher for its buyer. */
export class BoughtGiftView extends view(
  {
    key: field.uuid('Opens the page on which it is paid; it spends nothing.'),
    number: field.string('GFT-2026-000001', 'Null until it is paid.').nullable(),
    fromNames: field.string('Demo Giver'),
    toNames: field.string('Demo Visitor'),
    message: field.string('Happy birthday!'),
    isMailed: field.boolean(true, 'It is mailed to the recipient too.'),
  },
  GiftBalanceView,
) {}

export class BoughtGiftAnswer extends view({ voucher: field.one(BoughtGiftView) }, MessageAnswer) {}

class GiftEntryView extends view({
  id: field.uuid(),
  kind: field.enum(GIFT_ENTRY_KINDS),
  amount: field.number(-70, 'US dollars; below 0 what was taken from it.'),
  orderId: field.uuid('The booking that it paid, or whose money came back.').nullable(),
  orderNumber: field.string('2026-000042').nullable(),
  note: field.string(''),
  recordedBy: field.string('office@imisozi.example', 'Empty if the product booked it.'),
  createdAt: field.time(),
}) {}

/** A voucher as staff see it: its code stands on its paper only. */
export class GiftVoucherView extends view(
  {
    id: field.uuid(),
    number: field.string('GFT-2026-000001', 'Null until it is paid.').nullable(),
    codeEnd: field.string('HW3A', 'The last four letters of the code.').nullable(),
    fromNames: field.string('Demo Giver'),
    toNames: field.string('Demo Visitor'),
    message: field.string('Happy birthday!'),
    buyerEmail: field.string('giver@example.org'),
    recipientEmail: field.string('visitor@example.org').nullable(),
    language: field.enum(LANGUAGE_CODES, 'What both read.', { enumName: 'Language', example: 'en' }),
    way: field.enum(LEDGER_KINDS, 'How it was paid.').nullable(),
    reference: field.string('BK-77120').nullable(),
    isTest: field.boolean(false, 'Paid with the test card: no money has moved.'),
    issuedAt: field.time('Null until it is paid.').nullable(),
    voidReason: field.string('It was sold twice.').nullable(),
    entries: field.list(GiftEntryView, 'Oldest first; of a single voucher only.').optional(),
    createdAt: field.time(),
  },
  GiftBalanceView,
) {}

export class GiftVoucherAnswer extends view({
  message: field.string('Gift voucher GFT-2026-000001 has been sold.'),
  data: field.one(GiftVoucherView),
}) {}

/** The same for staff who book it for a client. */
export class SpentByStaffAnswer extends view({
  message: field.string('$180 of the gift voucher has paid booking 2026-000042.'),
  order: field.one(OrderRow),
}) {}

/** What a client has paid with a voucher. */
export class SpentGiftAnswer extends view(
  {
    paid: field.number(180, 'US dollars.'),
    left: field.number(0, 'What is left to pay of the order.'),
  },
  MessageAnswer,
) {}

export const giftBalanceView = (voucher: GiftVoucher): GiftBalanceView => ({
  state: giftVoucherState(voucher, today()),
  amount: voucher.amount,
  balance: voucher.balance,
  expiresOn: voucher.expiresOn,
});

export const boughtGiftView = (voucher: GiftVoucher): BoughtGiftView => ({
  ...giftBalanceView(voucher),
  key: voucher.buyerKey,
  number: voucher.number,
  fromNames: voucher.fromNames,
  toNames: voucher.toNames,
  message: voucher.message,
  isMailed: voucher.recipientEmail !== null,
});

export const giftVoucherView = (voucher: GiftVoucher): GiftVoucherView => ({
  ...giftBalanceView(voucher),
  id: voucher.id,
  number: voucher.number,
  codeEnd: voucher.codeEnd,
  fromNames: voucher.fromNames,
  toNames: voucher.toNames,
  message: voucher.message,
  buyerEmail: voucher.buyerEmail,
  recipientEmail: voucher.recipientEmail,
  language: voucher.language,
  way: voucher.way,
  reference: voucher.reference,
  isTest: voucher.isTest,
  issuedAt: voucher.issuedAt?.toISOString() ?? null,
  voidReason: voucher.voidReason,
  createdAt: voucher.createdAt.toISOString(),
});

/** @param number that of the entry's booking */
export const giftEntryView = (entry: GiftVoucherEntry, number: string | undefined): GiftEntryView => ({
  id: entry.id,
  kind: entry.kind,
  amount: entry.amount,
  orderId: entry.orderId,
  orderNumber: number ?? null,
  note: entry.note,
  recordedBy: entry.recordedBy,
  createdAt: entry.createdAt.toISOString(),
});
