import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { after, type Part } from '../../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../../platform/list/newest-first.js';
import { isDuplicate, Transactions } from '../../../platform/database/transactions.js';
import type { Order } from '../../orders/order.entity.js';
import { keepLonger } from '../../orders/hold.times.js';
import { lockOrder } from '../../orders/order.records.js';
import { OrderOpening } from './order-opening.entity.js';

/** The days on which clients have opened the pages of their orders. */
@Injectable()
export class OrderOpenings {
  constructor(
    @InjectRepository(OrderOpening) private readonly openings: Repository<OrderOpening>,
    private readonly transactions: Transactions,
  ) {}

  /** Records the first time on a day. */
  async note(orderId: string): Promise<void> {
    const one = { orderId, day: today() };
    if (await this.openings.existsBy(one)) return;
    try {
      await this.openings.save(this.openings.create(one), { reload: false });
    } catch (error) {
      // It was opened twice at the same moment.
      if (!isDuplicate(error)) throw error;
    }
  }

  /**
   * Extends the hold of a client who opens a link with the mark of a mail (rules/departures 3). @returns the order as
   * it is now
   */
  async fromMail(order: Order, mark: string | undefined): Promise<Order> {
    if (!order.holdMark || order.holdMark !== mark) return order;
    return this.transactions.run(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      await keepLonger(tx, locked);
      return locked;
    });
  }

  /** A page of an order's openings, newest first. */
  page({ orderId, place, take }: Part & { readonly orderId: string }): Promise<OrderOpening[]> {
    return this.openings.find({ where: after<OrderOpening>(place, { orderId }), order: NEWEST_FIRST, take });
  }
}
