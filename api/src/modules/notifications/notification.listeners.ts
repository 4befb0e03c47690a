import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { ORDER_CREATED, type OrderCreated } from '../orders/order.events.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
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
}
