import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { OrderStatus } from '@imisozi/core/order-status';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Actor } from '../audit/actor.js';
import { Order } from './order.entity.js';
import { ORDER_STATUS_CHANGED } from './order.events.js';
import { HOLD_ENDED } from './hold.times.js';
import { OrderFollowers } from './order.followers.js';
import { OrderPromoCodes } from './order.promo-codes.js';
import { OrderSeats } from './order.seats.js';
import { keepDueDay } from './kept-due-day.js';

/** What is written together with a status. */
export type WithStatus = Partial<
  Pick<
    Order,
    | 'paidAt'
    | 'paidBy'
    | 'paymentReference'
    | 'invoiceNumber'
    | 'receiptNumber'
    | 'refundedAmount'
    | 'refundReason'
    | 'refundedAt'
    | 'cancelReason'
    | 'cancelledBy'
    | 'refundDue'
    | 'permitsKept'
  >
>;

/** The one place that writes a status (rules/orders 3). */
@Injectable()
export class OrderStatusChanges {
  constructor(
    private readonly seats: OrderSeats,
    private readonly promoCodes: OrderPromoCodes,
    private readonly followers: OrderFollowers,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param before the order as it was locked
   * @param allowed the statuses that it may have before
   * @returns the order as it is now
   * @throws Refused when it has none of them, or its promo code was used up meanwhile
   * @throws Refused when it is reopened and its seats are taken
   */
  async change(
    tx: EntityManager,
    before: Order,
    next: OrderStatus,
    allowed: readonly OrderStatus[],
    actor: Actor,
    details: WithStatus = {},
  ): Promise<Order> {
    const where = { id: before.id, status: In(allowed) };
    const { affected } = await tx.update(Order, where, {
      status: next,
      updatedAt: new Date(),
      // Every status change ends the order's hold.
      ...HOLD_ENDED,
      ...(next === 'CANCELLED' && { cancelledAt: new Date() }),
      ...details,
    });
    if (affected !== 1) throw cannotBecome(before, next);
    const order = await tx.findOneByOrFail(Order, { id: before.id });
    await keepDueDay(tx, order);
    await this.promoCodes.followStatus(tx, order, before);
    await this.seats.followStatus(tx, order, before);
    await this.followers.follow(tx, order, before, actor);
    await this.events.publish(tx, ORDER_STATUS_CHANGED, { order, before, actor });
    return order;
  }
}

export const cannotBecome = ({ status }: Order, next: OrderStatus) => refusal('order-cannot-become', { status, next });
