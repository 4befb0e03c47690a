import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { usd } from '@imisozi/core/money';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import {
  AIR_TICKET_REQUESTED,
  AIR_TICKET_REQUESTED_BY_TEXT,
  type AirTicketRequested,
  type AirTicketRequestedByText,
} from '../air-tickets/air-ticket.events.js';
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
import type { Payment } from '../payments/payment.entity.js';
import { NotificationsService } from './notifications.service.js';

/** Tells staff of what happens in other domains. */
@Injectable()
export class NotificationListeners {
  constructor(private readonly notifications: NotificationsService) {}

  @OnDomainEvent(ORDER_CREATED)
  orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'order',
      title: `${order.names} ordered ${order.itemTitle}`,
      link: `/account/tour-bookings/${order.id}/show`,
    });
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED)
  participantRegistered(tx: EntityManager, { participant }: ParticipantRegistered): Promise<void> {
    const { id, firstName, familyName, eventName } = participant;
    return this.notifications.add(tx, {
      kind: 'participant',
      title: `${firstName} ${familyName} registered for ${eventName}`,
      link: `/account/events/participant/${id}/show`,
    });
  }

  @OnDomainEvent(PAYMENT_SETTLED)
  paymentSettled(tx: EntityManager, { payment, order }: PaymentSettled): Promise<void> {
    return this.aboutPayment(tx, payment, `${order.names} paid ${usd(payment.amount)} for order ${order.number}`);
  }

  @OnDomainEvent(PAYMENT_IN_REVIEW)
  paymentInReview(tx: EntityManager, { payment }: PaymentChanged): Promise<void> {
    return this.aboutPayment(
      tx,
      payment,
      `A payment of ${usd(payment.amount)} needs your attention: ${payment.reviewReason ?? ''}`,
    );
  }

  @OnDomainEvent(PAYMENT_REFUNDED)
  paymentRefunded(tx: EntityManager, { payment }: PaymentChanged): Promise<void> {
    return this.aboutPayment(
      tx,
      payment,
      `The payment of ${usd(payment.amount)} (${payment.reference}) has been refunded`,
    );
  }

  private aboutPayment(tx: EntityManager, { id }: Payment, title: string): Promise<void> {
    return this.notifications.add(tx, { kind: 'payment', title, link: `/account/payments/${id}/show` });
  }

  @OnDomainEvent(COMMENT_SUBMITTED)
  commentSubmitted(tx: EntityManager, { comment, subject: { kind, slug, title } }: CommentSubmitted): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'comment',
      title: `${comment.names} commented on ${title}`,
      // Where staff read the comments of a destination or tour (spec 2).
      link: `/account/${kind === 'news' ? 'destinations' : 'tours'}/comment/${slug}`,
    });
  }

  @OnDomainEvent(CONTACT_RECEIVED)
  contactReceived(tx: EntityManager, { message: { id, names, subject } }: ContactReceived): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'contact',
      title: `${names} wrote: ${subject}`,
      link: `/account/contact-messages/${id}/show`,
    });
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED)
  airTicketRequested(tx: EntityManager, { inquiry }: AirTicketRequested): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'air-ticket',
      title: `${inquiry.fullName} asked for a ticket to ${inquiry.destinationCity}`,
      link: `/account/air-ticket-inquiries/${inquiry.id}/show`,
    });
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED_BY_TEXT)
  airTicketRequestedByText(tx: EntityManager, { visitor }: AirTicketRequestedByText): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'air-ticket',
      title: `${visitor} asked for a ticket; the inquiry is in the company's inbox`,
      link: '/account/air-ticket-inquiries',
    });
  }

  /** Names no address: the outbox does, and who may read it. */
  @OnDomainEvent(MAIL_DEAD)
  mailDead(tx: EntityManager, { mailId, subject }: MailDead): Promise<void> {
    return this.notifications.add(tx, {
      kind: 'mail',
      title: `A mail could not be sent: ${subject}`,
      link: `/account/outbox/${mailId}/show`,
    });
  }
}
