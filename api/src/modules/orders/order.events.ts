import type { Day } from '@imisozi/core/kigali-time';
import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from './order.entity.js';

/** A tour or an event was ordered. */
export interface OrderCreated {
  readonly order: Order;
  /** Whether the client is emailed; true by default. */
  readonly sendMails?: boolean;
  /** A travel agent has booked, without the office. */
  readonly isByAgent?: boolean | undefined;
}

export const ORDER_CREATED = defineEvent<OrderCreated>('order.created');

/** The status of an order has changed along the table of rules/orders 3. */
export interface OrderStatusChanged {
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
}

export const ORDER_STATUS_CHANGED = defineEvent<OrderStatusChanged>('order.statusChanged');

/** The office has changed the travellers, the days or the extras of an order. */
export interface OrderChanged {
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
  readonly sendMails: boolean;
  /** Staff have booked more seats than the departure has. */
  readonly isForced: boolean;
  /** Why its agent may owe more than the credit limit. */
  readonly creditReason?: string | undefined;
}

export const ORDER_CHANGED = defineEvent<OrderChanged>('order.changed');

/** An order that continues although the company has cancelled its departure (rules/cancelling 6). */
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

/** The office has written a letter to the client. */
export interface OrderWrittenTo {
  readonly order: Order;
  readonly mailId: string;
  /** Who has written it. */
  readonly staff: string;
  /** As the client reads it. */
  readonly text: string;
}

export const ORDER_WRITTEN_TO = defineEvent<OrderWrittenTo>('order.writtenTo');
