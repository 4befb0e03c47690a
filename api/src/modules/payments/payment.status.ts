/**
 * OPEN: a session exists. SETTLED: the gateway confirmed the money and the order is paid. FAILED: declined, cancelled
 * or timed out. REVIEW: something did not match; staff decide. REFUNDED: the money went back.
 */
export const PAYMENT_STATUSES = ['OPEN', 'SETTLED', 'FAILED', 'REVIEW', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
