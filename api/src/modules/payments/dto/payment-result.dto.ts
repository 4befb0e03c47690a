import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../common/validation/fields.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '@imisozi/core/payment-status';

export class CheckPaymentDto {
  @TextField({
    label: 'Result indicator',
    max: 200,
    optional: true,
    example: '7ff1d3a8c0b94e21',
    description: 'What `completeCallback` was given. Taken, and not believed: the gateway is asked.',
  })
  resultIndicator?: string;
}

export class PaymentResultAnswer {
  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;

  @ApiProperty({ example: 'Murakoze! Your payment has been received.' })
  message: string;
}

const SENTENCES: Readonly<Record<PaymentStatus, string>> = {
  OPEN: 'Your payment is not confirmed yet. We keep asking, and write to you as soon as it is.',
  SETTLED: 'Murakoze! Your payment has been received.',
  FAILED: 'The payment was not completed, and your order is not paid. You can try again.',
  REVIEW: 'We have received your payment and are checking it. We will contact you soon.',
  CLOSED: 'This payment has been looked at and closed. Please contact us if you have a question about it.',
  REFUNDED: 'This payment has been refunded.',
};

export const paymentResult = (status: PaymentStatus): PaymentResultAnswer => ({ status, message: SENTENCES[status] });
