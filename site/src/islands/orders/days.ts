import { priceFor } from '@imisozi/core/prices';
import type { Bookable } from '../../lib/bookable';
import { firstDayOf } from './booking-values';

/** What a day of the calendar offers. */
export interface DayOffer {
  readonly kind: 'free' | 'departure' | 'full' | 'closed';
  /** The departure of the day, if there is one. */
  readonly departure?: string;
  readonly seats?: number | null;
  /** US dollars for one of the party; undefined if every day costs the same, or only the office sells it. */
  readonly each?: number | undefined;
}

/** What `item` offers on a day, as `2026-11-21`, to a party of `people`. */
export function offerOn(item: Bookable, day: string, people: number): DayOffer {
  const each = eachOn(item, day, people);
  const departure = item.departures.find((one) => one.day === day);
  if (departure) return { kind: 'departure', departure: departure.id, seats: departure.seats, each };
  const full = item.fullDepartures?.find((one) => one.day === day);
  if (full) return { kind: 'full', departure: full.id };
  return item.isListedOnly || day < firstDayOf(item) ? { kind: 'closed' } : { kind: 'free', each };
}

function eachOn({ dayPrices }: Bookable, day: string, people: number): number | undefined {
  if (!dayPrices) return undefined;
  const season = dayPrices.seasons.find(({ from, to }) => from <= day && day <= to);
  const price = priceFor(season?.prices ?? dayPrices.base, people);
  return price ? Math.round(price / people) : undefined;
}
