import { Injectable } from '@nestjs/common';
import type { Day } from '@imisozi/core/kigali-time';
import { OrderTrips, type PickedUpOrder } from '../orders/order.trips.js';
import { pickUpTimeOf } from '../orders/order.travel-day.js';
import { ToursService } from '../tours/tours.service.js';
import type { DayTripsView, DayTripView } from './dto/day-trip.view.js';
import type { OperatedTrip } from './operated-trip.js';
import { OperatedTrips } from './operated.trips.js';
import { OperationsBoard, tripView } from './operations.board.js';

/** Trips of each kind that are counted, and bookings that are read. */
const MAX_TRIPS = 100;
const MAX_ORDERS = 500;
const SHOWN_TRIPS = 8;
const SHOWN_PICK_UPS = 3;
/** After every time of a clock. */
const WITHOUT_TIME = '~';

type PickUp = DayTripView['pickUps'][number];

/** The trips of one day in short: where guests are picked up, and who is missing (rules/operations 7). */
@Injectable()
export class DayTrips {
  constructor(
    private readonly trips: OperatedTrips,
    private readonly board: OperationsBoard,
    private readonly orders: OrderTrips,
    private readonly tours: ToursService,
  ) {}

  /** Trips that begin, are under way or end on a day in Kigali; departures that nobody has booked as on the board. */
  async on(day: Day): Promise<DayTripsView> {
    const found = await this.trips.between(day, day, MAX_TRIPS);
    const assigned = await this.board.assignedTo(found);
    const trips = found.filter(({ id, people }) => people > 0 || assigned.byTrip.has(id));
    const pickUps = await this.pickUps(trips.filter(({ from }) => from === day));
    const rows = trips.map((trip) => dayTrip(trip, tripView(trip, [], assigned), pickUps.get(trip.id) ?? []));
    return {
      total: rows.length,
      incomplete: rows.filter(({ missing }) => missing.length > 0).length,
      first: rows
        .toSorted((one, other) => compared(one, day).localeCompare(compared(other, day)))
        .slice(0, SHOWN_TRIPS),
    };
  }

  /** The pick-ups of trips by the trips' ids, the earliest first. */
  private async pickUps(trips: readonly OperatedTrip[]): Promise<ReadonlyMap<string, readonly PickUp[]>> {
    const orders = await this.orders.pickUpsOf(
      trips.flatMap(({ departureId }) => departureId ?? []),
      trips.flatMap(({ orderId }) => orderId ?? []),
      MAX_ORDERS,
    );
    const times = await this.tours.departureTimes(orders.map(({ itemId }) => itemId));
    const byTrip = Map.groupBy(orders, ({ id, departureId }) => departureId ?? id);
    return new Map(
      [...byTrip].map(([tripId, some]) => [
        tripId,
        some
          .map((order) => pickUp(order, times.get(order.itemId)))
          .sort((one, other) => timeOf(one).localeCompare(timeOf(other))),
      ]),
    );
  }
}

const pickUp = (order: PickedUpOrder, departureTime: string | undefined): PickUp => ({
  orderId: order.id,
  number: order.number,
  time: pickUpTimeOf(order, departureTime),
  place: order.location,
});

const timeOf = (one: PickUp | undefined): string => one?.time || WITHOUT_TIME;

/** Those that begin come first, by time. */
const compared = ({ from, pickUps, tour, id }: DayTripView, day: Day): string =>
  `${from === day ? 0 : 1} ${timeOf(pickUps[0])} ${tour} ${id}`;

const dayTrip = (
  { id, tour, from, to, people }: OperatedTrip,
  { warnings }: ReturnType<typeof tripView>,
  pickUps: readonly PickUp[],
): DayTripView => ({
  ...{ id, tour, from, to, people },
  pickUps: pickUps.slice(0, SHOWN_PICK_UPS),
  morePickUps: Math.max(0, pickUps.length - SHOWN_PICK_UPS),
  missing: (['guide', 'driver', 'vehicle'] as const).filter((place) => warnings.includes(`no-${place}`)),
});
