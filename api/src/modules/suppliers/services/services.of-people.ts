import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { TripService } from './trip-service.entity.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import type { PersonalRecords } from '../../personal-data/personal-records.js';
import type { ErasedPerson } from '../../personal-data/person.js';

/** Remarks for suppliers about the bookings of somebody; what was bought and paid stays. */
@Injectable()
export class ServicesOfPeople implements PersonalRecords {
  readonly kind = 'services';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(TripService, { orderId: In([...orderIds]) }, { note: '' });
  }
}
