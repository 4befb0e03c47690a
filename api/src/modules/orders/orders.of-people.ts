import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { itemTitle } from '@imisozi/core/item-title';
import type { Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords } from '../personal-data/personal-records.js';
import { MAX_LISTED, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Order } from './order.entity.js';

/** What somebody has booked, all orders together. */
export interface BookedByPerson {
  readonly email: string;
  readonly bookings: number;
  /** US dollars: money in less money out. */
  readonly paid: number;
  /** The first day of the latest trip. */
  readonly lastTrip: Day | null;
}

/** Orders by the mail address of their client, which decides whose they are (rules/clients 2). */
@Injectable()
export class OrdersOfPeople implements PersonalRecords {
  readonly kind = 'orders';

  constructor(
    @InjectRepository(Order) private readonly orders: Repository<Order>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const orders = await this.orders.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return orders.map((order) => ({
      id: order.id,
      at: order.createdAt,
      title: order.number,
      detail: [itemTitle(order.itemType, order.people, order.itemTitle), order.travelDate].filter(Boolean).join(', '),
      state: order.status,
      amount: order.amount,
      link: `/tour-bookings/${order.id}/show`,
    }));
  }

  async known(after: Pick<Known, 'id' | 'createdAt'> | null, take: number): Promise<Known[]> {
    return oldestAfter(this.orders, after, take);
  }

  /** The newest orders of somebody: their ids. */
  async idsOf({ emails }: Person): Promise<string[]> {
    const where = { email: In([...emails]) };
    const orders = await this.orders.find({ select: { id: true }, where, order: NEWEST_FIRST, take: MAX_LISTED });
    return orders.map(({ id }) => id);
  }

  /** What was booked under each of these addresses; those without a booking are left out. */
  async bookedBy(emails: readonly string[]): Promise<BookedByPerson[]> {
    if (emails.length === 0) return [];
    const rows = await this.orders
      .createQueryBuilder('o')
      .select('o.email', 'email')
      .addSelect('COUNT(*)', 'bookings')
      .addSelect('SUM(o.paid)', 'paid')
      .addSelect('MAX(o.travelDate)', 'lastTrip')
      .where({ email: In([...emails]) })
      .groupBy('o.email')
      .getRawMany<{ email: string; bookings: number | string; paid: number | string; lastTrip: Day | null }>();
    return rows.map(({ email, bookings, paid, lastTrip }) => ({
      ...{ email, lastTrip },
      bookings: Number(bookings),
      paid: toDollars(Number(paid)),
    }));
  }
}
