import { Injectable } from '@nestjs/common';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { today, type Day } from '@imisozi/core/kigali-time';
import { balanceOf } from '../../orders/order.balance.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderMoneyDue } from '../../orders/order.money-due.js';
import { overdueOf } from '../../orders/warnings/order.warnings.js';
import { dueInstalment } from '../../orders/due-day.js';
import type { OverdueAnswer, OverdueView } from './overdue.dto.js';

/** The maximum number of orders in the list. */
const MAX_SHOWN = 500;

/** Orders that are overdue (rules/money 9). */
@Injectable()
export class OrderOverdue {
  constructor(private readonly due: OrderMoneyDue) {}

  /** Amounts due before today in Kigali, newest first (rules/money 9). */
  async list(): Promise<OverdueAnswer> {
    const day = today();
    const [orders, total] = await this.due.overdue(day, MAX_SHOWN);
    return { overdue: orders.flatMap((order) => overdueView(order, day)), total };
  }

  /**
   * How many orders are overdue, and with how many US dollars together; null where there are more than the list shows,
   * because a sum of some would be taken for the sum of all.
   */
  async sum(): Promise<{ readonly count: number; readonly amount: number | null }> {
    const { overdue, total } = await this.list();
    if (total > MAX_SHOWN) return { count: total, amount: null };
    return { count: total, amount: toDollars(overdue.reduce((sum, { amount }) => sum + toCents(amount), 0)) };
  }
}

function overdueView(order: Order, day: Day): OverdueView[] {
  const oldest = dueInstalment(order);
  if (!oldest) return [];
  const { id: orderId, number, names, phoneNumber, itemTitle, travelDate, remindersPaused } = order;
  const { label, dueDate } = oldest;
  const money = { amount: overdueOf(order, day), balance: balanceOf(order), label, dueDate };
  return [{ orderId, number, names, phoneNumber, itemTitle, travelDate, ...money, remindersPaused }];
}
