import { randomUUID } from 'node:crypto';
import type { AirTicketInquiry } from '@imisozi/api/modules/air-tickets/air-ticket-inquiry.entity';
import type { Comment } from '@imisozi/api/modules/comments/comment.entity';
import type { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import type { Notification } from '@imisozi/api/modules/notifications/notification.entity';
import type { Participant } from '@imisozi/api/modules/participants/participant.entity';
import type { SeedOrder } from './bookings.ts';

/** What came in during the month. */
interface Arrivals {
  readonly orders: readonly SeedOrder[];
  readonly messages: readonly ContactMessage[];
  readonly inquiries: readonly AirTicketInquiry[];
  readonly participants: readonly Participant[];
  /** Those that wait, with what they are about. */
  readonly comments: readonly Comment[];
}

/** What staff were told of it, newest first, as the services that take such records tell it. */
export const demoNews = ({ orders, messages, inquiries, participants, comments }: Arrivals): Notification[] =>
  [
    ...orders.map(({ id, createdAt, names, itemTitle }) =>
      told('order', createdAt, `${names} ordered ${itemTitle}`, `/account/tour-bookings/${id}/show`),
    ),
    ...messages.map(({ id, createdAt, names, subject }) =>
      told('contact', createdAt, `${names} wrote: ${subject}`, `/account/contact-messages/${id}/show`),
    ),
    ...inquiries.map(({ id, createdAt, fullName, departureCity, destinationCity }) =>
      told(
        'air-ticket',
        createdAt,
        `${fullName} asked for a ticket from ${departureCity} to ${destinationCity}`,
        `/account/air-ticket-inquiries/${id}/show`,
      ),
    ),
    ...participants.map(({ id, createdAt, firstName, familyName, eventName }) =>
      told(
        'participant',
        createdAt,
        `${firstName} ${familyName} registered for ${eventName}`,
        `/account/events/participant/${id}/show`,
      ),
    ),
    ...comments.map(({ createdAt, names, tour, destination }) =>
      told(
        'comment',
        createdAt,
        `${names} commented on ${(tour ?? destination)!.title}`,
        tour ? `/account/tours/comment/${tour.slug}` : `/account/destinations/comment/${destination!.slug}`,
      ),
    ),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

const told = (kind: Notification['kind'], createdAt: Date, title: string, link: string): Notification =>
  ({ id: randomUUID(), createdAt, kind, title, link }) as Notification;
