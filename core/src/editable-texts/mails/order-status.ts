import {
  ORDER_CONFIRMED_IN_FRENCH,
  ORDER_REJECTED_IN_FRENCH,
  ORDER_CANCELLED_IN_FRENCH,
  ORDER_CANCELLED_BY_CLIENT_IN_FRENCH,
  DEPARTURE_CANCELLED_IN_FRENCH,
  HOLD_ENDED_IN_FRENCH,
  ORDER_REFUNDED_IN_FRENCH,
  ORDER_PARTLY_REFUNDED_IN_FRENCH,
} from './order-status.fr.ts';
import { MAILS_IN_ARABIC } from './arabic.ts';
import { MAILS_IN_KINYARWANDA } from './kinyarwanda.ts';
import { MAILS_IN_KISWAHILI } from './kiswahili.ts';
import { mailDocument } from './mail-document.ts';
import { ABOUT_ORDER, TEXT } from './placeholders.ts';

/** To the client whose order the office has confirmed. */
export const orderConfirmed = mailDocument({
  title: 'Order confirmed',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT, paying: 'How to pay, if nothing has been paid yet' },
  defaults: {
    en: {
      subject: 'Your order {order} is confirmed',
      preview: 'Good news: your order is confirmed.',
      heading: 'Good news: your order is confirmed.',
      text: 'Dear {name},\nWe have confirmed your order.',
      paying: 'You can pay by card or bank transfer on the page below, or at our office.',
    },
    fr: ORDER_CONFIRMED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_CONFIRMED,
    rw: MAILS_IN_KINYARWANDA.ORDER_CONFIRMED,
    ar: MAILS_IN_ARABIC.ORDER_CONFIRMED,
  },
});

/** To the client whose order the office cannot accept. */
export const orderRejected = mailDocument({
  title: 'Order not accepted',
  placeholders: { ...ABOUT_ORDER, refund: 'what goes back of what was paid, as a sentence' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} cannot be accepted',
      preview: "We're sorry, but we cannot accept your order.",
      heading: "We're sorry, but we cannot accept your order.",
      text: "Dear {name},\nUnfortunately, we cannot offer what you ordered. Please write to us, and we'll gladly find another date or tour with you. {refund}",
    },
    fr: ORDER_REJECTED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_REJECTED,
    rw: MAILS_IN_KINYARWANDA.ORDER_REJECTED,
    ar: MAILS_IN_ARABIC.ORDER_REJECTED,
  },
});

/** To the client whose order the office has cancelled. */
export const orderCancelled = mailDocument({
  title: 'Order cancelled by the office',
  placeholders: { ...ABOUT_ORDER, refund: 'what goes back of what was paid, as a sentence' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has been cancelled',
      preview: 'Your order has been cancelled.',
      heading: 'Your order has been cancelled.',
      text: "Dear {name},\nWe have cancelled your order. If you weren't expecting this, please contact us. {refund}",
    },
    fr: ORDER_CANCELLED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_CANCELLED,
    rw: MAILS_IN_KINYARWANDA.ORDER_CANCELLED,
    ar: MAILS_IN_ARABIC.ORDER_CANCELLED,
  },
});

/** To the client who has cancelled. */
export const orderCancelledByClient = mailDocument({
  title: 'Order cancelled by the client',
  placeholders: { ...ABOUT_ORDER, refund: 'what goes back of what was paid, as a sentence' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has been cancelled',
      preview: 'Your order has been cancelled.',
      heading: 'Your order has been cancelled.',
      text: "Dear {name},\nYou have cancelled your order. We're sorry that you cannot come, and hope to welcome you another time. {refund}",
    },
    fr: ORDER_CANCELLED_BY_CLIENT_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_CANCELLED_BY_CLIENT,
    rw: MAILS_IN_KINYARWANDA.ORDER_CANCELLED_BY_CLIENT,
    ar: MAILS_IN_ARABIC.ORDER_CANCELLED_BY_CLIENT,
  },
});

/** To the client whose departure, and so whose order, the company has cancelled (rules/cancelling 6). */
export const departureCancelled = mailDocument({
  title: 'Departure cancelled, order ended',
  placeholders: {
    ...ABOUT_ORDER,
    refund: 'what goes back of what was paid, as a sentence',
    reason: 'why the departure was cancelled, as a sentence',
  },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has been cancelled',
      preview: "We're sorry: we have had to cancel your departure.",
      heading: "We're sorry: we have had to cancel your departure.",
      text: "Dear {name},\nThe departure on {day} will not take place, so we have cancelled your order. {refund} We hope to welcome you another time: just reply to this email, and we'll gladly find another date with you.\n{reason}",
    },
    fr: DEPARTURE_CANCELLED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.DEPARTURE_CANCELLED,
    rw: MAILS_IN_KINYARWANDA.DEPARTURE_CANCELLED,
    ar: MAILS_IN_ARABIC.DEPARTURE_CANCELLED,
  },
});

/** To the client whose hold has ended without payment. */
export const holdEnded = mailDocument({
  title: 'Hold ended',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has ended',
      preview: 'We could not keep your seats any longer.',
      heading: 'We could not keep your seats any longer.',
      text: "Dear {name},\nWe kept your seats for as long as we could, but no payment has arrived, so we've released them. If you'd still like to come, please order again; if you have paid already, just reply to this email.",
    },
    fr: HOLD_ENDED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.HOLD_ENDED,
    rw: MAILS_IN_KINYARWANDA.HOLD_ENDED,
    ar: MAILS_IN_ARABIC.HOLD_ENDED,
  },
});

/** To the client who got a full refund. */
export const orderRefunded = mailDocument({
  title: 'Order refunded',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has been refunded',
      preview: 'Your payment is on its way back to you.',
      heading: 'Your payment is on its way back to you.',
      text: 'Dear {name},\nWe have refunded your payment. It may take a few days to appear in your account.',
    },
    fr: ORDER_REFUNDED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_REFUNDED,
    rw: MAILS_IN_KINYARWANDA.ORDER_REFUNDED,
    ar: MAILS_IN_ARABIC.ORDER_REFUNDED,
  },
});

/** To the client who got a partial refund. */
export const orderPartlyRefunded = mailDocument({
  title: 'Order refunded in part',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has been refunded',
      preview: 'Part of your payment is on its way back to you.',
      heading: 'Part of your payment is on its way back to you.',
      text: 'Dear {name},\nWe have refunded part of your payment. It may take a few days to appear in your account.',
    },
    fr: ORDER_PARTLY_REFUNDED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_PARTLY_REFUNDED,
    rw: MAILS_IN_KINYARWANDA.ORDER_PARTLY_REFUNDED,
    ar: MAILS_IN_ARABIC.ORDER_PARTLY_REFUNDED,
  },
});
