import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { OrdersOfPeople } from '../orders/orders.of-people.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Review } from './review.entity.js';

/** What somebody has written about trips. */
@Injectable()
export class ReviewsOfPeople implements PersonalRecords {
  readonly kind = 'reviews';

  constructor(
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed(person: Person): Promise<PersonalRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)), writtenAt: Not(IsNull()) };
    const reviews = await this.reviews.find({ where, order: NEWEST_FIRST, take: MAX_LISTED });
    return reviews.map(({ id, createdAt, writtenAt, tourTitle, stars, status }) => ({
      ...{ id, at: writtenAt ?? createdAt, title: tourTitle, amount: null },
      detail: '★'.repeat(stars),
      state: status,
      link: `/reviews/${id}/show`,
    }));
  }

  async whole(person: Person): Promise<WholeRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)) };
    return wholeRecords(await this.reviews.find({ where, order: NEWEST_FIRST }));
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.delete(Review, { orderId: In([...orderIds]) });
  }
}
