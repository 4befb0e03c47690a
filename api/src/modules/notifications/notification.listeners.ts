import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import {
  AIR_TICKET_REQUESTED,
  AIR_TICKET_REQUESTED_BY_TEXT,
  type AirTicketRequested,
  type AirTicketRequestedByText,
} from '../air-tickets/air-ticket.events.js';
import {
  ASSIGNMENTS_FOLLOWED,
  TRIP_OUTGROWN,
  type AssignmentsFollowed,
  type TripOutgrown,
} from '../assignments/assignment.events.js';
import { REVIEW_WRITTEN, type ReviewWritten } from '../reviews/review.events.js';
import { COMMENT_SUBMITTED, type CommentSubmitted } from '../comments/comment.events.js';
import { CONTACT_RECEIVED, type ContactReceived } from '../contact/contact.events.js';
import { MAIL_DEAD, type MailDead } from '../mail/mail.events.js';
import { ORDER_CREATED, type OrderCreated } from '../orders/order.events.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
import {
  PAYMENT_IN_REVIEW,
  PAYMENT_REFUNDED,
  PAYMENT_SETTLED,
  type PaymentChanged,
  type PaymentSettled,
} from '../payments/payment.events.js';
import {
  QUOTE_ACCEPTED,
  QUOTE_CHANGE_ASKED,
  QUOTE_DECLINED,
  QUOTE_ENDS_SOON,
  QUOTE_MISSED,
  QUOTE_OPENED,
  type QuoteHappened,
} from '../quotes/quote.events.js';
import {
  airTicketByEmailText,
  airTicketText,
  assignmentsText,
  commentText,
  tripReviewText,
  contactText,
  deadMailText,
  orderText,
  paidText,
  outgrownText,
  participantText,
  quoteEndsSoonText,
  quoteText,
  refundText,
  reviewText,
} from './notification.texts.js';
import { NotificationsService } from './notifications.service.js';

/** Notifies staff of events in other domains. */
@Injectable()
export class NotificationListeners {
  constructor(private readonly notifications: NotificationsService) {}

  @OnDomainEvent(ORDER_CREATED, 'notifications')
  orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    return this.notifications.add(tx, orderText(order));
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED, 'notifications')
  participantRegistered(tx: EntityManager, { participant }: ParticipantRegistered): Promise<void> {
    return this.notifications.add(tx, participantText(participant));
  }

  @OnDomainEvent(PAYMENT_SETTLED, 'notifications')
  paymentSettled(tx: EntityManager, { payment, order }: PaymentSettled): Promise<void> {
    return this.notifications.add(tx, paidText(payment, order));
  }

  @OnDomainEvent(PAYMENT_IN_REVIEW, 'notifications')
  paymentInReview(tx: EntityManager, { payment }: PaymentChanged): Promise<void> {
    return this.notifications.add(tx, reviewText(payment));
  }

  @OnDomainEvent(PAYMENT_REFUNDED, 'notifications')
  paymentRefunded(tx: EntityManager, { payment }: PaymentChanged): Promise<void> {
    return this.notifications.add(tx, refundText(payment));
  }

  @OnDomainEvent(REVIEW_WRITTEN, 'notifications')
  reviewWritten(tx: EntityManager, { review }: ReviewWritten): Promise<void> {
    return this.notifications.add(tx, tripReviewText(review));
  }

  @OnDomainEvent(COMMENT_SUBMITTED, 'notifications')
  commentSubmitted(tx: EntityManager, { comment, subject }: CommentSubmitted): Promise<void> {
    return this.notifications.add(tx, commentText(comment, subject));
  }

  @OnDomainEvent(CONTACT_RECEIVED, 'notifications')
  contactReceived(tx: EntityManager, { message }: ContactReceived): Promise<void> {
    return this.notifications.add(tx, contactText(message));
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED, 'notifications')
  airTicketRequested(tx: EntityManager, { inquiry }: AirTicketRequested): Promise<void> {
    return this.notifications.add(tx, airTicketText(inquiry));
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED_BY_TEXT, 'notifications')
  airTicketRequestedByText(tx: EntityManager, { visitor }: AirTicketRequestedByText): Promise<void> {
    return this.notifications.add(tx, airTicketByEmailText(visitor));
  }

  @OnDomainEvent(QUOTE_OPENED, 'notifications')
  quoteOpened(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteText('quoteOpened', quote));
  }

  @OnDomainEvent(QUOTE_CHANGE_ASKED, 'notifications')
  quoteChangeAsked(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteText('quoteChangeAsked', quote));
  }

  @OnDomainEvent(QUOTE_ACCEPTED, 'notifications')
  quoteAccepted(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteText('quoteAccepted', quote));
  }

  @OnDomainEvent(QUOTE_MISSED, 'notifications')
  quoteMissed(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteText('quoteMissed', quote));
  }

  @OnDomainEvent(QUOTE_DECLINED, 'notifications')
  quoteDeclined(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteText('quoteDeclined', quote));
  }

  @OnDomainEvent(QUOTE_ENDS_SOON, 'notifications')
  quoteEndsSoon(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.notifications.add(tx, quoteEndsSoonText(quote));
  }

  @OnDomainEvent(MAIL_DEAD, 'notifications')
  mailDead(tx: EntityManager, mail: MailDead): Promise<void> {
    return this.notifications.add(tx, deadMailText(mail));
  }

  @OnDomainEvent(ASSIGNMENTS_FOLLOWED, 'notifications')
  assignmentsFollowed(tx: EntityManager, followed: AssignmentsFollowed): Promise<void> {
    return this.notifications.add(tx, assignmentsText(followed));
  }

  @OnDomainEvent(TRIP_OUTGROWN, 'notifications')
  tripOutgrown(tx: EntityManager, outgrown: TripOutgrown): Promise<void> {
    return this.notifications.add(tx, outgrownText(outgrown));
  }
}
