/**
 * The allowed changes of a payment's status (rules/payments 3). OPEN: a session exists. SETTLED: the gateway confirmed
 * the money and the order is paid. FAILED: declined, cancelled or timed out; a payer may still succeed in the same
 * session. REVIEW: something did not match; an admin decides. CLOSED: the admin decided that it pays no order.
 * REFUNDED: the money was paid back.
 */
const TRANSITIONS = {
  OPEN: ['SETTLED', 'FAILED', 'REVIEW', 'REFUNDED'],
  SETTLED: ['REFUNDED'],
  FAILED: ['SETTLED', 'REVIEW', 'REFUNDED'],
  REVIEW: ['SETTLED', 'REFUNDED', 'CLOSED'],
  CLOSED: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentStatus = keyof typeof TRANSITIONS;

export const PAYMENT_STATUSES = Object.keys(TRANSITIONS) as PaymentStatus[];

/** The statuses from which a payment may change to `next`. */
export function statusesBefore(next: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((status) => (TRANSITIONS[status] as readonly PaymentStatus[]).includes(next));
}
