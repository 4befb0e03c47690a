import { Injectable } from '@nestjs/common';
import type { Day } from '@imisozi/core/kigali-time';
import type { Actor } from '../audit/actor.js';
import { crewLines, NO_CREW, TripCrews } from '../assignments/trip.crews.js';
import { OrderNotes } from '../timeline/notes/order.notes.js';
import { OrderTravellers } from '../travellers/order.travellers.js';
import type { Order } from '../orders/order.entity.js';
import { OrderTrips } from '../orders/order.trips.js';
import { manifestRow, type ManifestAnswer } from './manifest.view.js';

/** The maximum number of bookings of one day. */
const MAX_SHOWN = 1_000;

/** Who travels on a day (rules/desk 11). */
@Injectable()
export class OrderManifest {
  constructor(
    private readonly trips: OrderTrips,
    private readonly travellers: OrderTravellers,
    private readonly notes: OrderNotes,
    private readonly crews: TripCrews,
  ) {}

  /**
   * The trips that start, are under way or end on a day in Kigali.
   * @param actor is recorded in the audit trail if travellers are named (rules/privacy 2)
   */
  async on(day: Day, actor: Actor): Promise<ManifestAnswer> {
    const orders = await this.trips.onDay(day, MAX_SHOWN);
    const parties = await this.travellers.onManifest(orders, day, actor);
    const notes = await this.notes.openOf(orders.map(({ id }) => id));
    const crews = await this.crews.of(orders);
    const crewOf = ({ id, departureId }: Order) => crewLines(crews.get(departureId ?? id) ?? NO_CREW);
    const rows = orders.map((order) =>
      manifestRow(order, parties.has(order.id) ? parties.get(order.id)! : [], notes.get(order.id) ?? [], crewOf(order)),
    );
    const earlier = rows.filter(({ travelDate }) => travelDate < day);
    return {
      day,
      starting: rows.filter(({ travelDate }) => travelDate === day),
      underWay: earlier.filter(({ endDate }) => endDate > day),
      ending: earlier.filter(({ endDate }) => endDate === day),
    };
  }
}
