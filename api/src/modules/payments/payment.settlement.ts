import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isRefused } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { isWithoutSeats } from '../departures/departure.seats.js';
import { OrderLedger, type NewEntry } from '../ledger/order.ledger.js';
import type { PaymentPart } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { OrdersService } from '../orders/orders.service.js';
import type { GatewayOrder } from './gateway/payment-gateway.js';
import { PaymentGateways } from './gateway/payment-gateways.js';
import { GiftVouchersService } from '../gift-vouchers/gift-vouchers.service.js';
import { OrderShares } from '../shares/order.shares.js';
import { Payment } from './payment.entity.js';
import { isMobilePayment, isTestPayment } from './payment.money.js';
import { PAYMENT_IN_REVIEW, PAYMENT_REFUNDED, PAYMENT_SETTLED } from './payment.events.js';
import { transitionPayment } from './payment.transitions.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '@imisozi/core/payment-status';
import { isSessionOver, outcomeOf, type PaymentOutcome } from './payment.outcome.js';

/** Who requests the query, and for payments in which statuses; others are not queried. */
export type Requester = 'anybody' | 'gateway' | 'staff';
const CHECKED_STATUSES: Readonly<Record<Requester, ReadonlySet<PaymentStatus>>> = {
  anybody: new Set(['OPEN', 'FAILED']),
  // A notification may be about a refund.
  gateway: new Set(['OPEN', 'FAILED', 'SETTLED']),
  staff: new Set(PAYMENT_STATUSES),
};

/** Another call has changed the payment's status in the meantime. */
class ConcurrentChange extends Error {}

/** Settles payments (rules/payments 3). */
@Injectable()
export class PaymentSettlement {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly gateways: PaymentGateways,
    private readonly transactions: Transactions,
    private readonly orders: OrdersService,
    private readonly ledger: OrderLedger,
    private readonly shares: OrderShares,
    private readonly gifts: GiftVouchersService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The one way in which a payment changes, for the browser's return, the gateway's notification, the poller and staff
   * alike. It trusts only what the gateway answers to a query. Any number of simultaneous calls have the effect of one.
   * @returns the payment as it is now
   * @throws GatewayFailure when the gateway cannot be asked; nothing has changed then
   */
  async settle(payment: Payment, requester: Requester): Promise<Payment> {
    if (!CHECKED_STATUSES[requester].has(payment.status)) return payment;
    const askedAt = new Date();
    // Asked before the transaction begins: a slow gateway must not hold a lock.
    const found = await this.ask(payment);
    const order = payment.orderId ? await this.orders.get(payment.orderId) : null;
    await this.payments.update({ id: payment.id }, { checkedAt: askedAt });
    await this.apply(outcomeOf(payment, order, found, askedAt), payment, order, askedAt);
    return this.payments.findOneByOrFail({ id: payment.id });
  }

  /**
   * How a payment stands at its gateway.
   * @throws GatewayFailure when the gateway cannot be asked, or is not the one that the payment was opened at
   */
  ask(payment: Payment): Promise<GatewayOrder | null> {
    return this.gateways.retrieve(payment);
  }

  private async apply(outcome: PaymentOutcome, payment: Payment, order: Order | null, askedAt: Date): Promise<void> {
    // A settled payment can only be refunded.
    if (payment.status === 'SETTLED' && outcome.kind !== 'refunded') return;
    switch (outcome.kind) {
      case 'waiting':
        return;
      case 'paid':
        return payment.giftVoucherId ? this.payGift(payment, payment.giftVoucherId) : this.pay(payment, order!);
      case 'failed':
        return this.fail(payment, isSessionOver(payment, askedAt));
      case 'refunded':
        return this.refund(payment, order);
      case 'review':
        return this.review(payment, order, outcome.reason);
    }
  }

  /** Payment, order and all listeners in one transaction. The order comes first: it can be paid only once. */
  private async pay(payment: Payment, { id }: Order): Promise<void> {
    try {
      await this.transactions.run(async (tx) => {
        const { entry, order } = await this.ledger.takePayment(tx, id, entryOf(payment), SYSTEM_ACTOR, partOf(payment));
        if (payment.shareId) await this.shares.markPaid(tx, payment.shareId, entry);
        const settled = await transitionPayment(tx, payment, 'SETTLED', { settledAt: new Date(), reviewReason: null });
        if (!settled) throw new ConcurrentChange();
        await this.events.publish(tx, PAYMENT_SETTLED, { payment: settled, order });
      });
    } catch (error) {
      if (error instanceof ConcurrentChange) return;
      if (!isRefused(error, 409)) throw error;
      const order = await this.orders.get(id);
      // No effect if a simultaneous call has just settled the payment.
      const reason = isWithoutSeats(error)
        ? `The hold of order ${order.number} had ended, and its seats are taken.`
        : error.code === 'share-gone'
          ? error.message
          : `Order ${order.number} was already ${order.status} when the money arrived.`;
      await this.review(payment, order, reason);
    }
  }

  /** Payment and voucher in one transaction. A voucher that was paid before is not paid twice: staff decide. */
  private async payGift(payment: Payment, voucherId: string): Promise<void> {
    try {
      await this.transactions.run(async (tx) => {
        const { reference } = payment;
        await this.gifts.paid(tx, voucherId, { way: 'card', reference, isTest: isTestPayment(payment) });
        const settled = await transitionPayment(tx, payment, 'SETTLED', { settledAt: new Date(), reviewReason: null });
        if (!settled) throw new ConcurrentChange();
      });
    } catch (error) {
      if (error instanceof ConcurrentChange) return;
      if (!isRefused(error, 409)) throw error;
      await this.review(payment, null, 'The gift voucher was already paid or ended when the money arrived.');
    }
  }

  /** The payment may still succeed, with another card, until its session expires. */
  private async fail({ id }: Payment, isSessionOver: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      await transitionPayment(tx, { id }, 'FAILED');
      if (isSessionOver) await tx.update(Payment, { id, status: 'FAILED' }, { endedAt: new Date() });
    });
  }

  private async review(payment: Payment, order: Order | null, reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const inReview = await transitionPayment(tx, payment, 'REVIEW', { reviewReason: reason });
      if (inReview) await this.events.publish(tx, PAYMENT_IN_REVIEW, { payment: inReview, order });
    });
  }

  /** The order's status is left for an admin to change. */
  private async refund(payment: Payment, order: Order | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const refunded = await transitionPayment(tx, payment, 'REFUNDED');
      if (refunded) await this.events.publish(tx, PAYMENT_REFUNDED, { payment: refunded, order });
    });
  }
}

/** The part of the order that it pays. */
export const partOf = ({ shareId }: Payment): PaymentPart => (shareId ? 'share' : 'instalment');

/** The ledger entry of a payment. */
export const entryOf = (payment: Payment): Omit<NewEntry, 'direction'> => {
  const { amount, reference, inCurrency } = payment;
  const isMobile = isMobilePayment(payment);
  return {
    kind: isMobile ? 'mobile-money' : 'card',
    amount,
    reference,
    inCurrency,
    paidBy: isTestPayment(payment) ? 'test' : isMobile ? 'mobile' : 'card',
  };
};
