import { updateOrder } from '../orders/order.records.js';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { LedgerDirection, EntryKind } from '@imisozi/core/ledger';
import { toCents } from '@imisozi/core/money';
import type { PaidInCurrency } from '@imisozi/core/paid-in-currency';
import { EXPIRED, goesOn, statusesBefore } from '@imisozi/core/order-status';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { refusal } from '../../platform/errors/refused.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { FiscalReceipts } from '../fiscal/fiscal.receipts.js';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import { balanceOf, isPayable, type PaymentPart } from '../orders/order.balance.js';
import { type PaidBy } from '@imisozi/core/order-choices';
import type { Order } from '../orders/order.entity.js';
import { lockOrder } from '../orders/order.records.js';
import { cannotBecome, OrderStatusChanges } from '../orders/order.status-changes.js';
import { LEDGER_BOOKED } from './ledger.events.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerFollowers } from './ledger.followers.js';
import { taxedOf } from './entry-taxes.js';
import { LedgerTaxes } from './ledger.taxes.js';
import { LedgerMonths } from './months/ledger.months.js';
import { MoneyStatus } from './money.status.js';
import { keepDueDay } from '../orders/kept-due-day.js';

/** Money to be booked. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly direction: LedgerDirection;
  /** US dollars, positive. */
  readonly amount: number;
  readonly receivedAt?: Date;
  readonly reference?: string | null;
  readonly note?: string;
  /** What moved, if it was another currency than dollars. */
  readonly inCurrency?: PaidInCurrency | null;
  /** US dollars that the bank kept. */
  readonly fee?: number;
  /** The order's way of payment if this entry pays it in full; the office's by default. */
  readonly paidBy?: PaidBy;
}

/** A refund to a client. */
export interface Refund {
  /** US dollars; by default the whole amount. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
}

/** An entry, and its order as it is now. */
export interface Booked {
  readonly entry: LedgerEntry;
  readonly order: Order;
}

/** Books payments and refunds of orders (rules/money 3). */
@Injectable()
export class OrderLedger {
  constructor(
    private readonly transactions: Transactions,
    private readonly numbers: DocumentNumbers,
    private readonly statuses: OrderStatusChanges,
    private readonly money: MoneyStatus,
    private readonly months: LedgerMonths,
    private readonly taxes: LedgerTaxes,
    private readonly fiscal: FiscalReceipts,
    private readonly events: DomainEvents,
    private readonly followers: LedgerFollowers,
  ) {}

  /**
   * Books an entry; the status of the order follows.
   * @param order as it was locked
   * @throws Refused for a reference that the order has already
   * @throws Refused if more would go out than came in, and for a day in a closed month
   */
  async bookIn(tx: EntityManager, order: Order, entry: NewEntry, actor: Actor): Promise<Booked> {
    const { direction, amount, reference, paidBy = 'office' } = entry;
    if (reference) await refuseSecond(tx, order, reference);
    if (direction === 'out' && toCents(amount) > toCents(order.paid)) {
      throw refusal('paid-less', { paid: Math.max(order.paid, 0) });
    }
    const kept = await this.insert(tx, order, entry, actor);
    const followed = await this.money.follow(tx, await pay(tx, order, kept), kept, paidBy, actor);
    return this.told(tx, order, await this.money.payOwed(tx, followed, kept, actor), kept, actor);
  }

  /**
   * Books a card payment of exactly the balance, or of a share of it.
   * @throws Refused for an unknown order
   * @throws Refused for an order that can no longer be paid, or not with this amount
   */
  async takePayment(
    tx: EntityManager,
    orderId: string,
    entry: Omit<NewEntry, 'direction'>,
    actor: Actor,
    part: PaymentPart = 'instalment',
  ): Promise<Booked> {
    const order = await this.revived(tx, await lockOrder(tx, orderId), actor);
    if (!statusesBefore('PAID').includes(order.status)) throw cannotBecome(order, 'PAID');
    if (!isPayable(order, entry.amount, part)) {
      throw refusal('amount-not-left', { amount: entry.amount, order: order.number });
    }
    return this.bookIn(tx, order, { ...entry, direction: 'in' }, actor);
  }

  /** Books the balance, which staff have received. */
  async payBalance(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    const booked = await this.bookIn(tx, order, { kind: 'other', direction: 'in', amount: balanceOf(order) }, actor);
    return booked.order;
  }

  /**
   * Books a refund, and ends the order (rules/orders 3).
   * @throws Refused if it is more than was paid
   */
  async refund(
    tx: EntityManager,
    order: Order,
    { amount = order.amount, reason = '' }: Refund,
    actor: Actor,
  ): Promise<Order> {
    if (amount <= 0 || amount > order.amount) {
      throw refusal('refund-out-of-range', { max: order.amount });
    }
    const isTest = order.paidBy === 'test';
    const back: NewEntry = { kind: 'other', direction: 'out', amount, note: reason, ...(isTest && { paidBy: 'test' }) };
    const entry = await this.insert(tx, order, back, actor);
    const details = { refundedAmount: amount, refundReason: reason, refundedAt: new Date() };
    const paid = await pay(tx, order, entry);
    const changed = await this.statuses.change(tx, paid, 'REFUNDED', statusesBefore('REFUNDED'), actor, details);
    return (await this.told(tx, order, changed, entry, actor)).order;
  }

  /**
   * Voids an entry by another one: both stay, and neither counts.
   * @throws Refused for an unknown id
   * @throws Refused for one that is void already, that voids another one, or whose money has been paid out since
   */
  void(id: string, reason: string, actor: Actor): Promise<Booked> {
    return this.transactions.run(async (tx) => {
      const { orderId } = await find(tx, id);
      const order = await lockOrder(tx, orderId);
      const entry = await find(tx, id);
      refuseVoid(entry, order);
      const voidedAt = new Date();
      const staysInBooks = await this.months.isClosed(tx, entry.receivedAt);
      await tx.update(LedgerEntry, { id }, { voidedAt, staysInBooks });
      const counter: NewEntry = {
        kind: entry.kind,
        direction: entry.direction === 'in' ? 'out' : 'in',
        amount: entry.amount,
        inCurrency: entry.inCurrency,
        fee: entry.fee,
        reference: entry.reference,
        note: reason,
        ...(entry.isTest && { paidBy: 'test' }),
      };
      const kept = await this.insert(tx, order, counter, actor, { voidedAt, voids: id, staysInBooks }, entry);
      const followed = await this.money.follow(tx, await pay(tx, order, kept), kept, 'office', actor, entry);
      return this.told(tx, order, await this.money.oweAgain(tx, followed, entry, actor), kept, actor);
    });
  }

  /**
   * An order whose hold ended while its client was paying is reopened, if its seats are still free.
   * @throws Refused when they are not
   */
  private async revived(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    if (order.status !== 'CANCELLED' || order.cancelReason !== EXPIRED) return order;
    return this.statuses.change(tx, order, 'PENDING', ['CANCELLED'], actor, { cancelReason: null });
  }

  private async told(
    tx: EntityManager,
    before: Order,
    order: Order,
    entry: LedgerEntry,
    actor: Actor,
  ): Promise<Booked> {
    await keepDueDay(tx, order);
    await this.refundSale(tx, order, entry);
    await this.followers.follow(tx, { entry, order, before, actor });
    await this.events.publish(tx, LEDGER_BOOKED, { entry, order, before, actor });
    return { entry, order };
  }

  /** What goes back for an order that has ended takes back a part of its invoice, which stands (rules/fiscal 1). */
  private async refundSale(tx: EntityManager, order: Order, entry: LedgerEntry): Promise<void> {
    const { invoiceNumber } = order;
    const taxed = taxedOf(entry);
    if (entry.direction !== 'out' || entry.voids || !invoiceNumber || !taxed || goesOn(order)) return;
    await this.fiscal.partialRefund(tx, entry.receiptNumber, invoiceNumber, taxed.shares);
  }

  private async insert(
    tx: EntityManager,
    order: Order,
    { kind, direction, amount, inCurrency = null, fee = 0, receivedAt, reference, note, paidBy }: NewEntry,
    actor: Actor,
    more: Pick<LedgerEntry, 'voidedAt' | 'voids' | 'staysInBooks'> = NOT_VOID,
    voided?: LedgerEntry,
  ): Promise<LedgerEntry> {
    const at = receivedAt ?? new Date();
    await this.months.bookInto(tx, at);
    const entry = tx.create(LedgerEntry, {
      orderId: order.id,
      kind,
      direction,
      amount,
      balanceAfter: (toCents(balanceOf(order)) - signed(direction, amount)) / 100,
      inCurrency,
      fee,
      ...(await this.taxes.ofEntry(tx, order, { direction, amount, voided })),
      isTest: paidBy === 'test',
      receivedAt: at,
      reference: reference || null,
      note: note ?? '',
      recordedBy: actor.user?.email ?? '',
      receiptNumber: await this.numbers.next(tx, direction === 'in' ? 'receipt' : 'credit-note'),
      ...more,
    });
    return tx.save(entry, { reload: false });
  }
}

const NOT_VOID = { voidedAt: null, voids: null, staysInBooks: false };

/** The cents that an entry adds to the paid sum. */
const signed = (direction: LedgerDirection, amount: number): number =>
  direction === 'in' ? toCents(amount) : -toCents(amount);

/** Adds an entry to the paid sum of the order. */
function pay(tx: EntityManager, order: Order, { direction, amount }: LedgerEntry): Promise<Order> {
  const paid = (toCents(order.paid) + signed(direction, amount)) / 100;
  return updateOrder(tx, order, { paid });
}

async function find(tx: EntityManager, id: string): Promise<LedgerEntry> {
  const entry = await tx.findOneBy(LedgerEntry, { id });
  if (!entry) throw refusal('entry-not-found');
  return entry;
}

/** A reference belongs to one payment: nothing is booked twice (rules/money 3). */
async function refuseSecond(tx: EntityManager, { id: orderId }: Order, reference: string): Promise<void> {
  const first = await tx.findOneBy(LedgerEntry, { orderId, reference, voidedAt: IsNull() });
  if (first) throw refusal('reference-booked', { reference });
}

function refuseVoid({ voids, voidedAt, direction, amount }: LedgerEntry, { paid }: Order): void {
  if (voids) throw refusal('entry-takes-back');
  if (voidedAt) throw refusal('entry-voided');
  if (direction === 'in' && toCents(paid) < toCents(amount)) {
    throw refusal('entry-money-gone');
  }
}
