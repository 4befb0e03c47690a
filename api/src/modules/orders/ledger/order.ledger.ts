import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { statusByMoney, type LedgerDirection, type LedgerKind } from '@imisozi/core/ledger';
import { toCents, usd } from '@imisozi/core/money';
import { DomainEvents } from '../../../common/domain-events/domain-events.js';
import { InvalidBody } from '../../../common/errors/invalid-body.js';
import { Transactions } from '../../../database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { DocumentNumbers } from '../document-numbers.service.js';
import { Order, type PaidBy } from '../order.entity.js';
import { EXPIRED, statusesBefore, type OrderStatus } from '@imisozi/core/order-status';
import { balanceOf, depositOf, payableAmounts } from '../order.balance.js';
import { cannotBecome, lockOrder, OrderStatusChanges, type WithStatus } from '../order.status-changes.js';
import { Invoice } from './invoice.entity.js';
import { LEDGER_BOOKED } from './ledger.events.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** Money to be booked. */
export interface NewEntry {
  readonly kind: LedgerKind;
  readonly direction: LedgerDirection;
  /** US dollars, above zero. */
  readonly amount: number;
  readonly receivedAt?: Date;
  readonly reference?: string | null;
  readonly note?: string;
  /** How the order says that it was paid, if this pays it; by the office unless told. */
  readonly paidBy?: PaidBy;
}

/** What goes back to a client. */
export interface Refund {
  /** Dollars; the whole amount where absent. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
}

/** An entry, and its order as it is now. */
export interface Booked {
  readonly entry: LedgerEntry;
  readonly order: Order;
}

/** The office took the money back, so the order has neither an invoice nor a day of payment. */
const UNPAID = { paidAt: null, paidBy: null, paymentReference: null, invoiceNumber: null, receiptNumber: null };

/** What was paid for orders, and what that makes of them (trade 4). */
@Injectable()
export class OrderLedger {
  constructor(
    @InjectRepository(LedgerEntry) private readonly entries: Repository<LedgerEntry>,
    private readonly transactions: Transactions,
    private readonly numbers: DocumentNumbers,
    private readonly statuses: OrderStatusChanges,
    private readonly events: DomainEvents,
  ) {}

  /** All entries of an order, oldest first. */
  of(orderId: string): Promise<LedgerEntry[]> {
    return this.entries.find({ where: { orderId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The newest money that went back to the client, or null. */
  async lastRefund(orderId: string): Promise<LedgerEntry | null> {
    return this.entries.findOne({
      where: { orderId, direction: 'out', voidedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** The entry that made an order PAID. @throws NotFoundException for an order that is not paid */
  lastOf({ id, receiptNumber }: Order): Promise<LedgerEntry> {
    if (!receiptNumber) throw new NotFoundException('This order has not been paid yet, so it has no receipt.');
    return this.withNumber(id, receiptNumber);
  }

  /** The entry with a receipt's or a credit note's number. @throws NotFoundException when the order has none */
  async withNumber(orderId: string, receiptNumber: string): Promise<LedgerEntry> {
    const entry = await this.entries.findOneBy({ orderId, receiptNumber });
    if (!entry) throw new NotFoundException('This order has no such receipt.');
    return entry;
  }

  /**
   * Books an entry; the status of the order follows the money.
   * @param order as it was locked
   * @throws ConflictException for a reference that the order has already
   * @throws InvalidBody when more would go out than came in
   */
  async bookIn(tx: EntityManager, order: Order, entry: NewEntry, actor: Actor): Promise<Booked> {
    const { direction, amount, reference } = entry;
    if (reference) await refuseSecond(tx, order, reference);
    if (direction === 'out' && toCents(amount) > toCents(order.paid)) {
      throw new InvalidBody([`Only ${usd(Math.max(order.paid, 0))} has come in for this order`]);
    }
    const kept = await this.insert(tx, order, entry, actor);
    const followed = await this.follow(tx, await pay(tx, order, kept), entry, kept, actor);
    const changed = await this.payRefundDue(tx, followed, kept, actor);
    await this.events.publish(tx, LEDGER_BOOKED, { entry: kept, order: changed, before: order, actor });
    return { entry: kept, order: changed };
  }

  /**
   * Books a card payment of exactly what is left to pay.
   * @throws NotFoundException for an unknown order
   * @throws ConflictException for an order that cannot be paid any more, or not with this amount
   */
  async takePayment(
    tx: EntityManager,
    orderId: string,
    entry: Omit<NewEntry, 'direction'>,
    actor: Actor,
  ): Promise<Booked> {
    const order = await this.revived(tx, await lockOrder(tx, orderId), actor);
    if (!statusesBefore('PAID').includes(order.status)) throw cannotBecome(order, 'PAID');
    if (!payableAmounts(order).includes(entry.amount)) {
      throw new ConflictException(`${usd(entry.amount)} is not what is left to pay of order ${order.number}.`);
    }
    return this.bookIn(tx, order, { ...entry, direction: 'in' }, actor);
  }

  /**
   * An order whose hold ended while its client was paying goes on, if its seats are still free.
   * @throws NoSeatsLeft when they are not
   */
  private async revived(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    if (order.status !== 'CANCELLED' || order.cancelReason !== EXPIRED) return order;
    return this.statuses.change(tx, order, 'PENDING', ['CANCELLED'], actor, { cancelReason: null });
  }

  /** Books what is left to pay, which staff say has come. */
  async payBalance(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    const booked = await this.bookIn(tx, order, { kind: 'other', direction: 'in', amount: balanceOf(order) }, actor);
    return booked.order;
  }

  /**
   * Books what goes back, and ends the order (contract 4).
   * @throws InvalidBody when it is no part of what was paid
   */
  async refund(
    tx: EntityManager,
    order: Order,
    { amount = order.amount, reason = '' }: Refund,
    actor: Actor,
  ): Promise<Order> {
    if (amount <= 0 || amount > order.amount) {
      throw new InvalidBody([`The refund must be more than $0 and at most ${usd(order.amount)}`]);
    }
    const entry = await this.insert(
      tx,
      order,
      { kind: 'other', direction: 'out', amount, note: reason, ...(order.paidBy === 'test' && { paidBy: 'test' }) },
      actor,
    );
    const details = { refundedAmount: amount, refundReason: reason, refundedAt: new Date() };
    const paid = await pay(tx, order, entry);
    const changed = await this.statuses.change(tx, paid, 'REFUNDED', statusesBefore('REFUNDED'), actor, details);
    await this.events.publish(tx, LEDGER_BOOKED, { entry, order: changed, before: order, actor });
    return changed;
  }

  /**
   * Takes an entry back with another one: both stay, and neither counts.
   * @throws NotFoundException for an unknown id
   * @throws ConflictException for one that is void already, or takes another one back, or whose money has gone out since
   */
  void(id: string, reason: string, actor: Actor): Promise<Booked> {
    return this.transactions.run(async (tx) => {
      const { orderId } = await this.find(tx, id);
      const order = await lockOrder(tx, orderId);
      const entry = await this.find(tx, id);
      if (entry.voids) throw new ConflictException('This entry takes another one back and stays.');
      if (entry.voidedAt) throw new ConflictException('This entry has already been voided.');
      if (entry.direction === 'in' && toCents(order.paid) < toCents(entry.amount)) {
        throw new ConflictException('Its money has gone out since. Void what went out first.');
      }
      const voidedAt = new Date();
      await tx.update(LedgerEntry, { id }, { voidedAt });
      const counter: NewEntry = {
        kind: entry.kind,
        direction: entry.direction === 'in' ? 'out' : 'in',
        amount: entry.amount,
        reference: entry.reference,
        note: reason,
        ...(entry.isTest && { paidBy: 'test' }),
      };
      const kept = await this.insert(tx, order, counter, actor, { voidedAt, voids: id });
      const followed = await this.follow(tx, await pay(tx, order, kept), counter, kept, actor);
      const changed = await this.oweAgain(tx, followed, entry, actor);
      await this.events.publish(tx, LEDGER_BOOKED, { entry: kept, order: changed, before: order, actor });
      return { entry: kept, order: changed };
    });
  }

  /** Money that goes out pays what is owed to the client of a cancelled order; once all of it has, it is REFUNDED. */
  private async payRefundDue(tx: EntityManager, order: Order, entry: LedgerEntry, actor: Actor): Promise<Order> {
    if (entry.direction !== 'out' || order.refundDue <= 0) return order;
    // What was paid too much for an order that goes on.
    if (order.status !== 'CANCELLED') return this.reassess(tx, order, actor);
    const left = Math.max(0, toCents(order.refundDue) - toCents(entry.amount)) / 100;
    const refundedAmount = (toCents(order.refundedAmount ?? 0) + toCents(entry.amount)) / 100;
    const details = { refundDue: left, refundedAmount, refundReason: order.cancelReason, refundedAt: new Date() };
    if (left === 0 && order.status === 'CANCELLED') {
      return this.statuses.change(tx, order, 'REFUNDED', ['CANCELLED'], actor, details);
    }
    await tx.update(Order, { id: order.id }, details);
    return tx.findOneByOrFail(Order, { id: order.id });
  }

  /** A refund that was booked by mistake is owed again. */
  private async oweAgain(tx: EntityManager, order: Order, voided: LedgerEntry, actor: Actor): Promise<Order> {
    if (voided.direction !== 'out' || !order.cancelledAt) return order;
    const details = {
      refundDue: (toCents(order.refundDue) + toCents(voided.amount)) / 100,
      refundedAmount: Math.max(0, toCents(order.refundedAmount ?? 0) - toCents(voided.amount)) / 100 || null,
    };
    if (order.status === 'REFUNDED') {
      return this.statuses.change(tx, order, 'CANCELLED', ['REFUNDED'], actor, details);
    }
    await tx.update(Order, { id: order.id }, details);
    return tx.findOneByOrFail(Order, { id: order.id });
  }

  private async find(tx: EntityManager, id: string): Promise<LedgerEntry> {
    const entry = await tx.findOneBy(LedgerEntry, { id });
    if (!entry) throw new NotFoundException('This entry was not found.');
    return entry;
  }

  private async insert(
    tx: EntityManager,
    order: Order,
    { kind, direction, amount, receivedAt, reference, note, paidBy }: NewEntry,
    actor: Actor,
    more: Pick<LedgerEntry, 'voidedAt' | 'voids'> = { voidedAt: null, voids: null },
  ): Promise<LedgerEntry> {
    const entry = tx.create(LedgerEntry, {
      orderId: order.id,
      kind,
      direction,
      amount,
      balanceAfter: (toCents(balanceOf(order)) - signed(direction, amount)) / 100,
      isTest: paidBy === 'test',
      receivedAt: receivedAt ?? new Date(),
      reference: reference || null,
      note: note ?? '',
      recordedBy: actor.user?.email ?? '',
      receiptNumber: await this.numbers.next(tx, direction === 'in' ? 'receipt' : 'credit-note'),
      ...more,
    });
    return tx.save(entry, { reload: false });
  }

  /**
   * What the money makes of an order whose price has changed: an invoice over another amount is credited, what is paid
   * too much is owed.
   */
  async reassess(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    const refundDue = Math.max(0, -balanceOf(order));
    if (refundDue !== order.refundDue) await tx.update(Order, { id: order.id }, { refundDue });
    const next = nextStatus(order);
    const isInvoiced = order.invoiceNumber !== null;
    const invoice = isInvoiced ? await tx.findOneBy(Invoice, { number: order.invoiceNumber! }) : null;
    if (invoice && toCents(invoice.amount) !== toCents(order.amount)) {
      await creditInvoice(tx, order, await this.numbers.next(tx, 'credit-note'));
      if (next === 'PAID')
        await tx.update(Order, { id: order.id }, { invoiceNumber: await this.issueInvoice(tx, order) });
    }
    if (next === order.status) return tx.findOneByOrFail(Order, { id: order.id });
    const last = next === 'PAID' ? await lastReceipt(tx, order) : null;
    const paid = last && {
      paidAt: new Date(),
      paidBy: last.isTest ? ('test' as const) : ('office' as const),
      paymentReference: last.reference,
      invoiceNumber: await this.issueInvoice(tx, order),
      receiptNumber: last.receiptNumber,
    };
    return this.statuses.change(
      tx,
      order,
      next,
      [order.status],
      actor,
      paid ?? (order.status === 'PAID' ? UNPAID : {}),
    );
  }

  /** The status that the money makes of the order, with its invoice. */
  private async follow(
    tx: EntityManager,
    order: Order,
    { paidBy = 'office', reference }: NewEntry,
    entry: LedgerEntry,
    actor: Actor,
  ): Promise<Order> {
    const { status } = order;
    const next = nextStatus(order);
    if (next === status) return order;
    const details: WithStatus =
      next === 'PAID'
        ? {
            paidAt: new Date(),
            paidBy,
            paymentReference: reference ?? null,
            invoiceNumber: await this.issueInvoice(tx, order),
            receiptNumber: entry.receiptNumber,
          }
        : status === 'PAID'
          ? UNPAID
          : {};
    if (status === 'PAID') await creditInvoice(tx, order, entry.receiptNumber);
    return this.statuses.change(tx, order, next, [status], actor, details);
  }

  private async issueInvoice(tx: EntityManager, { id: orderId, amount }: Order): Promise<string> {
    const number = await this.numbers.next(tx, 'invoice');
    await tx.save(tx.create(Invoice, { orderId, number, amount, creditNumber: null, creditedAt: null }), {
      reload: false,
    });
    return number;
  }
}

const nextStatus = (order: Order): OrderStatus =>
  statusByMoney({
    status: order.status,
    amount: toCents(order.amount),
    paid: toCents(order.paid),
    deposit: depositOf(order),
  });

/** The newest money that came in and counts. */
const lastReceipt = (tx: EntityManager, { id: orderId }: Order): Promise<LedgerEntry | null> =>
  tx.findOne(LedgerEntry, {
    where: { orderId, direction: 'in', voidedAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
  });

/** Cents that an entry adds to what is paid. */
const signed = (direction: LedgerDirection, amount: number): number =>
  direction === 'in' ? toCents(amount) : -toCents(amount);

/** Adds an entry to what the order says is paid. */
async function pay(tx: EntityManager, order: Order, { direction, amount }: LedgerEntry): Promise<Order> {
  const paid = (toCents(order.paid) + signed(direction, amount)) / 100;
  await tx.update(Order, { id: order.id }, { paid });
  return tx.findOneByOrFail(Order, { id: order.id });
}

/** One payment has one reference: nothing is booked twice (trade 8). */
async function refuseSecond(tx: EntityManager, { id: orderId }: Order, reference: string): Promise<void> {
  const first = await tx.findOneBy(LedgerEntry, { orderId, reference, voidedAt: IsNull() });
  if (first) throw new ConflictException(`The reference ${reference} has already been booked for this order.`);
}

async function creditInvoice(tx: EntityManager, { invoiceNumber }: Order, creditNumber: string): Promise<void> {
  if (!invoiceNumber) return;
  await tx.update(Invoice, { number: invoiceNumber, creditedAt: IsNull() }, { creditNumber, creditedAt: new Date() });
}
