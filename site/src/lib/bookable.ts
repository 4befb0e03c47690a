import { catClock, catDate, today } from '@imisozi/core/kigali-time';
import { advertisedPrices } from '@imisozi/core/pricing/advertised-prices';
import { DAYS_TO_PREPARE, firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { ADULT } from '@imisozi/core/pricing/party';
import type { ExtraCategory } from '@imisozi/core/pricing/price-rules';
import type { CompanyTerms } from '@imisozi/core/pricing/terms';
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
  /** Seats that the visitor can book; null if unlimited, or if seats are reserved for the visitor. */
  readonly seats: number | null;
}

/** A tour or an event as the booking form shows it. */
export interface Bookable {
  readonly itemType: 'tour' | 'event';
  readonly itemId: string;
  readonly slug: string;
  /** `07:00` in Central Africa Time: when the first day starts. */
  readonly startTime?: string | undefined;
  /**
   * US dollars for 1 to 5 people, if the price depends on nothing else; for an event, one price for one person.
   * Undefined if the server prices the booking.
   */
  readonly prices?: readonly number[] | undefined;
  /** When it is paid and what cancelling costs, if the form knows the price. */
  readonly terms?: CompanyTerms | undefined;
  /** The initial number of people. */
  readonly people: number;
  /** The day of an event, as `2026-11-21`, which the visitor cannot change. */
  readonly fixedDate?: string;
  /** How many days ahead the tour must be booked, if it has such a rule. */
  readonly leadDays?: number | undefined;
  /** Whether only the listed dates can be booked. */
  readonly isListedOnly?: true;
  readonly departures: readonly BookableDeparture[];
  /** Departures without free seats, which have a waiting list. */
  readonly fullDepartures?: readonly { readonly id: string; readonly day: string }[];
  /** What 1 to 5 people pay on a day, in US dollars, if the price depends on the season; `to` is included. */
  readonly dayPrices?: {
    readonly base: readonly number[];
    readonly seasons: readonly { readonly from: string; readonly to: string; readonly prices: readonly number[] }[];
  };
  /** The first day of travel that is filled in at first, of the month that the visitor searches for. */
  readonly startDay?: string | undefined;
  /** The departure that is selected at first. */
  readonly chosen?: string | undefined;
  /** The traveller types, if the price depends on them. */
  readonly types: readonly { readonly code: string; readonly label: string; readonly hint?: string | undefined }[];
  readonly extras: readonly {
    readonly code: string;
    readonly label: string;
    readonly cost: string;
    readonly category: ExtraCategory;
    readonly maxQuantity: number;
    /** The traveller types that it is sold to; undefined for all. */
    readonly types?: readonly string[] | undefined;
  }[];
  /** The secret key of a waiting list's offer. */
  readonly waitingKey?: string | undefined;
}

/** Quantity limit of one extra in a form; the office sells more. */
const MAX_IN_FORM = 20;

interface Asked {
  readonly departure?: string | null | undefined;
  readonly waitingKey?: string | null | undefined;
  /** The office's terms. */
  readonly terms?: CompanyTerms | undefined;
  /** The number of people in the visitor's search; without one, the smallest group that has a price. */
  readonly people?: number | undefined;
  /** The month of the visitor's search, as `2026-12`. */
  readonly month?: string | undefined;
}

/** Whether the price depends only on the number of people, so that the form needs no price from the server. */
const hasGroupPricesOnly = (tour: TourPage, departures: readonly Departure[]): boolean =>
  tour.saleMode === 'any-date' &&
  tour.leadDays === 0 &&
  tour.terms === null &&
  [departures, tour.seasons, tour.largeGroups, tour.travellerTypes, tour.extras].every((list) => list.length === 0);

/** A tour as its booking form shows it. Seats reserved for the visitor can be booked when no others are left. */
export function bookableTour(
  tour: TourPage,
  departures: readonly Departure[],
  { departure, waitingKey, terms, people = smallestGroup(groupPrices(tour)), month }: Asked,
): Bookable {
  const sold = {
    itemType: 'tour',
    itemId: tour.id,
    slug: tour.slug,
    people,
    startDay: month && firstDayIn(month, tour.leadDays),
    startTime: /^([01]\d|2[0-3]):[0-5]\d/.exec(tour.departureTime)?.[0],
  } as const;
  if (hasGroupPricesOnly(tour, departures)) return { ...sold, ...UNDATED, prices: groupPrices(tour), terms };
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
    fullDepartures: departures.filter(({ label }) => label === 'full').map(({ id, startDate: day }) => ({ id, day })),
    ...dayPricesOf(tour),
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
        ...extraText(tour, extra),
        category: extra.category,
        maxQuantity: Math.min(extra.maxQuantity ?? MAX_IN_FORM, MAX_IN_FORM),
        ...(extra.for && { types: extra.for }),
      })),
    ...(waitingKey && { waitingKey }),
  };
}

/** The first day of a month that can be booked; undefined if none can. */
function firstDayIn(month: string, leadDays: number): string | undefined {
  const day = [`${month}-01`, firstBookableDay({ leadDays: leadDays || DAYS_TO_PREPARE }, today())].sort()[1]!;
  return day.startsWith(month) ? day : undefined;
}

/** The prices by season from today, with required extras; nothing for a tour that costs the same on every day. */
function dayPricesOf(tour: TourPage): Pick<Bookable, 'dayPrices'> {
  const seasons = tour.seasons.filter(({ to }) => to >= today());
  if (seasons.length === 0) return {};
  const priced = { ...tour, days: tour.itenerary.length };
  return {
    dayPrices: {
      base: groupPrices(advertisedPrices(priced)),
      seasons: seasons.map(({ from, to }) => ({ from, to, prices: groupPrices(advertisedPrices(priced, from)) })),
    },
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

/** `from 12 to 17 years`; undefined without limits. */
function agesText(from: number | undefined, to: number | undefined): string | undefined {
  const { ages } = text;
  if (from === undefined) return to === undefined ? undefined : ages.upTo({ to });
  return to === undefined ? ages.from({ from }) : ages.between({ from, to });
}
