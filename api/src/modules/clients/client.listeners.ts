import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AIR_TICKET_REQUESTED, type AirTicketRequested } from '../air-tickets/air-ticket.events.js';
import { CONTACT_RECEIVED, type ContactReceived } from '../contact/contact.events.js';
import { ORDER_CHANGED, ORDER_CREATED, type OrderChanged, type OrderCreated } from '../orders/order.events.js';
import type { Order } from '../orders/order.entity.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
import { QUOTE_WRITTEN, type QuoteHappened } from '../quotes/quote.events.js';
import { SUBSCRIBER_JOINED, type SubscriberJoined } from '../subscribers/subscriber.events.js';
import { ClientMeetings } from './client.meetings.js';

/** Everybody who orders, asks, registers or subscribes becomes a client, in the same transaction (rules/clients 1). */
@Injectable()
export class ClientListeners {
  constructor(private readonly meetings: ClientMeetings) {}

  @OnDomainEvent(ORDER_CREATED, 'clients')
  orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    return this.meetings.meet(tx, [ofOrder(order)]);
  }

  @OnDomainEvent(ORDER_CHANGED, 'clients')
  async orderChanged(tx: EntityManager, { order, before }: OrderChanged): Promise<void> {
    if (order.email === before.email && order.phoneNumber === before.phoneNumber) return;
    await this.meetings.meet(tx, [{ ...ofOrder(order), at: new Date() }]);
  }

  @OnDomainEvent(QUOTE_WRITTEN, 'clients')
  quoteWritten(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    const { names, email, phoneNumber, language } = quote;
    return this.meetings.meet(tx, [{ names, email, phoneNumber, language, at: new Date() }]);
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED, 'clients')
  participantRegistered(tx: EntityManager, { participant, language }: ParticipantRegistered): Promise<void> {
    const { firstName, familyName, email, phone, createdAt } = participant;
    const names = `${firstName} ${familyName}`.trim();
    return this.meetings.meet(tx, [{ names, email, phoneNumber: phone, language, at: createdAt }]);
  }

  @OnDomainEvent(CONTACT_RECEIVED, 'clients')
  contactReceived(tx: EntityManager, { message, language }: ContactReceived): Promise<void> {
    const { names, email, phone, createdAt } = message;
    return this.meetings.meet(tx, [{ names, email, phoneNumber: phone, language, at: createdAt }]);
  }

  @OnDomainEvent(AIR_TICKET_REQUESTED, 'clients')
  airTicketRequested(tx: EntityManager, { inquiry, language }: AirTicketRequested): Promise<void> {
    const { fullName, email, phone, createdAt } = inquiry;
    return this.meetings.meet(tx, [{ names: fullName, email, phoneNumber: phone, language, at: createdAt }]);
  }

  @OnDomainEvent(SUBSCRIBER_JOINED, 'clients')
  subscriberJoined(tx: EntityManager, { subscriber, language }: SubscriberJoined): Promise<void> {
    const { email } = subscriber;
    return this.meetings.meet(tx, [{ names: '', email, phoneNumber: '', language, at: new Date() }]);
  }
}

const ofOrder = ({ names, email, phoneNumber, language, createdAt }: Order) => ({
  ...{ names, email, phoneNumber, language },
  at: createdAt,
});
