import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, IsNull, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Mail } from './mail.entity.js';
import { Job } from '../../platform/jobs/job.entity.js';
import { afterCommit } from '../../platform/database/transactions.js';
import { whereSpelled } from '../personal-data/spelled-like.js';
import { MailTransport } from './transport/mail-transport.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** Rows deleted at a time. */
const CHUNK = 200;

/** Mails by the address that they went to. */
@Injectable()
export class MailsOfPeople implements PersonalRecords {
  readonly kind = 'mails';

  constructor(
    @InjectRepository(Mail) private readonly rows: Repository<Mail>,
    private readonly transport: MailTransport,
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

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { recipient: In([...emails]) }, order: NEWEST_FIRST }));
  }

  /** Those to the company about the person go too, and so do their jobs: nothing of it is sent any more. */
  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const { emails, orderIds } = person;
    // A mail about another client's booking may name somebody who is called the same.
    const theirs = [{ orderId: IsNull() }, { orderId: In([...orderIds]) }];
    const spelled = whereSpelled(tx.createQueryBuilder(Mail, 'row'), ['replyTo', 'subject', 'data'], person)
      .andWhere(new Brackets((about) => about.where(theirs)))
      .orWhere('row.recipient IN (:...emails)', { emails })
      .orWhere({ orderId: In([...orderIds]) });
    const mails = await spelled.select(['row.id', 'row.jobId']).getMany();
    for (let from = 0; from < mails.length; from += CHUNK) {
      const some = mails.slice(from, from + CHUNK);
      await tx.delete(Mail, { id: In(some.map(({ id }) => id)) });
      await tx.delete(Job, { id: In(some.flatMap(({ jobId }) => jobId ?? [])) });
    }
    afterCommit(tx, () => void this.transport.forget(mails.map(({ id }) => id)));
  }
}
