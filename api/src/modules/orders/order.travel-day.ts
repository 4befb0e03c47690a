import { endOfCatDay } from '@imisozi/core/kigali-time';
import type { Order } from './order.entity.js';

/**
 * True when somebody ordered for a day in Kigali that was over by then. Such an order is taken, because deployed clients
 * swap day and month, but staff must ask for the day (contract 4).
 */
export const isTravelDayPast = ({ needDate, createdAt }: Pick<Order, 'needDate' | 'createdAt'>): boolean =>
  endOfCatDay(needDate) <= createdAt;
