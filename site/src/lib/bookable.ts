import { catClock, catDate } from '@imisozi/core/kigali-time';
import { groupPrices } from '@imisozi/core/prices';
import type { Event, Tour } from './api/types';

/** What the booking form needs to know about a tour or an event. */
export interface Bookable {
  readonly itemType: 'tour' | 'event';
  readonly itemId: string;
  readonly slug: string;
  /** US dollars for 1 to 5 people; an event has one price, for one. */
  readonly prices: readonly number[];
  /** `07:00`, in Central Africa Time: when a day's journey begins. */
  readonly startTime?: string | undefined;
  /** The date of an event, as `2026-11-21`, which the visitor cannot choose. */
  readonly fixedDate?: string;
}

export const bookableTour = (tour: Tour): Bookable => ({
  itemType: 'tour',
  itemId: tour.id,
  slug: tour.slug,
  prices: groupPrices(tour),
  startTime: /^([01]\d|2[0-3]):[0-5]\d/.exec(tour.departureTime)?.[0],
});

export const bookableEvent = (event: Event): Bookable => ({
  itemType: 'event',
  itemId: event.id,
  slug: event.slug,
  prices: [event.price],
  startTime: catClock(new Date(event.startDate)),
  fixedDate: catDate(new Date(event.startDate)),
});
