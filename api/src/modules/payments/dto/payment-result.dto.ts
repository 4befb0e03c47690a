import { field, view } from '../../../platform/http/view.js';
import { TextField } from '../../../common/validation/fields.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '@imisozi/core/payment-status';

export class CheckPaymentDto {
  @TextField({
    label: 'Result indicator',
    max: 200,
    optional: true,
    example: '7ff1d3a8c0b94e21',
    description:
      'The value that `completeCallback` received. It is accepted but not trusted: the gateway is always asked.',
  })
  resultIndicator?: string;
}

export class PaymentResultAnswer extends view({
  status: field.enum(PAYMENT_STATUSES),
  message: field.string('Murakoze! Your payment has been received.'),
}) {}

const SENTENCES: Readonly<Record<PaymentStatus, string>> = {
  OPEN: "Your payment has not been confirmed yet. We'll email you as soon as it is.",
  SETTLED: 'Murakoze! Your payment has been received.',
  FAILED: 'The payment was not completed, and your order is not paid. You can try again.',
  REVIEW: "We have received your payment and are checking it. We'll be in touch soon.",
  CLOSED: 'This payment has been reviewed and closed. Please contact us if you have any questions about it.',
  REFUNDED: 'This payment has been refunded.',
};

export const paymentResult = (status: PaymentStatus): PaymentResultAnswer => ({ status, message: SENTENCES[status] });
