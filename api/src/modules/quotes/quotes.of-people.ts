import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { idsOfBookings } from '../personal-data/ids-of-bookings.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Quote } from './quote.entity.js';
import { emptyQuote } from './quote.erasing.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** Proposals by the mail address of their client. */
@Injectable()
export class QuotesOfPeople implements PersonalRecords {
  readonly kind = 'quotes';

  constructor(
    @InjectRepository(Quote) private readonly rows: Repository<Quote>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: row.number,
      detail: [row.title, row.travelDate].filter(Boolean).join(', '),
      state: row.state,
      amount: null,
      link: `/quotes/${row.id}/show`,
    }));
  }

  async known(after: Pick<Known, 'id' | 'createdAt'> | null, take: number): Promise<Known[]> {
    const rows = await oldestAfter(this.rows, after, take);
    return rows.map((row) => ({ ...row }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Quote, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  idsOfBookings(tx: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    return idsOfBookings(tx, Quote, orderIds);
  }

  /** Number, state, source and day of sending stay for the figures (rules/privacy 14). */
  async erase(tx: EntityManager, { emails, orderIds }: ErasedPerson): Promise<void> {
    const theirs = [{ email: In([...emails]) }, { orderId: In([...orderIds]) }];
    const quotes = await tx.find(Quote, { select: { id: true }, where: theirs });
    for (const { id } of quotes) await emptyQuote(tx, id);
  }
}
