import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { ORDER_CHANGED, ORDER_CREATED, type OrderChanged, type OrderCreated } from '../orders/order.events.js';
import type { Order } from '../orders/order.entity.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from '../participants/participant.events.js';
import { QUOTE_WRITTEN, type QuoteHappened } from '../quotes/quote.events.js';
import { SUBSCRIBER_JOINED, type SubscriberJoined } from '../subscribers/subscriber.events.js';
import { MailService } from '../mail/mail.service.js';
import { MAIL_ARRIVED, MAIL_BOUNCED, type MailArrived, type MailBounced } from '../mailbox/mailbox.events.js';
import { soughtOf } from './client.addresses.js';
import { ClientAddress } from './client-address.entity.js';
import { THREAD_RECEIVED, type ThreadReceived } from '../threads/thread.events.js';
import { ClientMeetings } from './client.meetings.js';

/** Everybody who orders, asks, registers or subscribes becomes a client, in the same transaction (rules/clients 1). */
@Injectable()
export class ClientListeners {
  constructor(
    private readonly meetings: ClientMeetings,
    private readonly mail: MailService,
  ) {}

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

  /** Whatever somebody writes is part of a conversation. */
  @OnDomainEvent(THREAD_RECEIVED, 'clients')
  threadReceived(tx: EntityManager, { names, email, phoneNumber, language, at }: ThreadReceived): Promise<void> {
    return this.meetings.meet(tx, [{ names, email, phoneNumber, language, at }]);
  }

  /** A mail to an address came back: staff see it wherever they see the address (rules/threads 7). */
  @OnDomainEvent(MAIL_BOUNCED, 'clients')
  async mailBounced(tx: EntityManager, { address, mailId, reason, at }: MailBounced): Promise<void> {
    const mail = await this.mail.find(tx, mailId);
    if (mail?.recipient !== address) return;
    await tx.update(ClientAddress, { own: soughtOf('email', address) }, { bouncedAt: at, bounceReason: reason });
  }

  @OnDomainEvent(MAIL_ARRIVED, 'clients')
  async mailArrived(tx: EntityManager, { from }: MailArrived): Promise<void> {
    const bounced = { own: soughtOf('email', from.email), bouncedAt: Not(IsNull()) };
    await tx.update(ClientAddress, bounced, { bouncedAt: null, bounceReason: null });
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
