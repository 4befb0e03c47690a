import { defineEvent } from '../../common/domain-events/domain-event.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from './order.entity.js';

/** Somebody has ordered a tour or an event. */
export interface OrderCreated {
  readonly order: Order;
}

export const ORDER_CREATED = defineEvent<OrderCreated>('order.created');

/** An order has moved along the table of contract 4. */
export interface OrderStatusChanged {
  /** As it is now. */
  readonly order: Order;
  readonly before: Order;
  readonly actor: Actor;
}

export const ORDER_STATUS_CHANGED = defineEvent<OrderStatusChanged>('order.statusChanged');
