import { randomUUID } from 'node:crypto';
import type { AirTicketInquiry } from '@imisozi/api/modules/air-tickets/air-ticket-inquiry.entity';
import type { Comment } from '@imisozi/api/modules/comments/comment.entity';
import type { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import type { Notification } from '@imisozi/api/modules/notifications/notification.entity';
import {
  airTicketText,
  commentText,
  contactText,
  orderText,
  participantText,
  type NotificationText,
} from '@imisozi/api/modules/notifications/notification.texts';
import type { Participant } from '@imisozi/api/modules/participants/participant.entity';
import type { SeedOrder } from './bookings.ts';

/** The records that staff are notified of. */
interface Arrivals {
  readonly orders: readonly SeedOrder[];
  readonly messages: readonly ContactMessage[];
  readonly inquiries: readonly AirTicketInquiry[];
  readonly participants: readonly Participant[];
  /** Comments that wait for approval, each with its tour or destination. */
  readonly comments: readonly Comment[];
}

/** The notifications of staff, newest first, with the texts of the notification bell. */
export const demoNotifications = ({ orders, messages, inquiries, participants, comments }: Arrivals): Notification[] =>
  [
    ...orders.map((order) => at(order, orderText(order))),
    ...messages.map((message) => at(message, contactText(message))),
    ...inquiries.map((inquiry) => at(inquiry, airTicketText(inquiry))),
    ...participants.map((participant) => at(participant, participantText(participant))),
    ...comments.map((comment) => at(comment, commentText(comment, subjectOf(comment)))),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

const at = ({ createdAt }: { readonly createdAt: Date }, text: NotificationText): Notification =>
  ({ id: randomUUID(), createdAt, ...text }) as Notification;

const subjectOf = ({ tour, destination }: Comment) =>
  tour ? { kind: 'tours' as const, ...tour } : { kind: 'news' as const, ...destination! };
