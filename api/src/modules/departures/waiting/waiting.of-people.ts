import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { WaitingEntry } from './waiting-entry.entity.js';
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

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    return wholeRecords(await this.rows.findBy({ email: In([...emails]) }));
  }

  async erase(tx: EntityManager, { emails }: ErasedPerson): Promise<void> {
    await tx.delete(WaitingEntry, { email: In([...emails]) });
  }
}
