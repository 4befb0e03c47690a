import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clashesOf, type Assignable, type BusySpan, type Clash, type DaySpan } from '@imisozi/core/operations/clashes';
import { refused, type Refusal } from '@imisozi/core/refusals/refusal';
import type { Guide } from '../guides/guide.entity.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';
import { Assignment } from './assignment.entity.js';
import { OperatedTrips } from './operated.trips.js';
import type { OperatedTrip } from './operated-trip.js';

/** Who or what is to go on a trip. */
export interface Chosen {
  readonly guide: Guide | null;
  readonly driver: Guide | null;
  readonly vehicle: Vehicle | null;
}

/** The clashes of one of them. */
interface NamedClash {
  readonly who: string;
  readonly clash: Clash;
}

/** A guide or driver as the rules of clashes see them. */
export const personAssignable = (guide: Guide, busy: readonly BusySpan[]): Assignable => ({
  isActive: guide.isActive,
  daysOff: guide.daysOff,
  papers: [{ paper: 'licence', until: guide.licenceUntil }],
  seats: null,
  busy,
});

/** A vehicle, likewise. */
export const vehicleAssignable = (vehicle: Vehicle, busy: readonly BusySpan[]): Assignable => ({
  isActive: vehicle.isActive,
  daysOff: vehicle.daysOff,
  papers: [
    { paper: 'licence', until: vehicle.licenceUntil },
    { paper: 'insurance', until: vehicle.insuranceUntil },
  ],
  seats: vehicle.seats,
  busy,
});

/** Finds what stands against an assignment (rules/operations 4). */
@Injectable()
export class AssignmentClashes {
  constructor(private readonly trips: OperatedTrips) {}

  /** @param there the assignments that the trip has already, of which the vehicles have `seatsThere` */
  async of(
    tx: EntityManager,
    trip: OperatedTrip,
    days: DaySpan,
    { guide, driver, vehicle }: Chosen,
    seatsThere: number,
  ): Promise<NamedClash[]> {
    const people = [...new Map([guide, driver].flatMap((one) => (one ? [[one.id, one] as const] : []))).values()];
    const busy = await this.busy(tx, [...people.map(({ id }) => id), ...(vehicle ? [vehicle.id] : [])], days);
    const wanted = { tripId: trip.id, from: days.from, to: days.to, people: trip.people, seatsThere };
    const named = (who: string, one: Assignable) => clashesOf(one, wanted).map((clash) => ({ who, clash }));
    return [
      ...people.flatMap((one) => named(one.names, personAssignable(one, busy.get(one.id) ?? []))),
      ...(vehicle ? named(vehicle.name, vehicleAssignable(vehicle, busy.get(vehicle.id) ?? [])) : []),
    ];
  }

  /** The trips of guides and vehicles that overlap some days, by the id of the guide or vehicle. */
  async busy(tx: EntityManager, resources: readonly string[], days: DaySpan): Promise<Map<string, BusySpan[]>> {
    const busy = new Map<string, BusySpan[]>();
    if (resources.length === 0) return busy;
    const rows = await tx
      .createQueryBuilder(Assignment, 'a')
      .where('a.releasedAt IS NULL AND a.lastDay >= :from AND a.firstDay <= :to', days)
      .andWhere('(a.guideId IN (:...resources) OR a.driverId IN (:...resources) OR a.vehicleId IN (:...resources))', {
        resources,
      })
      .orderBy({ 'a.firstDay': 'ASC', 'a.id': 'ASC' })
      .getMany();
    const tours = await this.trips.titles(tx, rows);
    for (const { departureId, orderId, guideId, driverId, vehicleId, firstDay, lastDay } of rows) {
      const tripId = (departureId ?? orderId)!;
      const span = { tripId, tour: tours.get(tripId) ?? '', from: firstDay, to: lastDay };
      for (const id of new Set([guideId, driverId, vehicleId])) {
        if (id && resources.includes(id)) busy.set(id, [...(busy.get(id) ?? []), span]);
      }
    }
    return busy;
  }
}

/** The clash as a sentence for the office. */
export function clashRefusal({ who, clash }: NamedClash): Refusal {
  switch (clash.kind) {
    case 'busy':
      return refused('clash-busy', { who, tour: clash.tour, from: clash.from, to: clash.to });
    case 'off':
      return refused('clash-off', { who, from: clash.from, to: clash.to });
    case 'expired':
      return clash.paper === 'licence'
        ? refused('clash-licence', { who, until: clash.until })
        : refused('clash-insurance', { who, until: clash.until });
    case 'seats':
      return refused('clash-seats', { seats: clash.seats, people: clash.people });
    case 'inactive':
      return refused('clash-inactive', { who });
  }
}
