import { catClock, catDate } from '@imisozi/core/kigali-time';
import { ADULT } from '@imisozi/core/pricing/party';
import { groupPrices, smallestGroup } from '@imisozi/core/prices';
import { bookingOptions as text } from '../i18n/for-bookings';
import type { Departure, Event, TourPage } from './api/types';
import { catSpan } from './cat-time';
import { seatsText } from './departures';
import { extraText } from './extra-text';

/** A departure that can be booked. */
interface BookableDeparture {
  readonly id: string;
  readonly day: string;
  readonly text: string;
  /** Seats that the visitor can have; null: any number, or those that are kept for the visitor. */
  readonly seats: number | null;
}

/** What the booking form needs to know about a tour or an event; ready to be shown. */
export interface Bookable {
  readonly itemType: 'tour' | 'event';
  readonly itemId: string;
  readonly slug: string;
  /** `07:00`, in Central Africa Time: when a day's journey begins. */
  readonly startTime?: string | undefined;
  /**
   * US dollars for 1 to 5 people, where nothing else decides on the price; an event has one, for one. Undefined: the
   * server prices what is chosen.
   */
  readonly prices?: readonly number[] | undefined;
  /** People that the form begins with. */
  readonly people: number;
  /** The date of an event, as `2026-11-21`, which the visitor cannot choose. */
  readonly fixedDate?: string;
  /** Days before its first day on which it can be booked, at the latest, where its tour asks for some. */
  readonly leadDays?: number | undefined;
  /** Whether only the listed dates can be booked. */
  readonly isListedOnly?: true;
  readonly departures: readonly BookableDeparture[];
  /** The departure that the visitor has chosen, or the first. */
  readonly chosen?: string | undefined;
  /** Who may travel, where the price depends on it. */
  readonly types: readonly { readonly code: string; readonly label: string; readonly hint?: string | undefined }[];
  readonly extras: readonly {
    readonly code: string;
    readonly label: string;
    readonly most: number;
    /** Traveller types that it is for, where it is not for all. */
    readonly types?: readonly string[] | undefined;
  }[];
  /** The secret of an offer to who waited for seats. */
  readonly waitingKey?: string | undefined;
}

/** Of one extra in a form; the office sells more. */
const MAX_IN_FORM = 20;

interface Asked {
  readonly departure?: string | null | undefined;
  readonly waitingKey?: string | null | undefined;
  /** The people that the visitor looked for tours with; else the smallest group that has a price. */
  readonly people?: number | undefined;
}

/** Whether a tour has its five prices on any day, and nothing else that a booking says changes them. */
const hasGroupPricesOnly = (tour: TourPage, departures: readonly Departure[]): boolean =>
  tour.saleMode === 'any-date' &&
  tour.leadDays === 0 &&
  tour.terms === null &&
  [departures, tour.seasons, tour.largeGroups, tour.travellerTypes, tour.extras].every((list) => list.length === 0);

/** The tour as its form shows it. Seats that are kept for the visitor can be booked when no others are left. */
export function bookableTour(
  tour: TourPage,
  departures: readonly Departure[],
  { departure, waitingKey, people = smallestGroup(groupPrices(tour)) }: Asked,
): Bookable {
  const sold = {
    itemType: 'tour',
    itemId: tour.id,
    slug: tour.slug,
    people,
    startTime: /^([01]\d|2[0-3]):[0-5]\d/.exec(tour.departureTime)?.[0],
  } as const;
  if (hasGroupPricesOnly(tour, departures)) return { ...sold, ...UNDATED, prices: groupPrices(tour) };
  const onSale = departures.filter(
    ({ id, label }) => label !== 'closed' && (label !== 'full' || (waitingKey && id === departure)),
  );
  const isListedOnly = tour.saleMode === 'departures';
  const chosen = onSale.find(({ id }) => id === departure)?.id;
  return {
    ...sold,
    ...(isListedOnly && { isListedOnly }),
    ...(tour.leadDays > 0 && !isListedOnly && { leadDays: tour.leadDays }),
    departures: onSale.map(({ id, startDate: day, endDate, ...found }) => ({
      ...{ id, day, seats: waitingKey && id === departure ? null : found.seatsLeft },
      text: `${catSpan(day, endDate)} ${day.slice(0, 4)}: ${seatsText(found)}`,
    })),
    chosen: chosen ?? (isListedOnly ? onSale[0]?.id : undefined),
    types: [
      { code: ADULT, label: text.adult },
      ...tour.travellerTypes.map(({ code, label, minAge, maxAge }) => ({
        code,
        label,
        hint: agesText(minAge, maxAge),
      })),
    ],
    extras: tour.extras
      .filter(({ required }) => !required)
      .map((extra) => ({
        code: extra.code,
        label: extraText(tour, extra),
        most: Math.min(extra.maxQuantity ?? MAX_IN_FORM, MAX_IN_FORM),
        ...(extra.for && { types: extra.for }),
      })),
    ...(waitingKey && { waitingKey }),
  };
}

const UNDATED = { departures: [], types: [], extras: [] } as const;

export const bookableEvent = (event: Event): Bookable => ({
  ...UNDATED,
  itemType: 'event',
  itemId: event.id,
  slug: event.slug,
  prices: [event.price],
  people: 1,
  startTime: catClock(new Date(event.startDate)),
  fixedDate: catDate(new Date(event.startDate)),
});

/** `from 12 to 17 years`; undefined for everybody. */
function agesText(from: number | undefined, to: number | undefined): string | undefined {
  const { ages } = text;
  if (from === undefined) return to === undefined ? undefined : ages.upTo({ to });
  return to === undefined ? ages.from({ from }) : ages.between({ from, to });
}
