import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, LessThanOrEqual, MoreThanOrEqual, Not, Repository, type EntityManager } from 'typeorm';
import { DEPARTURE_STATES, seatsLeft } from '@imisozi/core/departures';
import { isDay, today, type Day } from '@imisozi/core/kigali-time';
import { firstBookableDay } from '@imisozi/core/pricing/lead-time';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Audience } from '../../platform/auth/audience.js';
import { refusal } from '../../platform/errors/refused.js';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import { insertAll } from '../../platform/database/gathered-writes.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { departureFilter } from './departure.filter.js';
import { Departure } from './departure.entity.js';
import { DEPARTURE_DELETED, DEPARTURE_MOVED } from './departure.events.js';
import { departureTags } from './departure.tag.js';
import { lastDay, repeatedDays } from './departure.repetition.js';
import type { CreateDepartureDto, UpdateDepartureDto } from './dto/departure.dto.js';
import { departureRow, type DepartureRow } from './dto/departure.view.js';
import { WaitingOffers } from './waiting/waiting.offers.js';

/** The maximum number of departures for a visitor; more than a year of daily ones. */
const MAX_SHOWN = 400;
/** The maximum for all tours together, in a year. */
const MAX_OPEN = 20_000;
const LAST_DAY: Day = '2999-12-31';

const LIST: ListDefinition = {
  resource: 'departures',
  equals: ['tourId'],
  choices: { state: DEPARTURE_STATES },
  ranges: ['startDate', 'endDate', 'taken', 'createdAt'],
  sortable: ['startDate', 'endDate', 'capacity', 'taken', 'state', 'createdAt'],
};

const unknown = () => refusal('departure-not-found');

/** The departures of tours (rules/departures 1). */
@Injectable()
export class DeparturesService {
  private readonly kind: RecordKind<Departure> = {
    entity: Departure,
    resource: 'departures',
    key: 'id',
    labelOf: ({ startDate }) => startDate,
    unknown,
    edgeTags: async ({ tourId }, tx) => departureTags((await this.tourOf(tourId, tx)).slug),
  };

  constructor(
    @InjectRepository(Departure) private readonly departures: Repository<Departure>,
    private readonly tours: ToursService,
    private readonly transactions: Transactions,
    private readonly records: AuditedRecords,
    private readonly audit: AuditService,
    private readonly edge: EdgePurges,
    private readonly waiting: WaitingOffers,
    private readonly events: DomainEvents,
  ) {}

  /**
   * A tour's departures that are not cancelled, by date; by default those that visitors can still book.
   * @throws Refused for an unknown tour, and for a draft if the public asks
   * @throws Refused for anything but days
   */
  async ofTour(slug: string, audience: Audience, { from, to }: { from?: string; to?: string }): Promise<Departure[]> {
    if (![from, to].every((day) => !day || isDay(day))) {
      throw refusal('days-unreadable');
    }
    const tour = await this.tours.get(slug, audience);
    const days = [from || firstBookableDay(tour, today()), to || LAST_DAY];
    const departures = await this.departures.find({
      where: { tourId: tour.id, startDate: Between(days[0]!, days[1]!), state: In(['OPEN', 'CLOSED']) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: MAX_SHOWN,
    });
    return intactOnly(departures);
  }

  /** Departures of all tours that can be ordered, from today to a day, by date; without full ones. */
  async open(until: Day): Promise<Departure[]> {
    const departures = await this.departures.find({
      where: { state: 'OPEN', startDate: Between(today(), until) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: MAX_OPEN,
    });
    return intactOnly(departures).filter((one) => seatsLeft(one) !== 0);
  }

  /** @throws Refused for an unknown filter */
  async page(query: ListQuery): Promise<ListPage<DepartureRow>> {
    const page = await readList(this.departures, LIST, departureFilter(query));
    const titles = await this.titlesOf(page.rows);
    return { ...page, rows: page.rows.map((row) => departureRow(row, titles.get(row.tourId) ?? '')) };
  }

  /** The other departures of its tour that are on sale, by date. */
  othersOnSale({ id, tourId }: Pick<Departure, 'id' | 'tourId'>): Promise<Departure[]> {
    return this.departures.find({
      where: { tourId, id: Not(id), state: 'OPEN', startDate: MoreThanOrEqual(today()) },
      order: { startDate: 'ASC', id: 'ASC' },
      take: MAX_SHOWN,
    });
  }

  /**
   * Departures that take place on at least one of these days, by date; cancelled ones only if they still have orders.
   * @param most the maximum number of rows
   */
  async between(from: Day, to: Day, most: number): Promise<DepartureRow[]> {
    const rows = await this.departures
      .createQueryBuilder('d')
      .where({ endDate: MoreThanOrEqual(from), startDate: LessThanOrEqual(to) })
      .andWhere("(d.state <> 'CANCELLED' OR d.taken > 0)")
      .orderBy({ 'd.startDate': 'ASC', 'd.id': 'ASC' })
      .limit(most)
      .getMany();
    const titles = await this.titlesOf(rows);
    return rows.map((row) => departureRow(row, titles.get(row.tourId) ?? ''));
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<DepartureRow> {
    const departure = await this.departures.findOneBy({ id });
    if (!departure) throw unknown();
    return this.rowOf(departure);
  }

  /** Those with these ids; unknown ones are left out. */
  async withIds(ids: readonly string[], tx: EntityManager = this.departures.manager): Promise<DepartureRow[]> {
    if (ids.length === 0) return [];
    const rows = await tx.findBy(Departure, { id: In(ids) });
    const titles = await this.titlesOf(rows, tx);
    return rows.map((row) => departureRow(row, titles.get(row.tourId) ?? ''));
  }

  /** {@link get} inside a transaction. */
  async read(tx: EntityManager, id: string): Promise<DepartureRow> {
    return this.rowOf(await tx.findOneByOrFail(Departure, { id }), tx);
  }

  /**
   * Creates one departure, or one on every day of a repeat rule: all of them or none.
   * @throws Refused for an unknown tour, and for an invalid rule
   */
  async create(actor: Actor, dto: CreateDepartureDto): Promise<{ created: number; first: DepartureRow }> {
    const tour = await this.tours.find(dto.tourId);
    if (!tour) throw refusal('tour-required');
    const made = (await this.datesOf(dto, tour)).map((dates) =>
      this.departures.create({
        ...dates,
        tourId: tour.id,
        capacity: dto.capacity ?? null,
        minimum: dto.minimum ?? 0,
        taken: 0,
        offered: 0,
        state: dto.state ?? 'OPEN',
        note: dto.note ?? '',
      }),
    );
    for (const one of made) refuseBackwards(one);
    await this.transactions.run(async (tx) => {
      await insertAll(tx, Departure, made);
      await this.edge.purge(tx, departureTags(tour.slug));
      const [first] = made;
      const label = made.length === 1 ? first!.startDate : `${first!.startDate} to ${made.at(-1)!.startDate}`;
      await this.audit.record(tx, actor, {
        action: 'create',
        resource: 'departures',
        recordId: first!.id,
        label: `${tour.title}: ${label}`,
        after: { ...first!, ...(made.length > 1 && { rrule: dto.rrule, departures: made.length }) },
      });
    });
    return { created: made.length, first: departureRow(made[0]!, tour.title) };
  }

  /**
   * Changes the given fields.
   * @throws Refused for an unknown id
   * @throws Refused for a capacity below the seats taken, for dates that differ from those of its bookings, or for a
   * cancelled one
   */
  async update(actor: Actor, id: string, fields: UpdateDepartureDto): Promise<DepartureRow> {
    const before = await this.get(id);
    const departure = await this.records.change(
      this.kind,
      actor,
      id,
      'update',
      { ...fields },
      {
        check: (changed) => {
          refuseBackwards(changed);
          refuseFewerSeats(changed);
          if (before.state === 'CANCELLED') throw refusal('departure-cancelled');
          const isMoved = changed.startDate !== before.startDate || changed.endDate !== before.endDate;
          if (isMoved && changed.taken > 0) throw refusal('departure-has-bookings-moved');
        },
        then: async (tx, changed, earlier) => {
          if (changed.startDate === earlier.startDate && changed.endDate === earlier.endDate) return;
          await this.events.publish(tx, DEPARTURE_MOVED, { departure: changed, before: earlier });
        },
      },
    );
    // There may be more seats than before.
    await this.waiting.fill(id);
    return this.get(departure.id);
  }

  /**
   * Deletes a departure without bookings.
   * @throws Refused for an unknown id
   * @throws Refused for one with bookings
   */
  async delete(actor: Actor, id: string): Promise<DepartureRow> {
    const row = await this.get(id);
    await this.records.delete(this.kind, actor, id, async (departure, tx) => {
      if (departure.taken + departure.offered > 0) throw refusal('departure-has-bookings-deleted');
      await this.events.publish(tx, DEPARTURE_DELETED, { departure });
    });
    return row;
  }

  private async datesOf(dto: CreateDepartureDto, tour: Tour): Promise<{ startDate: Day; endDate: Day }[]> {
    const { startDate, rrule, endDate } = dto;
    const days = tour.itinerary.length;
    if (!rrule) return [{ startDate, endDate: endDate ?? lastDay(startDate, days) }];
    return (await repeatedDays(startDate, rrule)).map((day) => ({ startDate: day, endDate: lastDay(day, days) }));
  }

  private async rowOf(departure: Departure, tx?: EntityManager): Promise<DepartureRow> {
    return departureRow(departure, (await this.tourOf(departure.tourId, tx)).title);
  }

  private async tourOf(id: string, tx?: EntityManager) {
    const [tour] = await this.tours.titles([id], tx);
    // The foreign key guarantees that it exists.
    return tour!;
  }

  private async titlesOf(departures: readonly Departure[], tx?: EntityManager): Promise<Map<string, string>> {
    if (departures.length === 0) return new Map();
    const ids = [...new Set(departures.map(({ tourId }) => tourId))];
    return new Map((await this.tours.titles(ids, tx)).map(({ id, title }) => [id, title]));
  }
}

function refuseBackwards({ startDate, endDate }: Pick<Departure, 'startDate' | 'endDate'>): void {
  if (endDate < startDate) throw refusal('end-before-start');
}

function refuseFewerSeats({ capacity, taken, offered }: Departure): void {
  const needed = taken + offered;
  if (capacity !== null && capacity < needed) {
    throw refusal('capacity-below-taken', { taken: needed });
  }
}
