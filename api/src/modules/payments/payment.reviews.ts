import { ConflictException, Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { OrdersService } from '../orders/orders.service.js';
import type { Payment } from './payment.entity.js';
import { transitionPayment } from './payment.transitions.js';
import { paidByOf, PaymentSettlement } from './payment.settlement.js';
import type { PaymentStatus } from '@imisozi/core/payment-status';
import { judge } from './payment.verdict.js';
import { PaymentsService } from './payments.service.js';

/** What an admin decides about a payment in review, with the reason for the trail. */
export interface Resolution {
  /** The order that the money pays; absent: none, and the review is closed. */
  readonly orderId?: string | undefined;
  readonly reason: string;
}

/** Ends the reviews of payments (contract 5). */
@Injectable()
export class PaymentReviews {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Attaches the payment to an order, which becomes PAID, or closes the review.
   * @throws NotFoundException for an unknown payment or order
   * @throws ConflictException when the payment is in no review, when the gateway does not confirm exactly the order's
   *   money, or when the order cannot be paid
   * @throws GatewayFailure when the gateway cannot be asked
   */
  async resolve(id: string, resolution: Resolution, actor: Actor): Promise<void> {
    const payment = await this.payments.get(id);
    if (payment.status !== 'REVIEW') throw notInReview(payment);
    if (resolution.orderId) await this.attach(payment, { ...resolution, orderId: resolution.orderId }, actor);
    else await this.close(payment, resolution, actor);
  }

  private async attach(payment: Payment, { orderId, reason }: Required<Resolution>, actor: Actor): Promise<void> {
    const order = await this.orders.get(orderId!);
    const askedAt = new Date();
    const verdict = judge(payment, order, await this.settlement.ask(payment), askedAt);
    if (verdict.kind !== 'paid') {
      const why = verdict.kind === 'review' ? verdict.reason : 'The card gateway knows of no money that is still here.';
      throw new ConflictException(`This payment cannot pay the order ${order.number}. ${why}`);
    }
    await this.transactions.run(async (tx) => {
      await this.orders.changeStatus(tx, order.id, 'PAID', actor, {
        paidBy: paidByOf(payment),
        paymentReference: payment.reference,
      });
      const now = new Date();
      await this.move(tx, payment, 'SETTLED', { orderId: order.id, settledAt: now, reviewReason: null, reason }, actor);
    });
  }

  private close(payment: Payment, { reason }: Resolution, actor: Actor): Promise<void> {
    return this.transactions.run((tx) => this.move(tx, payment, 'CLOSED', { reason }, actor));
  }

  private async move(
    tx: Parameters<typeof transitionPayment>[0],
    payment: Payment,
    next: PaymentStatus,
    {
      reason,
      ...details
    }: { readonly reason: string } & Partial<Pick<Payment, 'orderId' | 'settledAt' | 'reviewReason'>>,
    actor: Actor,
  ): Promise<void> {
    const moved = await transitionPayment(tx, payment, next, {
      ...details,
      resolution: reason,
      resolvedAt: new Date(),
    });
    if (!moved) throw notInReview(payment);
    const { status, orderId, reviewReason, reference } = payment;
    await this.audit.record(tx, actor, {
      action: 'resolve',
      resource: 'payments',
      recordId: payment.id,
      label: reference,
      before: { status, orderId, reviewReason, resolution: null },
      after: { status: next, orderId, reviewReason, ...details, resolution: reason },
    });
  }
}

const notInReview = ({ reference }: Payment) =>
  new ConflictException(`The payment ${reference} is in no review any more.`);
