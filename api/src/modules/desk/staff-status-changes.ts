import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from '../orders/order.entity.js';
import { statusesBefore, type OrderStatus } from '@imisozi/core/order-status';

import { OrderLedger, type Refund } from '../ledger/order.ledger.js';
import { lockOrder } from '../orders/order.records.js';
import { cannotBecome, OrderStatusChanges } from '../orders/order.status-changes.js';

/** How staff move an order along by hand. */
@Injectable()
export class StaffStatusChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly statuses: OrderStatusChanges,
    private readonly ledger: OrderLedger,
  ) {}

  /**
   * Moves an order along the table of rules/orders 3. What became paid or was refunded by it is booked in the ledger.
   * @param refund what went back, when it becomes REFUNDED; the whole amount unless told
   * @returns the order as it is now
   * @throws Refused for an unknown id
   * @throws Refused when the order's state does not lead there
   * @throws Refused when more went back than was paid
   */
  moveTo(id: string, next: OrderStatus, actor: Actor, refund: Refund = {}): Promise<Order> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!statusesBefore(next).includes(order.status)) throw cannotBecome(order, next);
      if (next === 'PAID') return this.ledger.payBalance(tx, order, actor);
      if (next === 'REFUNDED') return this.ledger.refund(tx, order, refund, actor);
      // Money of an order that ends so is all owed; the desk's own way of cancelling knows the terms.
      const owed = next === 'APPROVED' ? {} : { refundDue: Math.max(0, order.paid) };
      return this.statuses.change(tx, order, next, statusesBefore(next), actor, owed);
    });
  }
}
