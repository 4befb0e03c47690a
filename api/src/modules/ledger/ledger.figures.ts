import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { Repository } from 'typeorm';
import { countByDay, dayNumbered } from '../../platform/database/kigali-days.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** Money kept, in cents (rules/money 12); a void entry does not count, nor does the one that voids it (rules/money 4). */
const KEPT = "SUM(CASE o.direction WHEN 'in' THEN o.amount ELSE -o.amount END)";

/** Money in minus money out. */
@Injectable()
export class LedgerFigures {
  constructor(@InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>) {}

  /** US dollars kept on each day of a span in Kigali; days without any entry are left out. */
  async keptByDay(span: readonly [Day, Day]): Promise<Map<Day, number>> {
    const rows = await countByDay(this.entries, 'receivedAt', span)
      .addSelect(KEPT, 'cents')
      .andWhere('o.voidedAt IS NULL')
      .getRawMany<{ day: number; cents: string }>();
    return new Map(rows.map(({ day, cents }) => [dayNumbered(day), toDollars(Number(cents))]));
  }
}
