/** The allowed changes of an order's status (rules/orders 3). */
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

/** An order that may still take place: it holds or owns seats (rules/departures 2), and uses its promo code. */
export const ACTIVE_STATUSES: readonly OrderStatus[] = ['PENDING', 'APPROVED', 'PAID'];

/** An order that the company has promised: permits and services are bought for it. */
export const CONFIRMED_STATUSES: readonly OrderStatus[] = ['APPROVED', 'PAID'];

/** An order whose client may still have to pay. */
export const UNPAID_STATUSES: readonly OrderStatus[] = ['PENDING', 'APPROVED'];

/** Whether an order may still take place. */
export const goesOn = ({ status }: { readonly status: OrderStatus }): boolean => ACTIVE_STATUSES.includes(status);

/** The statuses from which an order may change to `next`. */
export function statusesBefore(next: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => statusesAfter(status).includes(next));
}

/** The statuses that may follow `status`; empty if it is final. */
export function statusesAfter(status: OrderStatus): readonly OrderStatus[] {
  return TRANSITIONS[status];
}

/** The cancellation reason of an order whose hold had ended (rules/departures 4). */
export const EXPIRED = 'expired';
