import { useCanAccess } from 'react-admin';
import type { Order, OrderStatus } from '../data/types';

/**
 * Where who is logged in may take an order: along the table of rules/orders 3, and to its cancelling, which a paid one
 * has too (rules/cancelling 4). None for who may not change statuses.
 */
export function useStatusActions({ status, nextStatuses }: Order): readonly OrderStatus[] {
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'tour-bookings', action: 'changeStatus' });
  const { canAccess: mayRefund = false } = useCanAccess({ resource: 'tour-bookings', action: 'refund' });
  if (!mayChange) return [];
  const all: readonly OrderStatus[] = status === 'PAID' ? [...nextStatuses, 'CANCELLED'] : nextStatuses;
  return mayRefund ? all : all.filter((next) => next !== 'REFUNDED');
}
