import { useGetList } from 'react-admin';
import type { Order, Payment } from '../data/types';

/** The payment status of an order, from its card payments and from what staff have recorded. */
export type Money = 'paid' | 'partly' | 'owed' | 'kept' | 'refunded' | 'review' | 'open' | 'failed' | 'none';

/** Enough for the card payments of a page of a hundred orders. */
const ALL_PAYMENTS = { page: 1, perPage: 1_000 };
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** The payments of some orders, newest first; undefined while they are loading. */
export function usePaymentsOf(orders: readonly Order[]): readonly Payment[] | undefined {
  const filter = { orderId: orders.map(({ id }) => id) };
  const { data } = useGetList<Payment>(
    'payments',
    { filter, sort: NEWEST_FIRST, pagination: ALL_PAYMENTS },
    { enabled: orders.length > 0 },
  );
  return data;
}

/** Whether an order has ended, so that no money is due. */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CANCELLED' || status === 'REJECTED' || status === 'REFUNDED';

/** The payment status of an order. @param payments newest first, of this order and perhaps of others */
export function moneyOf(order: Order, payments: readonly Payment[]): Money {
  const states = payments.filter(({ orderId }) => orderId === order.id).map(({ status }) => status);
  if (states.includes('REVIEW')) return 'review';
  if (order.isPaid) return 'paid';
  if (order.status === 'REFUNDED') return 'refunded';
  if (hasEnded(order)) return order.refundDue > 0 ? 'owed' : order.paid > 0 ? 'kept' : 'none';
  if (order.paid > 0 && order.balance > 0) return 'partly';
  const [newest] = states;
  if (newest === 'OPEN') return 'open';
  return newest === 'FAILED' ? 'failed' : 'none';
}
