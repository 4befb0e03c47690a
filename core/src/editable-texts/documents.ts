import { LANGUAGE_CODES, type LanguageCode } from '../languages.ts';
import { about } from './about.ts';
import { credentials } from './credentials.ts';
import { impact } from './impact.ts';
import { team } from './team.ts';
import { airTicket } from './air-ticket.ts';
import { carRental } from './car-rental.ts';
import { eventServices } from './event-services.ts';
import { faq } from './faq.ts';
import type { Fields, EditableTexts } from './fields.ts';
import { footerLinks } from './footer-links.ts';
import { footer } from './footer.ts';
import { homeHero } from './home-hero.ts';
import { home } from './home.ts';
import { hotels } from './hotels.ts';
import {
  departureMoved,
  departureCancelledOrderKept,
  orderChanged,
  orderLink,
  orderReceived,
  reviewInvitation,
} from './mails/orders.ts';
import * as status from './mails/order-status.ts';
import * as payments from './mails/payments.ts';
import * as quotes from './mails/quotes.ts';
import * as trips from './mails/trips.ts';
import * as visitors from './mails/visitors.ts';
import { privacy } from './privacy.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';
import type { EditableDocument } from './editable-document.ts';

/** The texts of each mail to visitors and clients, in the order in which they may get them. */
const MAILS = {
  'mail-order-received': orderReceived,
  'mail-order-confirmed': status.orderConfirmed,
  'mail-order-rejected': status.orderRejected,
  'mail-order-changed': orderChanged,
  'mail-order-link': orderLink,
  'mail-payment-received': payments.paymentReceived,
  'mail-part-received': payments.partReceived,
  'mail-instalment-due': payments.instalmentDue,
  'mail-instalment-overdue': payments.instalmentOverdue,
  'mail-nothing-due': payments.nothingDue,
  'mail-hold-ended': status.holdEnded,
  'mail-paid-too-late': payments.paidTooLate,
  'mail-order-cancelled': status.orderCancelled,
  'mail-order-cancelled-by-client': status.orderCancelledByClient,
  'mail-departure-cancelled': status.departureCancelled,
  'mail-departure-moved': departureMoved,
  'mail-departure-cancelled-order-kept': departureCancelledOrderKept,
  'mail-order-refunded': status.orderRefunded,
  'mail-order-partly-refunded': status.orderPartlyRefunded,
  'mail-paid-back': payments.paidBack,
  'mail-payment-corrected': payments.paymentCorrected,
  'mail-refund-corrected': payments.refundCorrected,
  'mail-invoice-credited': payments.invoiceCredited,
  'mail-trip-month-before': trips.tripMonthBefore,
  'mail-trip-week-before': trips.tripWeekBefore,
  'mail-review-invitation': reviewInvitation,
  'mail-quote-sent': quotes.quoteSent,
  'mail-quote-ends-soon': quotes.quoteEndsSoon,
  'mail-waiting-list-joined': visitors.waitingListJoined,
  'mail-seats-free': visitors.seatsFree,
  'mail-waiting-list-departure-cancelled': visitors.waitingListDepartureCancelled,
  'mail-registered': visitors.registered,
  'mail-air-ticket': visitors.airTicketReceived,
  'mail-contact': visitors.contactReceived,
  'mail-subscribed': visitors.subscribed,
} as const;

export type MailDocumentName = keyof typeof MAILS;

export const MAIL_DOCUMENT_NAMES = Object.keys(MAILS) as MailDocumentName[];

/** The texts of one mail, with its placeholders and parts. */
export type MailDocumentOf<Name extends MailDocumentName> = (typeof MAILS)[Name];

/** The texts of a mail. */
export const mailNamed = <Name extends MailDocumentName>(name: Name): MailDocumentOf<Name> => MAILS[name];

export const isMailDocument = (name: DocumentName): name is MailDocumentName => Object.hasOwn(MAILS, name);

/** All editable texts, in the order of the dashboard: the website's first. */
export const DOCUMENTS = {
  'home-hero': homeHero,
  home,
  about,
  team,
  credentials,
  impact,
  services,
  faq,
  terms,
  privacy,
  'event-services': eventServices,
  'air-ticket': airTicket,
  'car-rental': carRental,
  hotels,
  footer,
  'footer-links': footerLinks,
  ...MAILS,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** The texts of one document. */
export type EditableTextsOf<Name extends DocumentName> =
  (typeof DOCUMENTS)[Name] extends EditableDocument<infer Of extends Fields> ? EditableTexts<Of> : never;

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];

export const isDocumentName = (name: unknown): name is DocumentName =>
  typeof name === 'string' && Object.hasOwn(DOCUMENTS, name);

/** A document, without the types of its own fields. */
export const documentNamed = (name: DocumentName): EditableDocument => DOCUMENTS[name];

/** The languages of a document: mails only have the languages that the product itself writes mails in. */
export const languagesOf = (name: DocumentName): readonly LanguageCode[] =>
  isMailDocument(name) ? LANGUAGE_CODES.filter((code) => documentNamed(name).defaults[code]) : LANGUAGE_CODES;

/** The cache tag of pages that show a document. */
export const textsTag = (name: DocumentName): string => `words:${name}`;
