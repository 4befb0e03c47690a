import type { Day } from '@imisozi/core/kigali-time';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from './order.entity.js';

/** Somebody has ordered a tour or an event. */
export interface OrderCreated {
  readonly order: Order;
  /** Whether the client is emailed; so it is unless told. */
  readonly sendMails?: boolean;
}

export const ORDER_CREATED = defineEvent<OrderCreated>('order.created');

/** An order has moved along the table of rules/orders 3. */
export interface OrderStatusChanged {
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
}

export const ORDER_STATUS_CHANGED = defineEvent<OrderStatusChanged>('order.statusChanged');

/** The office has changed who comes, when, or what is booked. */
export interface OrderChanged {
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
  readonly sendMails: boolean;
  /** Seats were taken that the departure did not have. */
  readonly isForced: boolean;
}

export const ORDER_CHANGED = defineEvent<OrderChanged>('order.changed');

/** An order that goes on although the company has cancelled its departure (rules/cancelling 6). */
export interface OrderLostDeparture {
  /** As it is now. */
  readonly order: Order;
  /** Whether it was moved to another departure; else its client is asked. */
  readonly isMoved: boolean;
  /** The first day of the departure that was cancelled. */
  readonly day: Day;
  readonly reason: string;
}

export const ORDER_LOST_DEPARTURE = defineEvent<OrderLostDeparture>('order.lostDeparture');
