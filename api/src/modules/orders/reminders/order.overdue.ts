import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { today, type Day } from '@imisozi/core/kigali-time';
import { balanceOf } from '../order.balance.js';
import { Order } from '../order.entity.js';
import { overdueOf } from '../warnings/order.warnings.js';
import { dueInstalment } from './due-day.js';
import type { OverdueAnswer, OverdueView } from './overdue.dto.js';

/** Orders that the list shows. */
const MOST_SHOWN = 500;

/** Who should have paid by now (trade 4). */
@Injectable()
export class OrderOverdue {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** What was due before today in Kigali, newest first (trade 10). */
  async list(): Promise<OverdueAnswer> {
    const day = today();
    const where = { nextDue: LessThan(day) };
    const [orders, total] = await Promise.all([
      this.orders.find({ where, order: { nextDue: 'DESC', id: 'DESC' }, take: MOST_SHOWN }),
      this.orders.countBy(where),
    ]);
    return { overdue: orders.flatMap((order) => overdueView(order, day)), total };
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
