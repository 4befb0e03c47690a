import { ApiProperty } from '@nestjs/swagger';
import { OrderSummaryView, orderSummaryView } from '../../orders/dto/order-summary.view.js';
import type { Payment } from '../payment.entity.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '@imisozi/core/payment-status';

/** The order that a payment is for, in short. */
class PaidOrderView extends OrderSummaryView {}

/** A payment as the dashboard shows it. */
export class PaymentRow {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: '1763600000000-1f2e3d4c5b6a7988', description: "The order's id at the gateway." })
  reference: string;

  @ApiProperty({ enum: ['hosted', 'sandbox'] })
  provider: Payment['provider'];

  @ApiProperty({ example: false, description: 'If true, no money has moved.' })
  isSandbox: boolean;

  @ApiProperty({ example: 3640, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: 'USD' })
  currency: string;

  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;

  @ApiProperty({ type: String, nullable: true, example: 'The amount is $1 instead of $3,640.' })
  reviewReason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Paid: the bank confirmed it.',
    description: 'The reason an admin gave when closing the review.',
  })
  resolution: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resolvedAt: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  orderId: string | null;

  @ApiProperty({ type: PaidOrderView, nullable: true, description: 'Null if the payment was made without an order.' })
  order: PaidOrderView | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the gateway was last asked.' })
  checkedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class CheckedPaymentAnswer {
  @ApiProperty({ example: 'The payment is SETTLED.' })
  message: string;

  @ApiProperty({ type: PaymentRow })
  payment: PaymentRow;
}

/** @param payment read with its order */
export function paymentRow(payment: Payment): PaymentRow {
  const { order } = payment;
  return {
    id: payment.id,
    reference: payment.reference,
    provider: payment.provider,
    isSandbox: payment.provider === 'sandbox',
    amount: payment.amount,
    currency: payment.currency,
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
