import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { Repository } from 'typeorm';
import { GiftVoucherEntry } from './gift-voucher-entry.entity.js';

/** What a voucher was worth, and what is left of it at the end of a day; US dollars. */
export interface GiftLiability {
  readonly number: string;
  readonly toNames: string;
  readonly expiresOn: Day | null;
  readonly sold: number;
  readonly spent: number;
  readonly left: number;
}

const sumOf = (kinds: readonly string[]) =>
  `SUM(CASE WHEN e.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) THEN e.amount ELSE 0 END)`;

/** Sums of gift vouchers for reports (rules/gift-vouchers 6). */
@Injectable()
export class GiftVoucherFigures {
  constructor(@InjectRepository(GiftVoucherEntry) private readonly entries: Repository<GiftVoucherEntry>) {}

  /** The vouchers with something left at the end of a day in Kigali, the next to expire first; tests do not count. */
  async leftOn(day: Day, limit: number): Promise<GiftLiability[]> {
    const rows = await this.entries
      .createQueryBuilder('e')
      .innerJoin('e.voucher', 'v')
      .select('v.number', 'number')
      .addSelect('v.toNames', 'toNames')
      .addSelect('v.expiresOn', 'expiresOn')
      .addSelect(sumOf(['issued']), 'sold')
      .addSelect(sumOf(['spent', 'returned']), 'spent')
      .addSelect('SUM(e.amount)', 'kept')
      .where('e.createdAt < :end AND NOT v.isTest', { end: parseCatTime(addDays(day, 1)) })
      .groupBy('v.id')
      .having('SUM(e.amount) > 0')
      .orderBy('v.expiresOn')
      .addOrderBy('v.number')
      .limit(limit)
      .getRawMany<
        { number: string; toNames: string; expiresOn: Day | null } & Record<'sold' | 'spent' | 'kept', string>
      >();
    return rows.map(({ number, toNames, expiresOn, sold, spent, kept }) => ({
      number,
      toNames,
      expiresOn,
      sold: toDollars(Number(sold)),
      spent: toDollars(-Number(spent)),
      left: toDollars(Number(kept)),
    }));
  }
}
