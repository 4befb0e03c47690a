import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { usd } from '@imisozi/core/money';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { ORDER_CREATED, type OrderCreated } from '../orders/order.events.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
import {
  PAYMENT_IN_REVIEW,
  PAYMENT_REFUNDED,
  PAYMENT_SETTLED,
  type PaymentJudged,
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
    return this.aboutPayment(tx, payment, `${order.names} paid ${usd(payment.amount)} for the order ${order.number}`);
  }

  @OnDomainEvent(PAYMENT_IN_REVIEW)
  paymentInReview(tx: EntityManager, { payment }: PaymentJudged): Promise<void> {
    return this.aboutPayment(
      tx,
      payment,
      `A payment of ${usd(payment.amount)} needs a look: ${payment.reviewReason ?? ''}`,
    );
  }

  @OnDomainEvent(PAYMENT_REFUNDED)
  paymentRefunded(tx: EntityManager, { payment }: PaymentJudged): Promise<void> {
    return this.aboutPayment(tx, payment, `The payment of ${usd(payment.amount)} (${payment.reference}) was refunded`);
  }

  private aboutPayment(tx: EntityManager, { id }: Payment, title: string): Promise<void> {
    return this.notifications.add(tx, { kind: 'payment', title, link: `/account/payments/${id}/show` });
  }
}
