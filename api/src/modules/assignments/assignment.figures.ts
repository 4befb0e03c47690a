import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { Guide } from '../guides/guide.entity.js';
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
  constructor(@InjectRepository(AssignedDay) private readonly days: Repository<AssignedDay>) {}

  /** On how many days of a span each guide and driver has a trip, the busiest first. */
  async guideDays([from, to]: readonly [Day, Day], limit: number): Promise<GuideDays[]> {
    const rows = await this.days
      .createQueryBuilder('d')
      .innerJoin(Guide, 'g', 'g.id = d.resourceId')
      .select('g.names', 'names')
      .addSelect('COUNT(DISTINCT d.tripId)', 'trips')
      .addSelect('COUNT(*)', 'days')
      .where('d.day >= :from AND d.day <= :to', { from, to })
      .groupBy('g.id')
      .orderBy('days', 'DESC')
      .addOrderBy('g.names')
      .limit(limit)
      .getRawMany<{ names: string; trips: string; days: string }>();
    return rows.map(({ names, trips, days }) => ({ names, trips: Number(trips), days: Number(days) }));
  }
}
