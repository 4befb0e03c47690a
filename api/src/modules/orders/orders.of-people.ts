import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, Repository, type EntityManager } from 'typeorm';
import { itemTitle } from '@imisozi/core/item-title';
import type { Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { refusal } from '../../platform/errors/refused.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import {
  ERASED_NAMES,
  MAX_LISTED,
  type ErasedPerson,
  type Person,
  type PersonalRecord,
} from '../personal-data/person.js';
import { Order, type KeptAs } from './order.entity.js';
import { forgetSearchWords } from '../../platform/database/search-text/forgotten-words.js';
import { newClientKey } from './keys/order.key.js';
import { rewriteOrder } from './order.records.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** What somebody has booked, all orders together. */
export interface BookedByPerson {
  readonly email: string;
  readonly bookings: number;
  /** US dollars: money in less money out. */
  readonly paid: number;
  /** The first day of the latest trip. */
  readonly lastTrip: Day | null;
}

/** What tells when the time of a booking is over. */
const AGE_COLUMNS = [
  ...(['id', 'number', 'createdAt', 'travelDate', 'endDate', 'invoiceNumber', 'agentId', 'refundDue'] as const),
  ...(['names', 'email', 'phoneNumber'] as const),
] as const;

/** A booking as {@link OrdersOfPeople.madeBefore} reads it. */
export type AgedOrder = Pick<Order, (typeof AGE_COLUMNS)[number]>;

/** Whether a booking has lost its person. */
export const isOfNobody = ({ names, email, phoneNumber }: AgedOrder): boolean =>
  names === NOBODY.names && email === '' && phoneNumber === '';

/** A booking without the person. */
const NOBODY = {
  names: ERASED_NAMES,
  email: '',
  phoneNumber: '',
  address: '',
  location: '',
  message: '',
  cancelReason: null,
  remindersPaused: true,
  remindAt: null,
  keptAs: 'nobody',
} as const satisfies Partial<Order>;

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

  /** The ids of all orders of somebody. */
  async idsOf({ emails }: Person): Promise<string[]> {
    const where = { email: In([...emails]) };
    const orders = await this.orders.find({ select: { id: true }, where, order: NEWEST_FIRST });
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

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Order, 'email', emails);
  }

  /** Bookings after a place whose client is kept as this, made before a moment, oldest first, by their own index. */
  async madeBefore(
    keptAs: KeptAs,
    moment: Date,
    after: Pick<Order, 'id' | 'createdAt'> | null,
    take: number,
  ): Promise<AgedOrder[]> {
    const query = this.orders
      .createQueryBuilder('row')
      .select(AGE_COLUMNS.map((name) => `row.${name}`))
      .where({ keptAs })
      .andWhere('row.createdAt < :moment', { moment })
      .orderBy('row.createdAt', 'ASC')
      .addOrderBy('row.id', 'ASC')
      .take(take);
    if (after) {
      query
        .andWhere('row.createdAt >= :at', { at: after.createdAt })
        .andWhere(new Brackets((or) => or.where('row.createdAt > :at').orWhere('row.id > :id', { id: after.id })));
    }
    return query.getMany();
  }

  /** These are kept for the accounts, so that nobody looks at them again before that time is over. */
  async keepForAccounts(ids: readonly string[]): Promise<void> {
    await this.orders.update({ id: In([...ids]), keptAs: 'unbooked' }, { keptAs: 'accounts' });
  }

  /** Those of these that have lost their person already, before that was written down. */
  async keepAsNobody(ids: readonly string[]): Promise<void> {
    const { names, email, phoneNumber, keptAs } = NOBODY;
    await this.orders.update({ id: In([...ids]), names, email, phoneNumber }, { keptAs });
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.orders.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  /**
   * Numbers, days, amounts and what was booked stay for the accounts; the link of the client's page ends.
   * @throws Refused when the person has booked since it was checked that nothing is ahead
   */
  async erase(tx: EntityManager, { emails, spellings, orderIds }: ErasedPerson): Promise<void> {
    // A booking whose time is over goes by its id: the person may have others.
    const where = emails.length > 0 ? { email: In([...emails]) } : { id: In([...orderIds]) };
    const orders = await tx.find(Order, { where });
    const ids = orders.map(({ id }) => id);
    if (ids.some((id) => !orderIds.includes(id))) throw refusal('client-changed-meanwhile');
    for (const order of orders) {
      const typed = [order.names, order.email, order.phoneNumber, order.address];
      await forgetSearchWords(tx, Order, [order.id], [...emails, ...spellings, ...typed]);
      await rewriteOrder(tx, order, {
        ...NOBODY,
        clientKey: newClientKey(),
        ...(order.refundReason && { refundReason: '' }),
      });
    }
  }
}
