import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { GuideTick } from './guide-tick.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../personal-data/person.js';

/** What guides have written about the bookings of somebody. */
@Injectable()
export class TicksOfPeople implements PersonalRecords {
  readonly kind = 'ticks';

  constructor(
    @InjectRepository(GuideTick) private readonly ticks: Repository<GuideTick>,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async whole(person: Person): Promise<WholeRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)), hasNote: true };
    const ticks = await this.ticks.find({ where, order: NEWEST_FIRST });
    return wholeRecords(ticks.map(({ id, createdAt, kind, note }) => ({ id, createdAt, kind, note })));
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(GuideTick, { orderId: In([...orderIds]) }, { note: '', hasNote: false });
  }
}
