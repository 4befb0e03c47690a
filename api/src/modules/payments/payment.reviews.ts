import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { OrderLedger } from '../ledger/order.ledger.js';
import { OrdersService } from '../orders/orders.service.js';
import type { Payment } from './payment.entity.js';
import { PAYMENT_RESOLVED } from './payment.events.js';
import { transitionPayment } from './payment.transitions.js';
import { entryOf, partOf, PaymentSettlement } from './payment.settlement.js';
import type { PaymentStatus } from '@imisozi/core/payment-status';
import { outcomeOf } from './payment.outcome.js';
import { PaymentsService } from './payments.service.js';

/** An admin's decision about a payment in review, with the reason for the trail. */
export interface Resolution {
  /** The order that the money pays; without one, the review is just closed. */
  readonly orderId?: string | undefined;
  readonly reason: string;
}

/** Ends the reviews of payments (rules/payments 4). */
@Injectable()
export class PaymentReviews {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly orders: OrdersService,
    private readonly ledger: OrderLedger,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Attaches the payment to an order, which becomes PAID, or closes the review.
   * @throws Refused for an unknown payment or order
   * @throws Refused when the payment is not in review, when the gateway does not confirm exactly the order's amount, or
   * when the order cannot be paid
   * @throws GatewayFailure when the gateway cannot be asked
   */
  async resolve(id: string, resolution: Resolution, actor: Actor): Promise<void> {
    const payment = await this.payments.get(id);
    if (payment.status !== 'REVIEW') throw notInReview(payment);
    if (resolution.orderId) await this.attach(payment, { ...resolution, orderId: resolution.orderId }, actor);
    else await this.close(payment, resolution, actor);
  }

  private async attach(payment: Payment, { orderId, reason }: Required<Resolution>, actor: Actor): Promise<void> {
    const order = await this.orders.get(orderId);
    const askedAt = new Date();
    const outcome = outcomeOf(payment, order, await this.settlement.ask(payment), askedAt);
    if (outcome.kind !== 'paid') {
      const why =
        outcome.kind === 'review' ? outcome.reason : 'According to the gateway, no money is being held for it.';
      throw refusal('payment-cannot-settle', { order: order.number, why });
    }
    await this.transactions.run(async (tx) => {
      await this.ledger.takePayment(tx, order.id, entryOf(payment), actor, partOf(payment));
      const details = { orderId: order.id, settledAt: new Date(), reviewReason: null, resolution: reason };
      await this.move(tx, payment, 'SETTLED', details, actor);
    });
  }

  private close(payment: Payment, { reason }: Resolution, actor: Actor): Promise<void> {
    return this.transactions.run((tx) => this.move(tx, payment, 'CLOSED', { resolution: reason }, actor));
  }

  private async move(
    tx: EntityManager,
    payment: Payment,
    next: PaymentStatus,
    details: { readonly resolution: string } & Partial<Pick<Payment, 'orderId' | 'settledAt' | 'reviewReason'>>,
    actor: Actor,
  ): Promise<void> {
    const moved = await transitionPayment(tx, payment, next, { ...details, resolvedAt: new Date() });
    if (!moved) throw notInReview(payment);
    await this.events.publish(tx, PAYMENT_RESOLVED, { payment: moved, before: payment, actor });
  }
}

const notInReview = ({ reference }: Payment) => refusal('payment-not-in-review', { reference });
