import {
  PAYMENT_RECEIVED_IN_FRENCH,
  PART_RECEIVED_IN_FRENCH,
  PAID_BACK_IN_FRENCH,
  PAYMENT_CORRECTED_IN_FRENCH,
  REFUND_CORRECTED_IN_FRENCH,
  INVOICE_CREDITED_IN_FRENCH,
  PAID_TOO_LATE_IN_FRENCH,
  INSTALMENT_DUE_IN_FRENCH,
  INSTALMENT_OVERDUE_IN_FRENCH,
  NOTHING_DUE_IN_FRENCH,
} from './payments.fr.ts';
import { MAILS_IN_ARABIC } from './arabic.ts';
import { MAILS_IN_KINYARWANDA } from './kinyarwanda.ts';
import { MAILS_IN_KISWAHILI } from './kiswahili.ts';
import { mailDocument } from './mail-document.ts';
import { ABOUT_ORDER, TEXT } from './placeholders.ts';

const ABOUT_PAYMENT = { ...ABOUT_ORDER, amount: 'the amount that was paid' } as const;

/** To the client who has paid everything. */
export const paymentReceived = mailDocument({
  title: 'Payment received, nothing left to pay',
  placeholders: ABOUT_PAYMENT,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Payment received for your order {order}',
      preview: 'We have received {amount}. Your order is paid in full.',
      heading: 'Murakoze! We have received your payment.',
      text: "Dear {name},\nWe have received {amount} for your order {order}. There's nothing left to pay; your invoice and receipt are attached. We look forward to welcoming you.",
    },
    fr: PAYMENT_RECEIVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.PAYMENT_RECEIVED,
    rw: MAILS_IN_KINYARWANDA.PAYMENT_RECEIVED,
    ar: MAILS_IN_ARABIC.PAYMENT_RECEIVED,
  },
});

/** To the client who has paid a part. */
export const partReceived = mailDocument({
  title: 'Payment received, a part of the price',
  placeholders: { ...ABOUT_PAYMENT, late: 'that the money goes back because the order has ended, as a sentence' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Payment received for your order {order}',
      preview: 'We have received {amount}.',
      heading: 'Murakoze! We have received your payment.',
      text: 'Dear {name},\nWe have received {amount} for your order {order}. {late} Your receipt is attached.',
    },
    fr: PART_RECEIVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.PART_RECEIVED,
    rw: MAILS_IN_KINYARWANDA.PART_RECEIVED,
    ar: MAILS_IN_ARABIC.PART_RECEIVED,
  },
});

/** To the client who got a refund. */
export const paidBack = mailDocument({
  title: 'Money paid back',
  placeholders: { ...ABOUT_ORDER, amount: 'the amount that was paid back' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: '{amount} of your order {order} is on its way back to you',
      preview: 'We have paid {amount} back to you.',
      heading: 'Your money is on its way back to you.',
      text: 'Dear {name},\nWe have paid {amount} of your order {order} back to you. It may take a few days to appear in your account. Your credit note is attached.',
    },
    fr: PAID_BACK_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.PAID_BACK,
    rw: MAILS_IN_KINYARWANDA.PAID_BACK,
    ar: MAILS_IN_ARABIC.PAID_BACK,
  },
});

/** To the client whose payment was booked by mistake. */
export const paymentCorrected = mailDocument({
  title: 'A payment corrected',
  placeholders: ABOUT_PAYMENT,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'A correction to your order {order}',
      preview: 'We have corrected a payment.',
      heading: 'We have corrected a payment.',
      text: 'Dear {name},\nWe have corrected a payment of {amount} that we had booked for your order {order} by mistake. Your credit note is attached. If this surprises you, please reply to this email.',
    },
    fr: PAYMENT_CORRECTED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.PAYMENT_CORRECTED,
    rw: MAILS_IN_KINYARWANDA.PAYMENT_CORRECTED,
    ar: MAILS_IN_ARABIC.PAYMENT_CORRECTED,
  },
});

/** To the client whose refund was booked by mistake. */
export const refundCorrected = mailDocument({
  title: 'A refund corrected',
  placeholders: { ...ABOUT_ORDER, amount: 'the amount that was booked' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'A correction to your order {order}',
      preview: 'We have corrected a refund.',
      heading: 'We have corrected a refund.',
      text: 'Dear {name},\nWe have corrected a refund of {amount} that we had booked for your order {order} by mistake. Your receipt is attached. If this surprises you, please reply to this email.',
    },
    fr: REFUND_CORRECTED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.REFUND_CORRECTED,
    rw: MAILS_IN_KINYARWANDA.REFUND_CORRECTED,
    ar: MAILS_IN_ARABIC.REFUND_CORRECTED,
  },
});

/** To the client of an order that was changed after its invoice had been issued (rules/money 6). */
export const invoiceCredited = mailDocument({
  title: 'An invoice taken back',
  placeholders: { ...ABOUT_ORDER, invoice: 'the number of the invoice', credit: 'the number of the credit note' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Invoice {invoice} for your order {order} is no longer valid',
      preview: 'Credit note {credit} cancels it.',
      heading: 'Your invoice has been cancelled.',
      text: 'Dear {name},\nYour order {order} has changed, so invoice {invoice} no longer says what it costs. Credit note {credit}, which cancels it, is attached. Once your order is paid in full, you have a new invoice.',
    },
    fr: INVOICE_CREDITED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.INVOICE_CREDITED,
    rw: MAILS_IN_KINYARWANDA.INVOICE_CREDITED,
    ar: MAILS_IN_ARABIC.INVOICE_CREDITED,
  },
});

/** To the client whose money arrived after the seats were gone (rules/payments 4). */
export const paidTooLate = mailDocument({
  title: 'Payment arrived after the seats had gone',
  placeholders: ABOUT_PAYMENT,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your payment of {amount} arrived, but your seats are gone',
      preview: "We'll call you about your order {order}.",
      heading: 'Your payment arrived after your seats had gone.',
      text: "Dear {name},\nYour payment of {amount} for your order {order} ({tour}) reached us after we had stopped keeping your seats, and someone else has booked them since. Your money is safe. We'll contact you within one working day to offer you another date, or to pay everything back, as you prefer.",
    },
    fr: PAID_TOO_LATE_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.PAID_TOO_LATE,
    rw: MAILS_IN_KINYARWANDA.PAID_TOO_LATE,
    ar: MAILS_IN_ARABIC.PAID_TOO_LATE,
  },
});

const ABOUT_INSTALMENT = {
  ...ABOUT_ORDER,
  amount: 'the amount that is due',
  due: 'the day it is due',
  when: 'when it is due, as a sentence ends: “is due tomorrow”',
} as const;

/** Before an instalment is due (rules/money 8). */
export const instalmentDue = mailDocument({
  title: 'Reminder of a payment',
  placeholders: ABOUT_INSTALMENT,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Reminder: {amount} for your order {order} {when}',
      preview: '{tour}, {day}',
      heading: 'A payment for your trip {when}.',
      text: 'Dear {name},\nWe look forward to welcoming you. {amount} for your order {order} {when}.',
      note: 'If you have already sent the money, thank you: a bank transfer can take a few days, and we will email you a receipt as soon as it arrives.',
    },
    fr: INSTALMENT_DUE_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.INSTALMENT_DUE,
    rw: MAILS_IN_KINYARWANDA.INSTALMENT_DUE,
    ar: MAILS_IN_ARABIC.INSTALMENT_DUE,
  },
});

/** After the day on which an instalment was due (rules/money 8). */
export const instalmentOverdue = mailDocument({
  title: 'Reminder of a payment that is late',
  placeholders: ABOUT_INSTALMENT,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Reminder: {amount} for your order {order} {when}',
      preview: '{tour}, {day}',
      heading: 'A payment for your trip has not arrived yet.',
      text: 'Dear {name},\n{amount} for your order {order} was due on {due}, and we have not received it yet. Please pay it soon, or reply to this email if you need more time.',
      note: 'If you have already sent the money, thank you: a bank transfer can take a few days, and we will email you a receipt as soon as it arrives.',
    },
    fr: INSTALMENT_OVERDUE_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.INSTALMENT_OVERDUE,
    rw: MAILS_IN_KINYARWANDA.INSTALMENT_OVERDUE,
    ar: MAILS_IN_ARABIC.INSTALMENT_OVERDUE,
  },
});

/** For a reminder that is no longer needed when it is sent. */
export const nothingDue = mailDocument({
  title: 'Reminder that is no longer needed',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order}: nothing is due',
      preview: '{tour}',
      heading: 'There is nothing to pay at the moment.',
      text: "Dear {name},\nWe were about to remind you of a payment for your order {order}. It is no longer due, so there's nothing you need to do.",
    },
    fr: NOTHING_DUE_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.NOTHING_DUE,
    rw: MAILS_IN_KINYARWANDA.NOTHING_DUE,
    ar: MAILS_IN_ARABIC.NOTHING_DUE,
  },
});
