import { useCanAccess } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';

/**
 * The statuses that the user may set for an order: those of the table in rules/orders 3, and CANCELLED, also for a paid
 * order (rules/cancelling 4). Empty for users who may not change statuses.
 */
export function useStatusActions({ status, nextStatuses }: Order): readonly OrderStatus[] {
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'tour-bookings', action: 'refund' });
  if (!mayChange) return [];
  const all: readonly OrderStatus[] = status === 'PAID' ? [...nextStatuses, 'CANCELLED'] : nextStatuses;
  return mayRefund ? all : all.filter((next) => next !== 'REFUNDED');
}
