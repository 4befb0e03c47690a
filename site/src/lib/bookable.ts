import { catClock, catDate } from '@imisozi/core/kigali-time';
import { groupPrices, smallestGroup } from '@imisozi/core/prices';
import type { Event, Tour } from './api/types';

/** What the booking form needs to know about a tour or an event. */
export interface Bookable {
  readonly itemType: 'tour' | 'event';
  readonly itemId: string;
  readonly slug: string;
  /** US dollars for 1 to 5 people; an event has one price, for one. */
  readonly prices: readonly number[];
  /** People that the form begins with. */
  readonly people: number;
  /** `07:00`, in Central Africa Time: when a day's journey begins. */
  readonly startTime?: string | undefined;
  /** The date of an event, as `2026-11-21`, which the visitor cannot choose. */
  readonly fixedDate?: string;
}

/** @param people that the visitor looked for tours with; else the smallest group that has a price */
export const bookableTour = (tour: Tour, people = smallestGroup(groupPrices(tour))): Bookable => ({
  itemType: 'tour',
  itemId: tour.id,
  slug: tour.slug,
  prices: groupPrices(tour),
  people,
  startTime: /^([01]\d|2[0-3]):[0-5]\d/.exec(tour.departureTime)?.[0],
});

export const bookableEvent = (event: Event): Bookable => ({
  itemType: 'event',
  itemId: event.id,
  slug: event.slug,
  prices: [event.price],
  people: 1,
  startTime: catClock(new Date(event.startDate)),
  fixedDate: catDate(new Date(event.startDate)),
});
