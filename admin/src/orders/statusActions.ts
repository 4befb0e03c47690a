import type { Order, OrderStatus } from '../data/types';

/** The ways on from an order's status: those of rules/orders 3, and cancelling at its cost, which a paid order can be too (rules/cancelling 4). */
export const statusActions = ({ status, nextStatuses }: Order): readonly OrderStatus[] =>
  status === 'PAID' ? [...nextStatuses, 'CANCELLED'] : nextStatuses;
