import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { EXPIRED, statusesBefore } from '@imisozi/core/order-status';
import { failureOf } from '../../platform/logging/failure.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { SharedTransactions } from '../../platform/database/shared-transactions.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { Order } from './order.entity.js';
import { HOLD_ENDED } from './hold.times.js';
import { lockOrder } from './order.records.js';
import { OrderStatusChanges } from './order.status-changes.js';

/** Few enough that visitors hardly wait for it. */
const MAX_A_ROUND = 40;

/** Ends the holds of orders that were not paid or confirmed in time (rules/departures 4). */
@Injectable()
export class HoldExpiry {
  private readonly logger = new Logger('Orders');
  private readonly expiries: SharedTransactions<string, undefined>;

  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly statuses: OrderStatusChanges,
    transactions: Transactions,
  ) {
    this.expiries = new SharedTransactions(transactions, async (tx, ids) => {
      for (const id of ids) await this.expire(tx, id);
      return ids.map(() => undefined);
    });
  }

  /** Cancels the orders whose hold has ended, the oldest first. */
  @EveryInterval('end expired holds')
  async round(): Promise<void> {
    const due = await this.orders.find({
      select: { id: true },
      where: { holdUntil: LessThanOrEqual(new Date()) },
      order: { holdUntil: 'ASC' },
      take: MAX_A_ROUND,
    });
    const results = await Promise.allSettled(due.map(({ id }) => this.expiries.run(id)));
    for (const result of results) {
      if (result.status === 'rejected') this.logger.warn(`Could not end a hold: ${failureOf(result.reason)}`);
    }
  }

  /** A payment, a colleague or another process may have been faster. */
  private async expire(tx: EntityManager, id: string): Promise<void> {
    const order = await lockOrder(tx, id);
    if (!order.holdUntil || order.holdUntil > new Date()) return;
    // Some money has been received: staff decide about the order.
    if (order.paid > 0) return void (await tx.update(Order, { id }, HOLD_ENDED));
    await this.statuses.change(tx, order, 'CANCELLED', statusesBefore('CANCELLED'), SYSTEM_ACTOR, {
      cancelReason: EXPIRED,
    });
  }
}
