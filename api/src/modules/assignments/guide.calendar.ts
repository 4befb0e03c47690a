import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, Repository } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { Company } from '@imisozi/core/company';
import { calendarOf, type CalendarFile } from '../../common/calendar/calendar-file.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { refusal } from '../../platform/errors/refused.js';
import { inLanguage, texts } from '../../texts/reader.js';
import { GuidesService } from '../guides/guides.service.js';
import { Assignment } from './assignment.entity.js';
import { tripIdOf } from './assignments.service.js';
import { OperatedTrips } from './operated.trips.js';

const DAYS_BACK = 30;
const MAX_ENTRIES = 500;

/** The trips of a guide or driver for a program that follows calendars (rules/operations 8). */
@Injectable()
export class GuideCalendar {
  constructor(
    @InjectRepository(Assignment) private readonly assignments: Repository<Assignment>,
    private readonly guides: GuidesService,
    private readonly trips: OperatedTrips,
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
  ) {}

  /** @throws Refused for an unknown or renewed key, and for someone who is no longer active */
  async file(key: string): Promise<CalendarFile> {
    const guide = await this.guides.byCalendarToken(key);
    if (!guide) throw refusal('guide-calendar-not-found');
    const rows = await this.ofGuide(guide.id);
    const trips = await this.trips.ofAssignments(this.assignments.manager, rows);
    const { hostname } = new URL(this.env.PUBLIC_URL);
    return inLanguage(guide.language, () =>
      calendarOf(
        rows.flatMap((row) => {
          const trip = trips.get(tripIdOf(row));
          if (!trip) return [];
          return {
            uid: `assignment-${row.id}@${hostname}`,
            title: trip.tour,
            times: { firstDay: row.firstDay, lastDay: row.lastDay },
            place: '',
            // Calendars are shared: no names and no phones of guests.
            notes: [texts().papers.fact({ name: texts().facts.people, value: trip.people })],
            url: this.env.PUBLIC_URL,
            status: 'CONFIRMED' as const,
            createdAt: row.createdAt,
            updatedAt: row.updatedAt,
          };
        }),
        'trips',
        this.company,
      ),
    );
  }

  private ofGuide(guideId: string): Promise<Assignment[]> {
    return this.assignments
      .createQueryBuilder('a')
      .where('a.releasedAt IS NULL AND a.lastDay >= :day', { day: addDays(today(), -DAYS_BACK) })
      .andWhere(new Brackets((or) => or.where('a.guideId = :guideId').orWhere('a.driverId = :guideId')), { guideId })
      .orderBy({ 'a.firstDay': 'ASC', 'a.id': 'ASC' })
      .limit(MAX_ENTRIES)
      .getMany();
  }
}
