import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EXPIRED } from '@imisozi/core/order-status';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { gatherInsert } from '../../platform/database/gathered-writes.js';
import { departureView } from '../departures/dto/departure.view.js';
import {
  DEPARTURE_CANCELLED,
  DEPARTURE_FULL,
  type DepartureCancelled,
  type SeatsChanged,
} from '../departures/departure.events.js';
import { orderView } from '../orders/dto/order.view.js';
import { ledgerEntryView } from '../ledger/ledger.dto.js';
import { LEDGER_BOOKED, type LedgerBooked } from '../ledger/ledger.events.js';
import {
  ORDER_CHANGED,
  ORDER_CREATED,
  ORDER_STATUS_CHANGED,
  type OrderChanged,
  type OrderCreated,
  type OrderStatusChanged,
} from '../orders/order.events.js';
import { participantView } from '../participants/dto/participant.view.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookEvent } from './webhook.events.js';
import { DELIVER } from './webhook.jobs.js';
import { Webhook } from './webhook.entity.js';

/** Queues the deliveries of events, in the transaction in which they happen. */
@Injectable()
export class WebhookListeners {
  private readonly active = new WeakMap<EntityManager, Promise<Webhook[]>>();

  constructor(private readonly jobs: JobQueue) {}

  @OnDomainEvent(ORDER_CREATED, 'webhooks')
  orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    return this.promise(tx, 'order.created', order.id, orderView(order));
  }

  @OnDomainEvent(ORDER_STATUS_CHANGED, 'webhooks')
  async orderStatusChanged(tx: EntityManager, { order }: OrderStatusChanged): Promise<void> {
    await this.promise(tx, 'order.status', order.id, orderView(order));
    if (order.status === 'PAID') await this.promise(tx, 'order.paid', order.id, orderView(order));
    const isExpired = order.status === 'CANCELLED' && order.cancelReason === EXPIRED;
    if (isExpired) await this.promise(tx, 'hold.expired', order.id, orderView(order));
  }

  @OnDomainEvent(ORDER_CHANGED, 'webhooks')
  orderChanged(tx: EntityManager, { order }: OrderChanged): Promise<void> {
    return this.promise(tx, 'order.changed', order.id, orderView(order));
  }

  @OnDomainEvent(DEPARTURE_CANCELLED, 'webhooks')
  departureCancelled(tx: EntityManager, { departure, reason }: DepartureCancelled): Promise<void> {
    return this.promise(tx, 'departure.cancelled', departure.id, { ...departureView(departure), reason });
  }

  @OnDomainEvent(DEPARTURE_FULL, 'webhooks')
  departureFull(tx: EntityManager, { departure }: SeatsChanged): Promise<void> {
    return this.promise(tx, 'departure.full', departure.id, departureView(departure));
  }

  @OnDomainEvent(LEDGER_BOOKED, 'webhooks')
  paymentRecorded(tx: EntityManager, { entry, order }: LedgerBooked): Promise<void> {
    const data = { entry: ledgerEntryView(entry), order: orderView(order) };
    return this.promise(tx, 'payment.recorded', order.id, data);
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED, 'webhooks')
  participantRegistered(tx: EntityManager, { participant }: ParticipantRegistered): Promise<void> {
    return this.promise(tx, 'participant.created', participant.id, participantView(participant));
  }

  /** Queues a delivery for every active webhook that subscribes to the event. `data` is sent as JSON. */
  private async promise(tx: EntityManager, event: WebhookEvent, recordId: string, data: object): Promise<void> {
    const webhooks = (await this.activeIn(tx)).filter(({ events }) => events.includes(event));
    if (webhooks.length === 0) return;
    const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
    for (const { id: webhookId } of webhooks) {
      const id = randomUUID();
      const jobId = await this.jobs.add(tx, DELIVER, { deliveryId: id });
      const delivery = { id, createdAt: new Date(), webhookId, event, recordId, body, jobId };
      gatherInsert(tx, WebhookDelivery, tx.create(WebhookDelivery, delivery));
    }
  }

  /** Read once per transaction, however many events it has. */
  private activeIn(tx: EntityManager): Promise<Webhook[]> {
    const webhooks = this.active.get(tx) ?? tx.findBy(Webhook, { isActive: true });
    this.active.set(tx, webhooks);
    return webhooks;
  }
}
