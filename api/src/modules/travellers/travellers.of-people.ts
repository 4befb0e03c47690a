import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { TravellerLink } from './links/traveller-link.entity.js';
import { Traveller } from './traveller.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** The travellers of the bookings of somebody, with their links. */
@Injectable()
export class TravellersOfPeople implements PersonalRecords {
  readonly kind = 'travellers';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    const where = { orderId: In([...orderIds]) };
    await tx.delete(TravellerLink, where);
    await tx.delete(Traveller, where);
  }
}
