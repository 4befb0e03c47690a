import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Subscriber } from './subscriber.entity.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** Who gets letters, by mail address. */
@Injectable()
export class SubscriptionsOfPeople implements PersonalRecords {
  readonly kind = 'subscriptions';

  constructor(
    @InjectRepository(Subscriber) private readonly rows: Repository<Subscriber>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: row.email,
      detail: '',
      state: null,
      amount: null,
      link: null,
    }));
  }

  async known(after: Pick<Known, 'id' | 'createdAt'> | null, take: number): Promise<Known[]> {
    const rows = await oldestAfter(this.rows, after, take);
    return rows.map((row) => ({ ...row, names: '', phoneNumber: '' }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Subscriber, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.delete(Subscriber, { email: In([...emails]) });
  }
}
