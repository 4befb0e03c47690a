import {
  ORDER_RECEIVED_IN_FRENCH,
  ORDER_CHANGED_IN_FRENCH,
  ORDER_LINK_IN_FRENCH,
  DEPARTURE_MOVED_IN_FRENCH,
  DEPARTURE_CANCELLED_ORDER_KEPT_IN_FRENCH,
  REVIEW_INVITATION_IN_FRENCH,
} from './orders.fr.ts';
import { MAILS_IN_ARABIC } from './arabic.ts';
import { MAILS_IN_KINYARWANDA } from './kinyarwanda.ts';
import { MAILS_IN_KISWAHILI } from './kiswahili.ts';
import { mailDocument } from './mail-document.ts';
import { ABOUT_ORDER, TEXT } from './placeholders.ts';

/** To the client who has ordered. */
export const orderReceived = mailDocument({
  title: 'Order received',
  placeholders: { ...ABOUT_ORDER, total: 'the total price', until: 'until when the seats are kept' },
  parts: {
    text: TEXT,
    held: 'If seats are kept for a time',
    heldNow: 'If seats are kept while the client pays',
    paying: 'How to pay',
    payingHeld: 'How to pay, if seats are kept for a time',
    payingNow: 'If the client pays at once',
    travellers: 'If the tour asks who travels',
    note: 'Small print',
  },
  defaults: {
    en: {
      subject: 'Your order {order}: {tour}',
      preview: 'We have received your order. The total is {total}.',
      heading: 'Murakoze! We have received your order.',
      text: 'Dear {name},\nThank you for choosing {company}. Our team will confirm the details with you soon. Your proforma invoice is attached.',
      held: "We're keeping your seats until {until}. Please make the first payment by then.",
      heldNow: "We're keeping your seats until {until}, while you pay.",
      paying:
        "You can pay by card or bank transfer on that page whenever you're ready, or at our office. Questions? Just reply to this email or call {phone}.",
      payingHeld:
        'You can pay by card or bank transfer on that page, or at our office. Questions? Just reply to this email or call {phone}.',
      payingNow:
        'As soon as your payment has arrived, we email you the receipt. If something has interrupted you, the page takes you back to it. Questions? Just reply to this email or call {phone}.',
      travellers:
        'Please also tell us on that page who is travelling: permits are bought in the names in the passports.',
      note: "Anyone with this link can open your order, so please share it only with the people you're travelling with.",
    },
    fr: ORDER_RECEIVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_RECEIVED,
    rw: MAILS_IN_KINYARWANDA.ORDER_RECEIVED,
    ar: MAILS_IN_ARABIC.ORDER_RECEIVED,
  },
});

/** To the client whose order the office has changed. */
export const orderChanged = mailDocument({
  title: 'Order changed',
  placeholders: { ...ABOUT_ORDER, money: 'what is left to pay, or what goes back, as a sentence' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Your order {order} has changed',
      preview: '{tour}, {day}',
      heading: 'Your order has changed.',
      text: 'Dear {name},\nWe have changed your order as agreed; this is how it stands now. {money} The new proforma invoice is attached.',
    },
    fr: ORDER_CHANGED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_CHANGED,
    rw: MAILS_IN_KINYARWANDA.ORDER_CHANGED,
    ar: MAILS_IN_ARABIC.ORDER_CHANGED,
  },
});

/** To the client who gets a new link to the order's page (rules/orders 2). */
export const orderLink = mailDocument({
  title: 'Link to the order',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Your link to order {order}',
      preview: '{tour}, {day}',
      heading: 'The link to your order',
      text: 'Dear {name},\nHere is the link to your order with {company}. Please use it from now on: links in our earlier emails may no longer work. Nothing else has changed.',
      note: "Anyone with this link can open your order, so please share it only with the people you're travelling with.",
    },
    fr: ORDER_LINK_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.ORDER_LINK,
    rw: MAILS_IN_KINYARWANDA.ORDER_LINK,
    ar: MAILS_IN_ARABIC.ORDER_LINK,
  },
});

/** To the client whose departure was cancelled and whose order was moved to another one (rules/cancelling 6). */
export const departureMoved = mailDocument({
  title: 'Departure cancelled, order moved',
  placeholders: {
    ...ABOUT_ORDER,
    from: 'the day that was booked',
    reason: 'why the departure was cancelled',
    money: 'what is left to pay, as a part of a sentence',
  },
  parts: { text: TEXT, further: 'What happens now' },
  defaults: {
    en: {
      subject: 'A new date for your order {order}: {day}',
      preview: 'We have had to cancel the departure on {from}.',
      heading: "We're sorry: your departure has been cancelled.",
      text: 'Dear {name},\nWe have had to cancel the departure on {from}. The reason: {reason}',
      further:
        "We have moved your order to the departure on {day}, at the price you booked. Your seats are kept{money}. If that day doesn't suit you, just reply to this email, and we'll find another way together.",
    },
    fr: DEPARTURE_MOVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.DEPARTURE_MOVED,
    rw: MAILS_IN_KINYARWANDA.DEPARTURE_MOVED,
    ar: MAILS_IN_ARABIC.DEPARTURE_MOVED,
  },
});

/** To the client whose departure was cancelled, and whom the office will ask (rules/cancelling 6). */
export const departureCancelledOrderKept = mailDocument({
  title: 'Departure cancelled, order kept',
  placeholders: { ...ABOUT_ORDER, from: 'the day that was booked', reason: 'why the departure was cancelled' },
  parts: { text: TEXT, further: 'What happens now' },
  defaults: {
    en: {
      subject: 'Your order {order}: the departure on {from} is cancelled',
      preview: "We'll contact you soon about what you would like instead.",
      heading: "We're sorry: your departure has been cancelled.",
      text: 'Dear {name},\nWe have had to cancel the departure on {from}. The reason: {reason}',
      further:
        "We have kept your order. We'll contact you soon to ask what you would like instead: another date, another tour, or your money back. You can also just reply to this email.",
    },
    fr: DEPARTURE_CANCELLED_ORDER_KEPT_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.DEPARTURE_CANCELLED_ORDER_KEPT,
    rw: MAILS_IN_KINYARWANDA.DEPARTURE_CANCELLED_ORDER_KEPT,
    ar: MAILS_IN_ARABIC.DEPARTURE_CANCELLED_ORDER_KEPT,
  },
});

/** To the client who has travelled. */
export const reviewInvitation = mailDocument({
  title: 'Invitation to write a review',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'How was your trip? {tour}',
      preview: 'Two minutes of your time help other travellers to choose.',
      heading: 'Welcome home! How was your trip?',
      text: 'Dear {name},\nThank you for travelling with {company}. We hope that you are back safely, with good memories.\n\nWould you tell us, and other travellers, how {tour} was? It takes about two minutes. We publish what you write under the name you choose, and never change it.',
      note: 'We ask only once. If something was not as it should be, just reply to this email.',
    },
    fr: REVIEW_INVITATION_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.REVIEW_INVITATION,
    rw: MAILS_IN_KINYARWANDA.REVIEW_INVITATION,
    ar: MAILS_IN_ARABIC.REVIEW_INVITATION,
  },
});
