import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { today } from '@imisozi/core/kigali-time';
import { catMonth, firstDayOf, isMonth, lastDayOf, monthOf, monthsLater, type Month } from '@imisozi/core/months';
import { refusal } from '../../../platform/errors/refused.js';
import { isDuplicate, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { LedgerFigures } from '../ledger.figures.js';
import { LedgerMonth, type MonthFigures } from './ledger-month.entity.js';

/** How many months are listed: ten years, as long as accounts are kept. */
const MAX_MONTHS = 120;

/** A month as staff see it. */
export interface MonthInBooks extends MonthFigures {
  readonly month: Month;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
}

/** The months of the books: a closed one never changes (rules/money 15). */
@Injectable()
export class LedgerMonths {
  constructor(
    @InjectRepository(LedgerMonth) private readonly months: Repository<LedgerMonth>,
    private readonly figures: LedgerFigures,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** This month and those before it in which money was booked, newest first. */
  async list(): Promise<MonthInBooks[]> {
    const last = monthOf(today());
    const span = [firstDayOf(monthsLater(last, 1 - MAX_MONTHS)), lastDayOf(last)] as const;
    const [sums, rows] = await Promise.all([
      this.figures.byMonth(span),
      this.months.find({ where: { closedAt: Not(IsNull()) }, order: { month: 'DESC' }, take: MAX_MONTHS }),
    ]);
    const closed = new Map(rows.map((row) => [row.month, row]));
    return [...new Set([last, ...sums.keys(), ...closed.keys()])]
      .sort()
      .reverse()
      .map((month) => ({
        month,
        ...(sums.get(month) ?? NOTHING),
        closedAt: closed.get(month)?.closedAt ?? null,
        closedBy: closed.get(month)?.closedBy ?? null,
      }));
  }

  /**
   * Locks the month of a time until the transaction ends: nobody closes it meanwhile.
   * @throws Refused for a month that is closed
   */
  async bookInto(tx: EntityManager, at: Date): Promise<void> {
    const month = catMonth(at);
    if (!(await this.lockOpen(tx, month))) throw refusal('month-closed', { month });
  }

  /** Whether the month of a time is closed; an open one is locked, as above. */
  async isClosed(tx: EntityManager, at: Date): Promise<boolean> {
    return !(await this.lockOpen(tx, catMonth(at)));
  }

  /**
   * Closes a month that is over: nothing is booked into it any more.
   * @throws Refused for a text that is no month, a month that is not over, and one that is closed
   */
  close(actor: Actor, month: string): Promise<MonthInBooks> {
    if (!isMonth(month)) throw refusal('month-unreadable');
    if (month >= monthOf(today())) throw refusal('month-not-over', { month });
    return this.transactions.run(async (tx) => {
      if (!(await this.lockOpen(tx, month))) throw refusal('month-closed', { month });
      const figures = (await this.figures.byMonth([firstDayOf(month), lastDayOf(month)], tx)).get(month) ?? NOTHING;
      const closed = { closedAt: new Date(), closedBy: actor.user?.email ?? '', figures };
      await tx.update(LedgerMonth, { month }, closed);
      await this.audit.record(tx, actor, { ...about(month), action: 'close', after: { ...figures } });
      return { month, ...figures, closedAt: closed.closedAt, closedBy: closed.closedBy };
    });
  }

  /**
   * Opens a closed month again.
   * @throws Refused for a month that is not closed
   */
  open(actor: Actor, month: string, reason: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const opened = { closedAt: null, closedBy: null, figures: null, reopened: () => 'reopened + 1' };
      const { affected } = await tx.update(LedgerMonth, { month, closedAt: Not(IsNull()) }, opened);
      if (affected !== 1) throw refusal('month-not-closed', { month });
      await this.audit.record(tx, actor, { ...about(month), action: 'open', after: { reason } });
    });
  }

  /** Locks the row of a month that is open; false for a closed one. */
  private async lockOpen(tx: EntityManager, month: Month): Promise<boolean> {
    const lock = async () => (await tx.update(LedgerMonth, { month, closedAt: IsNull() }, { month })).affected === 1;
    if (await lock()) return true;
    await tx.insert(LedgerMonth, { month, closedAt: null, closedBy: null, figures: null }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
    return lock();
  }
}

const NOTHING: MonthFigures = { received: 0, paidOut: 0, fees: 0 };

const about = (month: Month) => ({ resource: 'months', recordId: null, label: month });
