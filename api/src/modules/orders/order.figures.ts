import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addDays, parseCatTime, today, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { Repository } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { countByDay, dayNumbered } from '../../platform/database/kigali-days.js';
import { Order } from './order.entity.js';
import { STANDING_SQL, type MoneyStanding } from './order.standing.js';

/** Figures of orders, computed by the database. */
@Injectable()
export class OrderFigures {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** The number of orders that wait for a decision. */
  countWaiting(): Promise<number> {
    return this.orders.countBy({ status: 'PENDING' });
  }

  /** How many bookings of tours were made on a day in Kigali, and their prices together in US dollars. */
  async madeOn(day: Day): Promise<{ readonly count: number; readonly amount: number }> {
    const row = await this.orders
      .createQueryBuilder('o')
      .select('COUNT(*)', 'count')
      .addSelect('SUM(o.amount)', 'amount')
      .where('o.createdAt >= :begin AND o.createdAt < :end', {
        begin: parseCatTime(day),
        end: parseCatTime(addDays(day, 1)),
      })
      .andWhere({ itemType: 'tour' })
      .getRawOne<{ count: number | string; amount: number | string | null }>();
    return { count: Number(row?.count ?? 0), amount: toDollars(Number(row?.amount ?? 0)) };
  }

  latest(limit: number): Promise<Order[]> {
    return this.orders.find({ order: NEWEST_FIRST, take: limit });
  }

  /** How many orders were made, or paid in full, on each day of a span in Kigali; days without any are left out. */
  async byDay(column: 'createdAt' | 'paidAt', span: readonly [Day, Day]): Promise<Map<Day, number>> {
    const rows = await countByDay(this.orders, column, span).getRawMany<{ day: number; count: string }>();
    return new Map(rows.map(({ day, count }) => [dayNumbered(day), Number(count)]));
  }

  /** Deposits held, balances due from clients, and refunds due to them, as of today. */
  async standing(): Promise<Omit<MoneyStanding, 'revenue'> & { readonly day: Day }> {
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
}
