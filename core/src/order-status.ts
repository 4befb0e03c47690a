/** Where an order may go from where it is (contract 4). */
const TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED', 'PAID'],
  APPROVED: ['PAID', 'CANCELLED'],
  REJECTED: [],
  CANCELLED: [],
  PAID: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof TRANSITIONS;

export const ORDER_STATUSES = Object.keys(TRANSITIONS) as OrderStatus[];

/** The states an order may be in for `next` to be allowed. */
export function statusesBefore(next: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => statusesAfter(status).includes(next));
}

/** The states that may follow `status`; empty when it is final. */
export function statusesAfter(status: OrderStatus): readonly OrderStatus[] {
  return TRANSITIONS[status];
}

/** The reason of an order that was cancelled because its hold had ended (trade 2). */
export const EXPIRED = 'expired';
