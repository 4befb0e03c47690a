import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, isDay, today } from '@imisozi/core/kigali-time';
import { refusal } from '../../../platform/errors/refused.js';
import { crewNames, NO_CREW, TripCrews } from '../../assignments/trip.crews.js';
import { DeparturesService } from '../../departures/departures.service.js';
import { OrderTrips } from '../../orders/order.trips.js';
import { NOBODY_PAYS } from '../../orders/payment-state.js';
import { calendarDeparture, calendarTrip, type CalendarAnswer } from './calendar.view.js';

/** Six weeks: a month with the days around it. */
const MAX_DAYS = 42;
/** The maximum number of entries of each kind in one response. */
const MAX_SHOWN = 1_000;

/** Who travels when, for weeks and months (rules/desk 10). */
@Injectable()
export class OfficeCalendar {
  constructor(
    private readonly trips: OrderTrips,
    private readonly departures: DeparturesService,
    private readonly crews: TripCrews,
  ) {}

  /**
   * Departures, and bookings of trips on days of their own, between two days in Kigali, both included; by default from
   * today on, for six weeks.
   * @throws Refused for invalid days, or more than six weeks
   */
  async between(
    from: unknown = today(),
    to: unknown = isDay(from) && addDays(from, MAX_DAYS - 1),
  ): Promise<CalendarAnswer> {
    if (!isDay(from) || !isDay(to)) throw refusal('days-unreadable');
    const days = daysBetween(from, to) + 1;
    if (days < 1) throw refusal('days-backwards');
    if (days > MAX_DAYS) throw refusal('days-too-many', { max: MAX_DAYS });
    const [departures, trips] = await Promise.all([
      this.departures.between(from, to, MAX_SHOWN + 1),
      this.trips.onOwnDays(from, to, MAX_SHOWN + 1),
    ]);
    const shown = departures.slice(0, MAX_SHOWN);
    const people = await this.trips.peopleByPayment(shown.map(({ id }) => id));
    const crews = await this.crews.of([
      ...shown.map(({ id }) => ({ id, departureId: id })),
      ...trips.slice(0, MAX_SHOWN).map(({ id }) => ({ id, departureId: null })),
    ]);
    const crewOf = (tripId: string) => crewNames(crews.get(tripId) ?? NO_CREW);
    return {
      from,
      to,
      departures: shown.map((row) => calendarDeparture(row, people.get(row.id) ?? NOBODY_PAYS, crewOf(row.id))),
      trips: trips.slice(0, MAX_SHOWN).map((order) => calendarTrip(order, crewOf(order.id))),
      isCut: departures.length > MAX_SHOWN || trips.length > MAX_SHOWN,
    };
  }
}
