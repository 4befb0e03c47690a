import { catClock, catDate, endOfCatDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { catDay } from '../../texts/reader.js';
import type { Order } from './order.entity.js';

/**
 * True if the ordered day was already over in Kigali. Such an order is accepted, because deployed clients swap day and
 * month, but staff must ask for the day (rules/orders 8).
 */
export const isTravelDayPast = ({ needDate, createdAt }: Pick<Order, 'needDate' | 'createdAt'>): boolean =>
  endOfCatDay(needDate) <= createdAt;

export type OfDays = Pick<Order, 'itemType' | 'travelDate' | 'needDate' | 'createdAt'>;

/**
 * The first day of the trip or event; null if no day was chosen. `needDate` counts only for a tour order older than the
 * column for travel dates, and only if it is later than the day of the order (rules/orders 8).
 */
export function travelDayOf({ itemType, travelDate, needDate, createdAt }: OfDays): Day | null {
  if (travelDate) return travelDate;
  return itemType === 'tour' ? (chosenDay(catDate(needDate), catDate(createdAt)) ?? null) : null;
}

/**
 * The day of travel that a deployed client chose (rules/orders 8): the day of its `needDate`, if that is later than the
 * day of the order. Its date fields are hidden: it sends the moment of the order if no day was chosen.
 */
export const chosenDay = (needDay: Day | undefined, orderDay: Day): Day | undefined =>
  needDay !== undefined && needDay > orderDay ? needDay : undefined;

/**
 * Whether no day has been chosen for a tour yet (rules/orders 8): nothing of it is due by a day, no reminder is sent,
 * cancelling it is free, and staff ask the client for a day.
 */
export const isDateMissing = (order: OfDays): boolean => order.itemType === 'tour' && travelDayOf(order) === null;

/** {@link travelDayOf} in the reader's format. */
export function travelDayWritten(order: OfDays): string | null {
  const day = travelDayOf(order);
  return day && catDay(parseCatTime(day)!);
}

/** When a tour begins, if a time was given with its day; midnight means none (rules/orders 11). */
export function tourStart(order: OfDays): Date | null {
  const { needDate } = order;
  return catDate(needDate) === travelDayOf(order) && catClock(needDate) !== '00:00' ? needDate : null;
}

/**
 * When the guests of a tour are picked up on its first day, `06:00`: the time of the booking, else the tour's; empty where
 * neither is known.
 */
export function pickUpTimeOf(order: OfDays, tourDepartureTime = ''): string {
  const start = tourStart(order);
  return start ? catClock(start) : tourDepartureTime;
}
