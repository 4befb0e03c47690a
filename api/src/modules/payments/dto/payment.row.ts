import { field, view } from '../../../platform/http/view.js';
import { OrderSummaryView, orderSummaryView } from '../../orders/dto/order-summary.view.js';
import type { Payment } from '../payment.entity.js';
import { isTestPayment } from '../payment.money.js';
import { PAYMENT_PROVIDERS } from '@imisozi/core/payment-providers';
import { PAYMENT_STATUSES } from '@imisozi/core/payment-status';

/** The order that a payment is for, in short. */
class PaidOrderView extends OrderSummaryView {}

/** A payment as the dashboard shows it. */
export class PaymentRow extends view({
  id: field.uuid(),
  reference: field.string('1763600000000-1f2e3d4c5b6a7988', "The order's id at the gateway."),
  provider: field.enum(PAYMENT_PROVIDERS),
  isSandbox: field.boolean(false, 'If true, no money has moved.'),
  amount: field.number(3640, 'US dollars.'),
  currency: field.string('USD'),
  francs: field.number(469_853, 'What moves by mobile money, in Rwandan francs.').nullable(),
  rate: field.number(1_466, 'Francs per dollar that day.').nullable(),
  phoneNumber: field.string('250788123456', 'The payer’s mobile money number, for a while.').nullable(),
  status: field.enum(PAYMENT_STATUSES),
  reviewReason: field.string('The amount is $1 instead of $3,640.').nullable(),
  resolution: field
    .string('Paid: the bank confirmed it.', 'The reason an admin gave when closing the review.')
    .nullable(),
  resolvedAt: field.time().nullable(),
  orderId: field.uuid().nullable(),
  order: field.one(PaidOrderView, 'Null if the payment was made without an order.').nullable(),
  settledAt: field.time().nullable(),
  checkedAt: field.time('When the gateway was last asked.').nullable(),
  createdAt: field.time(),
}) {}

export class CheckedPaymentAnswer extends view({
  message: field.string('The payment is SETTLED.'),
  payment: field.one(PaymentRow),
}) {}

/** @param payment read with its order */
export function paymentRow(payment: Payment): PaymentRow {
  const { order } = payment;
  return {
    id: payment.id,
    reference: payment.reference,
    provider: payment.provider,
    isSandbox: isTestPayment(payment),
    amount: payment.amount,
    currency: payment.currency,
    francs: payment.inCurrency?.amount ?? null,
    rate: payment.inCurrency?.rate ?? null,
    phoneNumber: payment.phoneNumber,
    status: payment.status,
    reviewReason: payment.reviewReason,
    resolution: payment.resolution,
    resolvedAt: payment.resolvedAt?.toISOString() ?? null,
    orderId: payment.orderId,
    order: order ? orderSummaryView(order) : null,
    settledAt: payment.settledAt?.toISOString() ?? null,
    checkedAt: payment.checkedAt?.toISOString() ?? null,
    createdAt: payment.createdAt.toISOString(),
  };
}
