import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { keptSince } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { FormerGuides } from '../guides/former.guides.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { Assignment } from './assignment.entity.js';

const BATCH = 100;

/** Erases the records of guides and drivers once their time is over (rules/privacy 15). */
@Injectable()
export class GuideErasing {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly former: FormerGuides,
    private readonly periods: PeriodsInForce,
  ) {}

  /** Erases those whose time is over, each in a transaction of its own; what they did stays with the trips. */
  @EveryInterval('erase former guides')
  async round(stopping?: AbortSignal): Promise<void> {
    const day = keptSince('formerGuides', await this.periods.get());
    for (let last: string | undefined = ''; last !== undefined && !stopping?.aborted;) {
      const ids: string[] = await this.former.since(day, last, BATCH);
      const onTrips = await this.onTripsSince(day, ids);
      for (const id of ids) if (!onTrips.has(id)) await this.former.erase(id, day);
      last = ids.length === BATCH ? ids.at(-1) : undefined;
    }
  }

  /** Which of them had a trip that ended on a day or later. */
  private async onTripsSince(day: Day, ids: string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const ended = { lastDay: MoreThanOrEqual(day) };
    const trips = await this.assignments.find({
      select: { id: true, guideId: true, driverId: true },
      where: [
        { guideId: In(ids), ...ended },
        { driverId: In(ids), ...ended },
      ],
    });
    return new Set(trips.flatMap(({ guideId, driverId }) => [guideId, driverId].filter((id) => id !== null)));
  }
}
