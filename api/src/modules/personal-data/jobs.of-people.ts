import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Job } from '../../platform/jobs/job.entity.js';
import { PersonalData } from './personal-data.js';
import type { PersonalRecords } from './personal-records.js';
import type { ErasedPerson } from './person.js';
import { whereSpelled } from './spelled-like.js';

/** Work for later: why it failed may name an address. */
@Injectable()
export class JobsOfPeople implements PersonalRecords {
  readonly kind = 'jobs';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const rows = whereSpelled(tx.createQueryBuilder(Job, 'row').select('row.id'), ['lastError'], person);
    const ids = (await rows.getMany()).map(({ id }) => id);
    await tx.update(Job, { id: In(ids) }, { lastError: null });
  }
}
