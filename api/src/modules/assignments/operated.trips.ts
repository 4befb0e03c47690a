import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { goesOn } from '@imisozi/core/order-status';
import { refusal } from '../../platform/errors/refused.js';
import { DepartureSeats } from '../departures/departure.seats.js';
import { DeparturesService } from '../departures/departures.service.js';
import { lockOrder } from '../orders/order.records.js';
import { OrderTrips } from '../orders/order.trips.js';
import type { Assignment } from './assignment.entity.js';
import { tripOfDeparture, tripOfOrder, type OperatedTrip } from './operated-trip.js';

const unknown = () => refusal('trip-not-found');

/** Departures and bookings on days of their own, as trips that are operated. */
@Injectable()
export class OperatedTrips {
  constructor(
    private readonly orderTrips: OrderTrips,
    private readonly departures: DeparturesService,
    private readonly seats: DepartureSeats,
  ) {}

  /**
   * Locks a trip, so that it neither moves nor ends before the transaction does. A booking on a departure stands for the
   * whole departure.
   * @throws Refused for one that is unknown, has no day, or does not take place
   */
  async lock(tx: EntityManager, { departureId, orderId }: TripReference): Promise<OperatedTrip> {
    if (!orderId) return this.lockDeparture(tx, departureId!);
    const order = await lockOrder(tx, orderId);
    if (!goesOn(order)) throw unknown();
    if (order.departureId) return this.lockDeparture(tx, order.departureId);
    const trip = tripOfOrder(order);
    if (!trip) throw unknown();
    return trip;
  }

  /** Trips that take place on at least one of these days, by their first day. @param most of each kind */
  async between(from: Day, to: Day, most: number): Promise<OperatedTrip[]> {
    const [departures, orders] = await Promise.all([
      this.departures.between(from, to, most),
      this.orderTrips.onOwnDays(from, to, most),
    ]);
    return [
      ...departures.map(tripOfDeparture),
      ...orders.flatMap((order) => tripOfOrder({ ...order, departureId: null }) ?? []),
    ].sort((one, other) => one.from.localeCompare(other.from) || one.tour.localeCompare(other.tour));
  }

  /** The titles of the trips of assignments, by the trips' ids. */
  async titles(tx: EntityManager, assignments: readonly Pick<Assignment, 'departureId' | 'orderId'>[]) {
    const [departures, orders] = await this.read(tx, assignments);
    return new Map([
      ...departures.map(({ id, tourTitle }) => [id, tourTitle] as const),
      ...orders.map(({ id, itemTitle }) => [id, itemTitle] as const),
    ]);
  }

  /** The trips of assignments that still take place, by their ids. */
  async ofAssignments(
    tx: EntityManager | undefined,
    assignments: readonly Pick<Assignment, 'departureId' | 'orderId'>[],
  ): Promise<Map<string, OperatedTrip>> {
    const [departures, orders] = await this.read(tx, assignments);
    const trips = [
      ...departures.filter(({ state }) => state !== 'CANCELLED').map(tripOfDeparture),
      ...orders.filter(goesOn).flatMap((order) => tripOfOrder(order) ?? []),
    ];
    return new Map(trips.map((trip) => [trip.id, trip]));
  }

  private async read(
    tx: EntityManager | undefined,
    assignments: readonly Pick<Assignment, 'departureId' | 'orderId'>[],
  ) {
    const ids = (of: 'departureId' | 'orderId') => [...new Set(assignments.flatMap((one) => one[of] ?? []))];
    const departures = await this.departures.withIds(ids('departureId'), tx);
    return [departures, await this.orderTrips.withIds(ids('orderId'), tx)] as const;
  }

  private async lockDeparture(tx: EntityManager, id: string): Promise<OperatedTrip> {
    const locked = await this.seats.lock(tx, id);
    if (!locked || locked.state === 'CANCELLED') throw unknown();
    return tripOfDeparture(await this.departures.read(tx, id));
  }
}

/** A trip as a call names it: one of the two. */
export interface TripReference {
  readonly departureId?: string | null | undefined;
  readonly orderId?: string | null | undefined;
}
