import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@imisozi/core/languages';
import type { Order } from '../orders/order.entity.js';
import { OperationsBoard } from './operations.board.js';

/** Who and what goes along with a booking. */
export interface TripCrew {
  readonly guides: readonly CrewMember[];
  readonly drivers: readonly CrewMember[];
  /** With their plates. */
  readonly vehicles: readonly string[];
}

export interface CrewMember {
  readonly names: string;
  readonly phoneNumber: string;
  /** Empty: none, or no longer active. */
  readonly email: string;
  /** The language of the own page. */
  readonly language: LanguageCode;
}

/** Nobody has been assigned. */
export const NO_CREW: TripCrew = { guides: [], drivers: [], vehicles: [] };

/** Who meets the guests: the guides, or the drivers of a trip without one. */
export const leadersOf = ({ guides, drivers }: TripCrew): readonly CrewMember[] =>
  guides.length > 0 ? guides : drivers;

/** The crew in short lines: `Eric Mugisha, +250 788 300 100`. Who guides and drives stands once. */
export const crewLines = ({ guides, drivers, vehicles }: TripCrew): string[] => [
  ...new Set([...[...guides, ...drivers].map(({ names, phoneNumber }) => `${names}, ${phoneNumber}`), ...vehicles]),
];

/** Names alone, where there is little room. Who guides and drives stands once. */
export const crewNames = ({ guides, drivers, vehicles }: TripCrew): string[] => [
  ...new Set([...[...guides, ...drivers].map(({ names }) => names), ...vehicles]),
];

/** The guides, drivers and vehicles of bookings (rules/operations 12). */
@Injectable()
export class TripCrews {
  constructor(private readonly board: OperationsBoard) {}

  /** Of one booking. */
  async ofOrder(order: Pick<Order, 'id' | 'departureId'>): Promise<TripCrew> {
    return (await this.of([order])).get(order.departureId ?? order.id) ?? NO_CREW;
  }

  /** By the trips' ids: those of departures, and of bookings on days of their own; trips without a crew are left out. */
  async of(orders: readonly Pick<Order, 'id' | 'departureId'>[]): Promise<ReadonlyMap<string, TripCrew>> {
    const departures = [...new Set(orders.flatMap(({ departureId }) => departureId ?? []))];
    const assigned = await this.board.assignedTo([
      ...departures.map((departureId) => ({ departureId, orderId: null })),
      ...orders.filter(({ departureId }) => !departureId).map(({ id }) => ({ departureId: null, orderId: id })),
    ]);
    const person = (id: string | null): CrewMember[] => {
      const guide = assigned.guides.get(id ?? '');
      if (!guide) return [];
      const { names, phoneNumber, email, isActive, language } = guide;
      return [{ names, phoneNumber, email: isActive ? email : '', language }];
    };
    return new Map(
      [...assigned.byTrip].map(([tripId, held]) => [
        tripId,
        {
          guides: held.flatMap(({ guideId }) => person(guideId)),
          drivers: held.flatMap(({ driverId }) => person(driverId)),
          vehicles: held.flatMap(({ vehicleId }) => {
            const vehicle = assigned.vehicles.get(vehicleId ?? '');
            return vehicle ? [`${vehicle.name}, ${vehicle.plate}`] : [];
          }),
        },
      ]),
    );
  }
}
