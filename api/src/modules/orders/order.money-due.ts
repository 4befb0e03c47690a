import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, LessThanOrEqual, MoreThan, Repository, type EntityManager } from 'typeorm';
import { today, type Day } from '@imisozi/core/kigali-time';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { Order } from './order.entity.js';
import { nextReminder } from './reminder.times.js';

/** What tells who has to pay how much by when. */
const MONEY_COLUMNS = [
  ...['id', 'number', 'names', 'itemTitle', 'itemType', 'status', 'createdAt', 'needDate', 'travelDate'],
  ...['amount', 'paid', 'refundDue', 'instalments', 'invoiceNumber'],
].map((column) => `o.${column}`);

/** Orders with money to receive or to refund. */
@Injectable()
export class OrderMoneyDue {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** Orders with an amount due before a day, newest first, and how many there are. */
  overdue(day: Day, limit: number): Promise<[Order[], number]> {
    const where = { nextDue: LessThan(day) };
    return Promise.all([
      this.orders.find({ where, order: { nextDue: 'DESC', id: 'DESC' }, take: limit }),
      this.orders.countBy(where),
    ]);
  }

  /** Orders with a refund due, newest first. */
  refunds(limit: number): Promise<Order[]> {
    return (
      this.orders
        .createQueryBuilder('o')
        .where({ refundDue: MoreThan(0) })
        // An overpayment, or the refund of an order ended by a status change, is due since its last change.
        .orderBy('COALESCE(o.cancelledAt, o.updatedAt)', 'DESC')
        .addOrderBy('o.id', 'DESC')
        .limit(limit)
        .getMany()
    );
  }

  /** Orders whose client has still to pay, newest first, with what tells how much. */
  unpaid(limit: number): Promise<Order[]> {
    return this.orders
      .createQueryBuilder('o')
      .select(MONEY_COLUMNS)
      .where({ status: In([...UNPAID_STATUSES]) })
      .andWhere('o.paid < o.amount')
      .orderBy('o.createdAt', 'DESC')
      .addOrderBy('o.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /** Orders with any of these numbers of orders or invoices, whatever their status. */
  numbered(numbers: readonly string[]): Promise<Order[]> {
    if (numbers.length === 0) return Promise.resolve([]);
    const known = In([...numbers]);
    return this.orders.find({ where: [{ number: known }, { invoiceNumber: known }], take: 2 * numbers.length });
  }

  /** Orders whose reminder is due, longest due first. */
  toRemind(limit: number): Promise<Pick<Order, 'id'>[]> {
    return this.orders.find({
      select: { id: true },
      where: { remindAt: LessThanOrEqual(new Date()) },
      order: { remindAt: 'ASC' },
      take: limit,
    });
  }
}

/**
 * Claims the orders that are still to be reminded, and sets their next reminders. The write comes first because it
 * locks the rows: another process that found the same ones finds none of them due after this transaction.
 */
export async function claimReminders(
  tx: EntityManager,
  found: readonly Pick<Order, 'id'>[],
): Promise<readonly Order[]> {
  const stillDue = { id: In(found.map(({ id }) => id)), remindAt: LessThanOrEqual(new Date()) };
  await tx.update(Order, stillDue, { remindAt: () => 'remindAt' });
  const orders = await tx.findBy(Order, stillDue);
  if (orders.length === 0) return orders;
  const values: Record<string, unknown> = {};
  const cases = orders.map(({ id, nextDue }, index) => {
    values[`id${index}`] = id;
    values[`at${index}`] = nextDue && nextReminder(nextDue, today());
    return `WHEN :id${index} THEN :at${index}`;
  });
  await tx
    .createQueryBuilder()
    .update(Order)
    .set({ remindAt: () => `CASE id ${cases.join(' ')} END` })
    .where({ id: In(orders.map(({ id }) => id)) })
    .setParameters(values)
    .execute();
  return orders;
}
