import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, Repository } from 'typeorm';
import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { Order } from './order.entity.js';
import { GOES_ON } from './order.standing.js';

/** What was sold and kept by one group of orders; money in US dollars. */
export interface Sales {
  /** The title of the tour or event, or the source. */
  readonly group: string;
  readonly bookings: number;
  readonly people: number;
  readonly sold: number;
  readonly kept: number;
  /** What was sold, and what was kept of orders that have ended. */
  readonly worth: number;
}

const UNPAID_FIELDS = {
  ...{ id: true, number: true, names: true, travelDate: true, nextDue: true },
  ...{ status: true, amount: true, paid: true, refundDue: true },
} as const;

/** What a report says of an order with something left to pay. */
export type UnpaidOrder = Pick<Order, keyof typeof UNPAID_FIELDS>;

/** Orders that have ended count with what was kept of them only (rules/money 12). */
const SUMS = {
  bookings: `SUM(CASE WHEN ${GOES_ON} THEN 1 ELSE 0 END)`,
  people: `SUM(CASE WHEN ${GOES_ON} THEN o.people ELSE 0 END)`,
  sold: `SUM(CASE WHEN ${GOES_ON} THEN o.amount ELSE 0 END)`,
  kept: 'SUM(o.paid)',
  worth: `SUM(CASE WHEN ${GOES_ON} THEN o.amount ELSE o.paid END)`,
} as const;

/** Sums of orders for reports (rules/money 16). */
@Injectable()
export class OrderSales {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** Sales by title of the tours and events that start within a span of days, the most sold first. */
  byTitle([from, to]: readonly [Day, Day], limit: number): Promise<Sales[]> {
    return this.sums('o.itemTitle', 'o.travelDate >= :from AND o.travelDate <= :to', { from, to }, limit);
  }

  /** Sales by source of the orders made within a span of days in Kigali; the website is an empty text. */
  bySource([from, to]: readonly [Day, Day], limit: number): Promise<Sales[]> {
    const made = { begin: parseCatTime(from), end: parseCatTime(addDays(to, 1)) };
    return this.sums("COALESCE(o.source, '')", 'o.createdAt >= :begin AND o.createdAt < :end', made, limit);
  }

  /**
   * Orders that go on and with something left to pay, the longest due first. Which they are stands in an index, so that
   * whole orders are read for the answer only.
   */
  async unpaid(limit: number): Promise<UnpaidOrder[]> {
    const ids = await this.orders
      .createQueryBuilder('o')
      .select('o.id', 'id')
      .where(`${GOES_ON} AND o.amount > o.paid`)
      .orderBy('CASE WHEN o.nextDue IS NULL THEN 1 ELSE 0 END')
      .addOrderBy('o.nextDue')
      .addOrderBy('o.id')
      .limit(limit)
      .getRawMany<{ id: string }>();
    const found = await this.orders.find({ select: UNPAID_FIELDS, where: { id: In(ids.map(({ id }) => id)) } });
    const byId = new Map(found.map((order) => [order.id, order]));
    return ids.flatMap(({ id }) => byId.get(id) ?? []);
  }

  /** Orders with money to give back. */
  owed(limit: number): Promise<Order[]> {
    return this.orders.find({
      where: { refundDue: MoreThan(0) },
      order: { cancelledAt: 'ASC', id: 'ASC' },
      take: limit,
    });
  }

  private async sums(group: string, where: string, values: object, limit: number): Promise<Sales[]> {
    const query = this.orders.createQueryBuilder('o').select(group, 'grouped').where(where, values);
    for (const [name, sql] of Object.entries(SUMS)) query.addSelect(sql, name);
    const rows = await query
      .groupBy('grouped')
      .orderBy(SUMS.sold, 'DESC')
      .addOrderBy('grouped')
      .limit(limit)
      .getRawMany<{ grouped: string } & Record<keyof typeof SUMS, string>>();
    return rows.map(({ grouped, bookings, people, sold, kept, worth }) => ({
      group: grouped,
      bookings: Number(bookings),
      people: Number(people),
      sold: toDollars(Number(sold)),
      kept: toDollars(Number(kept)),
      worth: toDollars(Number(worth)),
    }));
  }
}
