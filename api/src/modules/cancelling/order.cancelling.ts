import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { toCents, usd } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { refused } from '@imisozi/core/refusals/refusal';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { orderRow } from '../orders/dto/order.row.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { orderView } from '../orders/dto/order.view.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { Order } from '../orders/order.entity.js';
import { OrderMoneyDue } from '../orders/order.money-due.js';
import { lockOrder } from '../orders/order.records.js';
import { cannotBecome, OrderStatusChanges } from '../orders/order.status-changes.js';
import { OrderPermits } from '../permits/order.permits.js';
import { cancellationCost, type CostToday } from './cancellation.cost.js';
import type {
  CancelByStaffDto,
  CancelledAnswer,
  CancelledByStaffAnswer,
  CancelOrderDto,
  RefundDueView,
} from './cancellation.dto.js';

/** The maximum number of refunds in the list. */
const MAX_SHOWN = 500;

/** The client has seen what cancelling costs; if the cost has changed since, nothing happens (rules/cancelling 1). */
@Injectable()
export class OrderCancelling {
  constructor(
    private readonly due: OrderMoneyDue,
    private readonly transactions: Transactions,
    private readonly statuses: OrderStatusChanges,
    private readonly permits: OrderPermits,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * @param key the client's `Idempotency-Key`, if any
   * @throws Refused for an unknown order
   * @throws Refused for one that has ended, and if the refund differs from today's
   */
  byClient(
    { order: { id }, reference }: KnownOrder,
    body: CancelOrderDto,
    key: string | undefined,
    actor: Actor,
  ): Promise<CancelledAnswer> {
    // The response contains the reference, so it is only replayed to a caller who used the same one.
    return this.idempotency.once({ route: `cancel ${reference}`, key, body }, (remember) =>
      this.transactions.run(async (tx) => {
        const before = await lockOrder(tx, id);
        refuseEnded(before);
        const cost = costSeen(await this.costOf(before, undefined, tx), body.refund);
        const order = await this.statuses.change(tx, before, 'CANCELLED', ACTIVE_STATUSES, actor, {
          cancelReason: body.reason || null,
          cancelledBy: 'client',
          refundDue: body.refund,
          permitsKept: toDollars(cost.permits),
        });
        const back = body.refund > 0 ? ` We will pay ${usd(body.refund)} back to you.` : '';
        const message = `Your order ${order.number} has been cancelled.${back}`;
        const answer = { message, order: orderView(order, reference) };
        remember(tx, answer);
        return answer;
      }),
    );
  }

  /**
   * {@link byClient}, but staff may deviate from the terms.
   * @throws Refused for a refund of more than was paid
   */
  byStaff(id: string, body: CancelByStaffDto, key: string | undefined, actor: Actor): Promise<CancelledByStaffAnswer> {
    return this.idempotency.once({ route: `cancel by staff ${id}`, key, body }, (remember) =>
      this.transactions.run(async (tx) => {
        const before = await lockOrder(tx, id);
        refuseEnded(before);
        const cost = body.override ? null : costSeen(await this.costOf(before, body.permitsBought, tx), body.refund);
        if (toCents(body.refund) > toCents(before.paid)) {
          throw refusal('paid-less', { paid: before.paid });
        }
        const order = await this.statuses.change(tx, before, 'CANCELLED', ACTIVE_STATUSES, actor, {
          cancelReason: body.reason,
          cancelledBy: 'office',
          refundDue: body.refund,
          permitsKept: cost && toDollars(cost.permits),
        });
        const back = body.refund > 0 ? ` ${usd(body.refund)} is to be paid back.` : '';
        const answer = { message: `Order ${order.number} has been cancelled.${back}`, order: orderRow(order) };
        remember(tx, answer);
        return answer;
      }),
    );
  }

  /**
   * Cancels an order because its departure is cancelled: everything paid is due to the client, whatever its terms say
   * (rules/cancelling 6).
   * @param before the order as it was locked
   */
  withDeparture(tx: EntityManager, before: Order, reason: string, actor: Actor): Promise<Order> {
    return this.statuses.change(tx, before, 'CANCELLED', ACTIVE_STATUSES, actor, {
      cancelReason: reason,
      cancelledBy: 'departure',
      refundDue: Math.max(0, before.paid),
    });
  }

  /**
   * What cancelling an order costs today (rules/cancelling 1).
   * @param permitsBought what staff say of an order without permit rows
   */
  async costOf(order: Order, permitsBought?: boolean, tx?: EntityManager): Promise<CostToday> {
    return cancellationCost(order, await this.permits.soldOf(order.id, tx), permitsBought);
  }

  /** Refunds due, newest first (rules/money 9). */
  async refundsDue(): Promise<RefundDueView[]> {
    const orders = await this.due.refunds(MAX_SHOWN);
    return orders.map(({ id, number, names, refundDue, cancelledAt, updatedAt }) => ({
      orderId: id,
      number,
      names,
      amount: refundDue,
      since: (cancelledAt ?? updatedAt).toISOString(),
    }));
  }
}

function refuseEnded(order: Order): void {
  if (!ACTIVE_STATUSES.includes(order.status)) throw cannotBecome(order, 'CANCELLED');
}

/** @throws Refused if the refund differs from today's */
function costSeen(cost: CostToday, refund: number): CostToday {
  if (toCents(refund) === cost.refund) return cost;
  const changed = refused('cancellation-cost-changed', { refund: toDollars(cost.refund) });
  throw new Refused([changed, cost.reason], `${changed.message} ${cost.reason.message}`);
}
