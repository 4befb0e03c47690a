import { usd } from '@imisozi/core/money';
import type { AirTicketInquiry } from '../air-tickets/air-ticket-inquiry.entity.js';
import type { Comment } from '../comments/comment.entity.js';
import type { Subject } from '../comments/comment.subject.js';
import type { ContactMessage } from '../contact/contact-message.entity.js';
import type { MailDead } from '../mail/mail.events.js';
import type { Order } from '../orders/order.entity.js';
import type { Participant } from '../participants/participant.entity.js';
import type { Payment } from '../payments/payment.entity.js';
import type { ReviewWritten } from '../reviews/review.events.js';
import type { Notification } from './notification.entity.js';

/** What the bell says, and where in the dashboard it leads. */
export type NotificationText = Pick<Notification, 'kind' | 'title' | 'link'>;

/** Someone has ordered a tour or an event. */
export const orderText = ({ id, names, itemTitle }: Pick<Order, 'id' | 'names' | 'itemTitle'>): NotificationText => ({
  kind: 'order',
  title: `${names} ordered ${itemTitle}`,
  link: `/account/tour-bookings/${id}/show`,
});

/** Someone has registered for an event. */
export const participantText = ({ id, firstName, familyName, eventName }: Participant): NotificationText => ({
  kind: 'participant',
  title: `${firstName} ${familyName} registered for ${eventName}`,
  link: `/account/events/participant/${id}/show`,
});

/** A card payment has arrived. */
export const paidText = (payment: Payment, { names, number }: Order): NotificationText =>
  paymentText(payment, `${names} paid ${usd(payment.amount)} for order ${number}`);

/** A card payment does not match its order. */
export const reviewText = (payment: Payment): NotificationText =>
  paymentText(payment, `A payment of ${usd(payment.amount)} needs your attention: ${payment.reviewReason ?? ''}`);

/** A card payment has gone back. */
export const refundText = (payment: Payment): NotificationText =>
  paymentText(payment, `The payment of ${usd(payment.amount)} (${payment.reference}) has been refunded`);

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
  title: `${names} commented on ${title}`,
  link: `/account/${kind === 'news' ? 'destinations' : 'tours'}/comment/${slug}`,
});

/** Someone has told about a trip. */
export const tripReviewText = ({ id, names, stars, tourTitle }: ReviewWritten['review']): NotificationText => ({
  kind: 'review',
  title: `${names} gave ${stars} of 5 stars to ${tourTitle}`,
  link: `/account/reviews/${id}/show`,
});

/** Someone has sent the contact form. */
export const contactText = ({ id, names, subject }: ContactMessage): NotificationText => ({
  kind: 'contact',
  title: `${names} wrote: ${subject}`,
  link: `/account/contact-messages/${id}/show`,
});

/** Someone has asked for an air ticket. */
export const airTicketText = ({ id, fullName, destinationCity }: AirTicketInquiry): NotificationText => ({
  kind: 'air-ticket',
  title: `${fullName} asked for a ticket to ${destinationCity}`,
  link: `/account/air-ticket-inquiries/${id}/show`,
});

/** A deployed client has sent an air ticket inquiry as text, which is kept nowhere but in the company's inbox. */
export const airTicketByEmailText = (visitor: string): NotificationText => ({
  kind: 'air-ticket',
  title: `${visitor} asked for a ticket; the inquiry is in the company's inbox`,
  link: '/account/air-ticket-inquiries',
});

/** A mail was given up. It names no address: the outbox does, and who may read it. */
export const deadMailText = ({ mailId, subject }: MailDead): NotificationText => ({
  kind: 'mail',
  title: `An email could not be sent: ${subject}`,
  link: `/account/outbox/${mailId}/show`,
});
