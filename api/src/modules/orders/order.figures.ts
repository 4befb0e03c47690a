import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { addDays, catStamp, parseCatTime } from '@imisozi/core/kigali-time';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { Order } from './order.entity.js';
import type { OrderStatus } from '@imisozi/core/order-status';
import type { OrderFiguresQuery } from './dto/order-figures.query.js';
import type { OrdersOverTimeView } from './dto/order-figures.view.js';
import { daysBetween, inPeriods, sum, type Tally } from './order.periods.js';

const USUAL_DAYS = 30;
const MOST_DAYS = 1_100;

/** The database numbers days from here. */
const DAY_ZERO = '1970-01-01';

/** Orders whose money came. */
const PAID: readonly OrderStatus[] = ['PAID', 'REFUNDED'];

/** What is left of it: a refund may be of a part. */
const KEPT = `o.amount - CASE WHEN o.status = 'REFUNDED' THEN COALESCE(o.refundedAmount, o.amount) ELSE 0 END`;

/** Orders and revenue over time. The database counts by day in Kigali; only the days are put together here. */
@Injectable()
export class OrderFigures {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** How many orders nobody has decided on. */
  countWaiting(): Promise<number> {
    return this.orders.countBy({ status: 'PENDING' });
  }

  latest(limit: number): Promise<Order[]> {
    return this.orders.find({ order: NEWEST_FIRST, take: limit });
  }

  /**
   * An order counts on the day it was made, its money on the day it was paid; what was refunded is no revenue.
   * @throws InvalidBody for a span that ends before it begins, or is longer than three years
   */
  async overTime({ from, to, by = 'day' }: OrderFiguresQuery): Promise<OrdersOverTimeView> {
    const last = to ?? catStamp(new Date()).slice(0, 10);
    const first = from ?? addDays(last, 1 - USUAL_DAYS);
    const days = daysBetween(first, last);
    if (days.length === 0) throw new InvalidBody(['From cannot be after To']);
    if (days.length > MOST_DAYS) throw new InvalidBody([`A period can have at most ${MOST_DAYS} days`]);
    const tallies = await this.tallies(first, last);
    return {
      from: first,
      to: last,
      by,
      total: [...tallies.values()].reduce(sum, { orders: 0, paid: 0, revenue: 0 }),
      periods: inPeriods(days, tallies, by),
    };
  }

  private async tallies(first: string, last: string): Promise<Map<string, Tally>> {
    const span = { begin: parseCatTime(first), end: parseCatTime(addDays(last, 1)) };
    const [made, paid] = await Promise.all([
      this.byDay('createdAt')
        .where('o.createdAt >= :begin AND o.createdAt < :end', span)
        .getRawMany<{ day: number; count: string }>(),
      this.byDay('paidAt')
        .addSelect(`SUM(${KEPT})`, 'cents')
        .where('o.status IN (:...paid) AND o.paidAt >= :begin AND o.paidAt < :end', { ...span, paid: PAID })
        .getRawMany<{ day: number; count: string; cents: string }>(),
    ]);
    const tallies = new Map<string, Tally>();
    const add = (dayNumber: number, tally: Tally) => {
      const day = addDays(DAY_ZERO, dayNumber);
      tallies.set(day, sum(tallies.get(day), tally));
    };
    for (const { day, count } of made) add(day, { orders: Number(count), paid: 0, revenue: 0 });
    for (const { day, count, cents } of paid)
      add(day, { orders: 0, paid: Number(count), revenue: Number(cents) / 100 });
    return tallies;
  }

  /**
   * Kigali is two hours ahead of UTC the whole year, and the two databases say so differently. MySQL groups by a whole
   * number in half the time that it takes for text.
   */
  private byDay(column: 'createdAt' | 'paidAt') {
    const isMysql = this.orders.manager.connection.options.type === 'mysql';
    const day = isMysql
      ? `TIMESTAMPDIFF(DAY, '1969-12-31 22:00:00', o.${column})`
      : `unixepoch(o.${column}, '+2 hours') / 86400`;
    return this.orders.createQueryBuilder('o').select(day, 'day').addSelect('COUNT(*)', 'count').groupBy('day');
  }
}
