import { Injectable } from '@nestjs/common';
import { addDays, catStamp, type Day } from '@imisozi/core/kigali-time';
import { refusal } from '../../../platform/errors/refused.js';
import { LedgerFigures } from '../../ledger/ledger.figures.js';
import { OrderFigures } from '../../orders/order.figures.js';
import type { OrderFiguresQuery } from './order-figures.query.js';
import type { OrdersOverTimeView } from './order-figures.view.js';
import { daysBetween, inPeriods, sum, type Tally } from './order.periods.js';

const USUAL_DAYS = 30;
const MAX_DAYS = 1_100;

/** Orders and revenue over time. The databases count by day in Kigali; here the days are only combined. */
@Injectable()
export class FiguresOverTime {
  constructor(
    private readonly orders: OrderFigures,
    private readonly ledger: LedgerFigures,
  ) {}

  /**
   * An order counts on the day it was made and on the day it was paid in full. Revenue is money in minus money out on
   * the days of the ledger, deposits included (rules/money 12).
   * @throws Refused for a span that ends before it begins, or is longer than three years
   */
  async read({ from, to, by = 'day' }: OrderFiguresQuery): Promise<OrdersOverTimeView> {
    const last = to ?? catStamp(new Date()).slice(0, 10);
    const first = from ?? addDays(last, 1 - USUAL_DAYS);
    const days = daysBetween(first, last);
    if (days.length === 0) throw refusal('period-backwards');
    if (days.length > MAX_DAYS) throw refusal('period-too-long', { max: MAX_DAYS });
    const [tallies, standing] = await Promise.all([this.tallies(first, last), this.orders.standing()]);
    return {
      from: first,
      to: last,
      by,
      total: [...tallies.values()].reduce(sum, { orders: 0, paid: 0, revenue: 0 }),
      periods: inPeriods(days, tallies, by),
      standing,
    };
  }

  private async tallies(first: Day, last: Day): Promise<Map<Day, Tally>> {
    const [made, paid, kept] = await Promise.all([
      this.orders.byDay('createdAt', [first, last]),
      this.orders.byDay('paidAt', [first, last]),
      this.ledger.keptByDay([first, last]),
    ]);
    const days = new Set([...made.keys(), ...paid.keys(), ...kept.keys()]);
    return new Map(
      [...days].map((day) => [
        day,
        { orders: made.get(day) ?? 0, paid: paid.get(day) ?? 0, revenue: kept.get(day) ?? 0 },
      ]),
    );
  }
}
