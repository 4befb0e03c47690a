import { randomUUID } from 'node:crypto';
import type { Payment } from '@imisozi/api/modules/payments/payment.entity';
import type { Random } from '../random.ts';
import type { SeedOrder } from './bookings.ts';
import type { Clock } from './clock.ts';
import { UNFINISHED_PAYMENTS } from './booking-plan.ts';

export type SeedPayment = Omit<Payment, 'searchText' | 'order' | 'stampCreation' | 'stampChange'>;

const SESSION_MS = 4 * 60_000;

/**
 * The card payments of the orders, and those without a result. All were made through the hosted gateway and are no
 * longer open, so that no job asks a gateway about them.
 */
export function demoPayments(random: Random, clock: Clock, orders: readonly SeedOrder[]): SeedPayment[] {
  const pending = orders.filter(({ status, itemType }) => status === 'PENDING' && itemType === 'tour');
  return [
    ...orders.filter(({ paidBy }) => paidBy === 'card').map((order) => settled(random, order)),
    ...UNFINISHED_PAYMENTS.map(({ status, reviewReason, belongs }, index): SeedPayment => {
      const order = pending[index % pending.length]!;
      return {
        ...opened(random, new Date(Math.min(order.createdAt.getTime() + SESSION_MS, clock.ago(0, 1).getTime()))),
        orderId: belongs ? order.id : null,
        amount: belongs && status !== 'REVIEW' ? order.amount : 250,
        status,
        reviewReason,
      };
    }),
  ];
}

function settled(random: Random, order: SeedOrder): SeedPayment {
  const payment = opened(random, new Date(order.paidAt!.getTime() - SESSION_MS));
  order.paymentReference = payment.reference;
  const isRefunded = order.status === 'REFUNDED';
  return {
    ...payment,
    orderId: order.id,
    amount: order.amount,
    status: isRefunded ? 'REFUNDED' : 'SETTLED',
    settledAt: order.paidAt,
    updatedAt: order.refundedAt ?? order.paidAt!,
  };
}

function opened(random: Random, at: Date): SeedPayment {
  const part = Math.floor(random.between(0, 2 ** 32))
    .toString(16)
    .padStart(8, '0');
  return {
    id: randomUUID(),
    createdAt: at,
    updatedAt: at,
    orderId: null,
    shareId: null,
    giftVoucherId: null,
    provider: 'hosted',
    isTest: false,
    inCurrency: null,
    phoneNumber: null,
    reference: `${at.getTime()}-demo${part}`,
    sessionId: null,
    successIndicator: null,
    amount: 0,
    currency: 'USD',
    status: 'OPEN',
    reviewReason: null,
    settledAt: null,
    checkedAt: at,
    endedAt: at,
    resolution: null,
    resolvedAt: null,
  };
}
