import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSince, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { WaitingEntry } from './waiting-entry.entity.js';
import { inBatches } from '../../personal-data/in-batches.js';
import { addressesIn } from '../../personal-data/addresses-in.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../../personal-data/person.js';
import { wholeRecords } from '../../personal-data/whole-records.js';

/** Who waits for seats on a departure. */
@Injectable()
export class WaitingOfPeople implements PersonalRecords {
  readonly kind = 'waiting';

  constructor(
    @InjectRepository(WaitingEntry) private readonly rows: Repository<WaitingEntry>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, WaitingEntry, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.findBy({ email: In([...emails]) }));
  }

  /** Of departures that began long ago. */
  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { departure: { startDate: LessThan(keptSince('waiting', inForce)) } };
    await inBatches(this.rows, old, ({ among }) => this.rows.delete(among), stopping);
  }

  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.delete(WaitingEntry, { email: In([...emails]) });
  }
}
