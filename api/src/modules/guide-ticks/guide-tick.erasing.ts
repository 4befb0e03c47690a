import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { keptSince, keptSinceTime } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { DeparturesService } from '../departures/departures.service.js';
import { OrderTrips } from '../orders/order.trips.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { GuideTick } from './guide-tick.entity.js';

/** Rows changed at a time: other writers wait only briefly. */
const BATCH = 200;

/** Erases what guides wrote about guests, as long after the trip as is set for it (rules/privacy 15). */
@Injectable()
export class GuideTickErasing {
  constructor(
    @InjectRepository(GuideTick) private readonly ticks: Repository<GuideTick>,
    private readonly orders: OrderTrips,
    private readonly departures: DeparturesService,
    private readonly periods: PeriodsInForce,
  ) {}

  /** Erases the notes of trips that are over, in batches. What was done and when stays with the booking. */
  @EveryInterval('erase notes of guides')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    const day = keptSince('guideNotes', inForce);
    const old = { hasNote: true, createdAt: LessThan(keptSinceTime('guideNotes', inForce)) };
    for (let last: string | undefined = ''; last !== undefined && !stopping?.aborted;) {
      const noted: GuideTick[] = await this.ticks.find({
        where: { ...old, id: MoreThan(last) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      const going = await this.goingOn(day, [...new Set(noted.map(({ tripId }) => tripId))]);
      const over = noted.filter(({ tripId }) => !going.has(tripId)).map(({ id }) => id);
      if (over.length > 0) await this.ticks.update({ id: In(over) }, { note: '', hasNote: false });
      last = noted.length === BATCH ? noted.at(-1)!.id : undefined;
    }
  }

  /** Which trips end on a day or later; one that no longer exists does not. */
  private async goingOn(day: Day, tripIds: readonly string[]): Promise<ReadonlySet<string>> {
    const orders = await this.orders.withIds(tripIds);
    const departures = await this.departures.withIds(tripIds);
    return new Set([
      ...orders.filter(({ endDate, travelDate }) => (endDate ?? travelDate ?? '') >= day).map(({ id }) => id),
      ...departures.filter(({ endDate }) => endDate >= day).map(({ id }) => id),
    ]);
  }
}
