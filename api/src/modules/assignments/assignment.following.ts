import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { addDays, daysBetween } from '@imisozi/core/kigali-time';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { goesOn } from '@imisozi/core/order-status';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { SYSTEM_ACTOR, type Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import {
  DEPARTURE_CANCELLED,
  DEPARTURE_DELETED,
  DEPARTURE_MOVED,
  type DepartureCancelled,
  type DepartureDeleted,
  type DepartureMoved,
} from '../departures/departure.events.js';
import { DeparturesService } from '../departures/departures.service.js';
import { GuidesService } from '../guides/guides.service.js';
import { OrderFollowers } from '../orders/order.followers.js';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import { AssignedDay } from './assigned-day.entity.js';
import { AssignedDays, heldBy, resourcesOf } from './assigned.days.js';
import { AssignmentClashes, type Chosen } from './assignment.clashes.js';
import { Assignment } from './assignment.entity.js';
import { ASSIGNMENTS_FOLLOWED } from './assignment.events.js';
import { auditedState, namesOf } from './assignments.service.js';
import { tripOfDeparture, tripOfOrder, type OperatedTrip } from './operated-trip.js';

/** Lets assignments follow their trips (rules/operations 6). */
@Injectable()
export class AssignmentFollowing {
  constructor(
    private readonly guides: GuidesService,
    private readonly vehicles: VehiclesService,
    private readonly departures: DeparturesService,
    private readonly clashes: AssignmentClashes,
    private readonly days: AssignedDays,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    followers: OrderFollowers,
  ) {
    followers.register(async (tx, order, before, actor) => {
      const earlier = tripOfOrder(before);
      if (earlier) await this.follow(tx, actor, earlier, goesOn(order) ? tripOfOrder(order) : null);
    });
  }

  @OnDomainEvent(DEPARTURE_MOVED, 'assignments')
  async departureMoved(tx: EntityManager, { departure, before }: DepartureMoved): Promise<void> {
    const { tourTitle } = await this.departures.read(tx, departure.id);
    const trip = (one: typeof departure) => tripOfDeparture({ ...one, tourTitle });
    await this.follow(tx, SYSTEM_ACTOR, trip(before), trip(departure));
  }

  @OnDomainEvent(DEPARTURE_CANCELLED, 'assignments')
  departureCancelled(tx: EntityManager, { departure }: DepartureCancelled): Promise<void> {
    return this.departureGone(tx, departure.id);
  }

  @OnDomainEvent(DEPARTURE_DELETED, 'assignments')
  departureDeleted(tx: EntityManager, { departure }: DepartureDeleted): Promise<void> {
    return this.departureGone(tx, departure.id);
  }

  private async departureGone(tx: EntityManager, id: string): Promise<void> {
    await this.follow(tx, SYSTEM_ACTOR, tripOfDeparture(await this.departures.read(tx, id)), null);
  }

  /** @param now null for a trip that no longer takes place */
  private async follow(
    tx: EntityManager,
    actor: Actor,
    earlier: OperatedTrip,
    now: OperatedTrip | null,
  ): Promise<void> {
    if (now && now.from === earlier.from && now.to === earlier.to) return;
    const held = await heldBy(tx, earlier.id);
    if (held.length === 0) return;
    const kept: string[] = [];
    const released: string[] = [];
    // Their days are free while they are moved: the trip's own are no clash.
    await tx.delete(AssignedDay, { tripId: earlier.id, resourceId: In(held.flatMap(resourcesOf)) });
    for (const assignment of held) {
      const chosen = await this.chosen(tx, assignment);
      const days = now && (await this.freeDays(tx, assignment, chosen, earlier, now));
      (days ? kept : released).push(namesOf(chosen));
      await this.write(tx, actor, assignment, days, `${earlier.tour}, ${earlier.from}: ${namesOf(chosen)}`);
    }
    await this.days.settle(tx, earlier.id, [...new Set(held.flatMap(resourcesOf))], true);
    await this.events.publish(tx, ASSIGNMENTS_FOLLOWED, {
      trip: `${earlier.tour}, ${earlier.from}`,
      day: now?.from ?? earlier.from,
      kept,
      released,
    });
  }

  private async chosen(tx: EntityManager, { guideId, driverId, vehicleId }: Assignment): Promise<Chosen> {
    return {
      guide: guideId ? await this.guides.get(guideId, tx) : null,
      driver: driverId ? await this.guides.get(driverId, tx) : null,
      vehicle: vehicleId ? await this.vehicles.get(vehicleId, tx) : null,
    };
  }

  /** The days of an assignment after its trip has moved; null where somebody is not free on them. */
  private async freeDays(
    tx: EntityManager,
    assignment: Assignment,
    chosen: Chosen,
    earlier: OperatedTrip,
    now: OperatedTrip,
  ): Promise<DaySpan | null> {
    const days = movedDays({ from: assignment.firstDay, to: assignment.lastDay }, earlier, now);
    if (!days) return null;
    // Seats are looked at by whoever assigns; a trip that has moved keeps its car.
    const clashes = await this.clashes.of(tx, { ...now, people: 0 }, days, chosen, 0);
    return clashes.length === 0 ? days : null;
  }

  /** @param days null releases it */
  private async write(
    tx: EntityManager,
    actor: Actor,
    assignment: Assignment,
    days: DaySpan | null,
    label: string,
  ): Promise<void> {
    const changes = days
      ? { firstDay: days.from, lastDay: days.to, guideConfirmedAt: null, driverConfirmedAt: null }
      : { releasedAt: new Date() };
    await tx.update(Assignment, { id: assignment.id, releasedAt: IsNull() }, { ...changes, updatedAt: new Date() });
    await this.audit.record(tx, actor, {
      action: days ? 'update' : 'delete',
      resource: 'assignments',
      recordId: assignment.id,
      label,
      before: auditedState(assignment),
      ...(days && { after: auditedState({ ...assignment, ...changes } as Assignment) }),
    });
  }
}

/**
 * The days of an assignment when its trip moves: all of the new days if it had all of the old ones; else as many days
 * after the first as before, as far as the trip still goes. Null if none is left.
 */
export function movedDays(days: DaySpan, earlier: DaySpan, now: DaySpan): DaySpan | null {
  if (days.from <= earlier.from && days.to >= earlier.to) return { from: now.from, to: now.to };
  const shift = daysBetween(earlier.from, now.from);
  const [from, to] = [addDays(days.from, shift), addDays(days.to, shift)];
  const within = { from: from < now.from ? now.from : from, to: to > now.to ? now.to : to };
  return within.from <= within.to ? within : null;
}
