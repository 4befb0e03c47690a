import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import type { EntryKind } from '@imisozi/core/ledger';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { monthOf, type Month } from '@imisozi/core/months';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { TaxRate } from '@imisozi/core/tax/tax-rates';
import { Repository } from 'typeorm';
import { countByDay, dayNumbered } from '../../platform/database/kigali-days.js';
import type { MonthFigures } from './months/ledger-month.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/**
 * The entries that count in the books: a void one does not, nor does the one that voids it (rules/money 4), unless its
 * month was closed before (rules/money 15).
 */
const COUNTS = '(o.voidedAt IS NULL OR o.staysInBooks)';
/** In cents. */
const sumOf = (direction: 'in' | 'out', column: string): string =>
  `SUM(CASE o.direction WHEN '${direction}' THEN o.${column} ELSE 0 END)`;
const RECEIVED = sumOf('in', 'amount');
const PAID_OUT = sumOf('out', 'amount');
/** The fee of a voided entry goes back with it. */
const FEES = 'SUM(CASE WHEN o.voids IS NULL THEN o.fee ELSE -o.fee END)';

/** The money of a day that moved in one way, in US dollars. */
export interface DayOfWay extends MonthFigures {
  readonly day: Day;
  readonly way: EntryKind;
}

/** Money in and out, in US dollars. */
interface MovedMoney {
  readonly received: number;
  readonly paidOut: number;
}

/** The money of a rate of tax, in US dollars, tax included. */
export interface MoneyOfRate extends MovedMoney {
  /** Null for what was not divided. */
  readonly rate: TaxRate | null;
  /** Null where there is no tax at all. */
  readonly percent: number | null;
  readonly tax: MovedMoney;
}

const NO_MONEY: MovedMoney = { received: 0, paidOut: 0 };

/** What is held for a trip, in US dollars. */
export interface HeldDeposit {
  readonly number: string;
  readonly names: string;
  readonly title: string;
  readonly travelDate: Day | null;
  readonly held: number;
}

/** Sums of the ledger. */
@Injectable()
export class LedgerFigures {
  constructor(@InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>) {}

  /** US dollars kept on each day of a span in Kigali; days without any entry are left out. */
  async keptByDay(span: readonly [Day, Day]): Promise<Map<Day, number>> {
    const rows = await countByDay(this.entries, 'receivedAt', span)
      .addSelect(`${RECEIVED} - ${PAID_OUT}`, 'cents')
      .andWhere(COUNTS)
      .getRawMany<{ day: number; cents: string }>();
    return new Map(rows.map(({ day, cents }) => [dayNumbered(day), toDollars(Number(cents))]));
  }

  /** The same by day and way of payment, for each way apart, oldest first. */
  async byDayAndWay(span: readonly [Day, Day], limit: number): Promise<DayOfWay[]> {
    const rows = await countByDay(this.entries, 'receivedAt', span)
      .addSelect('o.kind', 'way')
      .addSelect(RECEIVED, 'received')
      .addSelect(PAID_OUT, 'paidOut')
      .addSelect(FEES, 'fees')
      .andWhere(COUNTS)
      .addGroupBy('o.kind')
      .orderBy('day')
      .addOrderBy('o.kind')
      .limit(limit)
      .getRawMany<{ day: number; way: EntryKind } & Record<keyof MonthFigures, string>>();
    return rows.map(({ day, way, received, paidOut, fees }) => ({
      day: dayNumbered(day),
      way,
      ...inDollars(Number(received), Number(paidOut), Number(fees)),
    }));
  }

  /**
   * What moved in a span by rate of tax, for each standard rate that was in force apart; what was booked before the
   * company registered has no rate (rules/tax 5).
   */
  async byTaxRate([first, last]: readonly [Day, Day]): Promise<MoneyOfRate[]> {
    const query = this.entries
      .createQueryBuilder('o')
      .select('o.taxPercent', 'percent')
      .where('o.receivedAt >= :start AND o.receivedAt < :end', {
        start: parseCatTime(first),
        end: parseCatTime(addDays(last, 1)),
      })
      .andWhere(COUNTS)
      .groupBy('o.taxPercent')
      .orderBy('o.taxPercent');
    for (const column of ['amount', 'standardRated', 'zeroRated', 'taxExempt', 'tax'] as const) {
      query.addSelect(sumOf('in', column), `${column}In`).addSelect(sumOf('out', column), `${column}Out`);
    }
    const rows = await query.getRawMany<Readonly<Record<string, string | number | null>>>();
    const money = (row: (typeof rows)[number], column: string): MovedMoney => ({
      received: toDollars(Number(row[`${column}In`] ?? 0)),
      paidOut: toDollars(Number(row[`${column}Out`] ?? 0)),
    });
    // An entry may be divided in part only.
    const left = (column: 'In' | 'Out') =>
      rows.reduce((sum, row) => {
        const of = (name: string) => Number(row[`${name}${column}`] ?? 0);
        return sum + of('amount') - of('standardRated') - of('zeroRated') - of('taxExempt');
      }, 0);
    const undivided = { received: toDollars(left('In')), paidOut: toDollars(left('Out')) };
    const divided = rows
      .filter(({ percent }) => percent !== null)
      .flatMap((row): MoneyOfRate[] => [
        { rate: 'standard', percent: Number(row['percent']), ...money(row, 'standardRated'), tax: money(row, 'tax') },
        { rate: 'zero-rated', percent: 0, ...money(row, 'zeroRated'), tax: NO_MONEY },
        { rate: 'exempt', percent: null, ...money(row, 'taxExempt'), tax: NO_MONEY },
      ]);
    const hasUndivided = undivided.received !== 0 || undivided.paidOut !== 0;
    return [...(hasUndivided ? [{ rate: null, percent: null, ...undivided, tax: NO_MONEY }] : []), ...divided];
  }

  /**
   * What had been kept at the end of a day for trips that had not begun by then, or have no day, by order; an order that
   * ended before is no deposit any more.
   */
  async heldOn(day: Day, limit: number): Promise<HeldDeposit[]> {
    const rows = await this.entries
      .createQueryBuilder('o')
      .innerJoin('o.order', 'booking')
      .select('booking.number', 'number')
      .addSelect('booking.names', 'names')
      .addSelect('booking.itemTitle', 'title')
      .addSelect('booking.travelDate', 'travelDate')
      .addSelect(`${RECEIVED} - ${PAID_OUT}`, 'cents')
      .where('o.receivedAt < :end', { end: parseCatTime(addDays(day, 1)) })
      .andWhere(COUNTS)
      .andWhere('(booking.travelDate IS NULL OR booking.travelDate > :day)', { day })
      .andWhere('(booking.status IN (:...active) OR booking.cancelledAt >= :end)', { active: ACTIVE_STATUSES })
      .groupBy('booking.id')
      .having(`${RECEIVED} <> ${PAID_OUT}`)
      .orderBy('booking.travelDate')
      .addOrderBy('booking.number')
      .limit(limit)
      .getRawMany<{ number: string; names: string; title: string; travelDate: Day | null; cents: string }>();
    return rows.map(({ cents, ...booking }) => ({ ...booking, held: toDollars(Number(cents)) }));
  }

  /** What came in, went out and was kept by banks in each month of a span in Kigali; months without any are left out. */
  async byMonth(span: readonly [Day, Day], tx = this.entries.manager): Promise<Map<Month, MonthFigures>> {
    const rows = await countByDay(tx.getRepository(LedgerEntry), 'receivedAt', span)
      .addSelect(RECEIVED, 'received')
      .addSelect(PAID_OUT, 'paidOut')
      .addSelect(FEES, 'fees')
      .andWhere(COUNTS)
      .getRawMany<{ day: number } & Record<keyof MonthFigures, string>>();
    const sums = new Map<Month, { received: number; paidOut: number; fees: number }>();
    for (const { day, received, paidOut, fees } of rows) {
      const month = monthOf(dayNumbered(day));
      const sum = sums.get(month) ?? { received: 0, paidOut: 0, fees: 0 };
      sum.received += Number(received);
      sum.paidOut += Number(paidOut);
      sum.fees += Number(fees);
      sums.set(month, sum);
    }
    return new Map(
      [...sums].map(([month, { received, paidOut, fees }]) => [month, inDollars(received, paidOut, fees)]),
    );
  }
}

const inDollars = (received: number, paidOut: number, fees: number): MonthFigures => ({
  received: toDollars(received),
  paidOut: toDollars(paidOut),
  fees: toDollars(fees),
});
