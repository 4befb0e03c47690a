import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DepartureSeats } from '../departures/departure.seats.js';
import { goesOn } from '@imisozi/core/order-status';
import type { Order } from './order.entity.js';

/** Gives the seats of an order back when it ends, and takes them again when it is reopened. */
@Injectable()
export class OrderSeats {
  constructor(private readonly seats: DepartureSeats) {}

  /** @throws NoSeatsLeft when the order is reopened and its seats are taken */
  async followStatus(tx: EntityManager, order: Order, before: Order): Promise<void> {
    const { departureId, people } = order;
    if (!departureId || goesOn(order) === goesOn(before)) return;
    if (goesOn(order)) await this.seats.take(tx, departureId, people);
    else {
      // From the order before the change: the holder is deleted when it ends.
      const by = { network: before.holdNetwork, mailbox: before.holdMailbox };
      await this.seats.giveBack(tx, departureId, people, by);
    }
  }
}
