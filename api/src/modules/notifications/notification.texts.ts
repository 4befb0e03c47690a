import { itemTitle } from '@imisozi/core/item-title';
import { notifications } from '@imisozi/core/texts/en/notifications';
import { inLanguages } from '@imisozi/core/texts/in-languages';
import type { AirTicketInquiry } from '../air-tickets/air-ticket-inquiry.entity.js';
import type { AssignmentsFollowed, TripOutgrown } from '../assignments/assignment.events.js';
import type { Comment } from '../comments/comment.entity.js';
import type { Subject } from '../comments/comment.subject.js';
import type { ContactMessage } from '../contact/contact-message.entity.js';
import type { MailDead } from '../mail/mail.events.js';
import type { Order } from '../orders/order.entity.js';
import type { Participant } from '../participants/participant.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Quote } from '../quotes/quote.entity.js';
import type { ReviewWritten } from '../reviews/review.events.js';
import type { Notification } from './notification.entity.js';

const TEXTS = inLanguages({ en: notifications });

/** In English, like the dashboard. */
export const said = () => TEXTS.in('en');

/** The text of a notification, and its link in the dashboard. */
export type NotificationText = Pick<Notification, 'kind' | 'title' | 'link'>;

/** Someone has ordered a tour or an event. */
export const orderText = ({
  id,
  names,
  itemType,
  people,
  itemTitle: title,
}: Pick<Order, 'id' | 'names' | 'itemType' | 'people' | 'itemTitle'>): NotificationText => ({
  kind: 'order',
  title: said().ordered({ names, title: itemTitle(itemType, people, title) }),
  link: `/account/tour-bookings/${id}/show`,
});

/** Someone has registered for an event. */
export const participantText = (participant: Participant): NotificationText => ({
  kind: 'participant',
  title: said().registered(participant),
  link: `/account/events/participant/${participant.id}/show`,
});

/** A card payment has arrived. */
export const paidText = (payment: Payment, { names, number }: Order): NotificationText =>
  paymentText(payment, said().paid({ names, amount: payment.amount, order: number }));

/** A card payment does not match its order. */
export const reviewText = (payment: Payment): NotificationText =>
  paymentText(payment, said().paymentInReview({ amount: payment.amount, reason: payment.reviewReason ?? '' }));

/** A card payment has gone back. */
export const refundText = (payment: Payment): NotificationText => paymentText(payment, said().paymentRefunded(payment));

const paymentText = ({ id }: Payment, title: string): NotificationText => ({
  kind: 'payment',
  title,
  link: `/account/payments/${id}/show`,
});

/** Someone has commented; the link leads to where staff read the comments of a destination or tour (rules/content 7). */
export const commentText = (
  { names }: Pick<Comment, 'names'>,
  { kind, slug, title }: Pick<Subject, 'kind' | 'slug' | 'title'>,
): NotificationText => ({
  kind: 'comment',
  title: said().commented({ names, title }),
  link: `/account/${kind === 'news' ? 'destinations' : 'tours'}/comment/${slug}`,
});

/** Someone has reviewed a trip. */
export const tripReviewText = (review: ReviewWritten['review']): NotificationText => ({
  kind: 'review',
  title: said().reviewed(review),
  link: `/account/reviews/${review.id}/show`,
});

/** Where staff answer: the conversation; an inquiry that is part of none yet is read by itself. */
const threadLink = ({ threadId }: { readonly threadId: string | null }, other: string): string =>
  threadId ? `/account/threads/${threadId}/show` : other;

/** Someone has sent the contact form. */
export const contactText = (message: ContactMessage): NotificationText => ({
  kind: 'contact',
  title: said().wrote(message),
  link: threadLink(message, `/account/contact-messages/${message.id}/show`),
});

/** Someone has asked for an air ticket. */
export const airTicketText = (inquiry: AirTicketInquiry): NotificationText => ({
  kind: 'air-ticket',
  title: said().askedForTicket(inquiry),
  link: threadLink(inquiry, `/account/air-ticket-inquiries/${inquiry.id}/show`),
});

/** A deployed client has sent an air ticket inquiry as text, which is stored only in the company's mailbox. */
export const airTicketByEmailText = (visitor: string): NotificationText => ({
  kind: 'air-ticket',
  title: said().askedForTicketByText({ visitor }),
  link: '/account/air-ticket-inquiries',
});

/** Something has happened to a proposal that the office should know. */
export const quoteText = (
  happened: 'quoteOpened' | 'quoteChangeAsked' | 'quoteAccepted' | 'quoteMissed' | 'quoteDeclined',
  { id, names, number, title }: Pick<Quote, 'id' | 'names' | 'number' | 'title'>,
): NotificationText => ({
  kind: 'quote',
  title: said()[happened]({ names, number, title }),
  link: `/account/quotes/${id}/show`,
});

/** A proposal ends soon. */
export const quoteEndsSoonText = ({ id, names, number, validUntil }: Quote): NotificationText => ({
  kind: 'quote',
  title: said().quoteEndsSoon({ number, names, day: validUntil ?? '' }),
  link: `/account/quotes/${id}/show`,
});

/** A mail was given up. It does not contain the mail address: the outbox shows that, to those who may read it. */
export const deadMailText = ({ mailId, subject }: MailDead): NotificationText => ({
  kind: 'mail',
  title: said().mailDead({ subject }),
  link: `/account/outbox/${mailId}/show`,
});

/** A trip has moved or ended, and who was assigned to it has followed or is free again. */
export const assignmentsText = ({ trip, day, kept, released }: AssignmentsFollowed): NotificationText => ({
  kind: 'operations',
  title:
    released.length > 0
      ? said().released({ trip, released: released.join(', ') })
      : said().followed({ trip, kept: kept.join(', ') }),
  link: `/account/operations?day=${day}`,
});

/** A trip has more people than its vehicles have seats. */
export const outgrownText = ({ day, ...outgrown }: TripOutgrown): NotificationText => ({
  kind: 'operations',
  title: said().outgrown(outgrown),
  link: `/account/operations?day=${day}`,
});
