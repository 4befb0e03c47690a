import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ERASED_NAMES } from '../personal-data/person.js';
import { OrderShare } from './order-share.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** Who pays which part of a bill: the amounts stay. */
@Injectable()
export class SharesOfPeople implements PersonalRecords {
  readonly kind = 'shares';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(OrderShare, { orderId: In([...orderIds]) }, { names: ERASED_NAMES });
  }
}
