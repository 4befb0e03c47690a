import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { oldestAfter } from '../personal-data/oldest-after.js';
import { inBatches } from '../personal-data/in-batches.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { Known, PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import {
  ERASED_NAMES,
  MAX_LISTED,
  type ErasedPerson,
  type Person,
  type PersonalRecord,
} from '../personal-data/person.js';
import { Participant } from './participant.entity.js';
import { wholeRecords } from '../personal-data/whole-records.js';

/** A registration without the person. */
const NOBODY = {
  title: '',
  familyName: ERASED_NAMES,
  firstName: '',
  position: '',
  department: '',
  organization: '',
  address: '',
  country: '',
  town: '',
  phone: '',
  email: '',
  dietRequirements: '',
} as const satisfies Partial<Participant>;

/** Registrations for events by mail address. */
@Injectable()
export class ParticipantsOfPeople implements PersonalRecords {
  readonly kind = 'registrations';

  constructor(
    @InjectRepository(Participant) private readonly rows: Repository<Participant>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      title: row.eventName,
      detail: row.organization,
      state: null,
      amount: row.amount,
      link: `/events/participant/${row.id}/show`,
    }));
  }

  async known(after: Pick<Known, 'id' | 'createdAt'> | null, take: number): Promise<Known[]> {
    const rows = await oldestAfter(this.rows, after, take);
    return rows.map((row) => ({
      ...row,
      names: `${row.firstName} ${row.familyName}`.trim(),
      phoneNumber: row.phone,
      language: null,
    }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Participant, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.find({ where: { email: In([...emails]) }, order: NEWEST_FIRST }));
  }

  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { createdAt: LessThan(keptSinceTime('accounts', inForce)), email: Not('') };
    await inBatches(this.rows, old, ({ among }) => this.rows.update(among, NOBODY), stopping);
  }

  /** What was paid for which event stays. */
  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.update(Participant, { email: In([...emails]) }, NOBODY);
  }
}
