import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { AirTicketInquiry } from './air-ticket-inquiry.entity.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** Inquiries for air tickets by the mail address of who asked. */
@Injectable()
export class InquiriesOfPeople implements PersonalRecords {
  readonly kind = 'inquiries';

  constructor(
    @InjectRepository(AirTicketInquiry) private readonly rows: Repository<AirTicketInquiry>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: `${row.departureCity} – ${row.destinationCity}`,
      detail: row.departureDate,
      state: row.isHandled ? 'handled' : 'open',
      amount: null,
      link: `/air-ticket-inquiries/${row.id}/show`,
    }));
  }

  async known(after: Pick<Known, 'id' | 'createdAt'> | null, take: number): Promise<Known[]> {
    const rows = await oldestAfter(this.rows, after, take);
    return rows.map((row) => ({ ...row, names: row.fullName, phoneNumber: row.phone, language: null }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, AirTicketInquiry, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.delete(AirTicketInquiry, { email: In([...emails]) });
  }
}
