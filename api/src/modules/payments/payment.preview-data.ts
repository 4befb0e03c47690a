import { sampleOrder } from '../orders/order.preview-data.js';
import { Payment } from './payment.entity.js';

/** A sample payment for previews of mails. */
export const samplePayment = (fields: Partial<Payment> = {}): Payment => {
  const order = sampleOrder();
  return Object.assign(new Payment(), {
    id: '00000000-0000-4000-8000-000000000043',
    createdAt: new Date('2026-05-05T08:58:00Z'),
    orderId: order.id,
    order,
    provider: 'hosted',
    reference: '1777971480000-sample',
    amount: order.amount,
    currency: order.currency,
    inCurrency: null,
    isTest: false,
    status: 'SETTLED',
    reviewReason: null,
    settledAt: new Date('2026-05-05T09:00:00Z'),
    ...fields,
  } satisfies Partial<Payment>);
};
