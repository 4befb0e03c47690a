import { catClock, catDate, endOfCatDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { catDay } from '../../texts/reader.js';
import type { Order } from './order.entity.js';

/**
 * True when somebody ordered for a day in Kigali that was over by then. Such an order is taken, because deployed clients
 * swap day and month, but staff must ask for the day (rules/orders 8).
 */
export const isTravelDayPast = ({ needDate, createdAt }: Pick<Order, 'needDate' | 'createdAt'>): boolean =>
  endOfCatDay(needDate) <= createdAt;

export type OfDays = Pick<Order, 'itemType' | 'travelDate' | 'needDate' | 'createdAt'>;

/**
 * The first day of what was ordered; null where no day was chosen. `needDate` is one only of a tour's order that is older than
 * travel dates were kept, and only if it is later than the day of the order (rules/orders 8).
 */
export function travelDayOf({ itemType, travelDate, needDate, createdAt }: OfDays): Day | null {
  if (travelDate) return travelDate;
  return itemType === 'tour' ? (chosenDay(catDate(needDate), catDate(createdAt)) ?? null) : null;
}

/**
 * The day of travel that a deployed client chose (rules/orders 8): that of its `needDate`, if it is later than the day of the
 * order. Its date fields are hidden, so that it sends the moment of the order where nobody chose anything.
 */
export const chosenDay = (needDay: Day | undefined, orderDay: Day): Day | undefined =>
  needDay !== undefined && needDay > orderDay ? needDay : undefined;

/**
 * Whether nobody has chosen a day for a tour yet (rules/orders 8): nothing of it is due by a day, nobody is reminded of it,
 * cancelling it is free, and staff ask the client for a day.
 */
export const isDateMissing = (order: OfDays): boolean => order.itemType === 'tour' && travelDayOf(order) === null;

/** {@link travelDayOf} as its client reads it. */
export function travelDayWritten(order: OfDays): string | null {
  const day = travelDayOf(order);
  return day && catDay(parseCatTime(day)!);
}

/** When a tour begins, if an hour was said with its day; midnight is none (rules/orders 11). */
export function tourStart(order: OfDays): Date | null {
  const { needDate } = order;
  return catDate(needDate) === travelDayOf(order) && catClock(needDate) !== '00:00' ? needDate : null;
}
