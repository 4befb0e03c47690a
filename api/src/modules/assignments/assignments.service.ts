import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { daysBetween, type Day } from '@imisozi/core/kigali-time';
import { overlap, type DaySpan } from '@imisozi/core/operations/clashes';
import type { Refusal } from '@imisozi/core/refusals/refusal';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { GuidesService } from '../guides/guides.service.js';
import { VehiclesService } from '../vehicles/vehicles.service.js';
import { AssignedDays, heldBy, resourcesOf } from './assigned.days.js';
import { AssignmentClashes, clashRefusal, type Chosen } from './assignment.clashes.js';
import { Assignment } from './assignment.entity.js';
import type { AssignDto } from './dto/assignment.dto.js';
import type { OperatedTrip } from './operated-trip.js';
import { OperatedTrips } from './operated.trips.js';

const MAX_DAYS = 366;

/** Who has been given what, with everybody's names. */
export interface MadeAssignment {
  readonly assignment: Assignment;
  readonly trip: OperatedTrip;
  readonly chosen: Chosen;
}

/** Gives trips guides, drivers and vehicles, and takes them away (rules/operations 3, 4). */
@Injectable()
export class AssignmentsService {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly transactions: Transactions,
    private readonly trips: OperatedTrips,
    private readonly guides: GuidesService,
    private readonly vehicles: VehiclesService,
    private readonly clashes: AssignmentClashes,
    private readonly days: AssignedDays,
    private readonly audit: AuditService,
  ) {}

  /**
   * Assigns a guide, a driver, a vehicle or several of them.
   * @throws Refused for an unknown trip, guide or vehicle, for days that are not the trip's, and with every clash unless
   * it is forced with a reason
   */
  async assign(actor: Actor, dto: AssignDto): Promise<MadeAssignment> {
    refuseUnclear(dto);
    try {
      return await this.transactions.run((tx) => this.make(tx, actor, dto));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Somebody else has just taken one of the days: looked at again, it is a clash with a name.
      return this.transactions.run((tx) => this.make(tx, actor, dto));
    }
  }

  /**
   * Keeps a note for the guide and the driver; an empty one takes it away, none changes nothing.
   * @throws Refused for an unknown assignment, and for one that was taken away
   */
  tell(actor: Actor, id: string, note: string | undefined): Promise<Assignment> {
    return this.transactions.run(async (tx) => {
      // The write comes first because it locks the row.
      const held = { id, releasedAt: IsNull() };
      const { affected } = await tx.update(Assignment, held, { createdAt: () => 'createdAt' });
      if (affected !== 1) throw refusal('assignment-not-found');
      const before = await tx.findOneByOrFail(Assignment, { id });
      const after = tx.create(Assignment, { ...before, ...(note !== undefined && { note: note || null }) });
      if (after.note === before.note) return before;
      await tx.update(Assignment, held, { note: after.note });
      await this.audit.record(tx, actor, {
        action: 'update',
        resource: 'assignments',
        recordId: id,
        label: await this.labelOf(tx, before),
        before: auditedState(before),
        after: auditedState(after),
      });
      return after;
    });
  }

  /** Takes an assignment away. @throws Refused for an unknown one, and for one that was taken away before */
  release(actor: Actor, id: string): Promise<Assignment> {
    return this.transactions.run(async (tx) => {
      const { affected } = await tx.update(Assignment, { id, releasedAt: IsNull() }, { releasedAt: new Date() });
      if (affected !== 1) throw refusal('assignment-not-found');
      const assignment = await tx.findOneByOrFail(Assignment, { id });
      await this.days.settle(tx, tripIdOf(assignment), resourcesOf(assignment), true);
      await this.audit.record(tx, actor, {
        action: 'delete',
        resource: 'assignments',
        recordId: id,
        label: await this.labelOf(tx, assignment),
        before: auditedState(assignment),
      });
      return assignment;
    });
  }

  /** The assignments of a guide or driver that hold on at least one of these days, by their first day. */
  ofGuide(guideId: string, { from, to }: DaySpan, limit: number): Promise<Assignment[]> {
    return this.assignments
      .createQueryBuilder('a')
      .where('a.releasedAt IS NULL AND a.lastDay >= :from AND a.firstDay <= :to', { from, to })
      .andWhere('(a.guideId = :guideId OR a.driverId = :guideId)', { guideId })
      .orderBy({ 'a.firstDay': 'ASC', 'a.id': 'ASC' })
      .limit(limit)
      .getMany();
  }

  /** Those of these trips that are or once were a guide's or driver's. */
  async tripsEverOf(tx: EntityManager, guideId: string, tripIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (tripIds.length === 0) return new Set();
    const rows = await tx
      .createQueryBuilder(Assignment, 'a')
      .where('(a.guideId = :guideId OR a.driverId = :guideId)', { guideId })
      .andWhere('(a.departureId IN (:...tripIds) OR a.orderId IN (:...tripIds))', { tripIds })
      .getMany();
    return new Set(rows.map(tripIdOf));
  }

  /** A guide or driver has confirmed a trip: the first time counts. */
  async confirm(tx: EntityManager, guideId: string, tripId: string): Promise<void> {
    for (const [role, column] of [
      ['guideId', 'guideConfirmedAt'],
      ['driverId', 'driverConfirmedAt'],
    ] as const) {
      for (const trip of ['departureId', 'orderId'] as const) {
        const where = { [role]: guideId, [trip]: tripId, [column]: IsNull(), releasedAt: IsNull() };
        await tx.update(Assignment, where, { [column]: new Date(), updatedAt: new Date() });
      }
    }
  }

  private async make(tx: EntityManager, actor: Actor, dto: AssignDto): Promise<MadeAssignment> {
    const trip = await this.trips.lock(tx, dto);
    const days = daysOf(dto, trip);
    const chosen = await this.chosen(tx, dto);
    const there = await heldBy(tx, trip.id);
    const same = there.find((one) => isSame(one, dto, days));
    if (same) return { assignment: same, trip, chosen };
    const clashes = await this.clashes.of(tx, trip, days, chosen, await this.seatsOf(tx, there, dto));
    if (clashes.length > 0 && !dto.force) refuseClashes(clashes.map(clashRefusal));
    if (clashes.length > 0 && !dto.reason) throw refusal('force-needs-reason');
    const isForced = clashes.length > 0;
    const assignment = tx.create(Assignment, {
      departureId: trip.departureId,
      orderId: trip.orderId,
      guideId: dto.guideId ?? null,
      driverId: dto.driverId ?? null,
      vehicleId: dto.vehicleId ?? null,
      firstDay: days.from,
      lastDay: days.to,
      forcedBecause: isForced ? dto.reason! : null,
      note: null,
      guideConfirmedAt: null,
      driverConfirmedAt: null,
      releasedAt: null,
    });
    await tx.save(assignment, { reload: false });
    await this.days.settle(tx, trip.id, resourcesOf(assignment), isForced);
    await this.audit.record(tx, actor, {
      action: isForced ? 'force' : 'create',
      resource: 'assignments',
      recordId: assignment.id,
      label: `${trip.tour}, ${trip.from}: ${namesOf(chosen)}`,
      after: auditedState(assignment),
    });
    return { assignment, trip, chosen };
  }

  private async chosen(tx: EntityManager, { guideId, driverId, vehicleId }: AssignDto): Promise<Chosen> {
    const guide = guideId ? await this.guides.get(guideId, tx) : null;
    if (guide && !guide.isGuide) throw refusal('not-a-guide', { who: guide.names });
    const driver = driverId ? await this.guides.get(driverId, tx) : null;
    if (driver && !driver.isDriver) throw refusal('not-a-driver', { who: driver.names });
    return { guide, driver, vehicle: vehicleId ? await this.vehicles.get(vehicleId, tx) : null };
  }

  /** The seats of the vehicles that a trip has, without the one that is to be assigned. */
  private async seatsOf(tx: EntityManager, there: readonly Assignment[], { vehicleId }: AssignDto): Promise<number> {
    const others = [...new Set(there.flatMap((one) => one.vehicleId ?? []))].filter((id) => id !== vehicleId);
    const vehicles = await this.vehicles.named(others, tx);
    return [...vehicles.values()].reduce((sum, { seats }) => sum + seats, 0);
  }

  private async labelOf(tx: EntityManager, assignment: Assignment): Promise<string> {
    const titles = await this.trips.titles(tx, [assignment]);
    return `${titles.get(tripIdOf(assignment)) ?? ''}, ${assignment.firstDay}`;
  }
}

/** The id of the departure or of the order that an assignment is for. */
export const tripIdOf = ({ departureId, orderId }: Pick<Assignment, 'departureId' | 'orderId'>): string =>
  (departureId ?? orderId)!;

/** What the audit trail says of an assignment. */
export const auditedState = ({
  departureId,
  orderId,
  guideId,
  driverId,
  vehicleId,
  firstDay,
  lastDay,
  forcedBecause,
  note,
}: Assignment) => ({ departureId, orderId, guideId, driverId, vehicleId, firstDay, lastDay, forcedBecause, note });

/** Everybody of an assignment, in one line. */
export const namesOf = ({ guide, driver, vehicle }: Chosen): string =>
  [...new Set([guide?.names, driver?.names, vehicle?.name])].filter(Boolean).join(', ');

/** Names every clash: whoever decides must know them all. */
function refuseClashes(clashes: readonly Refusal[]): never {
  throw new Refused(clashes, clashes.map(({ message }) => message).join(' '));
}

function refuseUnclear({ guideId, driverId, vehicleId, departureId, orderId }: AssignDto): void {
  if (!guideId && !driverId && !vehicleId) throw refusal('assignment-empty');
  if (Boolean(departureId) === Boolean(orderId)) throw refusal('assignment-of-one-trip');
}

/** The days of an assignment: those that are asked for, else all of the trip. */
function daysOf({ from, to }: { from?: Day | undefined; to?: Day | undefined }, trip: OperatedTrip): DaySpan {
  const days = { from: from ?? trip.from, to: to ?? trip.to };
  if (days.to < days.from) throw refusal('end-before-start');
  if (!overlap(days, trip)) throw refusal('assignment-elsewhere', { from: trip.from, to: trip.to });
  if (daysBetween(days.from, days.to) >= MAX_DAYS) throw refusal('assignment-too-long', { max: MAX_DAYS });
  return days;
}

/** Whether an assignment that holds says the same already. */
const isSame = (
  one: Assignment,
  { guideId, driverId, vehicleId }: Pick<AssignDto, 'guideId' | 'driverId' | 'vehicleId'>,
  { from, to }: DaySpan,
): boolean =>
  one.guideId === (guideId ?? null) &&
  one.driverId === (driverId ?? null) &&
  one.vehicleId === (vehicleId ?? null) &&
  one.firstDay === from &&
  one.lastDay === to;
