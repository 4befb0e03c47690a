import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { GuidesService } from '../guides/guides.service.js';
import { AssignedDay } from './assigned-day.entity.js';

/** The work of a guide or driver. */
export interface GuideDays {
  readonly names: string;
  readonly trips: number;
  readonly days: number;
}

/** Sums of assignments for reports (rules/money 16). */
@Injectable()
export class AssignmentFigures {
  constructor(
    @InjectRepository(AssignedDay) private readonly days: Repository<AssignedDay>,
    private readonly guides: GuidesService,
  ) {}

  /** On how many days of a span each guide and driver has a trip, the busiest first. */
  async guideDays([from, to]: readonly [Day, Day], limit: number): Promise<GuideDays[]> {
    const rows = await this.days
      .createQueryBuilder('d')
      .select('d.resourceId', 'id')
      .addSelect('COUNT(DISTINCT d.tripId)', 'trips')
      .addSelect('COUNT(*)', 'days')
      .where('d.day >= :from AND d.day <= :to', { from, to })
      .groupBy('d.resourceId')
      .orderBy('days', 'DESC')
      .addOrderBy('d.resourceId')
      .limit(limit)
      .getRawMany<{ id: string; trips: string; days: string }>();
    // Vehicles have days too, and are no guides.
    const guides = await this.guides.named(rows.map(({ id }) => id));
    return rows.flatMap(({ id, trips, days }) => {
      const guide = guides.get(id);
      return guide ? [{ names: guide.names, trips: Number(trips), days: Number(days) }] : [];
    });
  }
}
