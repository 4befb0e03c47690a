import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { addDays, catStamp, parseCatTime, today } from '@imisozi/core/kigali-time';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { toDollars } from '@imisozi/core/pricing/cents';
import { LedgerEntry } from './ledger/ledger-entry.entity.js';
import { Order } from './order.entity.js';
import type { OrderFiguresQuery } from './dto/order-figures.query.js';
import type { OrdersOverTimeView, StandingView } from './dto/order-figures.view.js';
import { daysBetween, inPeriods, sum, type Tally } from './order.periods.js';
import { STANDING_SQL } from './order.standing.js';

const USUAL_DAYS = 30;
const MOST_DAYS = 1_100;

/** The database numbers days from here. */
const DAY_ZERO = '1970-01-01';

/** Money kept, in cents (office 1); an entry that is void counts as little as the one that voids it (trade 4). */
const KEPT = "SUM(CASE o.direction WHEN 'in' THEN o.amount ELSE -o.amount END)";

type DayCount = { day: number; count: string };

/** Orders and revenue over time. The database counts by day in Kigali; only the days are put together here. */
@Injectable()
export class OrderFigures {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
  ) {}

  /** How many orders nobody has decided on. */
  countWaiting(): Promise<number> {
    return this.orders.countBy({ status: 'PENDING' });
  }

  latest(limit: number): Promise<Order[]> {
    return this.orders.find({ order: NEWEST_FIRST, take: limit });
  }

  /**
   * An order counts on the day it was made and on the day it was paid in full. Revenue is what came in less what went out
   * on the days of the ledger, deposits too (office 1).
   * @throws InvalidBody for a span that ends before it begins, or is longer than three years
   */
  async overTime({ from, to, by = 'day' }: OrderFiguresQuery): Promise<OrdersOverTimeView> {
    const last = to ?? catStamp(new Date()).slice(0, 10);
    const first = from ?? addDays(last, 1 - USUAL_DAYS);
    const days = daysBetween(first, last);
    if (days.length === 0) throw new InvalidBody(['From cannot be after To']);
    if (days.length > MOST_DAYS) throw new InvalidBody([`A period can have at most ${MOST_DAYS} days`]);
    const [tallies, standing] = await Promise.all([this.tallies(first, last), this.standing()]);
    return {
      from: first,
      to: last,
      by,
      total: [...tallies.values()].reduce(sum, { orders: 0, paid: 0, revenue: 0 }),
      periods: inPeriods(days, tallies, by),
      standing,
    };
  }

  /** What is held, owed by clients and owed to them, today. */
  async standing(): Promise<StandingView> {
    const day = today();
    const { where, depositsHeld, leftToPay, refundDue } = STANDING_SQL;
    const [open, owed] = await Promise.all([
      this.orders
        .createQueryBuilder('o')
        .select(depositsHeld, 'depositsHeld')
        .addSelect(leftToPay, 'leftToPay')
        .where(where)
        .setParameters({ day })
        .getRawOne<Record<'depositsHeld' | 'leftToPay', string | null>>(),
      this.orders
        .createQueryBuilder('o')
        .select(refundDue, 'refundDue')
        .where('o.refundDue > 0')
        .getRawOne<{ refundDue: string | null }>(),
    ]);
    const dollars = (cents?: string | null) => toDollars(Number(cents ?? 0));
    return {
      day,
      depositsHeld: dollars(open?.depositsHeld),
      leftToPay: dollars(open?.leftToPay),
      refundDue: dollars(owed?.refundDue),
    };
  }

  private async tallies(first: string, last: string): Promise<Map<string, Tally>> {
    const span = { begin: parseCatTime(first), end: parseCatTime(addDays(last, 1)) };
    const within = (column: string) => `o.${column} >= :begin AND o.${column} < :end`;
    const [made, paid, kept] = await Promise.all([
      this.byDay(this.orders, 'createdAt').where(within('createdAt'), span).getRawMany<DayCount>(),
      this.byDay(this.orders, 'paidAt').where(within('paidAt'), span).getRawMany<DayCount>(),
      this.byDay(this.entries, 'receivedAt')
        .addSelect(KEPT, 'cents')
        .where(within('receivedAt'), span)
        .andWhere('o.voidedAt IS NULL')
        .getRawMany<DayCount & { cents: string }>(),
    ]);
    const tallies = new Map<string, Tally>();
    const add = (dayNumber: number, tally: Partial<Tally>) => {
      const day = addDays(DAY_ZERO, dayNumber);
      tallies.set(day, sum(tallies.get(day), { orders: 0, paid: 0, revenue: 0, ...tally }));
    };
    for (const { day, count } of made) add(day, { orders: Number(count) });
    for (const { day, count } of paid) add(day, { paid: Number(count) });
    for (const { day, cents } of kept) add(day, { revenue: toDollars(Number(cents)) });
    return tallies;
  }

  /**
   * Kigali is two hours ahead of UTC the whole year, and the two databases say so differently. MySQL groups by a whole
   * number in half the time that it takes for text.
   */
  private byDay<Row extends Order | LedgerEntry>(repository: Repository<Row>, column: keyof Row & string) {
    const isMysql = this.orders.manager.connection.options.type === 'mysql';
    const day = isMysql
      ? `TIMESTAMPDIFF(DAY, '1969-12-31 22:00:00', o.${column})`
      : `unixepoch(o.${column}, '+2 hours') / 86400`;
    return repository.createQueryBuilder('o').select(day, 'day').addSelect('COUNT(*)', 'count').groupBy('day');
  }
}
