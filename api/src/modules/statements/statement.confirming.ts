import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { CURRENCY, toCents } from '@imisozi/core/money';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import type { PerDollar } from '@imisozi/core/exchange-rates';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import { refusal, Refused } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { OrderLedger } from '../ledger/order.ledger.js';
import { balanceOf } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import { lockOrders } from '../orders/order.records.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ConfirmedRowDto } from './dto/statement.dto.js';
import type { ConfirmedStatementAnswer } from './dto/statement.view.js';
import { partsOf, type RowPart } from './row.parts.js';
import { StatementBooking } from './statement-booking.entity.js';
import { StatementRow } from './statement-row.entity.js';

/** Books rows that staff confirm, each in a transaction of its own (rules/statements 4). */
@Injectable()
export class StatementConfirming {
  constructor(
    private readonly ledger: OrderLedger,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * Books what can be booked, and says of each other row why not.
   * @throws Refused with the first reason if none can
   */
  async confirm(
    actor: Actor,
    statementId: string,
    rows: readonly ConfirmedRowDto[],
  ): Promise<ConfirmedStatementAnswer> {
    const { rates } = await this.settings.get();
    const reasons = new Map<ConfirmedRowDto, Refused>();
    for (const row of rows) {
      try {
        await this.transactions.run((tx) => this.book(tx, actor, statementId, row, rates));
      } catch (error) {
        reasons.set(row, refusedBy(error));
      }
    }
    const [first] = reasons.values();
    if (first && reasons.size === rows.length) throw first;
    const booked = rows.length - reasons.size;
    return {
      message: sentenceOf(booked, reasons.size),
      booked,
      refused: [...reasons].map(([{ row }, { code, message }]) => ({ row, code, message })),
    };
  }

  /** The orders are locked before the row, as when an entry is voided. */
  private async book(
    tx: EntityManager,
    actor: Actor,
    statementId: string,
    confirmed: ConfirmedRowDto,
    rates: PerDollar,
  ): Promise<void> {
    const { row: id, orderId, parts, reference, takeMore = false } = confirmed;
    if (!parts === !orderId) throw refusal('statement-parts-or-order');
    const ids = parts ? parts.map((part) => part.orderId) : [orderId!];
    const orders = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
    const row = await lockRow(tx, statementId, id);
    const rate = row.currency === CURRENCY ? null : (confirmed.rate ?? rates[row.currency]);
    const wanted = partsOf(row, parts ?? orderId!, rate);
    await this.take(tx, actor, row, wanted);
    for (const part of wanted) {
      const order = orders.get(part.orderId);
      if (!order) throw refusal('order-not-found');
      if (!takeMore) refuseTooMuch(row, order, part);
      const { entry } = await this.ledger.bookIn(tx, order, entryOf(row, part, reference), actor);
      const { taken, amount } = part;
      await tx.save(
        tx.create(StatementBooking, { rowId: row.id, orderId: order.id, entryId: entry.id, taken, amount }),
        {
          reload: false,
        },
      );
    }
    await this.audit.record(tx, actor, {
      ...{ action: 'confirm', resource: 'statements', recordId: statementId, label: `Row ${row.position}` },
      after: { row: row.id, parts: wanted.map(({ orderId: order, amount, fee }) => ({ order, amount, fee })) },
    });
  }

  /** Takes the sum of the parts out of what is left of a row: the database decides who gets it. */
  private async take(tx: EntityManager, actor: Actor, row: StatementRow, parts: readonly RowPart[]): Promise<void> {
    const sum = parts.reduce((total, { taken }) => total + taken, 0);
    const bookedAmount = row.bookedAmount + sum;
    const decided = { decidedBy: actor.user?.email ?? '', decidedAt: new Date() };
    const { affected } = await tx.update(
      StatementRow,
      { id: row.id, state: 'open', bookedAmount: row.bookedAmount, amount: MoreThanOrEqual(bookedAmount) },
      { bookedAmount, state: bookedAmount === row.amount ? 'booked' : 'open', ...decided },
    );
    if (affected !== 1) throw refusal('statement-row-booked');
  }
}

/**
 * Locks a row and reads it.
 * @throws Refused for an unknown one, and for one that is booked or set aside
 */
async function lockRow(tx: EntityManager, statementId: string, id: string): Promise<StatementRow> {
  await tx.update(StatementRow, { id, statementId }, { position: () => 'position' });
  const row = await tx.findOneBy(StatementRow, { id, statementId });
  if (!row) throw refusal('statement-row-not-found');
  if (row.state === 'aside') throw refusal('statement-row-aside');
  if (row.state === 'booked') throw refusal('statement-row-booked');
  return row;
}

function refuseTooMuch({ direction }: StatementRow, order: Order, { amount }: RowPart): void {
  const { number, status, refundDue } = order;
  if (direction === 'out') {
    if (toCents(amount) > toCents(refundDue))
      throw refusal('statement-refunds-more', { order: number, due: refundDue });
    return;
  }
  const left = ACTIVE_STATUSES.includes(status) ? Math.max(0, balanceOf(order)) : 0;
  if (toCents(amount) > toCents(left)) throw refusal('statement-overpays', { order: number, left });
}

const entryOf = (row: StatementRow, { amount, fee, inCurrency }: RowPart, reference: string | undefined) => ({
  kind: 'bank' as const,
  direction: row.direction,
  ...{ amount, fee, inCurrency },
  receivedAt: parseCatTime(row.day)!,
  reference: reference ?? (row.reference || null),
  note: row.name,
});

/** @throws whatever is no refusal */
function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // The same booking got its part of this row meanwhile.
  if (isDuplicate(error)) return refusal('statement-row-booked');
  throw error;
}

function sentenceOf(booked: number, refused: number): string {
  const done = booked === 1 ? '1 row has been booked.' : `${booked} rows have been booked.`;
  return refused === 0 ? done : `${done} ${refused} could not be booked.`;
}
