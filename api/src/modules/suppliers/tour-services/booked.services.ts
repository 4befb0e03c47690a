import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays } from '@imisozi/core/kigali-time';
import type { ItineraryDay } from '@imisozi/core/itinerary';
import type { QuoteDay } from '@imisozi/core/quotes/quote-offer';
import { plannedServices, type PlannedService, type ServiceParty } from '@imisozi/core/tour-services';
import type { Order } from '../../orders/order.entity.js';
import { travellersOfOrder } from '../../orders/order.party.js';
import { QuotesService } from '../../quotes/quotes.service.js';
import type { Tour } from '../../tours/tour.entity.js';
import { ToursService } from '../../tours/tours.service.js';
import { TourServices } from './tour.services.js';

/** What the days of a tour ask of suppliers for a booking (rules/suppliers 7). */
@Injectable()
export class BookedServices {
  constructor(
    private readonly services: TourServices,
    private readonly tours: ToursService,
    private readonly quotes: QuotesService,
  ) {}

  /**
   * The services of each state of one order, by day: none for an event, for a trip without a day, and of a supplier
   * whom the company no longer works with.
   */
  async planned(tx: EntityManager, orders: readonly Order[]): Promise<PlannedService[][]> {
    const [order] = orders;
    if (!order || order.itemType !== 'tour') return orders.map(() => []);
    const rules = await this.services.ofTour(tx, order.itemId);
    if (rules.length === 0) return orders.map(() => []);
    const tour = await this.tours.find(order.itemId, tx);
    if (!tour) return orders.map(() => []);
    const accepted = order.source === 'proposal' ? await this.quotes.daysOfOrder(tx, order.id) : null;
    const places = accepted ? placesIn(tour.itinerary, accepted) : null;
    return orders.map((one) =>
      rules.flatMap((rule) => {
        const place = places ? places.get(rule.day) : rule.day - 1;
        const { supplier } = rule;
        if (!one.travelDate || place === undefined || !supplier || supplier.endedAt) return [];
        return plannedServices(rule, supplier, addDays(one.travelDate, place), partyOf(one, tour));
      }),
    );
  }
}

/** Where the days of a tour, from 1, are in the proposal that was made from it, from 0. Each is there once. */
function placesIn(itinerary: readonly ItineraryDay[], days: readonly QuoteDay[]): ReadonlyMap<number, number> {
  const taken = new Set<number>();
  const places = new Map<number, number>();
  for (const [index, { title }] of itinerary.entries()) {
    const place = days.findIndex(({ tourDay }, at) => tourDay === title && !taken.has(at));
    if (place < 0) continue;
    taken.add(place);
    places.set(index + 1, place);
  }
  return places;
}

function partyOf(order: Order, { travellerTypes }: Tour): ServiceParty {
  const counts = Object.entries(travellersOfOrder(order));
  return {
    people: order.people,
    childrenUntil: (age) => {
      const isChild = (code: string) =>
        (travellerTypes ?? []).some((type) => type.code === code && type.maxAge !== undefined && type.maxAge <= age);
      return counts.reduce((sum, [code, count]) => sum + (isChild(code) ? count : 0), 0);
    },
  };
}
