import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ERASED_ANSWER, IdempotencyRecord } from '../../platform/idempotency/idempotency-record.entity.js';
import { PersonalData } from './personal-data.js';
import type { PersonalRecords } from './personal-records.js';
import type { ErasedPerson } from './person.js';
import { whereSpelled } from './spelled-like.js';

/** Answers that are kept a day to be given again. What they answer stays done: only their words go. */
@Injectable()
export class AnswersOfPeople implements PersonalRecords {
  readonly kind = 'answers';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const rows = whereSpelled(tx.createQueryBuilder(IdempotencyRecord, 'row').select('row.id'), ['answer'], person);
    const ids = (await rows.getMany()).map(({ id }) => id);
    await tx.update(IdempotencyRecord, { id: In(ids) }, { answer: ERASED_ANSWER });
  }
}
