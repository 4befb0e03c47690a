import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { startOfToday, today } from '@imisozi/core/kigali-time';
import { Order } from './order.entity.js';
import type { OrderStatus } from '@imisozi/core/order-status';

/** What tours and events ask about their orders. Apart from `OrdersService`, which needs tours and events. */
@Injectable()
export class OpenOrdersService {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** How many orders of a tour or event somebody still has to see to, or have a paid journey ahead. */
  countOf(itemId: string): Promise<number> {
    return this.orders.count({
      where: [
        { itemId, status: In(['PENDING', 'APPROVED'] satisfies OrderStatus[]) },
        { itemId, status: 'PAID', endDate: MoreThanOrEqual(today()) },
        { itemId, status: 'PAID', endDate: IsNull(), needDate: MoreThanOrEqual(startOfToday()) },
      ],
    });
  }
}

/** What an answer adds when a tour or event is deleted that people have booked. */
export const openOrdersSentence = (count: number): string =>
  count === 0 ? '' : ` ${count} open ${count === 1 ? 'booking has' : 'bookings have'} been kept.`;
