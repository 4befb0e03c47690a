import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderStatus } from '@imisozi/core/order-status';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { ORDER_STATUS_CHANGED, type OrderStatusChanged } from './order.events.js';

/** Orders that hold or own seats (trade 8). */
const SEATED: ReadonlySet<OrderStatus> = new Set(['PENDING', 'APPROVED', 'PAID']);

/** Gives the seats of an order back when it ends, and takes them again when it goes on. */
@Injectable()
export class OrderSeats {
  constructor(private readonly seats: DepartureSeats) {}

  @OnDomainEvent(ORDER_STATUS_CHANGED)
  async orderStatusChanged(tx: EntityManager, { order, before }: OrderStatusChanged): Promise<void> {
    const { departureId, people } = order;
    if (!departureId || SEATED.has(order.status) === SEATED.has(before.status)) return;
    if (SEATED.has(order.status)) await this.seats.take(tx, departureId, people);
    else await this.seats.giveBack(tx, departureId, people);
  }
}
