import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { endOfCatDay } from '@imisozi/core/kigali-time';
import { Order } from './order.entity.js';
import type { OrderStatus } from '@imisozi/core/order-status';

/** What may still take place. */
export const GOING_AHEAD: readonly OrderStatus[] = ['PENDING', 'APPROVED', 'PAID'];

/** Midnight in Kigali at the beginning of today. */
export const startOfToday = (): Date => endOfCatDay(new Date(), -1);

/** How many orders of a tour or event somebody still has to see to, or have a paid journey ahead. */
export const countOpenOrders = (database: EntityManager, itemId: string): Promise<number> =>
  database.count(Order, {
    where: [
      { itemId, status: In(['PENDING', 'APPROVED'] satisfies OrderStatus[]) },
      { itemId, status: 'PAID', needDate: MoreThanOrEqual(startOfToday()) },
    ],
  });

/** What an answer adds when a tour or event is deleted that people have booked. */
export const keptOrders = (count: number): string =>
  count === 0 ? '' : ` ${count} open ${count === 1 ? 'booking keeps' : 'bookings keep'} its title.`;
