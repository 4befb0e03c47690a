import {
  WAITING_LIST_JOINED_IN_FRENCH,
  SEATS_FREE_IN_FRENCH,
  WAITED_IN_VAIN_IN_FRENCH,
  REGISTERED_IN_FRENCH,
  AIR_TICKET_RECEIVED_IN_FRENCH,
  CONTACT_RECEIVED_IN_FRENCH,
  SUBSCRIBED_IN_FRENCH,
} from './visitors.fr.ts';
import { MAILS_IN_ARABIC } from './arabic.ts';
import { MAILS_IN_KINYARWANDA } from './kinyarwanda.ts';
import { MAILS_IN_KISWAHILI } from './kiswahili.ts';
import { mailDocument } from './mail-document.ts';
import { COMPANY, TEXT } from './placeholders.ts';

const ABOUT_WAITING = {
  ...COMPANY,
  name: 'the name of who waits',
  tour: 'the tour',
  day: 'the day of the departure',
} as const;

/** To a client who has just joined the waiting list of a departure (rules/departures 6). */
export const waitingListJoined = mailDocument({
  title: 'Waiting list: joined',
  placeholders: ABOUT_WAITING,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: "You're on the waiting list: {tour}, {day}",
      preview: 'We write to you as soon as seats are free.',
      heading: "You're on the waiting list.",
      text: 'Dear {name},\nThis departure has no seats for all of you at the moment. As soon as there are, and it is your turn, we write to you and keep them for you for a while. Until then there is nothing to do or to pay.',
    },
    fr: WAITING_LIST_JOINED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.WAITING_LIST_JOINED,
    rw: MAILS_IN_KINYARWANDA.WAITING_LIST_JOINED,
    ar: MAILS_IN_ARABIC.WAITING_LIST_JOINED,
  },
});

/** To a client who waits for seats of a departure, and can book them now (rules/departures 7). */
export const seatsFree = mailDocument({
  title: 'Waiting list: seats are free',
  placeholders: {
    ...ABOUT_WAITING,
    seats: 'how many are free: “a seat is”, “2 seats are”',
    kept: 'what is kept: “the seat”, “the seats”',
    until: 'how long that is kept',
  },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: '{seats} free: {tour}, {day}',
      preview: 'We keep them for you until {until}.',
      heading: 'Good news: {seats} free.',
      text: 'Dear {name},\nYou asked us to tell you. We keep {kept} for you until {until}; after that, the next on the list is asked.',
    },
    fr: SEATS_FREE_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.SEATS_FREE,
    rw: MAILS_IN_KINYARWANDA.SEATS_FREE,
    ar: MAILS_IN_ARABIC.SEATS_FREE,
  },
});

/** To a client who waited for seats of a cancelled departure (rules/cancelling 6). */
export const waitingListDepartureCancelled = mailDocument({
  title: 'Waiting list: the departure is cancelled',
  placeholders: { ...ABOUT_WAITING, reason: 'why it was cancelled' },
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Cancelled: {tour}, {day}',
      preview: 'The departure you were waiting for will not take place.',
      heading: "We're sorry: this departure has been cancelled.",
      text: "Dear {name},\nYou were waiting for seats on {tour} on {day}. We have had to cancel this departure, so you're no longer on its waiting list.\nThe reason: {reason}",
    },
    fr: WAITED_IN_VAIN_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.WAITED_IN_VAIN,
    rw: MAILS_IN_KINYARWANDA.WAITED_IN_VAIN,
    ar: MAILS_IN_ARABIC.WAITED_IN_VAIN,
  },
});

/** To a visitor who has registered for an event. */
export const registered = mailDocument({
  title: 'Registered for an event',
  placeholders: { ...COMPANY, event: 'the event', fee: 'the fee', charges: 'what cancelling costs, as a sentence' },
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Your registration: {event}',
      preview: "You're registered. The fee is {fee}.",
      heading: "Murakoze! You're registered.",
      text: 'The fee covers workshop material, coffee and lunch.',
      note: '{charges} To cancel, write to {email} or call {phone}.',
    },
    fr: REGISTERED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.REGISTERED,
    rw: MAILS_IN_KINYARWANDA.REGISTERED,
    ar: MAILS_IN_ARABIC.REGISTERED,
  },
});

/** To a visitor who has asked for an air ticket. */
export const airTicketReceived = mailDocument({
  title: 'Air ticket asked for',
  placeholders: COMPANY,
  parts: { text: TEXT, contact: 'How to reach us', note: 'Small print' },
  defaults: {
    en: {
      subject: 'We have received your air ticket inquiry',
      preview: "We're looking for the best fares and will write to you soon.",
      heading: 'Murakoze! We have received your inquiry.',
      text: "Thank you for contacting {company}. We're looking for the best fares for your journey and will write to you soon.",
      contact: 'Contact us: {phone}, {email}',
      note: "If you didn't ask us about an air ticket, you can ignore this email.",
    },
    fr: AIR_TICKET_RECEIVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.AIR_TICKET_RECEIVED,
    rw: MAILS_IN_KINYARWANDA.AIR_TICKET_RECEIVED,
    ar: MAILS_IN_ARABIC.AIR_TICKET_RECEIVED,
  },
});

/** To a visitor who has written to the company. */
export const contactReceived = mailDocument({
  title: 'Message received',
  placeholders: COMPANY,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'We have received your message',
      preview: 'Our team will reply within one working day.',
      heading: 'Murakoze! We have received your message.',
      text: "Thank you for writing to {company}. Our team reads every message and will reply within one working day.\n\nIf it's urgent, call {phone} or write to {email}.",
      note: "If you didn't write to us, you can ignore this email.",
    },
    fr: CONTACT_RECEIVED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.CONTACT_RECEIVED,
    rw: MAILS_IN_KINYARWANDA.CONTACT_RECEIVED,
    ar: MAILS_IN_ARABIC.CONTACT_RECEIVED,
  },
});

/** To a new subscriber of the newsletter. */
export const subscribed = mailDocument({
  title: 'Welcome to the newsletter',
  placeholders: COMPANY,
  parts: { text: TEXT },
  defaults: {
    en: {
      subject: 'Welcome to the {company} newsletter',
      preview: 'New journeys, seasonal offers and events, about once a month.',
      heading: 'Murakaza neza!',
      text: "Thank you for subscribing to our newsletter. We'll write to you whenever there's a new journey, an event or a story worth your time.",
    },
    fr: SUBSCRIBED_IN_FRENCH,
    sw: MAILS_IN_KISWAHILI.SUBSCRIBED,
    rw: MAILS_IN_KINYARWANDA.SUBSCRIBED,
    ar: MAILS_IN_ARABIC.SUBSCRIBED,
  },
});
