import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import { MAX_LISTED, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Mail } from './mail.entity.js';

/** Mails by the address that they went to. */
@Injectable()
export class MailsOfPeople implements PersonalRecords {
  readonly kind = 'mails';

  constructor(
    @InjectRepository(Mail) private readonly rows: Repository<Mail>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { recipient: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: row.subject ?? row.template,
      detail: row.reference ?? '',
      state: row.status,
      amount: null,
      link: null,
    }));
  }
}
