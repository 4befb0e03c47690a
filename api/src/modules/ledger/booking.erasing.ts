import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { catDate, type Day } from '@imisozi/core/kigali-time';
import { keptSince, keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { Transactions } from '../../platform/database/transactions.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { SYSTEM_ACTOR } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { lockOrders } from '../orders/order.records.js';
import { isOfNobody, OrdersOfPeople, type AgedOrder } from '../orders/orders.of-people.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { Invoice } from './invoice.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** Bookings that are read at a time. */
const PAGE = 500;
/** Bookings that are erased in one transaction: other writers wait only briefly. */
const BATCH = 10;

/**
 * Takes the person out of bookings whose time is over (rules/privacy 8): of those with an invoice, money in the ledger or
 * an agent when the accounts no longer need it, of all others earlier. Numbers, days and amounts stay.
 */
@Injectable()
export class BookingErasing {
  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    private readonly orders: OrdersOfPeople,
    private readonly data: PersonalData,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly periods: PeriodsInForce,
  ) {}

  @EveryInterval('erase old bookings')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    for (const keptAs of ['unbooked', 'accounts'] as const) {
      for (let last: AgedOrder | undefined, more = true; more && !stopping?.aborted;) {
        const page = await this.orders.madeBefore(keptAs, keptSinceTime(keptAs, inForce), last ?? null, PAGE);
        await this.look(page, inForce, stopping);
        last = page.at(-1);
        more = page.length === PAGE;
      }
    }
  }

  /** Erases those whose time is over, and writes down what others are kept as: they are not read every day. */
  private async look(page: readonly AgedOrder[], inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    await this.orders.keepAsNobody(page.filter(isOfNobody).map(({ id }) => id));
    const { over, inAccounts } = await agedAmong(this.entries.manager, page, inForce);
    await this.orders.keepForAccounts(inAccounts.map(({ id }) => id));
    for (let from = 0; from < over.length && !stopping?.aborted; from += BATCH) {
      const ids = over.slice(from, from + BATCH).map(({ id }) => id);
      await this.transactions.run((tx) => this.erase(tx, ids, inForce));
    }
  }

  /** Money may have come in meanwhile, or another process been faster. */
  private async erase(tx: EntityManager, ids: readonly string[], inForce: KeptPeriods): Promise<void> {
    const { over } = await agedAmong(tx, await lockOrders(tx, ids), inForce);
    if (over.length === 0) return;
    await this.data.eraseBookings(
      tx,
      over.map(({ id }) => id),
    );
    for (const { id, number } of over) {
      await this.audit.record(tx, SYSTEM_ACTOR, { resource: 'orders', recordId: id, label: number, action: 'erase' });
    }
  }
}

/** Which of these bookings have been kept long enough, and which are in the accounts. What is to be refunded needs the client. */
async function agedAmong(
  tx: EntityManager,
  orders: readonly AgedOrder[],
  inForce: KeptPeriods,
): Promise<{ readonly over: AgedOrder[]; readonly inAccounts: AgedOrder[] }> {
  const named = orders.filter((order) => !isOfNobody(order));
  const orderId = In(named.map(({ id }) => id));
  const booked = await tx
    .createQueryBuilder(LedgerEntry, 'row')
    .select('row.orderId', 'orderId')
    .addSelect('MAX(row.receivedAt)', 'at')
    .where({ orderId })
    .groupBy('row.orderId')
    .getRawMany<{ orderId: string; at: Date | string }>();
  const lastMoney = new Map(booked.map(({ orderId: id, at }) => [id, catDate(timeOf(at))]));
  const invoices = await tx.find(Invoice, { select: { id: true, orderId: true }, where: { orderId } });
  const invoiced = new Set(invoices.map((invoice) => invoice.orderId));
  const isInAccounts = ({ id, invoiceNumber, agentId }: AgedOrder) =>
    lastMoney.has(id) || invoiced.has(id) || invoiceNumber !== null || agentId !== null;
  const isOver = (order: AgedOrder) =>
    order.refundDue === 0 &&
    lastDayOf(order, lastMoney.get(order.id)) < keptSince(isInAccounts(order) ? 'accounts' : 'unbooked', inForce);
  return { over: named.filter(isOver), inAccounts: named.filter(isInAccounts) };
}

/** The day on which a booking ended: when it was made, travelled, or last paid. */
const lastDayOf = ({ createdAt, endDate, travelDate }: AgedOrder, money: Day | undefined): Day =>
  [catDate(createdAt), endDate ?? travelDate ?? '', money ?? ''].reduce((last, day) => (day > last ? day : last));

/** SQLite answers with text, in UTC. */
const timeOf = (at: Date | string): Date => (at instanceof Date ? at : new Date(`${at.replace(' ', 'T')}Z`));
