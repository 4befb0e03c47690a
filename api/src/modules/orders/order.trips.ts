import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, MoreThan, Repository } from 'typeorm';
import { addDays, type Day } from '@imisozi/core/kigali-time';
import { Order } from './order.entity.js';

/** No trip is longer; orders are found by their first day. */
const LONGEST_TRIP_DAYS = 60;
const PAGE = 500;

/** Trips that people have been on. */
@Injectable()
export class OrderTrips {
  constructor(@InjectRepository(Order) private readonly orders: Repository<Order>) {}

  /** The ids of paid tours whose last day lies between two days, some at a time. */
  async *ended(first: Day, last: Day): AsyncGenerator<string[]> {
    for (let after = ''; ;) {
      const page = await this.orders.find({
        select: { id: true },
        where: {
          travelDate: Between(addDays(first, -LONGEST_TRIP_DAYS), last),
          endDate: Between(first, last),
          itemType: 'tour',
          status: 'PAID',
          id: MoreThan(after),
        },
        order: { id: 'ASC' },
        take: PAGE,
      });
      yield page.map(({ id }) => id);
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }
}
