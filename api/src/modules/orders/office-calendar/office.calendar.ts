import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, IsNull, LessThanOrEqual, Repository } from 'typeorm';
import { addDays, daysBetween, isDay, today, type Day } from '@imisozi/core/kigali-time';
import { InvalidBody } from '../../../common/errors/invalid-body.js';
import { DeparturesService } from '../../departures/departures.service.js';
import { ACTIVE_STATUSES } from '../order.departures.js';
import { Order } from '../order.entity.js';
import {
  calendarDeparture,
  calendarTrip,
  type CalendarAnswer,
  type PaymentState,
  type PeopleByPayment,
} from './calendar.view.js';

/** Six weeks: a month with the days around it. */
const MOST_DAYS = 42;
/** No trip on a day of its own takes longer than a year. */
const LONGEST_TRIP = 366;
/** Of each kind in one answer; nobody reads more on one screen. */
const MOST_SHOWN = 1_000;

const NOBODY: PeopleByPayment = { paid: 0, deposit: 0, unpaid: 0 };

/** What of an order the calendar shows. */
const COLUMNS = {
  id: true,
  number: true,
  itemType: true,
  itemTitle: true,
  names: true,
  travelDate: true,
  endDate: true,
  people: true,
  amount: true,
  paid: true,
} as const;

/** Who travels when, for weeks and months (trade 7). */
@Injectable()
export class OfficeCalendar {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly departures: DeparturesService,
  ) {}

  /**
   * Departures, and bookings of trips on days of their own, that take place between two days in Kigali, both included:
   * from today on, and for six weeks, unless told.
   * @throws InvalidBody for what are no days, or more than six weeks
   */
  async between(
    from: unknown = today(),
    to: unknown = isDay(from) && addDays(from, MOST_DAYS - 1),
  ): Promise<CalendarAnswer> {
    if (!isDay(from) || !isDay(to)) throw new InvalidBody(['from and to must be days, such as 2026-11-21']);
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw new InvalidBody(['to must not be before from']);
    if (days > MOST_DAYS) throw new InvalidBody([`The calendar shows at most ${MOST_DAYS} days at a time`]);
    const [departures, trips] = await Promise.all([
      this.departures.between(from, to, MOST_SHOWN + 1),
      this.trips(from, to),
    ]);
    const shown = departures.slice(0, MOST_SHOWN);
    const people = await this.peopleOf(shown.map(({ id }) => id));
    return {
      from,
      to,
      departures: shown.map((row) => calendarDeparture(row, people.get(row.id) ?? NOBODY)),
      trips: trips.slice(0, MOST_SHOWN).map(calendarTrip),
      isCut: departures.length > MOST_SHOWN || trips.length > MOST_SHOWN,
    };
  }

  private trips(from: Day, to: Day): Promise<Order[]> {
    return this.orders.find({
      select: COLUMNS,
      // By the last day first: past trips are behind it, and the bound keeps a look far back from reading all since.
      where: {
        endDate: Between(from, addDays(to, LONGEST_TRIP)),
        travelDate: LessThanOrEqual(to),
        status: In(ACTIVE_STATUSES),
        departureId: IsNull(),
      },
      order: { travelDate: 'ASC', id: 'ASC' },
      take: MOST_SHOWN + 1,
    });
  }

  /** The people of each departure by how far their bookings are paid. */
  private async peopleOf(ids: readonly string[]): Promise<Map<string, PeopleByPayment>> {
    const people = new Map<string, PeopleByPayment>();
    if (ids.length === 0) return people;
    const rows = await this.orders
      .createQueryBuilder('o')
      .select('o.departureId', 'id')
      .addSelect("CASE WHEN o.paid <= 0 THEN 'unpaid' WHEN o.paid < o.amount THEN 'deposit' ELSE 'paid' END", 'payment')
      .addSelect('SUM(o.people)', 'people')
      .where({ departureId: In(ids), status: In(ACTIVE_STATUSES) })
      .groupBy('o.departureId')
      .addGroupBy('payment')
      .getRawMany<{ id: string; payment: PaymentState; people: number | string }>();
    for (const { id, payment, people: count } of rows) {
      people.set(id, { ...(people.get(id) ?? NOBODY), [payment]: Number(count) });
    }
    return people;
  }
}
