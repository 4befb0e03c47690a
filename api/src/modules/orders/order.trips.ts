import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Between,
  In,
  IsNull,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Repository,
  type EntityManager,
  type FindManyOptions,
} from 'typeorm';
import { addDays, today, type Day } from '@imisozi/core/kigali-time';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { Order } from './order.entity.js';
import { NOBODY_PAYS, PAYMENT_STATE_SQL, type PaymentState, type PeopleByPayment } from './payment-state.js';

/** No trip takes longer. */
const MAX_TRIP_DAYS = 366;
const PAGE = 500;

/** The columns that a calendar shows. */
const SHOWN_IN_SPANS = {
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

/** The columns that tell where and when guests are picked up. */
const SHOWN_AT_PICK_UP = {
  id: true,
  number: true,
  departureId: true,
  itemType: true,
  itemId: true,
  travelDate: true,
  needDate: true,
  createdAt: true,
  location: true,
} as const;

/** A booking with where and when its guests are picked up. */
export type PickedUpOrder = Pick<Order, keyof typeof SHOWN_AT_PICK_UP>;

/** A booking of a trip, with few columns. */
export type OrderOfTrip = Pick<Order, 'id' | 'number' | 'names' | 'departureId'>;

/** Trips by their days in Kigali: future ones, and past ones. */
@Injectable()
export class OrderTrips {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** The ids of paid tours whose last day lies between two days, in batches. */
  async *ended(first: Day, last: Day): AsyncGenerator<string[]> {
    for (let after = ''; ;) {
      const page = await this.orders.find({
        select: { id: true },
        where: {
          endDate: Between(first, last),
          itemType: 'tour',
          status: 'PAID',
          id: MoreThan(after),
        },
        order: { id: 'ASC' },
        take: PAGE,
      });
      yield page.map(({ id }) => id);
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** Confirmed tours whose first day lies between two days, in batches. */
  async *ahead(first: Day, last: Day): AsyncGenerator<Pick<Order, 'id' | 'travelDate' | 'createdAt'>[]> {
    for (let after = ''; ;) {
      const page = await this.orders.find({
        select: { id: true, travelDate: true, createdAt: true },
        where: {
          travelDate: Between(first, last),
          itemType: 'tour',
          status: In(['APPROVED', 'PAID']),
          id: MoreThan(after),
        },
        order: { id: 'ASC' },
        take: PAGE,
      });
      yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** Confirmed tours that start on a day or later, whole, in batches. */
  async *confirmedFrom(day: Day): AsyncGenerator<Order[]> {
    for (let after = ''; ;) {
      const page = await this.orders.find({
        where: {
          travelDate: MoreThanOrEqual(day),
          itemType: 'tour',
          status: In(['APPROVED', 'PAID']),
          id: MoreThan(after),
        },
        order: { id: 'ASC' },
        take: PAGE,
      });
      yield page;
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** The number of trips in the next `days` days, including today. */
  countWithin(days: number): Promise<number> {
    const day = today();
    return this.orders.countBy({ status: In(ACTIVE_STATUSES), travelDate: Between(day, addDays(day, days - 1)) });
  }

  /** The next trips, from today on. */
  next(limit: number): Promise<Order[]> {
    return this.orders.find({
      where: { status: In(ACTIVE_STATUSES), travelDate: MoreThanOrEqual(today()) },
      order: { travelDate: 'ASC', needDate: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Trips that start, are under way or end on a day, by their first day. */
  onDay(day: Day, limit: number): Promise<Order[]> {
    return this.orders.find({
      // By the last day first: it has an index, and past trips are before it.
      where: { endDate: MoreThanOrEqual(day), travelDate: LessThanOrEqual(day), status: In(ACTIVE_STATUSES) },
      order: { travelDate: 'ASC', itemTitle: 'ASC', names: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** Trips on days of their own that overlap a span of days: some columns only. */
  onOwnDays(from: Day, to: Day, limit: number): Promise<Order[]> {
    return this.orders.find({
      select: SHOWN_IN_SPANS,
      // By the last day first: past trips are before it, and the bound prevents reading all later trips for a span long
      // ago.
      where: {
        endDate: Between(from, addDays(to, MAX_TRIP_DAYS)),
        travelDate: LessThanOrEqual(to),
        status: In(ACTIVE_STATUSES),
        departureId: IsNull(),
      },
      order: { travelDate: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  /** The bookings of each of these departures, in the order of their numbers; ended ones are left out. */
  async byDeparture(departureIds: readonly string[], limit: number): Promise<Map<string, OrderOfTrip[]>> {
    if (departureIds.length === 0) return new Map();
    const orders = await this.orders.find({
      select: { id: true, number: true, names: true, departureId: true },
      where: { departureId: In(departureIds), status: In(ACTIVE_STATUSES) },
      order: { number: 'ASC' },
      take: limit,
    });
    return Map.groupBy(orders, ({ departureId }) => departureId!);
  }

  /** Orders with these ids, whatever has become of them; unknown ones are left out. */
  withIds(ids: readonly string[], tx: EntityManager = this.orders.manager): Promise<Order[]> {
    return ids.length === 0 ? Promise.resolve([]) : tx.findBy(Order, { id: In(ids) });
  }

  /** All bookings of trips in full, in the order of their numbers; ended ones are left out. */
  ofTrips(departureIds: readonly string[], orderIds: readonly string[], limit: number): Promise<Order[]> {
    if (departureIds.length + orderIds.length === 0) return Promise.resolve([]);
    return this.orders.find(ofTrips(departureIds, orderIds, limit));
  }

  /** Where and when the guests of trips are picked up, in the order of the bookings' numbers; ended ones are left out. */
  pickUpsOf(departureIds: readonly string[], orderIds: readonly string[], limit: number): Promise<PickedUpOrder[]> {
    if (departureIds.length + orderIds.length === 0) return Promise.resolve([]);
    return this.orders.find({ ...ofTrips(departureIds, orderIds, limit), select: SHOWN_AT_PICK_UP });
  }

  /** The number of people of each departure, by payment state. */
  async peopleByPayment(departureIds: readonly string[]): Promise<Map<string, PeopleByPayment>> {
    const people = new Map<string, PeopleByPayment>();
    if (departureIds.length === 0) return people;
    const rows = await this.orders
      .createQueryBuilder('o')
      .select('o.departureId', 'id')
      .addSelect(PAYMENT_STATE_SQL, 'payment')
      .addSelect('SUM(o.people)', 'people')
      .where({ departureId: In(departureIds), status: In(ACTIVE_STATUSES) })
      .groupBy('o.departureId')
      .addGroupBy('payment')
      .getRawMany<{ id: string; payment: PaymentState; people: number | string }>();
    for (const { id, payment, people: count } of rows) {
      people.set(id, { ...(people.get(id) ?? NOBODY_PAYS), [payment]: Number(count) });
    }
    return people;
  }

  /** Orders of a departure that have not ended, in the order of their ids. */
  ofDeparture(departureId: string, limit: number, tx: EntityManager = this.orders.manager): Promise<Order[]> {
    return tx.find(Order, goingOn(departureId, limit));
  }

  /** The same with few columns: cheap for hundreds of orders while others wait for a lock. */
  partiesOf(departureId: string, limit: number, tx: EntityManager): Promise<Pick<Order, 'id' | 'number' | 'people'>[]> {
    return tx.find(Order, { ...goingOn(departureId, limit), select: { id: true, number: true, people: true } });
  }
}

const goingOn = (departureId: string, limit: number) =>
  ({ where: { departureId, status: In(ACTIVE_STATUSES) }, order: { id: 'ASC' }, take: limit }) as const;

const ofTrips = (
  departureIds: readonly string[],
  orderIds: readonly string[],
  limit: number,
): FindManyOptions<Order> => ({
  where: [
    { departureId: In(departureIds), status: In(ACTIVE_STATUSES) },
    { id: In(orderIds), departureId: IsNull(), status: In(ACTIVE_STATUSES) },
  ],
  order: { number: 'ASC' },
  take: limit,
});
