import { daysBetween } from '@imisozi/core/kigali-time';
import type { TripQuery } from '@imisozi/core/finder/tour-query';
import { fromPrice, type GroupPrice } from '@imisozi/core/prices';
import { advertisedPrices } from '@imisozi/core/pricing/advertised-prices';
import { bookingOptions, tours } from '../i18n/for-bookings';
import { departures as text } from '../i18n/for-pages';
import type { Departure, TourPage } from './api/types';
import { catMonth, catSpan } from './cat-time';
import { fromText } from './from-price';

/** A departure as a row of the list. */
export interface DepartureRow {
  readonly id: string;
  readonly days: string;
  readonly seats: string;
  readonly label: Departure['label'];
  /** `from $1,820 per person, two sharing`; empty if no price is known. */
  readonly from: string;
}

/** The departures of one month; `name` is `March 2027`. */
export interface DepartureMonth {
  readonly name: string;
  readonly rows: readonly DepartureRow[];
}

/** The availability of a departure as text; the number of seats left is only given when there are few. */
export const seatsText = ({ label, seatsLeft }: Pick<Departure, 'label' | 'seatsLeft'>): string =>
  label === 'few-left' ? bookingOptions.seats({ left: seatsLeft ?? 0 }) : text.labels[label];

/** The number of departures shown at first: a weekly tour has no heavier page than a monthly one. */
const FIRST_SHOWN = 6;

/** The next departures and the requested ones; all departures if none of the next ones can be booked. */
export function nextDepartures(
  departures: readonly Departure[],
  asked: readonly (string | null)[],
): readonly Departure[] {
  const shown = departures.filter(({ id }, index) => index < FIRST_SHOWN || asked.includes(id));
  return shown.some(({ label }) => label !== 'full' && label !== 'closed') ? shown : departures;
}

/** The first departure of a month that has seats for all, by its id; null without a month. */
export function departureIn(departures: readonly Departure[], { people, month }: TripQuery): string | null {
  const found = departures.find(
    ({ startDate, label, seatsLeft }) =>
      month && startDate.startsWith(month) && label !== 'closed' && (seatsLeft ?? Infinity) >= Math.max(1, people ?? 1),
  );
  return found?.id ?? null;
}

/** The departures by month. */
export function departureMonths(tour: TourPage, departures: readonly Departure[]): DepartureMonth[] {
  const byMonth = Map.groupBy(departures, ({ startDate }) => catMonth(startDate));
  return [...byMonth].map(([name, found]) => ({ name, rows: found.map((one) => rowOf(tour, one)) }));
}

const rowOf = (tour: TourPage, departure: Departure): DepartureRow => ({
  id: departure.id,
  days: catSpan(departure.startDate, departure.endDate),
  seats: seatsText(departure),
  label: departure.label,
  from: fromOf(tour, departure),
});

function fromOf(tour: TourPage, departure: Departure): string {
  const offer = departurePrice(tour, departure);
  return offer ? `${tours.from} ${fromText(offer)}` : '';
}

/** The price of the usual party in US dollars, with required extras; null if no price is known. */
export const departurePrice = (tour: TourPage, { startDate, endDate }: Departure): GroupPrice | null =>
  fromPrice(advertisedPrices({ ...tour, days: daysBetween(startDate, endDate) + 1 }, startDate));
