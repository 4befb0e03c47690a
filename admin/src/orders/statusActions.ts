import type { Order, OrderStatus } from '../data/types';

/** The ways on from an order's status: those of contract 4, and cancelling at its cost, which a paid order can be too (trade 4). */
export const statusActions = ({ status, nextStatuses }: Order): readonly OrderStatus[] =>
  status === 'PAID' ? [...nextStatuses, 'CANCELLED'] : nextStatuses;
