import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, In, IsNull, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { Mail } from './mail.entity.js';
import { Job } from '../../platform/jobs/job.entity.js';
import { afterCommit, Transactions } from '../../platform/database/transactions.js';
import { inBatches } from '../personal-data/in-batches.js';
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
    private readonly transactions: Transactions,
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

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Mail, 'recipient', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { recipient: In([...emails]) }, order: NEWEST_FIRST }));
  }

  /** Sent or not: after such a time nobody waits for one. */
  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { createdAt: LessThan(keptSinceTime('mails', inForce)) };
    const erase = ({ ids }: { readonly ids: readonly string[] }) =>
      this.transactions.run(async (tx) =>
        this.delete(tx, await tx.find(Mail, { select: { id: true, jobId: true }, where: { id: In([...ids]) } })),
      );
    await inBatches(this.rows, old, erase, stopping);
  }

  /** Those to the company about the person go too, and so do their jobs: nothing of it is sent any more. */
  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const { emails, orderIds } = person;
    // A mail about another client's booking may name somebody who is called the same.
    const theirs = [{ orderId: IsNull() }, { orderId: In([...orderIds]) }];
    const spelled = whereSpelled(tx.createQueryBuilder(Mail, 'row'), ['replyTo', 'subject', 'data'], person)
      .andWhere(new Brackets((about) => about.where(theirs)))
      .orWhere({ recipient: In([...emails]) })
      .orWhere({ orderId: In([...orderIds]) });
    await this.delete(tx, await spelled.select(['row.id', 'row.jobId']).getMany());
  }

  /** With their jobs and files. */
  private async delete(tx: EntityManager, mails: readonly Pick<Mail, 'id' | 'jobId'>[]): Promise<void> {
    for (let from = 0; from < mails.length; from += CHUNK) {
      const some = mails.slice(from, from + CHUNK);
      await tx.delete(Mail, { id: In(some.map(({ id }) => id)) });
      await tx.delete(Job, { id: In(some.flatMap(({ jobId }) => jobId ?? [])) });
    }
    afterCommit(tx, () => void this.transport.forget(mails.map(({ id }) => id)));
  }
}
