import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { addDays, daysBetween, isDay, today, type Day } from '@imisozi/core/kigali-time';
import type { BusySpan, DaySpan } from '@imisozi/core/operations/clashes';
import { refusal } from '../../platform/errors/refused.js';
import type { Guide } from '../guides/guide.entity.js';
import { GuidesService } from '../guides/guides.service.js';
import { OrderTrips, type OrderOfTrip } from '../orders/order.trips.js';
import type { Vehicle } from '../vehicles/vehicle.entity.js';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import { AssignmentClashes, personAssignable, vehicleAssignable } from './assignment.clashes.js';
import { Assignment } from './assignment.entity.js';
import { tripIdOf } from './assignments.service.js';
import type { AssignedView, OperatedTripView, OperationsAnswer } from './dto/operations.view.js';
import type { OperatedTrip } from './operated-trip.js';
import { OperatedTrips } from './operated.trips.js';

/** Six weeks, as in the calendar. */
const MAX_DAYS = 42;
const A_WEEK = 7;
/** The maximum number of trips of each kind in one response, and of bookings. */
const MAX_SHOWN = 500;
const MAX_ORDERS = 5_000;

/** What has been assigned, with the names of everybody. */
interface Assigned {
  readonly byTrip: ReadonlyMap<string, readonly Assignment[]>;
  readonly guides: ReadonlyMap<string, Guide>;
  readonly vehicles: ReadonlyMap<string, Vehicle>;
}

/** The trips of some days with their guides, drivers and vehicles (rules/operations 7). */
@Injectable()
export class OperationsBoard {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly trips: OperatedTrips,
    private readonly orders: OrderTrips,
    private readonly guides: GuidesService,
    private readonly vehicles: VehiclesService,
    private readonly clashes: AssignmentClashes,
  ) {}

  /**
   * Trips between two days in Kigali, both included; by default of a week from today on.
   * @throws Refused for invalid days, or more than six weeks
   */
  async between(
    from: unknown = today(),
    to: unknown = isDay(from) && addDays(from, A_WEEK - 1),
  ): Promise<OperationsAnswer> {
    if (!isDay(from) || !isDay(to)) throw refusal('days-unreadable');
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw refusal('days-backwards');
    if (days > MAX_DAYS) throw refusal('days-too-many', { max: MAX_DAYS });
    const found = await this.trips.between(from, to, MAX_SHOWN + 1);
    // Departures that nobody has booked need nobody, unless somebody has been assigned.
    const assigned = await this.assignedTo(found);
    const needed = found.filter(({ id, people }) => people > 0 || assigned.byTrip.has(id));
    const shown = needed.slice(0, MAX_SHOWN);
    const departures = shown.flatMap(({ departureId }) => departureId ?? []);
    const [bookings, choices] = await Promise.all([
      this.orders.byDeparture(departures, MAX_ORDERS),
      this.choices(spanOf(shown, { from, to })),
    ]);
    const own = await this.orders.withIds(shown.flatMap(({ orderId }) => orderId ?? []));
    const owned = new Map(own.map((order) => [order.id, [order]]));
    return {
      from,
      to,
      trips: shown.map((trip) => tripView(trip, bookings.get(trip.id) ?? owned.get(trip.id) ?? [], assigned)),
      ...choices,
      isCut: needed.length > MAX_SHOWN,
    };
  }

  /** The assignments of trips, with their guides and vehicles. */
  async assignedTo(trips: readonly Pick<OperatedTrip, 'departureId' | 'orderId'>[]): Promise<Assigned> {
    const departures = trips.flatMap(({ departureId }) => departureId ?? []);
    const orders = trips.flatMap(({ orderId }) => orderId ?? []);
    const where = [
      ...(departures.length > 0 ? [{ departureId: In(departures), releasedAt: IsNull() }] : []),
      ...(orders.length > 0 ? [{ orderId: In(orders), releasedAt: IsNull() }] : []),
    ];
    const rows =
      where.length > 0 ? await this.assignments.find({ where, order: { firstDay: 'ASC', createdAt: 'ASC' } }) : [];
    return {
      byTrip: Map.groupBy(rows, tripIdOf),
      guides: await this.guides.named([
        ...new Set(rows.flatMap((one) => [one.guideId ?? [], one.driverId ?? []].flat())),
      ]),
      vehicles: await this.vehicles.named([...new Set(rows.flatMap((one) => one.vehicleId ?? []))]),
    };
  }

  /** Whom and what there is to assign, with the trips that they have on these days. */
  private async choices(days: DaySpan): Promise<Pick<OperationsAnswer, 'guides' | 'vehicles'>> {
    const guides = await this.guides.choices();
    const vehicles = await this.vehicles.choices();
    const all = [...guides, ...vehicles].map(({ id }) => id);
    const busy = await this.clashes.busy(this.assignments.manager, all, days);
    const busyOf = (id: string): BusySpan[] => busy.get(id) ?? [];
    return {
      guides: guides.map((guide) => ({
        id: guide.id,
        name: guide.names,
        isGuide: guide.isGuide,
        isDriver: guide.isDriver,
        languages: guide.languages,
        ...personAssignable(guide, busyOf(guide.id)),
      })),
      vehicles: vehicles.map((vehicle) => ({
        id: vehicle.id,
        name: vehicle.name,
        plate: vehicle.plate,
        ...vehicleAssignable(vehicle, busyOf(vehicle.id)),
      })),
    };
  }
}

/** The days of all trips: some begin before, and some end after, the days that were asked for. */
function spanOf(trips: readonly DaySpan[], asked: DaySpan): DaySpan {
  const first = (one: Day, other: Day) => (one < other ? one : other);
  const last = (one: Day, other: Day) => (one > other ? one : other);
  return trips.reduce(({ from, to }, trip) => ({ from: first(from, trip.from), to: last(to, trip.to) }), asked);
}

/** A trip of the board, with everybody who is assigned to it. */
export function tripView(trip: OperatedTrip, orders: readonly OrderOfTrip[], assigned: Assigned): OperatedTripView {
  const held = assigned.byTrip.get(trip.id) ?? [];
  const people = (role: 'guide' | 'driver') =>
    held.flatMap((one) => {
      const guide = assigned.guides.get((role === 'guide' ? one.guideId : one.driverId) ?? '');
      const confirmedAt = role === 'guide' ? one.guideConfirmedAt : one.driverConfirmedAt;
      return guide ? [assignedView(one, guide.id, guide.names, guide.phoneNumber, confirmedAt)] : [];
    });
  const vehicles = held.flatMap((one) => {
    const vehicle = assigned.vehicles.get(one.vehicleId ?? '');
    return vehicle ? [assignedView(one, vehicle.id, `${vehicle.name}, ${vehicle.plate}`, null, null)] : [];
  });
  const [guides, drivers] = [people('guide'), people('driver')];
  const seats = vehicles.reduce((sum, { id }) => sum + assigned.vehicles.get(id)!.seats, 0);
  return {
    id: trip.id,
    orderIds: orders.map(({ id }) => id),
    numbers: orders.map(({ number }) => number),
    departureId: trip.departureId,
    tour: trip.tour,
    from: trip.from,
    to: trip.to,
    people: trip.people,
    guide: guides[0] ?? null,
    driver: drivers[0] ?? null,
    vehicle: vehicles[0] ?? null,
    guides,
    drivers,
    vehicles,
    warnings: [
      ...(guides.length === 0 ? ['no-guide' as const] : []),
      ...(drivers.length === 0 ? ['no-driver' as const] : []),
      ...(vehicles.length === 0 ? ['no-vehicle' as const] : []),
      ...(vehicles.length > 0 && seats < trip.people ? ['too-few-seats' as const] : []),
      ...([...guides, ...drivers].some(({ confirmedAt }) => !confirmedAt) ? ['not-confirmed' as const] : []),
      ...(held.some(({ forcedBecause }) => forcedBecause) ? ['forced' as const] : []),
    ],
  };
}

const assignedView = (
  { id: assignmentId, firstDay, lastDay, forcedBecause, note }: Assignment,
  id: string,
  name: string,
  phoneNumber: string | null,
  confirmedAt: Date | null,
): AssignedView => ({
  assignmentId,
  id,
  name,
  phoneNumber,
  from: firstDay,
  to: lastDay,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  forcedBecause,
  note,
});
