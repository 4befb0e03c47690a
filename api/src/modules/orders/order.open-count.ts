import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Repository } from 'typeorm';
import { startOfToday, today } from '@imisozi/core/kigali-time';
import { UNPAID_STATUSES } from '@imisozi/core/order-status';
import { OpenBookings } from '../content/open-bookings.js';
import { Order } from './order.entity.js';

/** Counts orders of a tour or event that still need a decision, or whose paid trip is in the future. */
@Injectable()
export class OpenOrderCount implements OnModuleInit {
  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    private readonly bookings: OpenBookings,
  ) {}

  onModuleInit(): void {
    this.bookings.countWith((itemId) =>
      this.orders.count({
        where: [
          { itemId, status: In(UNPAID_STATUSES) },
          { itemId, status: 'PAID', endDate: MoreThanOrEqual(today()) },
          { itemId, status: 'PAID', endDate: IsNull(), needDate: MoreThanOrEqual(startOfToday()) },
        ],
      }),
    );
  }
}
