import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import type { Order } from '../orders/order.entity.js';
import { statusesBefore, type OrderStatus } from '@imisozi/core/order-status';

import { OrderLedger, type Refund } from '../ledger/order.ledger.js';
import { lockOrder } from '../orders/order.records.js';
import { cannotBecome, OrderStatusChanges } from '../orders/order.status-changes.js';

/** Status changes by staff. */
@Injectable()
export class StaffStatusChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly statuses: OrderStatusChanges,
    private readonly ledger: OrderLedger,
  ) {}

  /**
   * Changes an order's status along the table of rules/orders 3. If the change means a payment or refund, that is
   * booked in the ledger.
   * @param refund the refund, when it becomes REFUNDED; by default the whole amount
   * @returns the order as it is now
   * @throws Refused for an unknown id
   * @throws Refused for a change that the order's status does not allow
   * @throws Refused for a refund of more than was paid
   */
  moveTo(id: string, next: OrderStatus, actor: Actor, refund: Refund = {}): Promise<Order> {
    return this.transactions.run(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!statusesBefore(next).includes(order.status)) throw cannotBecome(order, next);
      if (next === 'PAID') return this.ledger.payBalance(tx, order, actor);
      if (next === 'REFUNDED') return this.ledger.refund(tx, order, refund, actor);
      // Then everything paid is to be refunded; cancelling at the desk applies the terms instead.
      const owed = next === 'APPROVED' ? {} : { refundDue: Math.max(0, order.paid) };
      return this.statuses.change(tx, order, next, statusesBefore(next), actor, owed);
    });
  }
}
