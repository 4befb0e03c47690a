import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, In, MoreThanOrEqual, Repository } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { OrderStatus } from '@imisozi/core/order-status';
import { Order } from './order.entity.js';

/** What may still take place. */
export const ACTIVE_STATUSES: readonly OrderStatus[] = ['PENDING', 'APPROVED', 'PAID'];

/** Whether an order may still take place: it holds or owns seats (trade 8), and uses its promo code. */
export const goesOn = ({ status }: Pick<Order, 'status'>): boolean => ACTIVE_STATUSES.includes(status);

/** Journeys that are due, by their day of travel in Kigali. */
@Injectable()
export class OrderDepartures {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** The number of journeys in the next `days` days, including today. */
  countWithin(days: number): Promise<number> {
    const day = today();
    return this.orders.countBy({ status: In(ACTIVE_STATUSES), travelDate: Between(day, addDays(day, days - 1)) });
  }

  /** Those that travel next, from today on. */
  next(limit: number): Promise<Order[]> {
    return this.orders.find({
      where: { status: In(ACTIVE_STATUSES), travelDate: MoreThanOrEqual(today()) },
      order: { travelDate: 'ASC', needDate: 'ASC', id: 'ASC' },
      take: limit,
    });
  }
}
