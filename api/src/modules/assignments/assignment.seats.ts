import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { goesOn } from '@imisozi/core/order-status';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { DeparturesService } from '../departures/departures.service.js';
import { ORDER_CREATED, type OrderCreated } from '../orders/order.events.js';
import type { Order } from '../orders/order.entity.js';
import { OrderFollowers } from '../orders/order.followers.js';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import { heldBy } from './assigned.days.js';
import { TRIP_OUTGROWN } from './assignment.events.js';
import { tripOfDeparture, tripOfOrder, type OperatedTrip } from './operated-trip.js';

/** Tells the office when a booking makes a trip larger than its vehicles (rules/operations 6). */
@Injectable()
export class AssignmentSeats {
  constructor(
    private readonly vehicles: VehiclesService,
    private readonly departures: DeparturesService,
    private readonly events: DomainEvents,
    followers: OrderFollowers,
  ) {
    followers.register((tx, order, before) => {
      const wasThere = goesOn(before) && before.departureId === order.departureId;
      return this.grown(tx, order, order.people - (wasThere ? before.people : 0));
    });
  }

  @OnDomainEvent(ORDER_CREATED, 'assignments')
  orderCreated(tx: EntityManager, { order }: OrderCreated): Promise<void> {
    return this.grown(tx, order, order.people);
  }

  /** @param more the people who are new on the trip: it is told once, by those with whom it outgrows its vehicles */
  private async grown(tx: EntityManager, order: Order, more: number): Promise<void> {
    if (more <= 0 || !goesOn(order)) return;
    const held = await heldBy(tx, order.departureId ?? order.id);
    const ids = held.flatMap(({ vehicleId }) => vehicleId ?? []);
    if (ids.length === 0) return;
    const trip = await this.tripOf(tx, order);
    if (!trip) return;
    let seats = 0;
    for (const id of ids) seats += (await this.vehicles.get(id, tx)).seats;
    const { people } = trip;
    if (people <= seats || people - more > seats) return;
    await this.events.publish(tx, TRIP_OUTGROWN, { trip: `${trip.tour}, ${trip.from}`, day: trip.from, people, seats });
  }

  private async tripOf(tx: EntityManager, order: Order): Promise<OperatedTrip | null> {
    return order.departureId ? tripOfDeparture(await this.departures.read(tx, order.departureId)) : tripOfOrder(order);
  }
}
