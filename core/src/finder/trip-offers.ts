import { addDays, type Day } from '../kigali-time.ts';
import { fromPrice, MAX_GROUP_SIZE, type GroupPrice } from '../prices.ts';
import { advertisedPrices } from '../pricing/advertised-prices.ts';
import { toDollars } from '../pricing/cents.ts';
import { firstBookableDay } from '../pricing/lead-time.ts';
import { priceTour } from '../pricing/price-tour.ts';
import { lastDayOf } from './tour-query.ts';
import type { ListedTour, OpenDeparture } from './tour-results.ts';

/** The number of people and the month; null: any. */
export interface Trip {
  readonly people: number | null;
  /** `2026-12` */
  readonly month: string | null;
}

const GROUP_SIZES = Array.from({ length: MAX_GROUP_SIZE }, (_, index) => index + 1);

/** The maximum number of cached trips, each with the prices of all tours. */
const MAX_TRIPS = 100;

/** By people and month; a weak reference to the tour, so that unlisted tours are freed with their prices. */
type Offers = Map<string, OffersOfTrip>;
type OffersOfTrip = WeakMap<ListedTour, GroupPrice | null>;

/** Prices and departures of tours, each result cached. */
export class TripOffers {
  /** Prices that do not depend on departures. */
  private readonly trips: Offers;
  /** Prices in a month, for tours that are sold only on listed dates. */
  private readonly datedTrips: Offers = new Map();
  private readonly departures: ReadonlyMap<string, readonly OpenDeparture[]>;
  private readonly now: Day;

  /**
   * @param departures the open future ones, by the id of their tour
   * @param before offers whose prices still hold: every order changes the seats, but rarely a price
   */
  constructor(departures: ReadonlyMap<string, readonly OpenDeparture[]>, now: Day, before?: TripOffers) {
    this.departures = departures;
    this.now = now;
    this.trips = before?.now === now ? before.trips : new Map<string, OffersOfTrip>();
  }

  /** Whether a tour can be booked for a month; one without listed dates can, unless it is too soon. */
  departs(tour: ListedTour, { people, month }: Trip): boolean {
    if (month === null) return true;
    if (tour.saleMode === 'departures') return this.daysIn(tour, month, people).length > 0;
    return firstBookableDay(tour, this.now) <= lastDayOf(month);
  }

  /** The lowest price of a trip; without people, for the usual party. Null: not sold online. */
  offerOf(tour: ListedTour, trip: Trip): GroupPrice | null {
    const trips = tour.saleMode === 'departures' && trip.month !== null ? this.datedTrips : this.trips;
    const key = `${trip.people} ${trip.month}`;
    let offers = trips.get(key);
    if (!offers) {
      if (trips.size >= MAX_TRIPS) trips.clear();
      trips.set(key, (offers = new WeakMap<ListedTour, GroupPrice | null>()));
    }
    let offer = offers.get(tour);
    if (offer === undefined) offers.set(tour, (offer = this.lowestPrice(tour, trip)));
    return offer;
  }

  /** The least people that can book a tour online, outside its seasons; 0: only the office books it. */
  smallestGroupOf(tour: ListedTour): number {
    return GROUP_SIZES.find((people) => this.offerOf(tour, { people, month: null })) ?? 0;
  }

  private lowestPrice(tour: ListedTour, trip: Trip): GroupPrice | null {
    const { people } = trip;
    const offers = this.pricedDays(tour, trip).flatMap((travelDate) => {
      if (people === null) return fromPrice(advertisedPrices(tour, travelDate)) ?? [];
      const price = priceTour(tour, { people, days: tour.days, travelDate });
      return 'total' in price && price.total > 0 ? [{ people: price.people, amount: toDollars(price.total) }] : [];
    });
    return offers.sort((a, b) => a.amount - b.amount)[0] ?? null;
  }

  /** Days of a month that cover each of its prices; without a month, the prices outside all seasons. */
  private pricedDays(tour: ListedTour, { people, month }: Trip): (Day | undefined)[] {
    if (month === null || !tour.seasons?.length) return [undefined];
    if (tour.saleMode === 'departures') return this.daysIn(tour, month, people);
    const first = [`${month}-01`, firstBookableDay(tour, this.now)].sort()[1]!;
    const last = lastDayOf(month);
    const changes = tour.seasons.flatMap(({ from, to }) => [from, addDays(to, 1)]);
    return [first, ...changes.filter((day) => first < day && day <= last)];
  }

  private daysIn(tour: ListedTour, month: string, people: number | null): Day[] {
    const open = this.departures.get(tour.id) ?? [];
    const first = firstBookableDay(tour, this.now);
    return open
      .filter(({ startDate }) => startDate.startsWith(month) && startDate >= first)
      .filter(({ seatsLeft }) => (seatsLeft ?? Infinity) >= (people ?? 1))
      .map(({ startDate }) => startDate);
  }
}
