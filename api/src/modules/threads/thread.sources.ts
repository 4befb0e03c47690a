import type { LanguageCode } from '@imisozi/core/languages';
import { languageOfTripBrief } from '@imisozi/core/quotes/is-trip-brief';
import type { AirTicketInquiry } from '../air-tickets/air-ticket-inquiry.entity.js';
import { inquiryText, routeOf } from '../air-tickets/air-ticket.words.js';
import type { ContactMessage } from '../contact/contact-message.entity.js';
import type { ContactReceived } from '../contact/contact.events.js';
import type { Order } from '../orders/order.entity.js';
import { orderSubject } from '../orders/order.subject.js';
import type { Conversed, Received } from './thread.receiving.js';
import { orderTopic, quoteTopic, subjectTopic } from './thread.topics.js';

/** A message of the contact form, of a trip brief, of an order's page or of a proposal's page. */
export function ofMessage(
  { names, email, phone, subject, message, createdAt, isHandled }: ContactMessage,
  { order, quote, language }: Omit<ContactReceived, 'message'>,
): Received {
  const topic = order ? orderTopic(order.id) : quote ? quoteTopic(quote.id) : subjectTopic(email, subject);
  const isBrief = languageOfTripBrief(subject) !== undefined;
  return {
    ...{ topic, subject, names, email, language, order, quote, phoneNumber: phone, text: message, at: createdAt },
    source: order ? 'order-page' : quote ? 'proposal' : isBrief ? 'trip-brief' : 'contact-form',
    isOpen: !isHandled,
  };
}

/** An inquiry about an air ticket. */
export function ofInquiry(inquiry: AirTicketInquiry, language: LanguageCode): Received {
  const { fullName: names, email, phone: phoneNumber, createdAt, isHandled } = inquiry;
  const subject = routeOf(inquiry);
  return {
    ...{ topic: subjectTopic(email, subject), source: 'air-ticket', subject },
    ...{ names, email, phoneNumber, language, text: inquiryText(inquiry), at: createdAt, isOpen: !isHandled },
  };
}

/** Everything that is written about an order, whoever writes. */
export function ofOrder(order: Order): Conversed {
  const { id, number, names, email, phoneNumber, language } = order;
  return {
    ...{ topic: orderTopic(id), source: 'order-page', subject: orderSubject(order), order: { id, number } },
    ...{ names, email, phoneNumber, language },
  };
}
