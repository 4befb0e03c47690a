import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { keptSince } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { Assignment } from './assignment.entity.js';

/** Erases what the office wrote to guides, which may be about guests, as long after the trip as their details. */
@Injectable()
export class AssignmentNoteErasing {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly periods: PeriodsInForce,
  ) {}

  /** Erases the notes of trips that are over (rules/privacy 15). */
  @EveryInterval('erase notes for guides')
  async round(): Promise<void> {
    const over = { lastDay: LessThan(keptSince('guideNotes', await this.periods.get())), note: Not(IsNull()) };
    await this.assignments.update(over, { note: null });
  }
}
