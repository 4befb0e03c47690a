import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { GuideTick } from './guide-tick.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** What guides have written about the bookings of somebody. */
@Injectable()
export class TicksOfPeople implements PersonalRecords {
  readonly kind = 'ticks';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(GuideTick, { orderId: In([...orderIds]) }, { note: '', hasNote: false });
  }
}
