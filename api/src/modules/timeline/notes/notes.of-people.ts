import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { cutToCharacters } from '../../../platform/characters.js';
import { NEWEST_FIRST } from '../../../platform/list/newest-first.js';
import { OrdersOfPeople } from '../../orders/orders.of-people.js';
import { idsOfBookings } from '../../personal-data/ids-of-bookings.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { wholeRecords } from '../../personal-data/whole-records.js';
import type { PersonalRecords, WholeRecord } from '../../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../../personal-data/person.js';
import { OrderNote } from './order-note.entity.js';

/** How much of a note is shown. */
const SHOWN = 200;

/** What staff have noted about the bookings of somebody. */
@Injectable()
export class NotesOfPeople implements PersonalRecords {
  readonly kind = 'notes';

  constructor(
    @InjectRepository(OrderNote) private readonly notes: Repository<OrderNote>,
    private readonly orders: OrdersOfPeople,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed(person: Person): Promise<PersonalRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)) };
    const notes = await this.notes.find({ where, order: NEWEST_FIRST, take: MAX_LISTED });
    return notes.map(({ id, createdAt, text, authorEmail, dueDate, doneAt, orderId }) => ({
      ...{ id, at: createdAt, amount: null },
      title: cutToCharacters(text, SHOWN),
      detail: authorEmail,
      state: dueDate === null ? null : doneAt ? 'done' : 'open',
      link: `/tour-bookings/${orderId}/show`,
    }));
  }

  async whole(person: Person): Promise<WholeRecord[]> {
    const where = { orderId: In(await this.orders.idsOf(person)) };
    return wholeRecords(await this.notes.find({ where, order: NEWEST_FIRST }));
  }

  idsOfBookings(tx: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    return idsOfBookings(tx, OrderNote, orderIds);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.delete(OrderNote, { orderId: In([...orderIds]) });
  }
}
