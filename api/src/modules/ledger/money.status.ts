import { updateOrder } from '../orders/order.records.js';
import { orderNow } from '../orders/order.records.js';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { statusByMoney } from '@imisozi/core/ledger';
import { toCents } from '@imisozi/core/money';
import { statusesBefore, type OrderStatus } from '@imisozi/core/order-status';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Actor } from '../audit/actor.js';
import { balanceOf, depositOf } from '../orders/order.balance.js';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { type PaidBy } from '@imisozi/core/order-choices';
import type { Order } from '../orders/order.entity.js';
import { holdEnd } from '../orders/hold.times.js';
import { OrderStatusChanges, type WithStatus } from '../orders/order.status-changes.js';
import { INVOICE_CREDITED } from './ledger.events.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { OrderInvoices } from './order.invoices.js';

/** The payment was voided, so the order has neither an invoice nor a day of payment. */
const UNPAID = { paidAt: null, paidBy: null, paymentReference: null, invoiceNumber: null, receiptNumber: null };

/** The consequences of an order's money: its status, its invoice, and the refund due (rules/money 5). */
@Injectable()
export class MoneyStatus {
  constructor(
    private readonly statuses: OrderStatusChanges,
    private readonly invoices: OrderInvoices,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Called after an entry was booked or voided.
   * @param order with the new sum paid
   * @param paidBy the order's way of payment if this entry pays it in full
   * @param voided the entry that this one takes back
   */
  async follow(
    tx: EntityManager,
    order: Order,
    entry: LedgerEntry,
    paidBy: PaidBy,
    actor: Actor,
    voided?: LedgerEntry,
  ): Promise<Order> {
    const { status } = order;
    const next = nextStatus(order);
    if (next === status) return owing(tx, await heldAgain(tx, order), entry, voided);
    if (status === 'PAID') await this.invoices.credit(tx, order, entry.receiptNumber);
    const details = await this.detailsOf(tx, order, next, entry, paidBy);
    return owing(tx, await heldAgain(tx, await this.statuses.change(tx, order, next, [status], actor, details)));
  }

  /** After a price change: an invoice with another amount is credited. */
  async reassess(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    if (!(await this.invoices.isOutdated(tx, order))) return this.reassessed(tx, order, actor);
    const creditNumber = await this.invoices.credit(tx, order);
    if (nextStatus(order) === 'PAID')
      await updateOrder(tx, order, { invoiceNumber: await this.invoices.issue(tx, order, order.paidBy === 'test') });
    const changed = await this.reassessed(tx, order, actor);
    if (creditNumber) await this.events.publish(tx, INVOICE_CREDITED, { order: changed, creditNumber });
    return changed;
  }

  private async reassessed(tx: EntityManager, order: Order, actor: Actor): Promise<Order> {
    const { status } = order;
    const next = nextStatus(order);
    if (next === status) return owing(tx, await orderNow(tx, order.id));
    const last = next === 'PAID' ? await lastReceipt(tx, order) : null;
    const details = await this.detailsOf(tx, order, next, last, last?.isTest ? 'test' : 'office');
    return owing(tx, await this.statuses.change(tx, order, next, [status], actor, details));
  }

  /** Money out reduces the refund due of an order that has ended; a cancelled one then becomes REFUNDED. */
  async payOwed(tx: EntityManager, order: Order, entry: LedgerEntry, actor: Actor): Promise<Order> {
    if (entry.direction !== 'out' || order.refundDue <= 0 || ACTIVE_STATUSES.includes(order.status)) return order;
    const left = Math.max(0, toCents(order.refundDue) - toCents(entry.amount)) / 100;
    const refundedAmount = (toCents(order.refundedAmount ?? 0) + toCents(entry.amount)) / 100;
    const details = { refundDue: left, refundedAmount, refundReason: order.cancelReason, refundedAt: new Date() };
    if (left === 0 && order.status === 'CANCELLED') {
      return this.statuses.change(tx, order, 'REFUNDED', ['CANCELLED'], actor, details);
    }
    return updateOrder(tx, order, details);
  }

  /** A refund that is voided is due again. */
  async oweAgain(tx: EntityManager, order: Order, voided: LedgerEntry, actor: Actor): Promise<Order> {
    if (voided.direction !== 'out' || !order.cancelledAt) return order;
    const details = {
      refundDue: (toCents(order.refundDue) + toCents(voided.amount)) / 100,
      refundedAmount: Math.max(0, toCents(order.refundedAmount ?? 0) - toCents(voided.amount)) / 100 || null,
    };
    return order.status === 'REFUNDED'
      ? this.statuses.change(tx, order, 'CANCELLED', ['REFUNDED'], actor, details)
      : updateOrder(tx, order, details);
  }

  private async detailsOf(
    tx: EntityManager,
    order: Order,
    next: OrderStatus,
    entry: LedgerEntry | null,
    paidBy: PaidBy,
  ): Promise<WithStatus> {
    if (next !== 'PAID') return order.status === 'PAID' ? UNPAID : {};
    return {
      paidAt: new Date(),
      paidBy,
      paymentReference: entry?.reference ?? null,
      invoiceNumber: await this.invoices.issue(tx, order, paidBy === 'test'),
      receiptNumber: entry?.receiptNumber ?? null,
    };
  }
}

const nextStatus = (order: Order): OrderStatus =>
  statusByMoney({
    status: order.status,
    amount: toCents(order.amount),
    paid: toCents(order.paid),
    deposit: depositOf(order),
  });

/**
 * Once nothing is paid any longer, the order's seats are again held only for a while, like those of a new order
 * (rules/money 4).
 */
async function heldAgain(tx: EntityManager, order: Order): Promise<Order> {
  const { status, departureId, holdUntil, paid, terms } = order;
  if (!departureId || holdUntil || paid > 0 || !statusesBefore('CANCELLED').includes(status)) return order;
  return updateOrder(tx, order, { holdUntil: holdEnd(terms, new Date()) });
}

/**
 * An overpayment of an open order is to be refunded, and so is money received for one that has ended. Money that was
 * never received is not.
 */
async function owing(tx: EntityManager, order: Order, entry?: LedgerEntry, voided?: LedgerEntry): Promise<Order> {
  const { status, paid, refundDue: before } = order;
  const hasEnded = !ACTIVE_STATUSES.includes(status);
  const refundDue = hasEnded
    ? Math.max(0, Math.min(toCents(before) + lateCents(order, entry, voided), toCents(paid))) / 100
    : Math.max(0, -balanceOf(order));
  // Money that goes out of an order that has ended reduces the refund due below.
  const isPayingOwed = hasEnded && entry?.direction === 'out' && !entry.voids;
  return isPayingOwed || refundDue === before ? order : updateOrder(tx, order, { refundDue });
}

/** What came in after an order had ended, all of which is to be refunded; less than 0 for such a payment that is voided. */
function lateCents({ cancelledAt }: Order, entry?: LedgerEntry, voided?: LedgerEntry): number {
  if (entry?.direction === 'in' && !entry.voids) return toCents(entry.amount);
  const wasLate = voided?.direction === 'in' && cancelledAt !== null && voided.createdAt > cancelledAt;
  return wasLate ? -toCents(voided.amount) : 0;
}

/** The newest payment that is not void. */
const lastReceipt = (tx: EntityManager, { id: orderId }: Order): Promise<LedgerEntry | null> =>
  tx.findOne(LedgerEntry, {
    where: { orderId, direction: 'in', voidedAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
