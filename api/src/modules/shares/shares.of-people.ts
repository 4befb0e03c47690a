import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { ERASED_NAMES, type ErasedPerson, type Person } from '../personal-data/person.js';
import { OrderShare } from './order-share.entity.js';
import { idsOfBookings } from '../personal-data/ids-of-bookings.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';

/** Who pays which part of a bill: the amounts stay. */
@Injectable()
export class SharesOfPeople implements PersonalRecords {
  readonly kind = 'shares';

  constructor(
    @InjectRepository(OrderShare) private readonly shares: Repository<OrderShare>,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  /** Whose name, which part, and when it was paid. The id opens the part's page, so it is not among them. */
  async whole(person: Person): Promise<WholeRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)) };
    const shares = await this.shares.find({ where, order: { createdAt: 'DESC', position: 'ASC' } });
    return wholeRecords(shares.map(({ entryId: _entry, ...share }) => ({ ...share, id: share.orderId })));
  }

  idsOfBookings(tx: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    return idsOfBookings(tx, OrderShare, orderIds);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(OrderShare, { orderId: In([...orderIds]) }, { names: ERASED_NAMES });
  }
}
